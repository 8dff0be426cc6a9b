import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '#server/platform/access/session.ts'
import { callOf } from '#server/platform/base/call.ts'
import { Places } from '#server/platform/base/places.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { patienceOf } from '#server/platform/queue/accepted.ts'

/** What one session may ask for in a minute, and how much heavy work at the same time. */
export interface FairUse {
  perMinute: number
  heavyAtOnce: number
}

export const fairUseLimits: FairUse = { perMinute: 3000, heavyAtOnce: 6 }

/** Heavy requests at work at the same time in a process; of one user one, his others wait. */
const AT_WORK = 4

const MINUTE_MS = 60_000
/** Answers that take long to make whatever was asked: files, reports, what they would hold. */
const HEAVY = /\/(exportacao|importacao|pdf|impressao|previa|edicao-em-lote)(\/consulta)?$|\/relatorios\//
/** Those that become a task when `Prefer: respond-async` asks for it; elsewhere it changes nothing. */
const DEFERRED = /\/(exportacao|importacao)(\/consulta)?$|\/relatorios\//

/** What one session is at. */
interface Use {
  since: number
  asked: number
  heavy: number
}

/**
 * Nobody's haste becomes everybody's wait: a session that asks for more than a person or a screen does is told to slow down (429 with Retry-After),
 * and what is heavy is done one after the other for each user. Each process counts for itself.
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
  // what is asked for in a body is known only now
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

/** A place is held until the answer is there, not until it was sent: who reads slowly keeps nobody waiting. */
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

/** Whose turn it is: ids of candidates count in each company for themselves. */
const bearerOf = ({ kind, usuario, empresaId }: Session): string =>
  kind === 'candidato' ? `${kind} ${empresaId} ${usuario.id}` : `${kind} ${usuario.id}`

function loadOf(uses: Map<string, Use>, id: string): Use {
  const known = uses.get(id)
  if (known && Date.now() - known.since < MINUTE_MS) return known
  const fresh = { since: Date.now(), asked: 0, heavy: known?.heavy ?? 0 }
  // what is under way counts on in the same object
  if (known) return Object.assign(known, fresh)
  uses.set(id, fresh)
  return fresh
}

function isHeavy(request: FastifyRequest): boolean {
  const { url = '' } = callOf(request)
  // what is done as a task takes turns there
  if (DEFERRED.test(url) && patienceOf(request) !== undefined) return false
  return HEAVY.test(url) || (request.query as { unpaged?: unknown } | undefined)?.unpaged === 'true'
}
