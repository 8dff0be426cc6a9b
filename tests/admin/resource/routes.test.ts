import { expect, test } from 'vitest'
import { allSegments, deniedRoutes, loadSegment, resourcesOf, routeOf } from '#admin/groups.ts'
import { schemaOf } from '#admin/providers/entry/auth.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import { fillRoute, parentOf, routerPath } from '#admin/resource/routes.ts'

const summary = (path: string, routes: string[]): SchemaSummary => ({
  path,
  route: routes[0] ?? '',
  routes,
  title: path,
  plural: path,
  group: 'captacao',
  hash: 'x',
  url: `/api/schemas/${path}/modulo.x.js`,
  single: false,
  can: { read: true, open: true, create: true, update: true, delete: true },
  actions: [],
})
const anexos = summary('captacao/candidato-documento', ['captacao/candidatos/{candidatoId}/documentos-anexos'])
const cargos = summary('cargo-salario/cargo', ['cargo-salario/cargos', 'captacao/cargo'])

test("a parent's id in a route is a parameter of the router and is filled in from the address", () => {
  const [route = ''] = anexos.routes
  expect(routerPath(route)).toBe('captacao/candidatos/:candidatoId/documentos-anexos')
  expect(fillRoute(route, { candidatoId: '7' })).toBe('captacao/candidatos/7/documentos-anexos')
  expect(schemaOf([cargos, anexos], 'captacao/candidatos/7/documentos-anexos')).toBe(anexos)
})

test("a list below a parent's record knows the way back to it", () => {
  const [route = ''] = anexos.routes
  expect(parentOf(route, 'captacao/candidatos/7/documentos-anexos')).toEqual({ to: '/captacao/candidatos/7', id: '7' })
  expect(parentOf('captacao/cargo', 'captacao/cargo')).toBeUndefined()
  // below what the parent refers to, the way back leads to the parent's own address
  const two = 'cargo-salario/cargos/{cargoId}/faixas-salariais/{faixaSalarialId}/historicos'
  const own = 'cargo-salario/faixas-salariais/{faixaSalarialId}/historicos'
  expect(parentOf(two, 'cargo-salario/cargos/3/faixas-salariais/8/historicos', own)).toEqual({
    to: '/cargo-salario/faixas-salariais/8',
    id: '8',
  })
})

test("an entity's second route leads to its first", () => {
  const [main, other] = resourcesOf([cargos])
  expect([main?.redirectTo, other?.redirectTo]).toEqual([undefined, 'cargo-salario/cargos'])
})

test('a screen that exists but is not for this session is denied, not unknown', async () => {
  const { resources: utilitario } = await loadSegment('utilitario')
  expect(deniedRoutes([cargos], utilitario)).toContain('utilitario/usuarios')
  const { resources: cargoSalario } = await loadSegment('cargo-salario')
  expect(deniedRoutes([cargos], cargoSalario)).not.toContain('cargo-salario/cargos')
})

test('every first part of an address leads to the groups that have addresses below it', async () => {
  const { screens } = await loadSegment('captacao')
  expect(screens.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['captacao/selecao', 'captacao/candidatos/:id/ocr', 'captacao/avaliacoes/comparacao']),
  )
  expect((await loadSegment('minhas-chaves-api')).screens.map(({ path }) => path)).toEqual(['minhas-chaves-api'])
  const folders = async (segment: string) =>
    (await loadSegment(segment)).resources.map(({ path }) => path.split('/')[0])
  // captacao/cargo only leads to cargo-salario/cargos: its group is not needed for it
  expect(new Set(await folders('captacao'))).toEqual(new Set(['captacao']))
  expect(new Set(await folders('parametros-do-sistema'))).toEqual(new Set())
  expect(await loadSegment('nada')).toEqual({ resources: [], screens: [] })
})

test('a register the browser has no line of yet is reached all the same', () => {
  expect(allSegments([])).not.toContain('novo')
  expect(allSegments([summary('novo/coisa', ['novo/coisas'])])).toContain('novo')
})

test('pickers know where entities are served that this session has no screen of', async () => {
  expect(await routeOf('captacao/etapa-seletiva')).toBe('captacao/etapas-seletivas')
})
