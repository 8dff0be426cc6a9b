import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { configure, create, noSettings, url as SOLICITACOES } from '../captacao/solicitacao/solicitacao.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const COLABORADORES = '/api/cargo-salario/colaboradores'
const FAIXAS = '/api/cargo-salario/faixas-salariais'
const PAGO = 98_765.43
const SAID = /98765[.,]43|98\.765,43/

type Stored = RecordData & { id: number; versao: number; historicos: RecordData[] }

let app: TestApp
let admin: Client
let talento: number
let faixa: number

const read = async (client: Client, url = `${TALENTOS}/${talento}`) => (await client.get(url)).json() as Stored
const show = (exibirSalario: boolean) => configure(admin, { exibirSalario })

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  const [some] = (await admin.get(`${TALENTOS}?size=1&situacao=A`)).json() as Stored[]
  talento = some?.id ?? 0
  const { versao, historicos, faixaSalarial } = await read(admin)
  faixa = (faixaSalarial as Stored).id
  const paid = historicos.map((row) => ({ ...row, tipoSalario: 3, salario: PAGO }))
  expect((await admin.patch(`${TALENTOS}/${talento}`, { versao, historicos: paid })).statusCode).toBe(200)
  const band = await read(admin, `${FAIXAS}/${faixa}`)
  const row = { data: app.today(), tipo: 3, valor: PAGO }
  expect((await admin.patch(`${FAIXAS}/${faixa}`, { versao: band.versao, historico: [row] })).statusCode).toBe(200)
}, 120_000)
afterAll(() => app?.close())

const byId = () => `filter=${encodeURIComponent(`{"id":[${talento}]}`)}`
/** Ways outside Cargos e Salários, and inside. */
const outside = () => [
  `${TALENTOS}/${talento}`,
  `${TALENTOS}/${talento}?em=${app.today()}`,
  `${TALENTOS}/${talento}/historicos`,
  `${TALENTOS}?${byId()}`,
  `${TALENTOS}/exportacao?formato=csv&${byId()}`,
]
const inside = () => [
  `${COLABORADORES}/${talento}`,
  `${COLABORADORES}?${byId()}`,
  `${COLABORADORES}/exportacao?formato=csv&${byId()}`,
  `${FAIXAS}/${faixa}`,
  `${FAIXAS}/${faixa}/historicos`,
]
const told = async (client: Client, ways: string[]) => {
  const answers = await Promise.all(ways.map((way) => client.get(way)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ways.map(() => 200))
  return answers.map(({ body }) => SAID.test(body))
}

test('companies show salaries unless they say otherwise', async () => {
  const { rows } = await app.database.pool.query('select bool_and(exibir_salario) as todas from empresa_configuracao')
  expect(rows).toEqual([{ todas: true }])
  expect(await told(admin, [...outside(), ...inside()])).toEqual([...outside(), ...inside()].map(() => true))
})

test('switched off, nobody sees amounts but in Cargos e Salários, where the right to see them decides as before', async () => {
  await show(false)
  expect(await told(admin, outside())).toEqual(outside().map(() => false))
  expect(await told(admin, inside())).toEqual(inside().map(() => true))
  const blind = await app.clientWithout('ROLE_VER_SALARIO')
  expect(await told(blind, inside())).toEqual(inside().map(() => false))
  expect((await admin.get(`${TALENTOS}/${talento}/linha-salarial`)).statusCode).toBe(403)
  const sorted = 'sort=salario,desc&size=1'
  expect((await admin.get(`${TALENTOS}?${sorted}`)).statusCode).toBe(400)
  expect((await admin.get(`${COLABORADORES}?${sorted}`)).statusCode).toBe(200)
  // the other company goes on as it was
  const other = await login(app, 'rh2')
  const [paid] = (await other.get(`${TALENTOS}?sort=salario,asc&size=1`)).json() as Stored[]
  expect(paid).toHaveProperty('salario')
  expect((await admin.get('/api/userinfo')).json()).toMatchObject({
    authorities: expect.arrayContaining(['ROLE_VER_SALARIO']),
    fechadas: [{ authority: 'ROLE_VER_SALARIO', exceto: 'cargo-salario' }],
  })
  await show(true)
  expect(await told(admin, outside())).toEqual(outside().map(() => true))
  expect((await admin.get('/api/userinfo')).json()).not.toHaveProperty('fechadas')
})

test('what does not show is kept: saving a talent, adding a row and bringing him back lose no amount', async () => {
  await show(false)
  const seen = await read(admin)
  const { areaOrganizacional, faixaSalarial } = seen
  const moved = { data: app.today(), areaOrganizacional, faixaSalarial, motivo: 'TRANSFERENCIA', salario: 1 }
  const historicos = [moved, ...seen.historicos.filter(({ data }) => data !== app.today())]
  const saved = await admin.put(`${TALENTOS}/${talento}`, { ...seen, observacao: 'Lida', salario: 1, historicos })
  expect(saved.statusCode, saved.body).toBe(200)
  const now = await read(admin, `${COLABORADORES}/${talento}`)
  expect([now.observacao, now.salario, now.historicos[0]?.salario]).toEqual(['Lida', PAGO, PAGO])
  // there he is paid otherwise
  const raised = await admin.patch(`${COLABORADORES}/${talento}`, { versao: now.versao, salario: 4000 })
  expect(raised.json().salario).toBe(4000)
  // who holds the right decides about a record whose amounts do not show
  const row = raised.json().historicos[0] as Stored
  expect((await admin.delete(`${TALENTOS}/${talento}/historicos/${row.id}`, {})).statusCode).toBe(200)
  await show(true)
})

test('a request asks for no amount that nobody would see, not even of who proposes it', async () => {
  await configure(admin, { ...noSettings, solPessoalExibirSalario: true })
  const before = await create(admin, { remuneracao: PAGO })
  await configure(admin, { solPessoalObrigarDadosComplementares: false, exibirSalario: false })
  const asked = await create(admin, { remuneracao: PAGO })
  expect(asked).not.toHaveProperty('remuneracao')
  const seen = await read(admin, `${SOLICITACOES}/${before.id}`)
  expect(seen).not.toHaveProperty('remuneracao')
  const saved = await admin.put(`${SOLICITACOES}/${before.id}`, { ...seen, descricao: 'Outra', remuneracao: 1 })
  expect(saved.statusCode, saved.body).toBe(200)
  await configure(admin, { solPessoalObrigarDadosComplementares: true })
  const refused = await admin.post(SOLICITACOES, {})
  expect(JSON.stringify(refused.json())).not.toContain('Remuneração')
  await configure(admin, { exibirSalario: true })
  expect(JSON.stringify((await admin.post(SOLICITACOES, {})).json())).toContain('Remuneração é obrigatório')
  expect(await read(admin, `${SOLICITACOES}/${before.id}`)).toMatchObject({ descricao: 'Outra', remuneracao: PAGO })
  await configure(admin, noSettings)
})

test('the right itself is given as ever', async () => {
  await show(false)
  const made = await admin.post('/api/utilitario/perfis', { nome: 'Vê salários', authorities: ['ROLE_VER_SALARIO'] })
  expect([made.statusCode, made.json().authorities]).toEqual([201, ['ROLE_VER_SALARIO']])
  await show(true)
})

test('where amounts show, talents are opened from the menu, by who may see them', async () => {
  const opened = async (client: Client) =>
    ((await client.get('/api/userinfo')).json().menu as { label: string; items: RecordData[] }[])
      .filter(({ label }) => label === 'Cargos e Salários')
      .flatMap(({ items }) => items)
      .filter(({ url }) => url === '/cargo-salario/colaboradores')
      .map(({ label }) => label)
  const blind = await app.clientWithout('ROLE_VER_SALARIO')
  expect([await opened(admin), await opened(blind)]).toEqual([[], []])
  await show(false)
  expect([await opened(admin), await opened(blind)]).toEqual([['Talentos'], []])
  expect((await admin.get(`${COLABORADORES}/${talento}/linha-salarial`)).statusCode).toBe(200)
  await show(true)
})
