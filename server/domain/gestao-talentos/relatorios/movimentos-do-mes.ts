import type { MovimentosDoMes } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { ChartData } from '#server/platform/reports/chart/chart.ts'
import type { ReportColumn, ReportRow } from '#server/platform/reports/define.ts'

/** States why a row has no rate. */
export const OBSERVACAO: ReportColumn = { field: 'observacao', title: 'Observação', width: 30 }

/** Row of a month; without active talents on its first day it has no rate. */
export const linhaDoMes = ({ mes, ativos }: MovimentosDoMes, numeros: ReportRow): ReportRow => ({
  mes: `${mes.slice(5, 7)}/${mes.slice(0, 4)}`,
  ativos,
  ...numeros,
  observacao: ativos === 0 ? 'Ninguém ativo no primeiro dia do mês' : null,
})

/** Whether any month has active talents, admissions or dismissals. */
export const hasMovimentos = (meses: MovimentosDoMes[]): boolean =>
  meses.some(({ ativos, admissoes, desligamentos }) => ativos + admissoes + desligamentos > 0)

/** Chart with a line per column over the months. */
export const alongMonths =
  (...columns: Pick<ReportColumn, 'field' | 'title'>[]) =>
  (rows: ReportRow[]): ChartData => ({
    categories: rows.map(({ mes }) => String(mes)),
    series: columns.map(({ field, title }) => ({
      title,
      values: rows.map((row) => (typeof row[field] === 'number' ? row[field] : null)),
    })),
  })
