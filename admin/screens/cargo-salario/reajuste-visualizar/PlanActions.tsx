import Edit from '@mui/icons-material/EditOutlined'
import { PLANOS, type Plano } from '#admin/reajustes/plano.ts'
import { ActionButton } from '#admin/resource/actions/ActionButton.tsx'
import { MoreActions } from '#admin/resource/actions/MoreActions.tsx'
import { useRecordActions } from '#admin/resource/actions/useRecordActions.tsx'
import { useEntity, useRuleContext } from '#admin/resource/entity-context.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { rightsTo } from '#admin/resource/rights.ts'

/** Actions left out: this page offers them itself. */
const ELSEWHERE = ['realinhamentos', 'total-folha', 'clone']
const MOST = 3

/** Actions of the plan: the first enabled ones as buttons, the others in a menu, disabled ones with their reason. */
export function PlanActions({ plano }: { plano: Plano }) {
  const scope = useEntity()
  const context = useRuleContext()
  const all = useRecordActions({ ...plano }, 'page').filter(({ name }) => !ELSEWHERE.includes(name))
  const shown = all.filter(({ disabled }) => disabled === undefined).slice(0, MOST)
  const rest = all.filter((action) => !shown.includes(action))
  const edit = rightsTo(scope, { ...plano }, context).update
    ? [{ name: 'edit', title: listTexts.edit, icon: <Edit fontSize="small" />, to: `/${PLANOS}/${plano.id}` }]
    : []
  return (
    <>
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      <MoreActions actions={[...edit, ...rest]} label={plano.nome} />
    </>
  )
}
