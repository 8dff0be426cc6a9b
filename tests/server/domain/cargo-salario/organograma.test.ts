import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const AREAS = '/api/cargo-salario/areas-organizacionais'
const CHART = `${AREAS}/organogramas`

interface Caixa {
  id: number
  nome: string
  mae?: number
  responsavel?: string
  pessoas: number
  pessoasComAbaixo: number
  vagas: number
}

let app: TestApp
let admin: Client
let topo: number
let oculta: number
let folha: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const make = async (body: RecordData) => {
    const answer = await admin.post(AREAS, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return (answer.json() as { id: number }).id
  }
  topo = await make({ nome: 'Topo da prova' })
  oculta = await make({ nome: 'Meio oculto', areaMae: { id: topo }, exibirOrganograma: false })
  folha = await make({ nome: 'Folha da prova', areaMae: { id: oculta } })
  // two people in the hidden area, one below it, who left on a day
  const [um, dois, tres] = (await run<{ id: number }>(
    "select id::int from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id desc limit 3",
  )) as { id: number }[]
  for (const [talento, area] of [
    [um?.id, oculta],
    [dois?.id, oculta],
    [tres?.id, folha],
  ]) {
    await run('update talento set area_organizacional_id = $2 where id = $1', [talento, area])
    await run('update talento_historico set area_organizacional_id = $2 where talento_id = $1', [talento, area])
  }
  await run("update talento set data_desligamento = '2026-03-31', situacao = 'D' where id = $1", [tres?.id])
  await run(
    'insert into area_organizacional_responsavel (empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id, ordem_) values (1, $1, 1, 5, 0)',
    [topo],
  )
})
afterAll(() => app?.close())

const run = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const { rows } = await app.database.pool.query(text, values)
  app.fastify.prumo.sessions.forget()
  return rows as Row[]
}
const boxes = async (query: string, client = admin) => (await client.get(`${CHART}?${query}`)).json() as Caixa[]
const box = async (id: number, query = '', client = admin) => (await boxes(query, client)).find((one) => one.id === id)

test('what hangs on a hidden area hangs on the nearest one above, and its people count there', async () => {
  expect(await box(oculta)).toBeUndefined()
  expect(await box(folha)).toMatchObject({ mae: topo, pessoas: 0, pessoasComAbaixo: 0 })
  expect(await box(topo)).toMatchObject({ pessoas: 0, pessoasComAbaixo: 2, responsavel: 'Lídia Rocha Peixoto' })
})

test('people are those of the day, the day of dismissal included', async () => {
  expect(await box(folha, 'em=2026-03-31')).toMatchObject({ pessoas: 1 })
  expect(await box(folha, 'em=2026-04-01')).toMatchObject({ pessoas: 0 })
  expect((await admin.get(`${CHART}?em=2026-02-30`)).statusCode).toBe(400)
})

test('an area alone with what is below it; one that is not seen is not found', async () => {
  expect((await boxes(`areaOrganizacionalId=${topo}`)).map(({ id, mae }) => [id, mae])).toEqual([
    [folha, topo],
    [topo, undefined],
  ])
  expect((await admin.get(`${CHART}?areaOrganizacionalId=99999999`)).statusCode).toBe(404)
  const lider = await login(app, 'lider')
  expect((await lider.get(`${CHART}?areaOrganizacionalId=${folha}`)).statusCode).toBe(200)
  const gestor = await login(app, 'gestor')
  // has no right to read areas at all
  expect((await gestor.get(CHART)).statusCode).toBe(403)
  const rh2 = await login(app, 'rh2')
  expect((await rh2.get(`${CHART}?areaOrganizacionalId=${topo}`)).statusCode).toBe(404)
})

test('inactive areas are left out where only active ones are asked for', async () => {
  await run('update area_organizacional set ativo = false where id = $1', [folha])
  expect([await box(folha), await box(folha, 'ativa=true')].map((one) => one?.id)).toEqual([folha, undefined])
  await run('update area_organizacional set ativo = true where id = $1', [folha])
})

test('open vacancies are those of requests that are approved and neither closed nor cancelled', async () => {
  const [area] = await run<{ id: number; vagas: number }>(
    `select area_organizacional_id::int as id, sum(quantidade)::int as vagas from solicitacao_pessoal
     where empresa_id = 1 and status = 'A' and not encerrada and not cancelada group by 1 order by 2 desc limit 1`,
  )
  expect(await box(Number(area?.id))).toMatchObject({ vagas: area?.vagas })
})

test('people hang on whom they answer to; a restricted session sees its own alone', async () => {
  const people = (await admin.get(`${CHART}/pessoas`)).json() as { id: number; nome: string; gestor?: number }[]
  const some = people.find(({ gestor }) => gestor === 5)
  const told = (await admin.get(`/api/gestao-talentos/talentos/${some?.id}`)).json()
  expect(told.gestor).toMatchObject({ id: 5 })
  const lider = await login(app, 'lider')
  const own = (await lider.get(`${CHART}/pessoas`)).json() as { id: number; gestor?: number }[]
  expect(own.length).toBeGreaterThan(5)
  expect(own.length).toBeLessThan(people.length)
  // whom she answers to she does not see: she is the root of what she sees
  expect(own.find(({ id }) => id === 5)).not.toHaveProperty('gestor')
})

test('the chart of people has the pictures of those who have one', async () => {
  const foto = '22222222-2222-4222-8222-222222222222'
  await run('update talento set foto = $1 where id = 5', [foto])
  const people = (await admin.get(`${CHART}/pessoas`)).json() as { id: number; foto?: string }[]
  expect(people.find(({ id }) => id === 5)?.foto).toBe(foto)
  expect(people.filter((one) => one.foto !== undefined)).toHaveLength(1)
  await run('update talento set foto = null where id = 5')
})

test('a thousand areas are answered within a second', async () => {
  await run(
    `insert into area_organizacional (empresa_id, nome, area_mae_id, ativo, exibir_organograma)
     select 1, 'Mil ' || g, $1, true, true from generate_series(1, 1000) g`,
    [topo],
  )
  const start = performance.now()
  expect((await boxes('')).length).toBeGreaterThan(1000)
  expect(performance.now() - start).toBeLessThan(1000)
})
