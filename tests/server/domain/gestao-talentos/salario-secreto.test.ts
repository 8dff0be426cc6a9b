import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const FAIXAS = '/api/cargo-salario/faixas-salariais'
/** no other amount of the demo has these digits */
const SECRET = 98_765.43
const SAID = /98765\.43|98\.765,43|98765,43/

let app: TestApp
let admin: Client
/** may do everything but see salaries */
let blind: Client
let talento: number
let faixa: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  blind = await app.clientWithout('ROLE_VER_SALARIO')
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  const [some] = (await admin.get(`${TALENTOS}?size=1&situacao=A`)).json()
  talento = some.id
  const stored = (await admin.get(`${TALENTOS}/${talento}`)).json()
  const paid = await admin.patch(`${TALENTOS}/${talento}`, {
    versao: stored.versao,
    historicos: stored.historicos.map((row: RecordData) => ({ ...row, tipoSalario: 3, salario: SECRET })),
  })
  expect(paid.statusCode, paid.body).toBe(200)
  faixa = stored.faixaSalarial.id
  const band = (await admin.get(`${FAIXAS}/${faixa}`)).json()
  const raised = await admin.patch(`${FAIXAS}/${faixa}`, {
    versao: band.versao,
    historico: [...band.historico, { data: app.today(), tipo: 3, valor: SECRET }],
  })
  expect(raised.statusCode, raised.body).toBe(200)
}, 120_000)
afterAll(() => app?.close())

/** Every way by which an amount might be told. */
const ways = () => [
  `${TALENTOS}/${talento}`,
  `${TALENTOS}/${talento}?em=${app.today()}`,
  `${TALENTOS}/${talento}/historicos`,
  `${TALENTOS}/${talento}/historico`,
  `${TALENTOS}/${talento}/clone`,
  `${TALENTOS}?size=5&filter=${encodeURIComponent(JSON.stringify({ id: [talento] }))}`,
  `${TALENTOS}/exportacao?formato=csv&filter=${encodeURIComponent(JSON.stringify({ id: [talento] }))}`,
  `/api/cargo-salario/colaboradores/${talento}`,
  `${FAIXAS}/${faixa}`,
  `${FAIXAS}/${faixa}/historicos`,
  `${FAIXAS}/${faixa}/historico`,
  `${FAIXAS}?size=5&filter=${encodeURIComponent(JSON.stringify({ id: [faixa] }))}`,
  `/api/cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico?tipo=1&faixaSalarialId=${faixa}`,
]

test('amounts are told to who may see salaries, and on no way to anybody else', async () => {
  const told: string[] = []
  for (const url of ways()) {
    const answer = await blind.get(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    expect([url, SAID.test(answer.body)]).toEqual([url, false])
    if (SAID.test((await admin.get(url)).body)) told.push(url)
  }
  // the others are the copy, which has no history, and the changes of a record that say how many rows there are
  expect(told.length).toBeGreaterThanOrEqual(8)
  expect((await blind.get(`${TALENTOS}/${talento}/linha-salarial`)).statusCode).toBe(403)
  expect((await admin.get(`${TALENTOS}/${talento}/linha-salarial`)).body).toMatch(SAID)
})

test('nobody sorts or filters by what he may not see', async () => {
  const sorted = `${TALENTOS}?sort=salario,desc&size=1`
  expect([(await blind.get(sorted)).statusCode, (await admin.get(sorted)).statusCode]).toEqual([400, 200])
  const filtered = `${TALENTOS}?filter=${encodeURIComponent('{"salario":98765.43}')}`
  expect([(await blind.get(filtered)).statusCode, (await admin.get(filtered)).statusCode]).toEqual([400, 200])
})

test('who may not see an amount neither sets nor clears it, in the record and in its rows', async () => {
  const seen = (await blind.get(`${TALENTOS}/${talento}`)).json()
  expect(seen.historicos[0]).toHaveProperty('data')
  expect(seen.historicos[0]).not.toHaveProperty('salario')
  const rows = seen.historicos.map((row: RecordData) => ({ ...row, salario: 1 }))
  const saved = await blind.put(`${TALENTOS}/${talento}`, { ...seen, observacao: 'Lida', salario: 1, historicos: rows })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.body).not.toMatch(SAID)
  const now = (await admin.get(`${TALENTOS}/${talento}`)).json()
  expect(now).toMatchObject({ observacao: 'Lida', salario: SECRET })
  expect(now.historicos.map(({ salario }: RecordData) => salario)).toEqual(rows.map(() => SECRET))
  // of its own address, too
  const url = `${TALENTOS}/${talento}/historicos/${now.historicos[0].id}`
  const row = (await blind.get(url)).json()
  const changed = await blind.put(url, { ...row, motivo: 'MERITO', salario: 2 })
  expect(changed.statusCode, changed.body).toBe(200)
  expect((await admin.get(url)).json()).toMatchObject({ motivo: 'MERITO', salario: SECRET })
  // a row he adds is paid as the one before it was
  const more = (await blind.get(`${TALENTOS}/${talento}`)).json()
  const { id: _, versao: __, ...last } = more.historicos[0]
  const added = { ...last, data: app.today(), motivo: 'TRANSFERENCIA' }
  const grown = await blind.patch(`${TALENTOS}/${talento}`, {
    versao: more.versao,
    historicos: [added, ...more.historicos.filter(({ data }: RecordData) => data !== app.today())],
  })
  expect(grown.statusCode, grown.body).toBe(200)
  expect((await admin.get(`${TALENTOS}/${talento}`)).json()).toMatchObject({ salario: SECRET, tipoSalario: 3 })
  // and where he moves somebody, the amount goes along
  const area = (
    (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,5]')).json() as RecordData[]
  ).at(-1)
  const { versao } = (await blind.get(`${TALENTOS}/${talento}`)).json()
  const moved = await blind.patch(`${TALENTOS}/${talento}`, { versao, areaOrganizacional: { id: area?.id } })
  expect(moved.statusCode, moved.body).toBe(200)
  const then = (await admin.get(`${TALENTOS}/${talento}`)).json()
  expect(then.historicos[0]).toMatchObject({ data: app.today(), salario: SECRET })
})

test('of the demo’s log-ins those of HR see salaries, managers and safety do not', async () => {
  const has = async (who: string) =>
    ((await (await login(app, who)).get('/api/userinfo')).json() as { authorities: string[] }).authorities.includes(
      'ROLE_VER_SALARIO',
    )
  const found = await Promise.all(
    ['admin', 'rh', 'rh2', 'gestor', 'lider', 'sst'].map(async (who) => [who, await has(who)]),
  )
  expect(Object.fromEntries(found)).toEqual({
    admin: true,
    rh: true,
    rh2: true,
    gestor: false,
    lider: false,
    sst: false,
  })
})

test('a band is copied by who sees what it pays', async () => {
  const copy = (client: Client) => client.put(`${FAIXAS}/${faixa}/copia`, { nome: 'Cópia' })
  expect((await copy(blind)).statusCode).toBe(403)
  expect((await copy(admin)).statusCode).toBe(200)
})
