import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { buildOpenApi } from '#server/platform/openapi/build.ts'
import type { Operation, PathItem } from '#server/platform/openapi/document.ts'
import { domainRoutes } from '#server/platform/openapi/extra-paths.ts'

const model = loadModel()
const document = buildOpenApi(model)
const operations = Object.values(document.paths).flatMap((item: PathItem): Operation[] => Object.values(item))

/** Every `$ref` of the document. */
function refs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refs)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refs(inner)))
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)

describe('a OpenAPI', () => {
  test('has each entity once, with what is read and what is sent', () => {
    for (const { typeName } of model.entities.values()) {
      expect(document.components.schemas).toHaveProperty(typeName)
      expect(document.components.schemas).toHaveProperty(`${typeName}Input`)
    }
  })

  test('points to nothing that does not exist', () => {
    const all = [...new Set(refs(document))]
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((ref) => at(ref) === undefined)).toEqual([])
  })

  test('gives each operation a name of its own, and each parameter of the path is declared', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    for (const [path, item] of Object.entries(document.paths))
      for (const { parameters = [] } of Object.values(item as PathItem) as Operation[]) {
        const names = parameters.map((p) => ('$ref' in p ? (p.$ref.split('/').at(-1) ?? '') : p.name))
        for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
          expect([path, names]).toEqual([path, expect.arrayContaining([name])])
      }
  })

  test('describes the operations, filters and errors of a register', () => {
    const route = '/captacao/etapas-seletivas'
    const methods = (path: string) => Object.keys(document.paths[path] ?? {}).sort()
    expect(methods(route)).toEqual(['get', 'post'])
    expect(methods(`${route}/{id}`)).toEqual(['delete', 'get', 'patch', 'put'])
    for (const path of ['novo', 'opcoes', 'exportacao', '{id}/historico', '{id}/clone'])
      expect(methods(`${route}/${path}`)).toEqual(['get'])
    expect(methods(`${route}/importacao`)).toEqual(['post'])
    const list = document.paths[route]?.get
    const names = (list?.parameters ?? []).map((p) => ('$ref' in p ? p.$ref.split('/').at(-1) : p.name))
    expect(names).toEqual(
      expect.arrayContaining(['q', 'sort', 'range', 'page', 'unpaged', 'nome', 'ordem_gte', 'ordem_lte']),
    )
    expect(Object.keys(list?.responses ?? {})).toEqual(['200', '400', '401', '403'])
  })

  test('does not show what never leaves the server as something always read', () => {
    for (const entity of model.entities.values())
      for (const field of entity.fields.filter((f) => f.writeOnly))
        expect(document.components.schemas[entity.typeName]?.required ?? []).not.toContain(field.name)
  })

  test('includes the calls of the domain below the route of the entity', () => {
    const routes = domainRoutes(model.entities, {
      'captacao/etapa-seletiva': {
        routes: [{ method: 'GET', url: '/proxima-ordem', summary: 'Próxima ordem', response: { type: 'integer' } }],
      },
    })
    const { get } = buildOpenApi(model, routes).paths['/captacao/etapas-seletivas/proxima-ordem'] ?? {}
    expect(get).toMatchObject({ summary: 'Próxima ordem', description: 'Autorização: ROLE_CAD_ETAPA_SELETIVA_VER' })
  })
})
