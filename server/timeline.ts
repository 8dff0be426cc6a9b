import type { TimelineKind } from '#server/crud/define.ts'
import { documents } from '#server/domain/utilitario/documento-emitido/queries.ts'
import { messages } from '#server/messages/timeline.ts'
import { notices } from '#server/notices/timeline.ts'
import { mails } from '#server/outbox/timeline.ts'

/** What else than the trail and registers stands in the time line of a record. */
export const timeline: TimelineKind[] = [mails, messages, notices, documents]
