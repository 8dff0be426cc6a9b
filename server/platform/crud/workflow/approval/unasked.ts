import type { Approval, Workflow } from '#schemas/runtime/model.ts'
import { evaluateCondition } from '#schemas/runtime/record/record.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { bindContext } from '../../computed/context.ts'
import type { Ctx } from '../../define.ts'
import { planOf } from '../../plan/plan.ts'
import { findManyStored, type StoredRecord } from '../../read/read.ts'
import { visibleRows } from '../../sight/visible-rows.ts'
import { inStatesSql } from '../in-states.ts'
import { levelsFor, usersOf } from './levels.ts'
import type { Wait } from './waits.ts'

/** A waiting record without any stage yet, as if its first stage had begun: it begins with the first decision. */
export interface Unasked {
  wait: Wait
  record: StoredRecord
}

/** Records the session sees that were in the waiting state before their register had approvals: at most `most`. */
export async function unaskedRecords(ctx: Ctx, most: number): Promise<Unasked[]> {
  const found: Unasked[] = []
  for (const workflow of ctx.entity.workflows ?? []) {
    const { approval } = workflow
    if (!approval || found.length >= most) continue
    const ids = await withoutWait(ctx, workflow, approval, most - found.length)
    for (const record of await findManyStored(ctx, ids)) {
      const wait = isOpen(ctx, workflow, approval, record)
        ? await firstWait(ctx, workflow.name, approval, record)
        : undefined
      if (wait) found.push({ wait, record })
    }
  }
  return found
}

async function withoutWait(ctx: Ctx, workflow: Workflow, approval: Approval, most: number): Promise<number[]> {
  const { entity, session, deps } = ctx
  const values = new Values()
  const where = [
    ...visibleRows(entity, session, 't', values, deps),
    inStatesSql(
      ctx,
      workflow.states.filter(({ name }) => name === approval.in),
      values,
    ),
    `not exists (select from aprovacao a where a.empresa_id = ${values.add(session.empresaId)} and a.entidade = ${values.add(entity.path)}
      and a.registro_id = t.id and a.fluxo = ${values.add(workflow.name)} and a.resultado is null)`,
  ]
  const text = `select t.id from ${planOf(entity, deps.model).storage.table} t where ${where.join(' and ')} order by t.id limit ${values.add(most)}`
  const rows = await run<{ id: number }>(ctx.db, bindContext(text, values, ctx.context), values.list)
  return rows.map(({ id }) => Number(id))
}

/** Whether the conditions of the approving step hold for the record. */
function isOpen(
  { entity, deps, context }: Ctx,
  { transitions }: Workflow,
  approval: Approval,
  record: StoredRecord,
): boolean {
  const step = transitions.find(({ from, to }) => from.includes(approval.in) && to.includes(approval.approved))
  const action = entity.actions.find(({ name }) => name === step?.name)
  const runtime = deps.runtimes.get(entity.path)
  return action?.when.every(({ condition }) => evaluateCondition(runtime, condition, record, context)) ?? false
}

async function firstWait(ctx: Ctx, fluxo: string, approval: Approval, record: StoredRecord): Promise<Wait | undefined> {
  for (const { name, by, authority = null } of levelsFor(ctx, approval, record)) {
    const usuarios = await usersOf(ctx, by, record)
    // a stage where nobody can be asked is skipped
    if (usuarios.length === 0 && authority === null) continue
    const never = { prazo: null, escalada_em: null, resultado: null, encerrada_em: null }
    return { id: 0, fluxo, nivel: name, usuarios, authority, aberta_em: '', decisoes: [], ...never }
  }
  return undefined
}
