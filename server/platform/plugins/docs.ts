import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { BY_POST } from '#schemas/runtime/asked.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { buildOpenApi } from '#server/platform/openapi/build.ts'
import type { OpenApiDocument } from '#server/platform/openapi/document.ts'
import { type DocumentedRoute, domainRoutes } from '#server/platform/openapi/extra-paths.ts'

interface Described {
  summary?: string
  tags?: readonly string[]
  querystring?: unknown
  body?: unknown
  response?: unknown
}

/**
 * Serves the OpenAPI document at /api/docs/json, built from the model at the first request, and its page at /api/docs. The page is public; the document
 * is public only in a demo.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const own: DocumentedRoute[] = []
  app.addHook('onRoute', (route) => {
    own.push(...documented(route))
  })
  let made: OpenApiDocument | undefined
  const document = () => {
    const { model, registry } = app.prumo
    made ??= buildOpenApi(model, [...domainRoutes(model.entities, registry), ...own])
    return made
  }
  await app.register(swagger, { mode: 'static', specification: { document: lazy(document) } })
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      const isDescription = /\/(json|yaml)$/.test(route.url)
      route.config = { ...route.config, authority: isDescription && !app.prumo.env.demo ? 'LOGIN' : 'PUBLIC' }
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      transformSpecification: () => document() as unknown as Record<string, unknown>,
      transformSpecificationClone: false,
      uiConfig: { docExpansion: 'none', filter: true, validatorUrl: null },
    })
  })
}

/** A proxy of the document that builds it at the first access. */
function lazy(make: () => OpenApiDocument): StaticDocumentSpec['document'] {
  const proxy = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_target, key) => Reflect.get(make(), key),
      has: (_target, key) => Reflect.has(make(), key),
      ownKeys: () => Reflect.ownKeys(make()),
      getOwnPropertyDescriptor: (_target, key) => {
        const found = Reflect.getOwnPropertyDescriptor(make(), key)
        return found && { ...found, configurable: true }
      },
    },
  )
  return proxy as unknown as StaticDocumentSpec['document']
}

/** Descriptions of a route whose schema has a summary. */
function documented({ method, url, schema, config }: RouteOptions): DocumentedRoute[] {
  const described = schema as Described | undefined
  // the POST variant of a GET is described with the GET
  if (!described?.summary || !url.startsWith('/api/') || (config?.reads && url.endsWith(BY_POST))) return []
  const response = responseOf(described.response as Record<string, JsonSchema> | undefined)
  return [method].flat().flatMap((name): DocumentedRoute[] => {
    if (!isDocumented(name)) return []
    return [
      {
        method: name,
        path: url.slice('/api'.length),
        summary: described.summary ?? '',
        tag: described.tags?.[0] ?? 'Sistema',
        authority: config?.authority,
        isPublic: config?.authority === 'PUBLIC',
        querystring: described.querystring as JsonSchema | undefined,
        body: described.body as JsonSchema | undefined,
        response,
      },
    ]
  })
}

const responseOf = (all: Record<string, JsonSchema> | undefined): JsonSchema | undefined => all?.[200] ?? all?.[201]

const isDocumented = (method: string): method is DocumentedRoute['method'] =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
