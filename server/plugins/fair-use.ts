import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#server/errors.ts'

/** What one session may ask for in a minute, and how much heavy work at the same time. */
export interface FairUse {
  perMinute: number
  heavyAtOnce: number
}

export const fairUseLimits: FairUse = { perMinute: 3000, heavyAtOnce: 6 }

const MINUTE_MS = 60_000
/** Answers that take long to make whatever was asked: files, reports, what they would hold. */
const HEAVY = /\/(exportacao|importacao|pdf|impressao|previa|edicao-em-lote)$|\/relatorios\//

/** What one session is at. */
interface Use {
  since: number
  asked: number
  heavy: number
}

/**
 * Nobody's haste becomes everybody's wait: a session that asks for more than a person or a screen does is told to slow down (429 with Retry-After).
 * Each process counts for itself.
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
    if (!isHeavy(request)) return
    if (use.heavy >= heavyAtOnce) fail('OPERACOES_DEMAIS', { limite: heavyAtOnce }, { headers: { 'retry-after': '5' } })
    use.heavy += 1
    busy.set(request, use)
  })
  const done = async (request: FastifyRequest) => {
    const use = busy.get(request)
    if (!use) return
    busy.delete(request)
    use.heavy -= 1
  }
  app.addHook('onResponse', done)
  app.addHook('onRequestAbort', done)
}

function loadOf(uses: Map<string, Use>, id: string): Use {
  const known = uses.get(id)
  if (known && Date.now() - known.since < MINUTE_MS) return known
  const fresh = { since: Date.now(), asked: 0, heavy: known?.heavy ?? 0 }
  // what is under way counts on in the same object
  if (known) return Object.assign(known, fresh)
  uses.set(id, fresh)
  return fresh
}

const isHeavy = ({ routeOptions, query }: FastifyRequest): boolean =>
  HEAVY.test(routeOptions.url ?? '') || (query as { unpaged?: unknown } | undefined)?.unpaged === 'true'
