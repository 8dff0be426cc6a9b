import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import type { FieldError, ReportDefinition } from '#schemas/runtime/model.ts'
import { periodOn } from '#schemas/runtime/period.ts'
import { filtersOf, withPeriod } from '#schemas/runtime/report-filters.ts'
import type { Deps } from '#server/crud/define.ts'
import { DomainError, fieldError } from '#server/errors.ts'
import { orderOf, type ReportOrder, reportIn } from '#server/reports/run.ts'
import { hasAuthority, type Session } from '#server/session/session.ts'

export type Pedido = Pick<RelatorioAgendado, 'relatorio' | 'filtros' | 'periodo' | 'formato'>

/** Why a schedule cannot be as somebody wants it; the filters are asked as if it were sent today. */
export function errosDoPedido(deps: Deps, session: Session, pedido: Pedido): FieldError[] {
  const definition = reportIn(deps, session, pedido.relatorio)
  if (!definition) return [fieldError('relatorio', 'Relatório não é uma opção válida')]
  if (!hasAuthority(session, definition.authority))
    return [fieldError('relatorio', 'Você não tem permissão para gerar este relatório')]
  if (!definition.formats.includes(pedido.formato))
    return [fieldError('formato', `Este relatório não sai em ${pedido.formato.toUpperCase()}`)]
  if (pedido.periodo && !definition.period)
    return [fieldError('periodo', 'Este relatório não tem período: deixe sem período')]
  try {
    ordemDe(deps, session, definition, pedido)
    return []
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.errors.map(({ message }) => fieldError('filtros', message))
  }
}

/** What is to be made, with the period as it is today. @throws DomainError 400 naming a filter */
export function ordemDe(
  deps: Deps,
  session: Session,
  definition: ReportDefinition,
  { filtros = '', periodo, formato }: Pedido,
): ReportOrder {
  const filters = filtersOf(definition.filters, filtros)
  const moved = periodo ? withPeriod(definition, filters, periodOn(periodo, deps.today())) : filters
  return orderOf(deps, session, definition, { filters: moved, formato })
}
