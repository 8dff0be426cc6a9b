import { displayDay } from '#schemas/runtime/dates.ts'
import { movimentosPorMes, taxaDeDemissao } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineReport, type ReportColumn } from '#server/platform/reports/define.ts'
import { alongMonths, hasMovimentos, linhaDoMes, OBSERVACAO } from './movimentos-do-mes.ts'

const taxa: ReportColumn = { field: 'taxa', title: 'Taxa de demissão', width: 14, format: 'rate' }

/** Dismissals of each month relative to the talents active on its first day (spec 3 §7: taxa-demissao). */
export default defineReport('gestao-talentos/relatorios/taxa-demissao', {
  columns: [
    { field: 'mes', title: 'Mês', width: 12 },
    { field: 'ativos', title: 'Ativos no início', width: 12, format: 'integer' },
    { field: 'desligamentos', title: 'Desligamentos', width: 15, format: 'integer', total: 'sum' },
    taxa,
    OBSERVACAO,
  ],
  chart: { title: 'Taxa de demissão por mês', kind: 'lines', category: 'Mês', format: 'rate', data: alongMonths(taxa) },
  subtitle: ({ dataIni, dataFim }) => `De ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const meses = await movimentosPorMes(ctx, filters)
    if (!hasMovimentos(meses)) return []
    return meses.map((mes) => linhaDoMes(mes, { desligamentos: mes.desligamentos, taxa: taxaDeDemissao(mes) }))
  },
})
