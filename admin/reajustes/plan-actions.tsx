import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Functions from '@mui/icons-material/Functions'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import { later } from '#admin/form/later.tsx'
import { session } from '#admin/providers/session.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { type Plano, paginaDo, VER_SALARIO } from './plano.ts'
import { reajustesTexts as t } from './texts.ts'

const TotalDialog = later(() => import('./TotalDialog.tsx'))
const ApplyDialog = later(() => import('./ApplyDialog.tsx'))
const CancelDialog = later(() => import('./CancelDialog.tsx'))

type PlanAction = RecordAction<Plano>

const STATES: Record<string, string> = {
  E: 'Em elaboração',
  P: 'Em aprovação',
  V: 'Aprovada',
  A: 'Aplicada',
  C: 'Cancelada',
}

/** Whether the user may see salaries. */
function seesSalaries(): boolean {
  const state = session.get()
  return state.status === 'authenticated' && state.info.authorities.includes(VER_SALARIO)
}

/** Returns why an applied plan cannot be reverted. */
function keeps({ situacao, ehUltimo, existeHistoricoConfirmado }: Plano): string | undefined {
  if (situacao !== 'A') return undefined
  if (existeHistoricoConfirmado) return t.confirmed
  return ehUltimo ? undefined : t.notLast
}

/** Actions of a plan, in rows and on its page. Applying and cancelling use calls of their own, which run as tasks; impossible ones stay visible with the reason — spec 2 §3, §4 */
export function planActions(base: PlanAction[], plano: Plano, { can }: SchemaSummary): PlanAction[] {
  const { id, situacao = 'E' } = plano
  const secret = seesSalaries() ? undefined : t.noSalaries
  // a plan of a single talento may leave the salary unchanged: the server decides
  const unknown = plano.talento ? undefined : secret
  const steps: PlanAction[] = base.map((action) => {
    const { run: _, ...rest } = action
    if (action.name === 'aplica')
      return { ...rest, title: t.apply, disabled: action.disabled ?? unknown, dialog: ApplyDialog }
    if (action.name === 'cancela')
      return { ...rest, title: t.cancel, disabled: action.disabled ?? keeps(plano) ?? unknown, dialog: CancelDialog }
    if (action.name === 'view' && can.update)
      return { name: 'edit', title: listTexts.edit, icon: <Edit fontSize="small" />, disabled: locked(situacao) }
    return action
  })
  const links: PlanAction[] = [
    { name: 'realinhamentos', title: t.show, icon: <ListAlt fontSize="small" />, disabled: secret, to: paginaDo(id) },
    {
      name: 'total-folha',
      title: t.totals,
      icon: <Functions fontSize="small" />,
      disabled: secret,
      dialog: TotalDialog,
    },
  ]
  const first = ['edit', 'view', 'aplica', 'cancela']
  const take = (...names: string[]) => steps.filter(({ name }) => names.includes(name))
  const all = [...links, ...take('aplica', 'cancela'), ...take('edit', 'view')]
  const rest = steps.filter(({ name }) => !first.includes(name))
  // the plan's own page offers edit and delete in its form
  const kept = take('edit', 'view').length > 0 && can.delete && !rest.some(({ name }) => name === 'delete')
  return [...all, ...rest, ...(kept ? [undeletable(situacao)] : [])]
}

const nameOf = (situacao: string): string => STATES[situacao] ?? situacao
const locked = (situacao: string): string => t.editLocked(nameOf(situacao))
const undeletable = (situacao: string): PlanAction => ({
  name: 'delete',
  title: listTexts.remove,
  icon: <DeleteOutline fontSize="small" />,
  danger: true,
  disabled: t.deleteLocked(nameOf(situacao)),
})
