import { displayDay } from '#schemas/runtime/dates.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { vagasPorMotivo } from './por-motivo.ts'

/** Requests and their vacancies by the reason they were made for (spec 1 §7.5: Vagas por Motivo). */
export default defineReport('captacao/relatorios/vaga-motivo', {
  groupBy: 'grupo',
  columns: [
    { field: 'motivo', title: 'Motivo da Solicitação', width: 44 },
    { field: 'solicitacoes', title: 'Solicitações', width: 14, format: 'integer', total: 'sum' },
    { field: 'vagas', title: 'Vagas abertas', width: 15, format: 'integer', total: 'sum' },
    { field: 'preenchidas', title: 'Preenchidas', width: 14, format: 'integer', total: 'sum' },
  ],
  chart: {
    title: 'Vagas por motivo',
    kind: 'bars',
    category: 'Motivo',
    data: totalsBy('motivo', [
      { field: 'vagas', title: 'Vagas abertas', total: 'sum' },
      { field: 'preenchidas', title: 'Preenchidas', total: 'sum' },
    ]),
  },
  subtitle: ({ dataIni, dataFim }) => `Solicitadas de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const rows = await vagasPorMotivo(ctx, filters)
    return rows.map(({ estabelecimento, onde, ...row }) => ({ ...row, grupo: `${estabelecimento} – ${onde}` }))
  },
})
