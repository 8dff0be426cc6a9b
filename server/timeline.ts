import { documents } from '#server/domain/utilitario/documento-emitido/queries.ts'
import { notices } from '#server/features/notices/timeline.ts'
import { mails } from '#server/features/outbox/timeline.ts'
import type { TimelineKind } from '#server/platform/crud/define.ts'
import { messages } from '#server/platform/messages/timeline.ts'

/** What else than the trail and registers stands in the time line of a record. */
export const timeline: TimelineKind[] = [mails, messages, notices, documents]
