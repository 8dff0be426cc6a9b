import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { pcdExigidos } from '#server/domain/gestao-talentos/talento/indicadores/cota.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { textsIn } from '#tests/server/platform/messages/boxes.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Dismissal: what stands in its way is said first, who may goes on with a reason, the log-in ends with the day, all is undone within 30 days. */
const TALENTOS = '/api/gestao-talentos/talentos'

let c: Cenario
let motivo: Registro
let numero = 0

beforeAll(async () => {
  c = await cenario()
  await c.app.database.pool.query('update roteiro set ativo = false')
  const body = { descricao: 'Prova: sem justa causa', iniciativa: 'EMPRESA', turnover: true }
  motivo = await forms(c.admin).make('gestao-talentos/motivo-desligamento', body)
}, 120_000)
afterAll(() => c?.app.close())

const day = (count: number): string => addDays(c.app.today(), count) ?? ''
const read = async ({ id }: Pick<Registro, 'id'>) => (await c.admin.get(`${TALENTOS}/${id}`)).json() as Registro
const admite = (more: RecordData = {}): Promise<Registro> => {
  numero += 1
  const row = {
    ...{ data: '2025-01-02', faixaSalarial: { id: c.faixas.j1.id }, salario: 2000 },
    ...{ areaOrganizacional: { id: c.norte.id }, estabelecimento: { id: c.estabelecimentosIds[0] } },
  }
  return forms(c.admin).talento(`Prova ${numero}`, `D-${numero}`, [row], { cpf: cpf(next()), ...more })
}
const act = async (one: Registro, action: string, body: RecordData = {}, client: Client = c.admin) =>
  client.put(`${TALENTOS}/${one.id}/${action}`, { versao: (await read(one)).versao, ...body })
const sai = (dia: string, more: RecordData = {}) => ({
  dataDesligamento: dia,
  motivoDesligamento: { id: motivo.id },
  ...more,
})
const conselhos = async ({ id }: Registro, dia: string) =>
  ((await c.admin.get(`${TALENTOS}/${id}/impedimentos?dataDesligamento=${dia}`)).json() as Advice[]).map(
    ({ texto, impede }) => [texto, impede],
  )
const errors = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])

test('a talent is dismissed on a day for a reason, by whose initiative the reason says, and it is undone', async () => {
  const talento = await admite()
  expect(errors(await act(talento, 'desliga')).map(([field]) => field)).toEqual([
    'dataDesligamento',
    'motivoDesligamento',
  ])
  const gone = await act(talento, 'desliga', sai(day(0), { avisoPrevio: 'INDENIZADO' }))
  expect(gone.json()).toMatchObject({
    ...{ situacao: 'D', dataDesligamento: day(0), avisoPrevio: 'INDENIZADO', iniciativaDesligamento: 'EMPRESA' },
  })
  expect((await act(talento, 'desliga', sai(day(1)))).json()).toMatchObject({ message: 'O talento não está ativo.' })
  const back = (await act(talento, 'estorna')).json() as Registro
  expect(back.situacao).toBe('A')
  for (const field of ['dataDesligamento', 'motivoDesligamento', 'avisoPrevio', 'iniciativaDesligamento'])
    expect(back[field]).toBeUndefined()
  expect((await act(talento, 'estorna')).json()).toMatchObject({ message: 'O talento não está desligado.' })
  expect((await act(talento, 'desliga', sai(day(0)))).statusCode).toBe(200)
})

test('it is undone for 30 days after its day, and no longer', async () => {
  const [late, soon] = [await admite(), await admite()]
  await act(late, 'desliga', sai(day(-31)))
  await act(soon, 'desliga', sai(day(-30)))
  const refused = await act(late, 'estorna')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: 'O desligamento é estornado até 30 dias depois do seu dia.' },
  ])
  expect((await act(soon, 'estorna')).json()).toMatchObject({ situacao: 'A' })
})

test('stability and a leave block it, on every path, unless who may says why', async () => {
  const estavel = await admite({ dataEstabilidade: day(10) })
  const [ano, mes, dia] = day(10).split('-')
  const texto = `O talento tem estabilidade até ${dia}/${mes}/${ano}.`
  expect(await conselhos(estavel, day(10))).toEqual([[texto, true]])
  expect(await conselhos(estavel, day(11))).toEqual([])
  const sem = await c.app.clientWithout('ROLE_DESLIGAR_ESTAVEL')
  expect(errors(await act(estavel, 'desliga', sai(day(10)), sem))).toEqual([['dataDesligamento', texto]])
  const { versao } = await read(estavel)
  const byForm = await sem.patch(`${TALENTOS}/${estavel.id}`, { versao, situacao: 'D', ...sai(day(10)) })
  expect(errors(byForm)).toEqual([['dataDesligamento', texto]])
  expect(errors(await act(estavel, 'desliga', sai(day(10))))).toEqual([
    ['justificativaDesligamento', 'Diga por que se desliga apesar da estabilidade ou do afastamento'],
  ])
  const kept = { justificativaDesligamento: 'Extinção do estabelecimento' }
  expect((await act(estavel, 'desliga', sai(day(10), kept))).json()).toMatchObject({ situacao: 'D', ...kept })
  const seen = (await sem.get(`${TALENTOS}/${estavel.id}`)).json() as RecordData
  expect(seen.justificativaDesligamento).toBeUndefined()
  // the state alone is no way around it; undone, the next time asks for a reason again
  expect((await act(estavel, 'estorna', {}, sem)).json()).toMatchObject({ situacao: 'A' })
  const now = (await read(estavel)).versao
  const byState = await sem.patch(`${TALENTOS}/${estavel.id}`, { versao: now, situacao: 'D' })
  expect(errors(byState)).toEqual([['dataDesligamento', texto]])
  expect(errors(await act(estavel, 'desliga', sai(day(10)))).map(([field]) => field)).toEqual([
    'justificativaDesligamento',
  ])

  const fora = await admite()
  const { make } = forms(c.admin)
  const tipo = await make('sst/tipos-afastamento', { descricao: 'Prova: licença' })
  await make('sst/afastamentos', {
    colaborador: { id: fora.id },
    motivo: { id: tipo.id },
    inicio: day(-5),
    fim: day(5),
  })
  expect(errors(await act(fora, 'desliga', sai(day(5)), sem)).map(([field]) => field)).toEqual(['dataDesligamento'])
  expect((await act(fora, 'desliga', sai(day(6)), sem)).json()).toMatchObject({ situacao: 'D' })
})

test('who leads areas, or is counted by the quota, is told of, and may go', async () => {
  const chefe = await admite()
  const path = `/api/cargo-salario/areas-organizacionais/${c.sul.id}`
  const { versao } = (await c.admin.get(path)).json() as Registro
  const row = { colaborador: { id: chefe.id } }
  const named = await c.admin.patch(path, { versao, empresaEResponsaveis: [row] })
  expect(named.statusCode, named.body).toBe(200)
  expect(await conselhos(chefe, day(0))).toEqual([['Responde pela área Sul: escolha quem o sucede.', false]])
  const pede = `${chefe.nome} respondia pela área Sul e sai em ${displayDay(day(0))}: escolha quem sucede na área.`
  expect(await textsIn(c.admin, 'C')).not.toContain(pede)
  expect((await act(chefe, 'desliga', sai(day(0)))).statusCode).toBe(200)
  // who may name another is told, also of the area
  expect(await textsIn(c.admin, 'C')).toContain(pede)
  expect(await textsIn(c.outra, 'C')).not.toContain(pede)

  const pcd = await admite({ deficiencia: '1' })
  // all others with a disability are of no use to the quota
  await c.app.database.pool.query(`update talento set vinculo = 'S' where deficiencia <> '0' and id <> $1`, [pcd.id])
  const [[texto, impede] = []] = await conselhos(pcd, day(0))
  expect([String(texto).startsWith('Cota de pessoas com deficiência: ficam 0 de '), impede]).toEqual([true, false])
})

// Lei 8.213/1991, art. 93: 2 % from 100, 3 % from 201, 4 % from 501, 5 % from 1,001; a part of a person is one
test.each([
  [99, 0],
  [100, 2],
  [101, 3],
  [200, 4],
  [201, 7],
  [412, 13],
  [500, 15],
  [501, 21],
  [1000, 40],
  [1001, 51],
])('a company of %i employees has %i people with disabilities at the least', (empregados, exigidos) => {
  expect(pcdExigidos(empregados)).toBe(exigidos)
})

test('his log-in ends with his last day, in that company only, and comes back when the dismissal is undone', async () => {
  const talento = await admite()
  const perfil = { id: 2 }
  const user = await forms(c.admin).make('utilitario/usuarios', {
    ...{ nome: 'Prova Saída', login: 'prova.saida', senha: 'Girassol-Azul-2026' },
    empresas: [{ empresa: { id: 1 }, perfis: [perfil] }],
  })
  const { versao } = await read(talento)
  await c.admin.patch(`${TALENTOS}/${talento.id}`, { versao, usuario: { id: user.id } })
  const dele = await login(c.app, 'prova.saida', 'Girassol-Azul-2026')
  await act(talento, 'desliga', sai(day(0)))
  expect((await dele.get('/api/userinfo')).statusCode).toBe(200)
  await act(talento, 'estorna')
  await act(talento, 'desliga', sai(day(-1)))
  c.app.fastify.prumo.sessions.forget()
  expect((await dele.get('/api/userinfo')).statusCode).toBe(401)
  await expect(login(c.app, 'prova.saida', 'Girassol-Azul-2026')).rejects.toThrow()
  await act(talento, 'estorna')
  expect((await (await login(c.app, 'prova.saida', 'Girassol-Azul-2026')).get('/api/userinfo')).statusCode).toBe(200)
})

test('in an integrated company the payroll confirms: dismissed, it waits (U); undone, he is active (A)', async () => {
  const { outra } = c
  const [some] = (await outra.get(`${TALENTOS}?size=1&situacao=A`)).json() as Registro[]
  const [why] = (await outra.get('/api/gestao-talentos/motivo-desligamento?range=[0,0]')).json() as Registro[]
  await c.app.database.pool.query('update empresa set ac_integra = true where id = 2')
  c.app.fastify.prumo.sessions.forget()
  const path = `${TALENTOS}/${some?.id}`
  const now = async () => (await outra.get(path)).json() as Registro
  const body = { dataDesligamento: day(0), motivoDesligamento: { id: why?.id } }
  const gone = await outra.put(`${path}/desliga`, { versao: (await now()).versao, ...body })
  expect(gone.json()).toMatchObject({ situacao: 'U' })
  expect((await outra.put(`${path}/estorna`, { versao: (await now()).versao })).json()).toMatchObject({ situacao: 'A' })
})

test('two who dismiss at once: one does, the other is told that it has changed', async () => {
  const talento = await admite()
  const { versao } = await read(talento)
  const both = [day(0), day(1)].map((dia) => c.admin.put(`${TALENTOS}/${talento.id}/desliga`, { versao, ...sai(dia) }))
  const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([200, 409])
})

test('who may not dismiss is told so before anything is asked', async () => {
  const talento = await admite()
  const sem = await c.app.clientWithout('ROLE_CAD_TALENTO_DESLIGA')
  expect((await act(talento, 'desliga', sai(day(0)), sem)).statusCode).toBe(403)
  expect((await sem.get(`${TALENTOS}/${talento.id}/impedimentos`)).statusCode).toBe(403)
})

test('who comes back does so after his last day: a contract more while one lasts is refused, on every path', async () => {
  const pessoa = cpf(next())
  const primeiro = await admite({ cpf: pessoa, dataAdmissao: '2025-01-02' })
  const outro = (dataAdmissao: string) =>
    c.admin.post(TALENTOS, { nome: 'Prova volta', cpf: pessoa, dataAdmissao, vinculo: 'E' })
  const texto = (fim: string) =>
    `Este CPF já tem um contrato desde 02/01/2025, ${fim}: outro começa depois do fim dele.`
  expect(errors(await outro(day(3)))).toEqual([['dataAdmissao', texto('que não terminou')]])
  expect((await act(primeiro, 'desliga', sai(day(0)))).statusCode).toBe(200)
  expect(errors(await outro(day(0)))).toEqual([['dataAdmissao', texto(`até ${displayDay(day(0))}`)]])
  const volta = await outro(day(1))
  expect(volta.statusCode, volta.body).toBe(201)
  // undone, the first one would last on beside the second
  expect(errors(await act(primeiro, 'estorna')).map(([field]) => field)).toEqual(['dataAdmissao'])
  expect(await read(primeiro)).toMatchObject({ situacao: 'D', dataDesligamento: day(0) })
  // in another company he may work, too
  const la = await c.outra.post(TALENTOS, { nome: 'Prova volta', cpf: pessoa, dataAdmissao: day(-10), vinculo: 'E' })
  expect(la.statusCode, la.body).toBe(201)
})
