import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthsBefore } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { act, create, first, type Stored } from './solicitacao/solicitacao.ts'

/** Rules of document 1 that hold in every form, report or call of the recruitment, from both sides over HTTP. */

let app: TestApp
let admin: Client
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function made(route: string, body: RecordData): Promise<Stored> {
  const answer = await rh.post(`/api/${route}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

test('[R-EXP-UPPER] [R-FOR-UPPER] only the field that asks for it is in capitals; experience and education stay as typed', async () => {
  const cargo = await first(rh, 'cargo-salario/cargos')
  const areaFormacao = await first(rh, 'captacao/areas-formacao')
  const experiencia = { empresa: 'Moinho Dias', cargo, dataAdmissao: '2020-01-02', motivoSaida: 'Fim do contrato' }
  const formacao = { areaFormacao, curso: 'Panificação', local: 'Senai', tipo: 'TECNICO', situacao: 'COMPLETO' }
  const { id } = await made('captacao/candidatos', {
    nome: 'Rui Maiúsculo',
    habilitacao: { categoria: 'ab' },
    experiencias: [experiencia],
    formacao: [formacao],
  })
  const stored = (await rh.get(`/api/captacao/candidatos/${id}`)).json()
  expect(stored.habilitacao.categoria).toBe('AB')
  expect(stored.experiencias[0]).toMatchObject({ empresa: 'Moinho Dias', motivoSaida: 'Fim do contrato' })
  expect(stored.formacao[0]).toMatchObject({ curso: 'Panificação', local: 'Senai' })
})

const naArea = async () => ({ areasIds: [(await first(admin, 'cargo-salario/areas-organizacionais')).id] })
const noLugar = async () => ({
  ...(await naArea()),
  estabelecimentosIds: [(await first(admin, 'utilitario/estabelecimentos')).id],
})

test.each([
  ['divulgacao-vaga', 1, async () => ({})],
  ['indicacao-candidato', 1, async () => ({})],
  ['vaga-motivo', 6, noLugar],
  ['duracao-vaga', 6, naArea],
] as const)(
  '[R-REL-DATAINI] %s begins %i month(s) ago and ends today, where nothing is said',
  async (report, months, rest) => {
    const comoFicouSabendoVaga = await first(admin, 'captacao/como-ficou-sabendo-vaga')
    const pessoal = { indicadoPor: 'Uma colega' }
    const candidato = await made('captacao/candidatos', { nome: 'Rui Período', pessoal, comoFicouSabendoVaga })
    const pedido = await create(rh, { areaOrganizacional: await first(admin, 'cargo-salario/areas-organizacionais') })
    await act(admin, pedido.id, 'status', { status: 'A' })
    await act(rh, pedido.id, 'encerra')
    /** What the report says when the records of this test are of that day. */
    const on = async (day: string, said: RecordData = {}): Promise<string> => {
      const { pool } = app.database
      await pool.query('update candidato set data_cadastro = $2 where id = $1', [candidato.id, day])
      const dates = 'update solicitacao_pessoal set data = $2, data_encerramento = $2 where id = $1'
      await pool.query(dates, [pedido.id, day])
      const filters = { ...(await rest()), ...said }
      const answer = await admin.post(`/api/captacao/relatorios/${report}`, { filters, formato: 'json' })
      expect([200, 404], answer.body).toContain(answer.statusCode)
      return answer.body
    }
    const today = app.today()
    const start = monthsBefore(today, months)
    const without = await on('1990-01-01')
    expect(await on(dayBefore(start))).toBe(without)
    for (const day of [start, today]) expect([day, (await on(day)) === without]).toEqual([day, false])
    const said = { dataIni: '1990-01-01', dataFim: '1990-01-01' }
    expect(await on('1990-01-01', said)).not.toBe(await on(today, said))
  },
)

test('[R-DATA-FUSO+] an hour goes in the zone of São Paulo, or in the one it says; a day is the same day in any zone', async () => {
  const pedido = await create(rh, { data: '2031-03-10' })
  expect(pedido.data).toBe('2031-03-10')
  await act(admin, pedido.id, 'status', { status: 'A' })
  const candidato = await made('captacao/candidatos', { nome: 'Rui Fuso' })
  const candidatura = await made('captacao/candidato-solicitacoes', {
    candidato: { id: candidato.id },
    solicitacao: { id: pedido.id },
  })
  const userinfo = (await rh.get('/api/userinfo')).json()
  for (const [said, stored] of [
    ['2031-03-10T14:30', '2031-03-10T17:30:00.000Z'],
    ['10/03/2031 22:15', '2031-03-11T01:15:00.000Z'],
    ['2031-03-10T14:30:00Z', '2031-03-10T14:30:00.000Z'],
    ['2031-03-10T14:30:00+02:00', '2031-03-10T12:30:00.000Z'],
  ]) {
    const entrevista = await made('captacao/entrevistas', {
      candidatura: { id: candidatura.id },
      inicio: said,
      duracao: 45,
      local: 'Sala 2',
      entrevistadores: [{ id: userinfo.usuario.id }],
    })
    expect([said, entrevista.inicio]).toEqual([said, stored])
    await app.database.pool.query('delete from entrevista where id = $1', [entrevista.id])
  }
})
