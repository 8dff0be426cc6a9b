import Hub from '@mui/icons-material/HubOutlined'
import ToggleOff from '@mui/icons-material/ToggleOffOutlined'
import ToggleOn from '@mui/icons-material/ToggleOnOutlined'
import { later } from '#admin/form/later.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { ChartButton, ReportButton, SendButton } from '#admin/screens/cargo-salario/areas/ListButtons.tsx'
import { Notices } from '#admin/screens/cargo-salario/areas/Notices.tsx'
import { areasTexts as t } from '#admin/screens/cargo-salario/areas/texts.ts'
import type { AreaOrganizacional } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'

const Activation = later(() => import('#admin/screens/cargo-salario/areas/Activation.tsx'))
const Removal = later(() => import('#admin/screens/cargo-salario/areas/Removal.tsx'))
const AreaDrawer = later(() => import('#admin/screens/cargo-salario/areas/AreaDrawer.tsx'))

/** Generic actions, disabled with the reason where an area cannot be changed — spec 2 §4, §8 */
function usual(
  action: RecordAction<AreaOrganizacional>,
  { podeEditar }: AreaOrganizacional,
): RecordAction<AreaOrganizacional> {
  if (action.name === 'view') return { ...action, title: t.viewOnly }
  if (action.name === 'edit' && podeEditar === false) return { ...action, disabled: t.cannotEdit }
  return action.name === 'delete' ? { ...action, dialog: Removal } : action
}

export default defineOverride<AreaOrganizacional>({
  listTop: Notices,
  listActions: (base) => [
    <ChartButton key="organograma" />,
    <ReportButton key="relatorio" />,
    <SendButton key="colabore" />,
    ...base,
  ],
  recordActions: (base, record, { can }) => {
    const { ativo, podeEditarStatusAtivo, motivoStatusAtivo } = record
    const inside = { name: 'vinculos', title: t.inside, icon: <Hub fontSize="small" />, dialog: AreaDrawer }
    const own = [...base.map((action) => usual(action, record)), inside]
    if (!can.update) return own
    return [
      ...own,
      {
        name: 'ativa',
        title: ativo ? t.deactivate : t.activate,
        icon: ativo ? <ToggleOff fontSize="small" /> : <ToggleOn fontSize="small" />,
        disabled: podeEditarStatusAtivo === false ? (motivoStatusAtivo ?? t.cannotEdit) : undefined,
        dialog: Activation,
      },
    ]
  },
})
