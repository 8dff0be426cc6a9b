import History from '@mui/icons-material/HistoryOutlined'
import { defineOverride } from '#admin/resource/override.ts'
import { cargosTexts as t } from '#admin/screens/cargo-salario/cargos/texts.ts'
import type { Indice } from '#schemas/generated/types/cargo-salario/indice.ts'

export default defineOverride<Indice>({
  recordActions: (base, { id }) => [
    ...base,
    {
      name: 'historicos',
      title: t.values,
      icon: <History fontSize="small" />,
      to: `/cargo-salario/indices/${id}/historicos`,
    },
  ],
})
