import Assignment from '@mui/icons-material/AssignmentOutlined'
import Layers from '@mui/icons-material/LayersOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import ToggleOff from '@mui/icons-material/ToggleOffOutlined'
import ToggleOn from '@mui/icons-material/ToggleOnOutlined'
import Alert from '@mui/material/Alert'
import { later } from '#admin/form/later.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { AddAreasButton } from '#admin/screens/cargo-salario/cargos/ListButtons.tsx'
import { Notices } from '#admin/screens/cargo-salario/cargos/Notices.tsx'
import { cargosTexts as t } from '#admin/screens/cargo-salario/cargos/texts.ts'
import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'

const Activation = later(() => import('#admin/screens/cargo-salario/cargos/Activation.tsx'))
const Responsibilities = later(() => import('#admin/screens/cargo-salario/cargos/Responsibilities.tsx'))
const TransferOfPosition = later(() => import('#admin/screens/cargo-salario/cargos/TransferOfPosition.tsx'))

/** Warning for a cargo created before areas were mandatory: it cannot be saved without one. */
function NoAreas({ record }: { record?: Partial<Cargo> }) {
  if (record?.id === undefined || (record.areasOrganizacionais?.length ?? 0) > 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.noAreas}
    </Alert>
  )
}

const bandsOf = ({ id }: Cargo): string =>
  `/cargo-salario/faixas-salariais?filter=${encodeURIComponent(JSON.stringify({ cargo: id }))}`

export default defineOverride<Cargo>({
  listTop: Notices,
  formTop: NoAreas,
  summaryTop: NoAreas,
  listActions: (base) => [<AddAreasButton key="areas" />, ...base],
  recordActions: (base, record, { can }) => {
    const { ativa, possuiFaixaSalarial } = record
    const own = base.map((action) =>
      action.name === 'delete' && possuiFaixaSalarial ? { ...action, disabled: t.hasBands } : action,
    )
    const bands = { name: 'faixas', title: t.bands, icon: <Layers fontSize="small" />, to: bandsOf(record) }
    const texts = {
      name: 'responsabilidades',
      title: t.responsibilities,
      icon: <Assignment fontSize="small" />,
      dialog: Responsibilities,
    }
    if (!can.update) return [...own, bands, texts]
    return [
      ...own,
      bands,
      texts,
      {
        name: 'transferir',
        title: t.transfer,
        icon: <SwapHoriz fontSize="small" />,
        disabled: possuiFaixaSalarial ? undefined : t.noBands,
        dialog: TransferOfPosition,
      },
      {
        name: 'ativa',
        title: ativa ? t.deactivate : t.activate,
        icon: ativa ? <ToggleOff fontSize="small" /> : <ToggleOn fontSize="small" />,
        dialog: Activation,
      },
    ]
  },
})
