import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { CARGOS, cadastros, type Stored, stored } from './cadastros.ts'

const TALENTOS = '/api/gestao-talentos/talentos'

let app: TestApp
let admin: Client
let make: Awaited<ReturnType<typeof cadastros>>
let cargo: Stored
let funcao: Stored
let talento: Stored

const antes = 'Opera a linha antiga.'
const depois = 'Opera a linha nova.'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  make = await cadastros(admin)
  cargo = await make.cargo('Com responsabilidades')
  cargo = stored(
    await admin.patch(`${CARGOS}/${cargo.id}`, { responsabilidades: 'Responde pelo setor.', versao: 1 }),
    200,
  )
  const row = { nomeFuncao: 'Operador', codigoCBO: '784205' }
  funcao = stored(
    await admin.post('/api/sst/funcoes', {
      nome: 'Operador de teste',
      historicoFuncao: [
        { ...row, data: '2024-01-01', descricao: antes },
        { ...row, data: '2025-01-01', descricao: depois },
      ],
    }),
  )
  const comTexto = await make.faixa(cargo, 'I')
  const semTexto = await make.faixa(await make.cargo('Sem texto'), 'I')
  const [first] = (await admin.get(`${TALENTOS}?range=[0,0]`)).json() as Stored[]
  const record = (await admin.get(`${TALENTOS}/${first?.id}`)).json() as Stored
  const lotacao = { areaOrganizacional: { id: make.area.id } }
  const historicos = [
    { data: '2021-01-01', ...lotacao, faixaSalarial: { id: semTexto.id } },
    { data: '2022-01-01', ...lotacao, faixaSalarial: { id: comTexto.id } },
    { data: '2023-01-01', ...lotacao, faixaSalarial: { id: comTexto.id }, funcao: { id: funcao.id } },
  ]
  talento = stored(await admin.put(`${TALENTOS}/${record.id}`, { ...record, historicos }), 200)
})
afterAll(() => app?.close())

const doTalento = async (data?: string) =>
  (await admin.get(`${CARGOS}/responsabilidade/${talento.id}${data ? `?data=${data}` : ''}`)).json()

test('a position answers with what it says, or leaves it open', async () => {
  const said = (await admin.get(`${CARGOS}/${cargo.id}/responsabilidade`)).json()
  expect(said).toEqual({
    fonte: 'CARGO',
    descricao: 'Responde pelo setor.',
    cargo: { id: cargo.id, nome: 'Com responsabilidades' },
  })
  const open = await make.cargo('Em aberto')
  expect((await admin.get(`${CARGOS}/${open.id}/responsabilidade`)).json()).toMatchObject({ fonte: 'ABERTA' })
})

test('for a talent holds what his function says on the day, else his position, else it is open', async () => {
  expect(await doTalento('2021-12-31')).toMatchObject({ fonte: 'ABERTA', cargo: { nome: 'Sem texto' } })
  expect(await doTalento('2022-01-01')).toMatchObject({ fonte: 'CARGO', descricao: 'Responde pelo setor.' })
  // the function is his, but says nothing before 2024
  expect(await doTalento('2023-12-31')).toMatchObject({ fonte: 'CARGO', funcao: { id: funcao.id } })
  expect(await doTalento('2024-12-31')).toMatchObject({ fonte: 'FUNCAO', descricao: antes, data: '2024-12-31' })
  expect(await doTalento('2025-01-01')).toMatchObject({ fonte: 'FUNCAO', descricao: depois })
  expect(await doTalento()).toMatchObject({ fonte: 'FUNCAO', descricao: depois, data: app.today() })
})

test('refused: no day, no talent, one of another company, and without the right to read talents', async () => {
  const url = `${CARGOS}/responsabilidade/${talento.id}`
  const wrong = await admin.get(`${url}?data=ontem`)
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Data inválida'])
  expect((await admin.get(`${CARGOS}/responsabilidade/999999`)).statusCode).toBe(404)
  expect((await admin.get(`${CARGOS}/999999/responsabilidade`)).statusCode).toBe(404)
  const outra = await login(app, 'rh2')
  expect((await outra.get(url)).statusCode).toBe(404)
  expect((await outra.get(`${CARGOS}/${cargo.id}/responsabilidade`)).statusCode).toBe(404)
  expect((await (await app.clientWithout('ROLE_CAD_TALENTO_VER')).get(url)).statusCode).toBe(403)
  expect((await (await app.clientWithout('ROLE_CAD_CARGO_VER')).get(url)).statusCode).toBe(403)
})

test('areas are added to several positions: all or none, and what they have stays', async () => {
  const [a, b] = [await make.cargo('Sem área A'), await make.cargo('Sem área B')]
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,3]')).json() as Stored[]
  const novas = areas.map(({ id }) => id).filter((id) => id !== make.area.id)
  const inclui = (cargosIds: unknown, areasIds: unknown, client = admin) =>
    client.post(`${CARGOS}/mais-sem-areas`, { cargosIds, areasIds })
  const idsDe = async ({ id }: Stored) =>
    ((await admin.get(`${CARGOS}/${id}`)).json().areasOrganizacionais as Stored[]).map((area) => area.id)
  expect((await inclui([a.id, b.id], novas)).json()).toEqual({ alterados: 2 })
  expect(await idsDe(a)).toEqual([make.area.id, ...novas.sort((x, y) => x - y)])
  expect((await inclui([a.id, b.id], novas)).json()).toEqual({ alterados: 0 })
  const c = await make.cargo('Sem área C')
  for (const [cargos, ids, message] of [
    [[c.id, 999_999], novas, 'Um dos cargos informados não existe'],
    [[], novas, 'Informe os cargos (no máximo 10.000)'],
    [[c.id], [], 'Informe as áreas organizacionais (no máximo 10.000)'],
  ] as const) {
    const refused = await inclui(cargos, ids)
    expect([refused.statusCode, refused.json().message]).toEqual([400, message])
  }
  const outra = await login(app, 'rh2')
  expect((await inclui([c.id], novas, outra)).statusCode).toBe(400)
  const deFora = (await outra.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,0]')).json()[0].id
  expect((await inclui([c.id], [deFora])).statusCode).toBe(400)
  expect(await idsDe(c)).toEqual([make.area.id])
  expect((await inclui([c.id], novas, await app.clientWithout('ROLE_CAD_CARGO_ALTERAR'))).statusCode).toBe(403)
})
