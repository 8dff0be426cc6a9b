import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarAt, NATIONAL_CALENDARS } from '#schemas/runtime/days/working-days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { diasPerdidos, taxaDeAbsenteismo } from '#server/domain/gestao-talentos/talento/indicadores/absenteismo.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'

/**
 * Absence by month — spec 3 §7: absenteismo. In Norte are Ana, her namesake, Bia and, until September 2025, Caio; Duda left Sul on 30 April. March 2025 has
 * 19 working days beside Carnival's two (worked on, as pontos facultativos): 21.
 */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
  const { make } = c
  const tipo = (descricao: string, absenteismo: boolean) =>
    make('gestao-talentos/tipo-ocorrencia', { descricao, pontuacao: 0, absenteismo })
  const falta = await tipo('Prova: falta', true)
  const atraso = await tipo('Prova: atraso', true)
  const elogio = await tipo('Prova: elogio', false)
  const licenca = await make('sst/tipos-afastamento', { descricao: 'Prova: licença', absenteismo: true })
  const ferias = await make('sst/tipos-afastamento', { descricao: 'Prova: férias', classe: 'FERIAS_RECESSO' })
  const ocorre = (quem: Registro, que: Registro, dataIni: string, more: RecordData = {}) =>
    make('gestao-talentos/colaboradores-ocorrencias', {
      ...{ colaborador: { id: quem.id }, ocorrencia: { id: que.id }, dataIni, ...more },
    })
  const sai = (quem: Registro, que: Registro, inicio: string, fim?: string) =>
    make('sst/afastamentos', { colaborador: { id: quem.id }, motivo: { id: que.id }, inicio, ...(fim && { fim }) })
  const { ana, outraAna, bia, caio, duda } = c.talentos
  // Friday to Tuesday: three working days of March, two of April, of which one is said twice
  await sai(ana, licenca, '2025-03-27', '2025-04-01')
  await ocorre(ana, falta, '2025-03-28')
  await ocorre(outraAna, atraso, '2025-03-10', { horaIni: '08:00', horaFim: '10:00' })
  await ocorre(outraAna, atraso, '2025-03-10', { horaIni: '13:00', horaFim: '15:00' })
  await ocorre(bia, elogio, '2025-03-11')
  await sai(bia, ferias, '2025-03-03', '2025-03-21')
  // a Saturday is no working day
  await ocorre(caio, falta, '2025-03-15')
  await ocorre(caio, falta, '2025-09-02')
  // goes on after he has left
  await sai(duda, licenca, '2025-04-29')
}, 120_000)
afterAll(() => c?.app.close())

const linhas = async (more: RecordData = {}, client: Client = c.admin) =>
  celulas(
    await linhasDe(client, 'gestao-talentos/absenteismo', {
      ...{ dataIni: '2025-03-01', dataFim: '2025-04-30', areasIds: c.areasIds, ...more },
    }),
    ...['mes', 'ativos', 'uteis', 'perdidos', 'taxa', 'observacao'],
  )

test('[REL-gestao-talentos/absenteismo: rows, ties] leaves count working days inside the month, what overlaps once, hours as parts of eight', async () => {
  expect(await linhas()).toEqual([
    // Ana 27, 28, 31; her namesake 4 of 8 hours: 3,5 / (5 × 21)
    ['03/2025', 5, 21, 3.5, 3.33, null],
    // Ana 1; Duda 29, 30: 3 / (5 × 20), without Good Friday and Tiradentes
    ['04/2025', 5, 20, 3, 3, null],
  ])
})

test('the days end with the period, and begin with the first of its month; types are chosen', async () => {
  expect(await linhas({ dataIni: '2025-03-20', dataFim: '2025-03-28' })).toEqual([['03/2025', 5, 20, 2.5, 2.5, null]])
  const { rows } = await c.app.database.pool.query(
    `select id::int from tipo_ocorrencia where empresa_id = 1 and descricao = 'Prova: atraso'`,
  )
  const soAtrasos = await linhas({
    ocorrenciasIds: [rows[0].id],
    motivosIds: await semLicenca(),
    dataFim: '2025-03-31',
  })
  expect(soAtrasos).toEqual([['03/2025', 5, 21, 0.5, 0.48, null]])
})

/** A type of leave that nobody is on. */
async function semLicenca(): Promise<number[]> {
  const { id } = await c.make('sst/tipos-afastamento', { descricao: 'Prova: ninguém', absenteismo: true })
  return [id]
}

test('[REL-gestao-talentos/absenteismo: areas, companies, empty] who moved counts where he was on the day; a manager counts hers, another company nobody', async () => {
  const setembro = { dataIni: '2025-09-01', dataFim: '2025-09-30' }
  expect(await linhas({ ...setembro, areasIds: [c.sul.id] })).toEqual([['09/2025', 1, 22, 1, 4.55, null]])
  expect((await linhas({ ...setembro, areasIds: [c.norte.id] })).map((row) => row[3])).toEqual([0])
  expect((await linhas({}, c.gestora)).map((row) => row[3])).toEqual([3.5, 1])
  expect(await linhas({}, c.outra)).toEqual([])
  expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
})

test('12 days of 40 people in a month of 21 working days are 1,43 %; of nobody there is no rate', () => {
  const calendar = calendarAt(NATIONAL_CALENDARS)
  // twelve working days of one person: 6 to 21 October 2025
  const dias = diasPerdidos([{ talento: 1, de: '2025-10-06', ate: '2025-10-21' }], calendar, '2025-10-01', '2025-10-31')
  expect(dias.perdidos).toBe(12)
  expect(taxaDeAbsenteismo(40, { ...dias, uteis: 21 })).toBe(1.43)
  expect(taxaDeAbsenteismo(0, dias)).toBeNull()
})
