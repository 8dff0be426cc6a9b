import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Cenario, cenario, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { pessoas, saiuEm } from '#tests/server/platform/reports/provas/cenas/pessoas.ts'

/** Absence by hand: people of two areas in April 2025, with Good Friday on the 18th and Tiradentes on the 21st, so that 20 days are worked. */
const ABRIL = { dataIni: '2025-04-01', dataFim: '2025-04-30' }
let c: Cenario
let ana: Registro
let faltas: Registro
let doenca: Registro
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  ana = await contrata('Ausente Prova', 'F1', [
    ['2024-01-10', 'norte'],
    ['2025-04-16', 'sul'],
  ])
  const saiu = await contrata('Saída Prova', 'F2', [['2024-01-10', 'norte']], saiuEm('2025-04-10'))
  const socia = await contrata('Sócia Prova', 'F3', [['2024-01-10', 'norte']], { vinculo: 'O' })
  faltas = await make('gestao-talentos/tipo-ocorrencia', { descricao: 'Prova: falta', pontuacao: 1, absenteismo: true })
  const elogio = await make('gestao-talentos/tipo-ocorrencia', { descricao: 'Prova: elogio', pontuacao: 1 })
  doenca = await make('sst/tipos-afastamento', { descricao: 'Prova: licença', absenteismo: true })
  const ferias = await make('sst/tipos-afastamento', { descricao: 'Prova: férias' })
  const ocorre = (colaborador: Registro, ocorrencia: Registro, dataIni: string, more: RecordData = {}) =>
    make('gestao-talentos/colaboradores-ocorrencias', {
      colaborador: { id: colaborador.id },
      ocorrencia: { id: ocorrencia.id },
      dataIni,
      ...more,
    })
  const afasta = (colaborador: Registro, motivo: Registro, inicio: string, fim?: string) =>
    make('sst/afastamentos', {
      colaborador: { id: colaborador.id },
      motivo: { id: motivo.id },
      inicio,
      ...(fim && { fim }),
    })
  // Norte: from Monday, March 31 to Wednesday, April 2: two days of April
  await afasta(ana, doenca, '2025-03-31', '2025-04-02')
  // two hours of a day, then the whole of it and the next one: the first two belong to the occurrence
  await ocorre(ana, faltas, '2025-04-03', { horaIni: '08:00', horaFim: '10:00' })
  await afasta(ana, doenca, '2025-04-03', '2025-04-04')
  // Sul: Thursday 17 to Tuesday 22, with a holiday on both sides of the weekend
  await ocorre(ana, faltas, '2025-04-17', { dataFim: '2025-04-22' })
  // what does not count, who does not, and who is no longer there
  await ocorre(ana, elogio, '2025-04-24')
  await afasta(ana, ferias, '2025-04-28', '2025-04-30')
  await ocorre(socia, faltas, '2025-04-07')
  await afasta(saiu, doenca, '2025-04-09')
}, 120_000)
afterAll(() => c?.app.close())

async function ask(item: string, more: RecordData = {}) {
  const query = new URLSearchParams({ ...ABRIL, areasIds: c.areasIds.join(), ...more } as Record<string, string>)
  const answer = await c.admin.get(`/api/paineis/analytics/talento/${item}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    categorias: { nome: string }[]
    series: { valores: (number | null)[]; total: number | null }[]
  }
}

describe('absence', () => {
  it('[spec 2 §9] counts working days cut at the ends of the month, hours as parts of eight, a day of several once', async () => {
    const { categorias, series } = await ask('dias-perdidos')
    const byArea = Object.fromEntries(
      categorias.map(({ nome }, i) => [nome, series.map(({ valores }) => valores[i] ?? 0)]),
    )
    // Ana's leaves in Norte: 1 and 2 April, 6 of 8 hours of the 3rd, the 4th; who left was there on the 9th and 10th no more: 2
    expect(byArea).toEqual({ Norte: [2 + 0.75 + 1 + 2, 0.25], Sul: [0, 2] })
    expect(series.map(({ total }) => total)).toEqual([5.75, 2.25])
  })

  it('[spec 2 §9] is of those who were there when the month began, and of its working days', async () => {
    const ativos = (await ask('movimento')).series[2]?.valores[0] ?? 0
    expect(ativos).toBeGreaterThan(2)
    const taxa = Math.round(((5.75 + 2.25) / (ativos * 20)) * 10_000) / 100
    expect((await ask('absenteismo-por-mes')).series[0]?.valores).toEqual([taxa])
    const report = await c.admin.post('/api/gestao-talentos/relatorios/absenteismo', {
      filters: { ...ABRIL, areasIds: c.areasIds },
      formato: 'json',
    })
    expect((report.json() as { linhas: RecordData[] }).linhas).toMatchObject([{ ativos, uteis: 20, perdidos: 8, taxa }])
  })

  it('its indicator is the mean of the months', async () => {
    const period = { dataIni: '2025-03-01', dataFim: '2025-04-30' }
    const [march = 0, april = 0] = (await ask('absenteismo-por-mes', period)).series[0]?.valores ?? []
    expect(march).toBeGreaterThan(0)
    expect(
      Math.abs(((await ask('absenteismo', period)).series[0]?.total ?? 0) - (Number(march) + Number(april)) / 2),
    ).toBeLessThan(0.011)
  })

  it('an absence that ends counts anew at the next look', async () => {
    const [leave] = (
      await c.admin.get(
        `/api/sst/afastamentos?filter=${encodeURIComponent(JSON.stringify({ motivo: doenca.id, colaborador: ana.id }))}&sort=id,asc`,
      )
    ).json() as Registro[]
    const stored = await c.admin.get(`/api/sst/afastamentos/${leave?.id}`)
    const put = await c.admin.put(
      `/api/sst/afastamentos/${leave?.id}`,
      { ...(stored.json() as object), fim: '2025-04-01' },
      { 'if-match': stored.headers.etag },
    )
    expect(put.statusCode, put.body).toBe(200)
    expect((await ask('dias-perdidos')).series.map(({ total }) => total)).toEqual([4.75, 2.25])
  })
})
