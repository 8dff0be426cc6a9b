import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Action, Approval, Level, RecordData, Workflow } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../../define.ts'
import type { StoredRecord } from '../../read/read.ts'
import { writeTrailLine } from '../../trail/write-trail.ts'
import { requireStep } from '../roles.ts'
import { goalOf, stepOf } from '../step.ts'
import { decidesFor, levelsFor } from './levels.ts'
import { beginStage } from './stage.ts'
import { type Decision, endWait, noteDecision, openWait, type Wait } from './waits.ts'

/**
 * Takes a deciding step as the decision of this session at the stage the record waits at.
 * @returns true when the step may be taken: it was the last decision needed. False: it is stored, and others have to agree first
 * @throws DomainError NAO_AUTORIZADO for a session that is not asked at this stage
 */
export async function decideApproval(
  ctx: Ctx,
  action: Action,
  stored: StoredRecord,
  input: RecordData,
): Promise<boolean> {
  if (!action.by?.decides) return true
  const found = stepOf(ctx.entity, action)
  const goal = found && goalOf(found.workflow, found.step, input)?.name
  const approval = found?.workflow.approval
  const isDecision =
    approval &&
    stateOf(found.workflow, stored)?.name === approval.in &&
    [approval.approved, approval.refused].includes(goal ?? '')
  const wait = isDecision ? await waitOf(ctx, found.workflow, approval, stored) : undefined
  const level = approval?.levels.find(({ name }) => name === wait?.nivel)
  if (!isDecision || !wait || !level) {
    // no approval or refusal of what waits: the rights of the step apply, as at any time
    await requireStep(ctx, action, stored)
    return true
  }
  const who = await decidesFor(ctx, level, wait, stored)
  if (!who) return refuse(ctx, action, level)
  const agreed = goal === approval.approved
  const reason = approval.reason === undefined ? undefined : valueAt(input, approval.reason)
  const decision: Decision = {
    usuarioId: ctx.session.usuario.id,
    nome: ctx.session.usuario.nome,
    ...who,
    decisao: agreed ? 'aprovou' : 'reprovou',
    em: ctx.now().toISOString(),
    ...(typeof reason === 'string' ? { motivo: reason } : {}),
  }
  await noteDecision(ctx, wait, decision)
  if (!agreed || (isAgreed(level, wait, decision) && (await isOver(ctx, found.workflow, approval, stored, wait))))
    return true
  await writeTrailLine(ctx, stored.id, Number(stored.empresaId ?? ctx.session.empresaId), 'aprovacao', {})
  return false
}

/** Refuses a decision with NAO_AUTORIZADO; only a session with the step's authority is told at which stage the record waits. */
function refuse({ session }: Ctx, { by }: Action, { title }: Level): never {
  const message = `Esta etapa da aprovação é de outra pessoa: ${title}.`
  const decides = by?.authority !== undefined && hasAuthority(session, by.authority)
  return fail('NAO_AUTORIZADO', {}, decides ? { message } : {})
}

/** Whether no stage is left after this one; else the next one begins. */
async function isOver(
  ctx: Ctx,
  { name, title }: Workflow,
  approval: Approval,
  stored: StoredRecord,
  wait: Wait,
): Promise<boolean> {
  if (levelsFor(ctx, approval, stored).at(-1)?.name === wait.nivel) return true
  await endWait(ctx, wait, 'aprovada')
  return !(await beginStage(ctx, { name, title, approval }, stored, wait.nivel))
}

/** The open stage of a record; a record that waited before approvals were introduced begins its first stage now. */
async function waitOf(
  ctx: Ctx,
  { name, title }: Workflow,
  approval: Approval,
  stored: StoredRecord,
): Promise<Wait | undefined> {
  const open = await openWait(ctx, stored.id, name)
  if (open) return open
  await beginStage(ctx, { name, title, approval: { ...approval, tells: false } }, stored)
  return openWait(ctx, stored.id, name)
}

/** Whether a stage is complete with this decision: one approval is enough, unless all who were asked have to agree (`all`). */
function isAgreed({ all }: Level, { usuarios, decisoes }: Wait, last: Decision): boolean {
  if (!all || usuarios.length === 0) return true
  const said = new Set(
    [...decisoes, last].filter(({ decisao }) => decisao === 'aprovou').map(({ usuarioId, por }) => por ?? usuarioId),
  )
  return usuarios.every((id) => said.has(id))
}

/** Whether the session may decide, by this step, at the stage a record waits at. */
export async function mayDecide(ctx: Ctx, action: Action, stored: StoredRecord): Promise<boolean> {
  const found = action.by?.decides ? stepOf(ctx.entity, action) : undefined
  const approval = found?.workflow.approval
  if (!approval || stateOf(found.workflow, stored)?.name !== approval.in) return false
  const wait = await openWait(ctx, stored.id, found.workflow.name)
  const level = approval.levels.find(({ name }) => name === wait?.nivel)
  return wait !== undefined && level !== undefined && (await decidesFor(ctx, level, wait, stored)) !== undefined
}
