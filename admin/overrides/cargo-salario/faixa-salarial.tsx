import Radar from '@mui/icons-material/RadarOutlined'
import { competenciasTexts } from '#admin/i18n/competencias.ts'
import { defineOverride } from '#admin/resource/override.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'

export default defineOverride<FaixaSalarial>({
  recordActions: (base, { id }) => [
    ...base,
    {
      name: 'niveis-competencia',
      title: competenciasTexts.levels,
      icon: <Radar fontSize="small" />,
      to: `/cargo-salario/faixas-salariais/${id}/niveis-competencia`,
    },
  ],
})
