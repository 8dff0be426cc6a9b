import type { Model } from '#schemas/load.ts'
import { openIn } from '#server/platform/access/closed.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/** The context of a job's work on records of one entity. @throws DomainError when the definition is gone */
export function contextFor(prumo: Prumo, session: Session, path: string): Ctx {
  const entity = prumo.model.entities.get(path) ?? fail('NAO_ENCONTRADO')
  return contextOf(prumo, entity, openIn(session, entity.group))
}

/** `seenWith` of jobs on records of one entity: its authority to read. */
export const whoReads = ({ entidade }: { entidade: string }, { entities }: Model): string | undefined =>
  entities.get(entidade)?.authority.read
