import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, messageOf, type Stored } from './ciclo/ciclos.ts'

/** Calls of the specification that screens ask beside records: pickers, flags, companies — spec 2 §7 */
const MODELOS = '/api/avaliacao/modelos-avaliacao'

let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let gente: number[]
let modelo: Stored

const { rows, made, participa } = acoesDe(() => ({ app, admin }))

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  gente = (
    await rows<{ id: number }>(
      "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 6",
    )
  ).map(({ id }) => id)
  modelo = await made(MODELOS, { titulo: 'Chamadas de desempenho', tipo: 'D' })
  await made('/api/avaliacao/perguntas', {
    questionario: modelo.questionario,
    texto: 'Que nota?',
    tipo: 4,
    notaMaxima: 5,
  })
}, 120_000)
afterAll(() => app?.close())

const ciclo = (body: RecordData = {}) =>
  made(CICLOS, {
    ...{ titulo: 'Chamadas', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', ...body },
  })

describe('models that a picker offers', () => {
  interface Opcao {
    id: number
    rotulo: string
  }
  const offered = async (client: Client, call: string, query = '') => {
    const answer = await client.get(`${MODELOS}/${call}${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return { opcoes: answer.json() as Opcao[], range: answer.headers['content-range'] }
  }

  test('are active, for a cycle those of performance, found by words and told page by page', async () => {
    const inativo = await made(MODELOS, { titulo: 'Chamadas inativo', tipo: 'D', ativo: false })
    const aluno = await made(MODELOS, { titulo: 'Chamadas de aluno', tipo: 'L' })
    const { opcoes, range } = await offered(rh, 'tipo-desempenho', '?nome=chamadas&range=[0,19]')
    expect(opcoes).toEqual([expect.objectContaining({ id: modelo.id, rotulo: 'Chamadas de desempenho' })])
    expect(range).toBe('modelos 0-0/1')
    const ativos = (await offered(rh, 'ativa', '?nome=chamadas')).opcoes.map(({ id }) => id)
    expect(ativos).toEqual([aluno.id, modelo.id])
    expect(ativos).not.toContain(inativo.id)
    const whole = await offered(rh, 'ativa')
    const page = await offered(rh, 'ativa', '?range=[1,2]')
    expect(page.opcoes.map(({ id }) => id)).toEqual(whole.opcoes.slice(1, 3).map(({ id }) => id))
    expect((await offered(rh2, 'tipo-desempenho', '?nome=chamadas')).opcoes).toEqual([])
  })

  test('are what the form of a cycle and of an applied evaluation asks for', () => {
    const callOf = (entity: string, path: string) =>
      app.fastify.prumo.model.entities.get(entity)?.fields.find((field) => field.path === path)?.hint.offeredBy?.call
    expect(callOf('avaliacao/avaliacao-desempenho', 'modeloAvaliacao')).toBe(
      'avaliacao/modelos-avaliacao/tipo-desempenho',
    )
    expect(callOf('avaliacao/avaliacao-desempenho-modelo', 'modeloAvaliacao')).toBe(
      'avaliacao/modelos-avaliacao/tipo-desempenho',
    )
    expect(callOf('avaliacao/colaborador-questionario', 'modeloAvaliacao')).toBe('avaliacao/modelos-avaliacao/ativa')
  })
})

test('the flag releases the record as it was read: a stale version is refused, the record comes back, and its screens send it there', async () => {
  const avaliacao = await ciclo()
  await participa(avaliacao, gente[0], gente[1], 'P')
  const flag = (client: Client, value: boolean, versao: unknown) =>
    client.put(`${CICLOS}/${avaliacao.id}/liberada/${value}`, { versao })
  expect((await flag(admin, true, avaliacao.versao - 1)).statusCode).toBe(409)
  const released = await flag(admin, true, avaliacao.versao)
  expect(released.statusCode, released.body).toBe(200)
  expect(released.json()).toMatchObject({ id: avaliacao.id, situacao: 'L', liberada: true, titulo: 'Chamadas' })
  const { versao } = released.json() as Stored
  expect(messageOf(await flag(admin, true, versao))).toBe('A avaliação já foi liberada.')
  expect((await flag(admin, false, versao)).json()).toMatchObject({ situacao: 'B', liberada: false })
  expect((await flag(rh2, true, versao)).statusCode).toBe(404)
  const steps = app.fastify.prumo.model.entities.get('avaliacao/avaliacao-desempenho')?.actions ?? []
  const sent = steps.flatMap(({ name, sentTo }) => (sentTo ? [[name, sentTo]] : []))
  expect(sent).toEqual([
    ['libera', 'liberada/true'],
    ['bloqueia', 'liberada/false'],
    ['desbloqueia', 'liberada/true'],
  ])
})

test('participants are told of the evaluated people asked for, evaluators with how many they evaluate', async () => {
  const avaliacao = await ciclo()
  const [ana, bia, caio, davi] = gente
  for (const [avaliado, avaliador] of [
    [ana, caio],
    [ana, davi],
    [bia, caio],
  ])
    expect((await participa(avaliacao, avaliado, avaliador, 'P')).statusCode).toBe(201)
  const get = async <Row>(sub: string) => (await admin.get(`${CICLOS}/${avaliacao.id}${sub}`)).json() as Row[]
  const pares = await get<{ avaliado: { id: number } }>(`/participantes?avaliadosIds=${bia}`)
  expect(pares.map(({ avaliado }) => avaliado.id)).toEqual([bia])
  expect(await get('/participantes?avaliadosIds=0')).toEqual([])
  expect(await get('/participantes')).toHaveLength(3)
  const avaliados = await get<{ id: number; avaliadores: number }>('/avaliados')
  expect(avaliados.map(({ id, avaliadores }) => [id, avaliadores]).sort()).toEqual(
    [
      [ana, 2],
      [bia, 1],
    ].sort(),
  )
  const avaliadores = await get<{ id: number; avaliados: number }>('/avaliadores')
  expect(avaliadores.map(({ id, avaliados: n }) => [id, n]).sort()).toEqual(
    [
      [caio, 2],
      [davi, 1],
    ].sort(),
  )
})

test('cycles are cloned into companies where the person may make one, and only these are offered', async () => {
  const companies = async (client: Client) =>
    ((await client.get('/api/utilitario/empresas/avaliacao-desempenho')).json() as { id: number }[]).map(({ id }) => id)
  expect(await companies(admin)).toEqual([1, 2])
  expect(await companies(rh)).toEqual([1])
  const semIncluir = await app.clientWithout('ROLE_CAD_AVALIACAO_DESEMPENHO_INCLUIR')
  expect(await companies(semIncluir)).toEqual([])
})

test('questions of a bank are read by who makes questionnaires, those of other questionnaires by who sees them', async () => {
  const at = (id: unknown) => `/api/avaliacao/perguntas/questionario?questionarioId=${id}`
  const { id } = modelo.questionario as { id: number }
  expect((await rh.get(at(id))).json()).toEqual([expect.objectContaining({ texto: 'Que nota?' })])
  const banco = await made('/api/pesquisa/questionarios', { titulo: 'Banco das chamadas', tipo: 'B' })
  await made('/api/avaliacao/perguntas', { questionario: { id: banco.id }, texto: 'Do banco?', tipo: 3 })
  const soModelos = await app.clientWithout('ROLE_CAD_QUESTIONARIO_VER', ['ROLE_CAD_QUESTIONARIO'])
  expect((await soModelos.get(at(banco.id))).json()).toEqual([expect.objectContaining({ texto: 'Do banco?' })])
  expect((await soModelos.get(at(id))).statusCode).toBe(404)
  expect((await rh2.get(at(banco.id))).statusCode).toBe(404)
  const gestor = await login(app, 'gestor')
  expect((await gestor.get(at(banco.id))).statusCode).toBe(403)
  expect(errorsOf(await rh.get(at('')))).toHaveLength(1)
})

test('letters of a cycle name who gets them: a manager of areas is told of those to people he sees alone', async () => {
  const lider = await login(app, 'lider')
  const vistos = (await lider.get('/api/gestao-talentos/talentos?size=500')).json() as { id: number }[]
  const ids = new Set(vistos.map(({ id }) => id))
  const [dele] = await rows<{ id: number }>(
    "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null and id = any($1::bigint[]) order by id limit 1",
    [[...ids]],
  )
  const alheio = gente.find((id) => !ids.has(id)) ?? 0
  const avaliacao = await ciclo({ titulo: 'Cartas' })
  await participa(avaliacao, dele?.id, alheio, 'P')
  await participa(avaliacao, alheio, dele?.id, 'P')
  await rows("update talento set contato_email = 'carta-' || id || '@exemplo.com.br' where id = any($1::bigint[])", [
    [dele?.id, alheio],
  ])
  expect((await admin.put(`${CICLOS}/${avaliacao.id}/libera`, {})).statusCode).toBe(200)
  expect((await admin.post(`${CICLOS}/${avaliacao.id}/envia-email`, {})).json()).toMatchObject({ enviados: 2 })
  const letters = async (client: Client) =>
    (
      (await client.get(`/api/emails?entidade=avaliacao/avaliacao-desempenho&id=${avaliacao.id}`)).json() as {
        para: string
      }[]
    )
      .map(({ para }) => para)
      .sort()
  const um = `carta-${dele?.id}@exemplo.com.br`
  expect(await letters(admin)).toEqual([um, `carta-${alheio}@exemplo.com.br`].sort())
  expect(await letters(lider)).toEqual([um])
  const of = (id: number | undefined) => lider.get(`/api/gestao-talentos/talentos/${id}/linha-do-tempo?size=100`)
  expect((await of(dele?.id)).body).toContain(um)
  expect((await of(alheio)).statusCode).toBe(404)
})
