import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { betweenRecords } from './between.ts'
import { findCycles } from './cycles.ts'
import { againstDefinition } from './definition.ts'
import type { Finding } from './finding.ts'

/** Limit of findings per register, so that one register does not crowd out the others. */
export const MOST_PER_REGISTER = 200
const MOST = 2000

export interface CheckOptions {
  /** time limit; findings up to then are returned */
  milliseconds: number
  /** called before each register; may throw to cancel */
  progress?(done: number, total: number, register: string): Promise<void>
}

/** All findings of the session's company by register, and whether the check was complete. */
export async function checkCompany(deps: Deps, session: Session, { milliseconds, progress }: CheckOptions) {
  const until = Date.now() + milliseconds
  const entities = [...deps.model.entities.values()].filter(
    (entity) => isOfCompany(entity) && entity.route !== undefined && !entity.parent,
  )
  const found: Finding[] = []
  for (const [index, entity] of entities.entries()) {
    await progress?.(index, entities.length, entity.plural)
    const ctx = contextOf(deps, entity, session)
    found.push(...(await findCycles(ctx)))
    let own = 0
    for await (const finding of againstDefinition(ctx)) {
      if (finding && ++own <= MOST_PER_REGISTER) found.push(finding)
      if (own >= MOST_PER_REGISTER || Date.now() > until) break
    }
    if (Date.now() > until || found.length >= MOST) return { findings: sorted(found), complete: false }
    if (index === entities.length - 1) found.push(...(await betweenRecords(ctx, MOST_PER_REGISTER)))
  }
  return { findings: sorted(found), complete: true }
}

const sorted = (findings: Finding[]): Finding[] =>
  [...findings].sort((a, b) => a.cadastro.localeCompare(b.cadastro, 'pt-BR') || a.codigo - b.codigo).slice(0, MOST)
