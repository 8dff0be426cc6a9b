import { documents } from '#server/domain/utilitario/documento-emitido/queries.ts'
import { notices } from '#server/features/notices/timeline.ts'
import { mails } from '#server/features/outbox/timeline.ts'
import type { TimelineKind } from '#server/platform/crud/define.ts'
import { messages } from '#server/platform/messages/timeline.ts'

/** Kinds of timeline entries beside the trail and registers. */
export const timeline: TimelineKind[] = [mails, messages, notices, documents]
