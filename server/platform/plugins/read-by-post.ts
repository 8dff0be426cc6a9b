import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { BY_POST, tellsPersons } from '#schemas/runtime/asked.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Call } from '#server/platform/base/call.ts'
import { fail } from '#server/platform/errors/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its parameters may hold personal data or free text: a POST variant with them in the body is added. */
    asked?: boolean
    /** A POST that changes nothing. */
    reads?: boolean
  }
}

/** Parameters that are JSON in an address. */
const STRUCTURED = new Set(['filter', 'sort', 'range'])

/**
 * URLs are logged by proxies, browser histories and tools. So each GET whose parameters may hold personal data also answers POST on its address plus
 * `/consulta`, with the same parameters in the body, the same rights and limits; it counts as a read.
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
      // runs before the parameters are validated by the call's schema
      preValidation: readParameters,
      handler,
    })
  })
}

/** The POST variant of a register's call; undefined for calls without one. */
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

/** Merges the query with the body's parameters, converted to their form in a query. */
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
