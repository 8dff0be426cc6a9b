import History from '@mui/icons-material/HistoryOutlined'
import Radar from '@mui/icons-material/RadarOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import { later } from '#admin/form/later.tsx'
import { competenciasTexts } from '#admin/i18n/competencias.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { TransferButton } from '#admin/screens/cargo-salario/cargos/ListButtons.tsx'
import { cargosTexts as t } from '#admin/screens/cargo-salario/cargos/texts.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'

const TransferOfBand = later(() => import('#admin/screens/cargo-salario/cargos/TransferOfBand.tsx'))

export default defineOverride<FaixaSalarial>({
  listActions: (base) => [<TransferButton key="transferir" />, ...base],
  recordActions: (base, { id, cargo }, { can }) => {
    const linked = [
      {
        name: 'historicos',
        title: t.history,
        icon: <History fontSize="small" />,
        to: `/cargo-salario/cargos/${cargo.id}/faixas-salariais/${id}/historicos`,
      },
      {
        name: 'niveis-competencia',
        title: competenciasTexts.levels,
        icon: <Radar fontSize="small" />,
        to: `/cargo-salario/faixas-salariais/${id}/niveis-competencia`,
      },
    ]
    // 'Copiar' asks for the name and stores the copy; it replaces the generic clone (spec 2 §5)
    const own = base.filter(({ name }) => name !== 'clone')
    if (!can.update) return [...own, ...linked]
    return [
      ...own,
      ...linked,
      { name: 'transferir', title: t.transfer, icon: <SwapHoriz fontSize="small" />, dialog: TransferOfBand },
    ]
  },
})
