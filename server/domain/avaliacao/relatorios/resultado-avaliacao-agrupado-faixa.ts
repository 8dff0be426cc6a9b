import { FAIXAS_DE_PERFORMANCE, faixaDaPerformance } from '#schemas/runtime/domain/experiencia.ts'
import { resultadosDoModelo } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport, type ReportColumn } from '#server/platform/reports/define.ts'

const quantidade: ReportColumn = { field: 'quantidade', title: 'Talentos', width: 12, format: 'integer', total: 'sum' }

/** Number of evaluations per range of performance, empty ranges included — spec 2 §7 */
export default defineReport('avaliacao/relatorios/resultado-avaliacao-agrupado-faixa', {
  columns: [
    { field: 'faixa', title: 'Faixa de performance', width: 40 },
    quantidade,
    { field: 'percentual', title: '% do total', width: 12, format: 'rate' },
  ],
  chart: {
    title: 'Talentos por faixa de performance',
    kind: 'bars',
    category: 'Faixa de performance',
    format: 'integer',
    data: totalsBy('faixa', [quantidade]),
  },
  async rows(ctx, filters) {
    const performances = (await resultadosDoModelo(ctx, filters)).flatMap(({ performance }) => performance ?? [])
    if (performances.length === 0) return []
    const faixas = performances.map(faixaDaPerformance)
    return FAIXAS_DE_PERFORMANCE.map(({ nome }, i) => {
      const nela = faixas.filter((faixa) => faixa === i).length
      return { faixa: nome, quantidade: nela, percentual: Math.round((nela * 10_000) / faixas.length) / 100 }
    })
  },
})
