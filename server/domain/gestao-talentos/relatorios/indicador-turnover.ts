import { displayDay } from '#schemas/runtime/dates.ts'
import { movimentosPorMes, turnoverPorMes } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineReport, type ReportColumn } from '#server/platform/reports/define.ts'
import { alongMonths, hasMovimentos, linhaDoMes, OBSERVACAO } from './movimentos-do-mes.ts'

const turnover: ReportColumn = { field: 'turnover', title: 'Turnover', width: 11, format: 'rate' }
const media: ReportColumn = { field: 'media', title: 'Média acumulada', width: 12, format: 'rate' }

/** Turnover of each month: (admissions + dismissals) / 2 / active x 100, with the accumulated average (spec 3 §7: indicador-turnover). */
export default defineReport('gestao-talentos/relatorios/indicador-turnover', {
  landscape: true,
  columns: [
    { field: 'mes', title: 'Mês', width: 10 },
    { field: 'ativos', title: 'Ativos no início', width: 10, format: 'integer' },
    { field: 'admissoes', title: 'Admissões', width: 11, format: 'integer', total: 'sum' },
    { field: 'desligamentos', title: 'Desligamentos', width: 14, format: 'integer', total: 'sum' },
    { field: 'considerados', title: 'Considerados no turnover', width: 14, format: 'integer', total: 'sum' },
    turnover,
    media,
    { field: 'noAno', title: 'No ano, até o mês', width: 12, format: 'rate' },
    OBSERVACAO,
  ],
  chart: {
    title: 'Turnover por mês',
    kind: 'lines',
    category: 'Mês',
    format: 'rate',
    data: alongMonths(turnover, media),
  },
  subtitle: ({ dataIni, dataFim }) => `De ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    // `noAno` accumulates from January, whatever the period's first month
    const desde = `${filters.dataIni.slice(0, 8)}01`
    const meses = await movimentosPorMes(ctx, { ...filters, dataIni: `${desde.slice(0, 5)}01-01` })
    if (!hasMovimentos(meses.filter(({ mes }) => mes >= desde))) return []
    return turnoverPorMes(meses, desde).map(({ turnover, media, noAno, ...mes }) => {
      const { admissoes, desligamentos, desligamentosTurnover: considerados } = mes
      return linhaDoMes(mes, { admissoes, desligamentos, considerados, turnover, media, noAno })
    })
  },
})
