import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '#server/platform/access/session.ts'
import { callOf } from '#server/platform/base/call.ts'
import { Places } from '#server/platform/base/places.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { patienceOf } from '#server/platform/queue/accepted.ts'

/** Limits per session: requests per minute, and heavy requests at the same time. */
export interface FairUse {
  perMinute: number
  heavyAtOnce: number
}

export const fairUseLimits: FairUse = { perMinute: 3000, heavyAtOnce: 6 }

/** Heavy requests a process works on at the same time; at most one per user, further ones of his wait. */
const AT_WORK = 4

const MINUTE_MS = 60_000
/** Addresses of heavy requests: files, reports and previews of them. */
const HEAVY = /\/(exportacao|importacao|pdf|impressao|previa|edicao-em-lote)(\/consulta)?$|\/relatorios\//
/** Addresses that become a task with `Prefer: respond-async`; other addresses ignore the header. */
const DEFERRED = /\/(exportacao|importacao)(\/consulta)?$|\/relatorios\//

/** Counters of one session. */
interface Use {
  since: number
  asked: number
  heavy: number
}

/**
 * Rate limit per session: above a person's or a screen's pace it answers 429 with Retry-After, and heavy requests of one user run one after the other.
 * Counts per process.
 */
export function fairUse(app: FastifyInstance, { perMinute, heavyAtOnce }: FairUse = fairUseLimits): void {
  const uses = new Map<string, Use>()
  const busy = new WeakMap<FastifyRequest, Use>()
  const timer = setInterval(() => {
    const old = Date.now() - MINUTE_MS
    for (const [id, use] of uses) if (use.since < old && use.heavy === 0) uses.delete(id)
  }, MINUTE_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request) => {
    const { session } = request
    // calls with a key have a limit of their own
    if (!session || session.key) return
    const use = loadOf(uses, session.id)
    use.asked += 1
    if (use.asked > perMinute) {
      const seconds = Math.max(1, Math.ceil((use.since + MINUTE_MS - Date.now()) / 1000))
      fail('MUITAS_REQUISICOES', {}, { headers: { 'retry-after': String(seconds) } })
    }
    beginHeavy(request)
  })
  const beginHeavy = (request: FastifyRequest) => {
    const { session } = request
    if (!session || session.key || busy.has(request) || !isHeavy(request)) return
    const use = loadOf(uses, session.id)
    if (use.heavy >= heavyAtOnce) fail('OPERACOES_DEMAIS', { limite: heavyAtOnce }, { headers: { 'retry-after': '5' } })
    use.heavy += 1
    busy.set(request, use)
  }
  // parameters in a body are known only after parsing
  app.addHook('preHandler', async (request) => beginHeavy(request))
  const done = async (request: FastifyRequest) => {
    const use = busy.get(request)
    if (!use) return
    busy.delete(request)
    use.heavy -= 1
  }
  app.addHook('onResponse', done)
  app.addHook('onRequestAbort', done)
  takeTurns(app)
}

/** Queues heavy requests. A place is freed when the answer is made, not when it is sent: slow readers block nobody. */
function takeTurns(app: FastifyInstance): void {
  const places = new Places(AT_WORK, 1)
  const waiting = new WeakMap<FastifyRequest, AbortController>()
  const held = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preHandler', async (request) => {
    const { session } = request
    if (!session || !isHeavy(request)) return
    const gone = new AbortController()
    waiting.set(request, gone)
    held.set(request, await places.take(bearerOf(session), gone.signal))
  })
  const leave = async (request: FastifyRequest) => held.get(request)?.()
  app.addHook('onSend', leave)
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', async (request) => {
    waiting.get(request)?.abort(new DomainError('OPERACOES_DEMAIS', { limite: 1 }))
  })
}

/** Owner of a place; ids of candidates are unique only within their company. */
const bearerOf = ({ kind, usuario, empresaId }: Session): string =>
  kind === 'candidato' ? `${kind} ${empresaId} ${usuario.id}` : `${kind} ${usuario.id}`

function loadOf(uses: Map<string, Use>, id: string): Use {
  const known = uses.get(id)
  if (known && Date.now() - known.since < MINUTE_MS) return known
  const fresh = { since: Date.now(), asked: 0, heavy: known?.heavy ?? 0 }
  // requests under way decrement `heavy` in the same object
  if (known) return Object.assign(known, fresh)
  uses.set(id, fresh)
  return fresh
}

function isHeavy(request: FastifyRequest): boolean {
  const { url = '' } = callOf(request)
  // tasks take turns in the queue instead
  if (DEFERRED.test(url) && patienceOf(request) !== undefined) return false
  return HEAVY.test(url) || (request.query as { unpaged?: unknown } | undefined)?.unpaged === 'true'
}
