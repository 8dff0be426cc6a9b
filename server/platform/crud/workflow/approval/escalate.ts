import type { Approval, Workflow } from '#schemas/runtime/model.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { contextOf, inTransaction } from '../../context.ts'
import type { Ctx } from '../../define.ts'
import { findStored } from '../../read/read.ts'
import { usersOf } from './levels.ts'
import { tellApprovers } from './notices.ts'
import { askedAt } from './stage.ts'

const LATE = `select id, registro_id, nivel from aprovacao
  where empresa_id = $1 and entidade = $2 and fluxo = $3 and resultado is null and escalada_em is null and prazo < $4::date order by id`
const ESCALATE = `update aprovacao set escalada_em = now() where empresa_id = $1 and id = $2 and resultado is null and escalada_em is null returning id`

/**
 * Opens stages past their deadline to those they escalate to, in every company, and notifies them. Idempotent: each stage escalates once.
 * @returns how many
 */
export async function escalateLate(prumo: Prumo): Promise<number> {
  let opened = 0
  for await (const session of everyCompany(prumo, { name: 'Prazo' }))
    for (const entity of prumo.model.entities.values())
      for (const { approval, name } of entity.workflows ?? [])
        if (approval) opened += await escalateIn(contextOf(prumo, entity, session), { approval, name })
  return opened
}

async function escalateIn(
  ctx: Ctx,
  { approval, name }: { approval: Approval } & Pick<Workflow, 'name'>,
): Promise<number> {
  const { session, entity, context } = ctx
  const values = [session.empresaId, entity.path, name, context.hoje]
  const late = await run<{ id: number; registro_id: number; nivel: string }>(ctx.db, LATE, values)
  let opened = 0
  for (const { id, registro_id, nivel } of late) {
    const level = approval.levels.find((one) => one.name === nivel)
    const { escalates } = level ?? {}
    if (!level || !escalates) continue
    const done = await inTransaction(ctx, async (tx) => {
      const record = await findStored(tx, Number(registro_id))
      if (!record || (await run(tx.db, ESCALATE, [session.empresaId, id])).length === 0) return false
      const users = await askedAt(
        tx,
        { ...escalates, never: level.never },
        await usersOf(tx, escalates.by, record),
        record,
      )
      await tellApprovers(tx, record, { fluxo: name, level, users, late: true })
      return true
    })
    if (done) opened++
  }
  return opened
}
