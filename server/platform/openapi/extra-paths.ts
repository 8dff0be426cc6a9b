import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { failureResponses, writeHeaders } from './common.ts'
import { type HttpMethod, jsonContent, type Operation, type Parameter, type PathItem } from './document.ts'

/** Description of a call outside the standard operations. */
export interface DocumentedRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** below /api, parameters in braces: '/captacao/etapas-seletivas/proxima-ordem' */
  path: string
  summary: string
  /** tag that groups it */
  tag: string
  authority?: string
  /** needs no session */
  isPublic?: boolean
  querystring?: JsonSchema
  body?: JsonSchema
  response?: JsonSchema
}

/** A domain route as crud/define.ts collects it. */
interface DomainRoute extends Omit<DocumentedRoute, 'path' | 'tag'> {
  url: string
  when?: Record<string, string>
}

/** The routes of domain folders, one per route of their entity. */
export function domainRoutes(
  entities: ReadonlyMap<string, Entity>,
  registry: Record<string, { routes?: DomainRoute[] }>,
): DocumentedRoute[] {
  return Object.entries(registry).flatMap(([path, { routes = [] }]) => {
    const entity = entities.get(path)
    if (!entity) return []
    // routes with `when` share the address of another call, which describes it
    return routes.flatMap((route) => {
      if (route.when) return []
      const bases = route.url.startsWith('//') ? [''] : entity.routes.map((base) => `/${base}`)
      const own = route.method === 'GET' ? entity.authority.read : entity.authority.update
      return bases.map((base) => ({
        ...route,
        path: braced(base + (base === '' ? route.url.slice(1) : route.url)),
        tag: entity.plural,
        authority: route.authority ?? own,
      }))
    })
  })
}

const braced = (url: string): string => url.replace(/:(\w+)/g, '{$1}')

/** Adds described calls to the paths, merging the methods of one path. */
export function addExtraPaths(paths: Record<string, PathItem>, routes: DocumentedRoute[]): void {
  for (const route of routes) {
    const path = braced(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase() as HttpMethod]: describe({ ...route, path }) }
  }
}

function describe(route: DocumentedRoute): Operation {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({
      name,
      in: 'path',
      required: true,
      schema: { type: /id$/i.test(name) ? 'integer' : 'string' },
    }),
  )
  const { properties = {}, required = [] } = route.querystring ?? {}
  const inQuery = Object.entries(properties).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }),
  )
  const isWrite = route.method !== 'GET'
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/{}]+/g, '.').replace(/\.$/, '')}`,
    tags: [route.tag],
    summary: route.summary,
    ...(route.authority && !route.isPublic ? { description: `Autorização: ${route.authority}` } : {}),
    parameters: [...inPath, ...inQuery, ...(isWrite ? writeHeaders : [])],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(route.body) } } : {}),
    responses: {
      200: { description: 'Resposta', content: jsonContent(route.response ?? {}) },
      ...failureResponses(400, ...(route.isPublic ? [] : ([401, 403] as const)), ...(isWrite ? ([409] as const) : [])),
    },
    ...(route.isPublic ? { security: [] } : {}),
  }
}
