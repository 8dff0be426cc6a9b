import type { FastifyReply, FastifyRequest } from 'fastify'

/** Longest wait in seconds that a client may ask for before work moves to the background. */
const LONGEST_WAIT = 30

/** Answers 202 with where to watch the task (RFC 7240). */
export const sendAccepted = (reply: FastifyReply, tarefaId: string, more: object = {}): FastifyReply =>
  reply
    .code(202)
    .header('location', `/api/tarefas/${tarefaId}`)
    .header('preference-applied', 'respond-async')
    .send({ tarefaId, ...more })

/**
 * How many milliseconds a client waits for an answer before the work shall go on in the background: `Prefer: respond-async` not at all,
 * `Prefer: respond-async, wait=2` two seconds. undefined: it waits until the work is done.
 */
export function patienceOf({ headers: { prefer } }: FastifyRequest): number | undefined {
  const preferences = String(prefer ?? '')
  if (!/\brespond-async\b/i.test(preferences)) return undefined
  const wait = Number(/\bwait\s*=\s*"?(\d{1,4})\b/i.exec(preferences)?.[1] ?? 0)
  return Math.min(wait, LONGEST_WAIT) * 1000
}
