import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { BY_POST, tellsPersons } from '#schemas/runtime/asked.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Call } from '#server/platform/base/call.ts'
import { fail } from '#server/platform/errors/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its parameters may be a person's data or somebody's words: it can be asked with them in the body, too. */
    asked?: boolean
    /** A POST that changes nothing. */
    reads?: boolean
  }
}

/** Parameters that are JSON in an address. */
const STRUCTURED = new Set(['filter', 'sort', 'range'])

/**
 * Addresses are written down wherever they pass: by proxies, in the browser's history, by tools. So each reading call whose parameters may be a person's data
 * also answers to POST on its address with `/consulta` behind, with the same parameters in the body, with the same rights and limits; it changes nothing
 * and counts as no write.
 */
export function readByPost(app: FastifyInstance): void {
  app.addHook('onRoute', function (this: FastifyInstance, route) {
    if (route.method !== 'GET' || !route.url.startsWith('/api/')) return
    const querystring = route.schema?.querystring as JsonSchema | undefined
    if (!route.config?.asked && !tellsPersons(Object.keys(querystring?.properties ?? {}))) return
    const { config, handler, schema, url } = route as RouteOptions
    this.route({
      method: 'POST',
      url: `${url}${BY_POST}`,
      config: { ...config, reads: true } as RouteOptions['config'],
      schema,
      // before the parameters are checked by the schema of the call
      preValidation: readParameters,
      handler,
    })
  })
}

/** The POST that asks the same as a call of a register; undefined for what has none. */
export function askedByPost(call: Call): Call | undefined {
  const { method, url, config } = call
  if (method !== 'GET' || !config.asked) return undefined
  return {
    ...call,
    method: 'POST',
    url: `${url}${BY_POST}`,
    config: { ...config, reads: true },
    preValidation: readParameters,
  }
}

async function readParameters(request: FastifyRequest): Promise<void> {
  request.query = parametersOf(request)
}

/** The parameters of the address, and those of the body as the address would hold them. */
function parametersOf({ query, body }: FastifyRequest): Record<string, unknown> {
  const given = body ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) fail('REQUISICAO_INVALIDA')
  const named = Object.entries(given as Record<string, unknown>).filter(([, value]) => value !== null)
  return { ...(query as object), ...Object.fromEntries(named.map(([name, value]) => [name, written(name, value)])) }
}

function written(name: string, value: unknown): string | string[] {
  if (Array.isArray(value) && !STRUCTURED.has(name)) return value.map((one) => String(written('', one)))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
