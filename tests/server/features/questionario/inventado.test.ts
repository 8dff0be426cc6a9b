import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionnaireRoutes } from '#server/features/questionario/rotas/rotas.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { escolha, nota, ok, type Pergunta, pergunta, perguntas, QUESTIONARIOS, refusal, type Stored } from './modelo.ts'

/** A register that nobody of the engine knows: it refers to a questionnaire, and one line gives it all calls. */
const { model, mistakes } = loadWorld([
  {
    file: 'almoxarifado/inspecao.json',
    schema: {
      title: 'Inspeção',
      type: 'object',
      additionalProperties: false,
      'x-entity': {
        plural: 'Inspeções',
        gender: 'f',
        route: 'almoxarifado/inspecoes',
        scope: 'empresa',
        authority: 'ROLE_INSPECAO',
        label: 'nome',
        list: { columns: ['nome'], sort: 'nome', filters: ['nome'] },
        form: [{ fields: ['nome', 'questionario'] }],
      },
      required: ['nome', 'questionario'],
      properties: {
        nome: { type: 'string', maxLength: 60, title: 'Nome', 'x-field': { search: true } },
        questionario: { $ref: '../pesquisa/questionario.json#/$defs/ref', title: 'Questionário' },
      },
    },
  },
])
const path = 'almoxarifado/inspecao' as Parameters<typeof defineRoutes>[0]
const routes = defineRoutes(path, (route) => questionnaireRoutes(route))

let app: TestApp
let admin: Client
let rh: Client
let dono: string

beforeAll(async () => {
  app = await serveWorld(model, model, { [path]: { routes } })
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  const questionario = await ok(admin.post(QUESTIONARIOS, { titulo: 'Inspeção de prateleiras', tipo: 'B' }))
  const { id } = await ok(
    admin.post('/api/almoxarifado/inspecoes', { nome: 'Prateleiras', questionario: { id: questionario.id } }),
  )
  dono = `/api/almoxarifado/inspecoes/${id}`
})
afterAll(() => app?.close())

test('the made-up register is valid', () => expect(mistakes).toEqual([]))

test('a register that refers to a questionnaire gets its questions, aspects and order with one line', async () => {
  const aspecto = await ok(admin.post(`${dono}/aspectos`, { nome: 'Segurança' }))
  const um = await pergunta(admin, dono, escolha('Está firme?', { aspecto: { id: aspecto.id } }))
  const opcoes = [um.respostas?.[0]?.id]
  await pergunta(admin, dono, { texto: 'O que falta?', tipo: 3, condicao: { pergunta: { id: um.id }, opcoes } })
  await ok(admin.post(`${dono}/perguntas/batch`, { perguntas: [nota('Limpeza?'), nota('Sinalização?')] }))
  const [, , limpeza] = await perguntas(admin, dono)
  const movidas = await ok<Pergunta[]>(admin.patch(`${dono}/perguntas/${limpeza?.id}/ordem`, { ordem: 1 }))
  expect(movidas.map(({ texto }) => texto)).toEqual(['Limpeza?', 'Está firme?', 'O que falta?', 'Sinalização?'])
  const antes = await refusal(admin.patch(`${dono}/perguntas/${um.id}/ordem`, { ordem: 4 }))
  expect(antes.statusCode).toBe(400)
  const { questionario } = await ok<Stored & { questionario: Stored }>(admin.get(dono))
  await ok(admin.post(`${dono}/ordem-aleatoria`, {}))
  expect((await ok(admin.get(`${QUESTIONARIOS}/${questionario.id}`))).ordemAleatoria).toBe(true)
  expect(await ok(admin.delete(`${dono}/perguntas/${limpeza?.id}`))).toMatchObject({ texto: 'Limpeza?' })
  expect(await perguntas(admin, dono)).toHaveLength(3)
})

test('its calls have the authority of its own register', async () => {
  for (const call of [
    rh.get(`${dono}/perguntas`),
    rh.post(`${dono}/perguntas`, escolha('?')),
    rh.get(`${dono}/aspectos`),
  ])
    expect((await call).statusCode).toBe(403)
})
