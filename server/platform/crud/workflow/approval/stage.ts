import type { Approval, Level, RecordData, Workflow } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { holdersOf, type Sight } from '#server/platform/messages/recipients.ts'
import type { Ctx } from '../../define.ts'
import { levelsFor, usersOf } from './levels.ts'
import { tellApprovers } from './notices.ts'
import { beginWait, type Decision } from './waits.ts'

type Waiting = { approval: Approval } & Pick<Workflow, 'name' | 'title'>

/**
 * Begins the next stage of a record's approval. A stage where nobody can be asked (its roles name no user, and it has no authority) is skipped, which is
 * stored as a decision.
 * @param after name of the stage that is over; absent: the first
 * @returns false when none is left
 */
export async function beginStage(ctx: Ctx, workflow: Waiting, record: RecordData, after?: string): Promise<boolean> {
  const { approval } = workflow
  const levels = levelsFor(ctx, approval, record)
  const next = after === undefined ? 0 : levels.findIndex(({ name }) => name === after) + 1
  const passed: Decision[] = []
  for (const level of levels.slice(next)) {
    const usuarios = await usersOf(ctx, level.by, record)
    if (usuarios.length === 0 && level.authority === undefined) {
      passed.push({ nome: level.title, decisao: 'passou', em: ctx.now().toISOString() })
      continue
    }
    const id = Number(record.id)
    const prazo = await deadlineOf(ctx, level)
    const authority = level.authority ?? null
    await beginWait(ctx, id, { fluxo: workflow.name, nivel: level.name, usuarios, authority, prazo, decisoes: passed })
    if (after !== undefined || approval.tells !== false)
      await tellApprovers(ctx, record, {
        fluxo: workflow.name,
        level,
        users: await askedAt(ctx, level, usuarios, record),
      })
    return true
  }
  return false
}

/** The last day of a stage, in working days of the company; null where it has no end. */
async function deadlineOf(ctx: Ctx, { days }: Level): Promise<string | null> {
  const { people } = ctx.deps
  return days === undefined || !people ? null : people.addWorkingDays(ctx, ctx.context.hoje, days)
}

/** Users whom a stage asks: those with a role, else the holders of the authority who see the record's area; without those of `never`. */
export async function askedAt(
  ctx: Ctx,
  { authority, never }: Pick<Level, 'authority' | 'never'>,
  users: number[],
  record: RecordData,
): Promise<number[]> {
  const named = users.length > 0 || authority === undefined
  const all = named ? users : await holdersOf(ctx.db, ctx.session.empresaId, authority, sightOf(ctx, record))
  const kept = await usersOf(ctx, never, record)
  return all.filter((id) => !kept.includes(id))
}

/** The area of a record of which not everybody of its register sees all, and whether it is hidden from managers. */
function sightOf({ entity: { rows } }: Ctx, record: RecordData): Sight | undefined {
  const area = rows?.area === undefined ? undefined : (valueAt(record, rows.area) as { id?: number } | undefined)
  if (area?.id === undefined) return undefined
  return { areaId: area.id, hidden: valueAt(record, rows?.hiddenFromManager ?? '') === true }
}
