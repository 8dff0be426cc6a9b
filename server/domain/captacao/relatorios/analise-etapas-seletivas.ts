import { candidatosPorEtapa, type PorEtapa } from '#server/domain/captacao/candidato-solicitacao/queries.ts'
import type { ChartData } from '#server/platform/reports/chart/chart.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'

const CANDIDATOS = 'Candidatos'
const TOTAL = 'Total das etapas'
const meses = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez']
const monthColumns = meses.map((title, i): ReportColumn => ({ field: `m${i + 1}`, title, width: 8, format: 'number' }))

/** Candidates of a year by step and month, with their fitness (spec 1 §7.5: Análise das Etapas Seletivas). */
export default defineReport('captacao/relatorios/analise-etapas-seletivas', {
  landscape: true,
  groupBy: 'grupo',
  columns: [
    { field: 'medida', title: 'Indicador', width: 16 },
    ...monthColumns,
    { field: 'total', title: 'Total', width: 9, format: 'number' },
  ],
  chart: { title: 'Candidatos por etapa e mês', kind: 'lines', category: 'Mês', data: porMes },
  subtitle: ({ ano }) => `Ano ${ano}`,
  async rows(ctx, filters) {
    const found = await candidatosPorEtapa(ctx, filters)
    const etapas = new Map(found.map(({ etapaId, etapa }) => [etapaId, etapa]))
    const all = etapas.size > 1 ? linhas(TOTAL, found) : []
    const daEtapa = ([id, nome]: [number, string]) =>
      linhas(
        nome,
        found.filter(({ etapaId }) => etapaId === id),
      )
    return [...[...etapas].flatMap(daEtapa), ...all]
  },
})

/** Most lines of the chart. */
const LINHAS = 8

/** Chart with a line per step, for the steps with most candidates; the sum gets no line. */
function porMes(rows: ReportRow[]): ChartData {
  const etapas = rows.filter(({ medida, grupo }) => medida === CANDIDATOS && grupo !== TOTAL)
  const busy = new Set([...etapas].sort((a, b) => Number(b.total) - Number(a.total)).slice(0, LINHAS))
  return {
    categories: meses,
    series: etapas
      .filter((row) => busy.has(row))
      .map((row) => ({ title: String(row.grupo), values: meses.map((_, i) => Number(row[`m${i + 1}`])) })),
  }
}

type Conta = Pick<PorEtapa, 'candidatos' | 'aptos' | 'naoAptos'>

const medidas: { medida: string; de: (conta: Conta) => number | null }[] = [
  { medida: CANDIDATOS, de: ({ candidatos }) => candidatos },
  { medida: 'Aptos', de: ({ aptos }) => aptos },
  { medida: 'Não aptos', de: ({ naoAptos }) => naoAptos },
  { medida: '% aptos', de: ({ aptos, candidatos }) => parte(aptos, candidatos) },
  { medida: '% não aptos', de: ({ naoAptos, candidatos }) => parte(naoAptos, candidatos) },
]

/** Per cent with one decimal; null for a total of 0. */
const parte = (some: number, all: number): number | null => (all === 0 ? null : Math.round((some * 1000) / all) / 10)

function linhas(grupo: string, found: PorEtapa[]): ReportRow[] {
  const contas = meses.map((_, i) => conta(found.filter(({ mes }) => mes === i + 1)))
  const total = conta(found)
  return medidas.map(({ medida, de }) => ({
    grupo,
    medida,
    ...Object.fromEntries(contas.map((each, i) => [`m${i + 1}`, de(each)])),
    total: de(total),
  }))
}

const conta = (found: PorEtapa[]): Conta => ({
  candidatos: found.reduce((sum, { candidatos }) => sum + candidatos, 0),
  aptos: found.reduce((sum, { aptos }) => sum + aptos, 0),
  naoAptos: found.reduce((sum, { naoAptos }) => sum + naoAptos, 0),
})
