import type { Approval, Level, RecordData, Workflow } from '#schemas/runtime/model.ts'
import { evaluateCondition } from '#schemas/runtime/record/record.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '../../define.ts'
import { usersInRole } from '../roles.ts'
import type { Wait } from './waits.ts'

/** The stages whose condition (`when`) holds for a record, in their order. */
export function levelsFor(ctx: Ctx, { levels }: Approval, record: RecordData): Level[] {
  const runtime = ctx.deps.runtimes.get(ctx.entity.path)
  return levels.filter(({ when }) => when === undefined || evaluateCondition(runtime, when, record, ctx.context))
}

/** Users who have one of these roles in a record, each once. */
export async function usersOf(ctx: Ctx, roles: readonly string[] = [], record: RecordData): Promise<number[]> {
  const found = new Set<number>()
  for (const role of roles) for (const id of await usersInRole(ctx, role, record)) found.add(id)
  return [...found]
}

/** For whom a session decides at a stage: itself ({}), or an absent user it substitutes (`por`); undefined where it may not, or is excluded (`never`). */
export async function decidesFor(
  ctx: Ctx,
  level: Level,
  wait: Wait,
  record: RecordData,
): Promise<{ por?: number } | undefined> {
  const { session, deps } = ctx
  if (session.kind !== 'interna') return undefined
  const me = session.usuario.id
  if ((await usersOf(ctx, level.never, record)).includes(me)) return undefined
  const asked = new Set(wait.usuarios)
  const said = new Set(wait.decisoes.flatMap(({ usuarioId, por }) => [por ?? usuarioId]))
  if (asked.has(me) && !said.has(me)) return {}
  if (holds(ctx, level.authority)) return {}
  if (wait.escalada_em !== null) {
    if (holds(ctx, level.escalates?.authority)) return {}
    if ((await usersOf(ctx, level.escalates?.by, record)).includes(me)) return {}
  }
  const away = (await deps.people?.standsInFor(ctx)) ?? []
  const por = away.find((id) => asked.has(id) && !said.has(id))
  return por === undefined ? undefined : { por }
}

const holds = ({ session }: Ctx, authority: string | undefined): boolean =>
  authority !== undefined && hasAuthority(session, authority)

/** Whether a session holds the authority of every stage, so that its changes need no new approval; false where a stage excludes somebody (`never`). */
export const agreesAlone = (ctx: Ctx, { approval }: Workflow, record: RecordData): boolean =>
  approval !== undefined &&
  levelsFor(ctx, approval, record).every(({ authority, never }) => !never && holds(ctx, authority))
