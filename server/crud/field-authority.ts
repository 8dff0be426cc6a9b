import type { Field } from '#schemas/runtime/model.ts'
import type { Session } from '#server/session/session.ts'

/** Whether a field exists for a session: one with an authority of its own is neither shown to others nor sorted, filtered or changed by them. */
export const mayKnow = (session: Session, { hint }: Field): boolean =>
  hint.authority === undefined || session.authorities.has(hint.authority)
