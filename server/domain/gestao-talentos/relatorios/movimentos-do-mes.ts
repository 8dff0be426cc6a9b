import type { MovimentosDoMes } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { ChartData } from '#server/platform/reports/chart/chart.ts'
import type { ReportColumn, ReportRow } from '#server/platform/reports/define.ts'

/** Where a rate is missing its row says why. */
export const OBSERVACAO: ReportColumn = { field: 'observacao', title: 'Observação', width: 30 }

/** A month with its numbers; of one in which nobody was there on the first day there is no rate. */
export const linhaDoMes = ({ mes, ativos }: MovimentosDoMes, numeros: ReportRow): ReportRow => ({
  mes: `${mes.slice(5, 7)}/${mes.slice(0, 4)}`,
  ativos,
  ...numeros,
  observacao: ativos === 0 ? 'Ninguém ativo no primeiro dia do mês' : null,
})

/** Whether anybody was there, came or went in any of the months. */
export const hasMovimentos = (meses: MovimentosDoMes[]): boolean =>
  meses.some(({ ativos, admissoes, desligamentos }) => ativos + admissoes + desligamentos > 0)

/** Lines of some columns along the months. */
export const alongMonths =
  (...columns: Pick<ReportColumn, 'field' | 'title'>[]) =>
  (rows: ReportRow[]): ChartData => ({
    categories: rows.map(({ mes }) => String(mes)),
    series: columns.map(({ field, title }) => ({
      title,
      values: rows.map((row) => (typeof row[field] === 'number' ? row[field] : null)),
    })),
  })
