import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const PENDENCIAS = '/api/pendencias-ac'

type Stored = RecordData & { id: number; versao: number; nome: string; historicos: (RecordData & { id: number })[] }

let app: TestApp
/** of the company that is integrated with the payroll system */
let admin: Client
let lugar: RecordData
let outraArea: { id: number }
let talento: Stored

const read = async ({ id }: Pick<Stored, 'id'>) => (await admin.get(`${TALENTOS}/${id}`)).json() as Stored
const change = async (one: Stored, body: RecordData): Promise<Stored> => {
  const answer = await admin.patch(`${TALENTOS}/${one.id}`, { versao: (await read(one)).versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Stored
}
const pendencias = async ({ nome }: Pick<Stored, 'nome'>, client = admin) =>
  ((await client.get(PENDENCIAS)).json() as RecordData[])
    .filter(({ detalhes }) => String(detalhes).startsWith(nome))
    .map(({ pendencia, detalhes, statusDetalhes }) => [pendencia, detalhes, statusDetalhes])
const rows = ({ historicos }: Stored) => historicos.map(({ data, salario, status }) => [data, salario, status])
const admite = async (more: RecordData = {}, client = admin): Promise<Stored> => {
  const nome = `Folha ${next()}`
  const body = { nome, cpf: cpf(next()), dataAdmissao: '2026-03-02', ...lugar, salario: 2000, ...more }
  const answer = await client.post(TALENTOS, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  const [some] = (await admin.get(`${TALENTOS}?size=1&situacao=A`)).json() as Stored[]
  const { estabelecimento, areaOrganizacional, faixaSalarial } = await read(some as Stored)
  lugar = { estabelecimento, areaOrganizacional, faixaSalarial }
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,9]')).json() as Stored[]
  outraArea = { id: areas.find(({ id }) => id !== (areaOrganizacional as Stored).id)?.id ?? 0 }
}, 120_000)
afterAll(() => app?.close())

/** Admitted and confirmed. */
beforeEach(async () => {
  talento = await change(await admite(), { situacao: 'A' })
})

const AGUARDA = 'Aguardando confirmação'

test('who is admitted waits for the payroll, with his row, whatever was said; the confirmed admission confirms both', async () => {
  const novo = await admite({ situacao: 'A' })
  expect([novo.situacao, rows(novo)]).toEqual(['G', [['2026-03-02', 2000, 'A']]])
  expect(await pendencias(novo)).toEqual([
    ['Histórico de talento', `${novo.nome}: Nova situação a partir de 02/03/2026`, AGUARDA],
    ['Admissão de talento', `${novo.nome}: Admissão em 02/03/2026`, AGUARDA],
  ])
  // saving him otherwise confirms nothing
  expect((await change(novo, { observacao: 'Documentos entregues' })).situacao).toBe('G')
  const found = (await admin.get(`${TALENTOS}?situacao=G&q=${encodeURIComponent(novo.nome)}`)).json()
  expect(found).toMatchObject([{ id: novo.id }])
  const confirmado = await change(novo, { situacao: 'A' })
  expect([confirmado.situacao, rows(confirmado)]).toEqual(['A', [['2026-03-02', 2000, 'C']]])
  expect(await pendencias(novo)).toEqual([])
})

test('a cancelled admission cancels its row; both items may be removed', async () => {
  const novo = await change(await admite(), { situacao: 'C' })
  expect([novo.situacao, rows(novo)]).toEqual(['C', [['2026-03-02', 2000, 'X']]])
  expect((await pendencias(novo)).map(([, , status]) => status)).toEqual(['Cancelada na folha', 'Cancelada na folha'])
})

test('what changes of where he stands waits, and until it is confirmed he stands where he stood', async () => {
  const movido = await change(talento, { areaOrganizacional: outraArea, salario: 2500 })
  expect(movido).toMatchObject({ areaOrganizacional: { id: (lugar.areaOrganizacional as Stored).id }, salario: 2000 })
  expect(rows(movido)).toEqual([
    [app.today(), 2500, 'A'],
    ['2026-03-02', 2000, 'C'],
  ])
  expect(await pendencias(talento)).toHaveLength(1)
  // the answer of the payroll, as who may change the talent writes it
  const historicos = movido.historicos.map((row) => ({ ...row, status: 'C' }))
  const agora = await change(talento, { historicos })
  expect(agora).toMatchObject({ areaOrganizacional: { id: outraArea.id }, salario: 2500 })
  expect(await pendencias(talento)).toEqual([])
})

test('a row of its own address waits, too, and its item goes with it', async () => {
  const url = `${TALENTOS}/${talento.id}/historicos`
  const made = await admin.post(url, { data: '2026-05-01', ...lugar, tipoSalario: 3, salario: 2100, status: 'C' })
  expect(made.json()).toMatchObject({ status: 'A', salario: 2100 })
  expect([(await read(talento)).salario, (await pendencias(talento)).length]).toEqual([2000, 1])
  const { id, versao } = made.json()
  const confirmed = await admin.patch(`${url}/${id}`, { status: 'C', versao })
  expect(confirmed.json().status).toBe('C')
  expect([(await read(talento)).salario, await pendencias(talento)]).toEqual([2100, []])
  const again = await admin.patch(`${url}/${id}`, { salario: 2200, versao: confirmed.json().versao })
  expect([again.json().status, (await read(talento)).salario]).toEqual(['A', 2000])
  expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(200)
  expect(await pendencias(talento)).toEqual([])
  // what is not the payroll's to say waits for nothing
  const first = (await admin.get(`${url}/${(await read(talento)).historicos[0]?.id}`)).json() as Stored
  const same = await admin.patch(`${url}/${first.id}`, { motivo: 'MERITO', versao: first.versao })
  expect([same.statusCode, same.json().status]).toEqual([200, 'C'])
})

test('a dismissal waits as U, is confirmed as D, and waits again when its day changes', async () => {
  const desligamento = { situacao: 'D', dataDesligamento: '2026-10-30' }
  expect((await change(talento, desligamento)).situacao).toBe('U')
  expect(await pendencias(talento)).toEqual([
    ['Desligamento de talento', `${talento.nome}: Desligamento em 30/10/2026`, AGUARDA],
  ])
  expect((await change(talento, { observacao: 'Exame marcado' })).situacao).toBe('U')
  expect((await change(talento, { situacao: 'D' })).situacao).toBe('D')
  expect(await pendencias(talento)).toEqual([])
  expect((await change(talento, { dataDesligamento: '2026-10-31' })).situacao).toBe('U')
  expect(await pendencias(talento)).toHaveLength(1)
  const volta = await change(talento, { situacao: 'A', dataDesligamento: null })
  expect([volta.situacao, await pendencias(talento)]).toEqual(['A', []])
  // a day alone says it, too
  expect((await change(talento, { dataDesligamento: '2026-11-20' })).situacao).toBe('U')
})

test('an admission on another day waits again; with the talent his items go, and come back with nothing', async () => {
  expect((await change(talento, { dataAdmissao: '2026-03-03' })).situacao).toBe('G')
  const { versao } = await read(talento)
  expect(await pendencias(talento)).toHaveLength(1)
  expect((await admin.delete(`${TALENTOS}/${talento.id}`, { versao })).statusCode).toBe(200)
  const { rows: left } = await app.database.pool.query(
    "select 1 from pendencia_ac where origem = 'gestao-talentos/talento' and origem_id = $1",
    [talento.id],
  )
  expect(left).toEqual([])
})

test('a company without the payroll system says itself what holds', async () => {
  const rh = await login(app, 'rh')
  const [some] = (await rh.get(`${TALENTOS}?size=1&situacao=A`)).json() as Stored[]
  const { areaOrganizacional, faixaSalarial } = (await rh.get(`${TALENTOS}/${some?.id}`)).json() as Stored
  const novo = await admite({ estabelecimento: undefined, areaOrganizacional, faixaSalarial }, rh)
  expect([novo.situacao, rows(novo)]).toEqual(['A', [['2026-03-02', 2000, 'C']]])
  const { rows: items } = await app.database.pool.query(
    "select 1 from pendencia_ac where empresa_id = 1 and origem like 'gestao-talentos/%'",
  )
  expect(items).toEqual([])
})

test('whose rows the payroll has not confirmed is on no day: neither in the list of a day nor in its report', async () => {
  const novo = await admite()
  const dia = '2026-04-01'
  const naLista = async (q: string) =>
    ((await admin.get(`${TALENTOS}?situacao=T&nome=${encodeURIComponent(novo.nome)}${q}`)).json() as Stored[]).length
  const noRelatorio = async () => {
    const id = (one: unknown) => [(one as Stored).id]
    const onde = { estabelecimentosIds: id(lugar.estabelecimento), areasIds: id(lugar.areaOrganizacional) }
    const body = { formato: 'json', filters: { dataReferencia: dia, ...onde } }
    const answer = await admin.post('/api/cargo-salario/relatorios/talentos-areas-organizacionais', body)
    expect([200, 404], answer.body).toContain(answer.statusCode)
    return answer.body.split(`"${novo.nome}"`).length - 1
  }
  expect([await naLista(''), await naLista(`&em=${dia}`), await noRelatorio()]).toEqual([1, 0, 0])
  await change(novo, { situacao: 'A' })
  expect([await naLista(''), await naLista(`&em=${dia}`), await noRelatorio()]).toEqual([1, 1, 1])
  expect((await admin.get(`${TALENTOS}/${novo.id}?em=${dia}`)).statusCode).toBe(200)
})

test('who may not see talents is told of none among the pending items', async () => {
  const novo = await admite()
  expect(await pendencias(novo)).toHaveLength(2)
  const { pool } = app.database
  await pool.query(
    `update perfil set authorities = (select jsonb_agg(a) from jsonb_array_elements(authorities) a where a::text !~ 'CAD_TALENTO')
     where id in (select l.perfil_id from usuario_empresa_perfis l join usuario_empresa x on x.id = l.usuario_empresa_id
       join usuario u on u.id = x.usuario_id where u.login = 'rh2')`,
  )
  app.fastify.prumo.sessions.forget()
  const rh2 = await login(app, 'rh2')
  expect(await pendencias(novo, rh2)).toEqual([])
  expect(((await rh2.get(PENDENCIAS)).json() as RecordData[]).length).toBeGreaterThan(0)
})
