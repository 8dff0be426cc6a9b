import { displayDay } from '#schemas/runtime/dates.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { divulgacaoNoPeriodo } from './divulgacao.ts'

/** Through which source the candidates of a period heard of the vacancy (spec 1 §3.6, §7.5). */
export default defineReport('captacao/relatorios/divulgacao-vaga', {
  columns: [
    { field: 'nome', title: 'Como ficou sabendo da vaga', width: 50 },
    { field: 'qtd', title: 'Candidatos', width: 15, format: 'integer', total: 'sum' },
    { field: 'percentual', title: 'Percentual', width: 15, format: 'percent', total: 'sum' },
  ],
  chart: {
    title: 'Candidatos por origem',
    kind: 'bars',
    category: 'Como ficou sabendo da vaga',
    data: totalsBy('nome', [{ field: 'qtd', title: 'Candidatos', total: 'sum' }]),
  },
  subtitle: ({ dataIni, dataFim }) => `Candidatos cadastrados de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  rows: async (ctx, filters) => (await divulgacaoNoPeriodo(ctx, filters)).map((row) => ({ ...row })),
})
