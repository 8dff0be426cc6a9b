import { displayDay } from '#schemas/runtime/dates.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { solicitacoesEncerradas } from './encerradas.ts'

/** Requests closed in a period, with the days each took (spec 1 §7.5: Duração para Preenchimento de Vagas). */
export default defineReport('captacao/relatorios/duracao-vaga', {
  landscape: true,
  groupBy: 'grupo',
  record: 'id',
  columns: [
    { field: 'id', title: 'Código', width: 8, format: 'code' },
    { field: 'descricao', title: 'Solicitação', width: 34 },
    { field: 'cargo', title: 'Cargo', width: 30 },
    { field: 'data', title: 'Data', width: 11, format: 'date' },
    { field: 'dataEncerramento', title: 'Encerramento', width: 13, format: 'date' },
    { field: 'vagas', title: 'Vagas', width: 9, format: 'integer', total: 'sum' },
    { field: 'dias', title: 'Dias (média)', width: 12, format: 'decimal', total: 'average' },
  ],
  chart: {
    title: 'Dias até o encerramento, em média, por cargo',
    kind: 'bars',
    category: 'Cargo',
    format: 'decimal',
    data: totalsBy('cargo', [{ field: 'dias', title: 'Dias (média)', total: 'average' }]),
  },
  subtitle: ({ dataIni, dataFim }) => `Encerradas de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  rows: (ctx, filters) => solicitacoesEncerradas(ctx, filters),
})
