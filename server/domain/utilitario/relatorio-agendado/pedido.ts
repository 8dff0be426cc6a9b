import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { periodOn } from '#schemas/runtime/days/period.ts'
import { filtersOf, withPeriod } from '#schemas/runtime/definition/report-filters.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { DomainError, fieldError } from '#server/platform/errors/errors.ts'
import { type Agendavel, agendavelDe } from './agendavel.ts'

export type Pedido = Pick<RelatorioAgendado, 'relatorio' | 'painel' | 'filtros' | 'periodo' | 'formato'>

/** Errors of a schedule; the filters are checked as if it were sent today. */
export const errosDoPedido = async (deps: Deps, session: Session, pedido: Pedido): Promise<FieldError[]> =>
  errosDe(await agendavelDe(deps, session, pedido), deps, session, pedido)

/** Errors of a schedule whose report was looked up already. */
export async function errosDe(
  agendavel: Agendavel | undefined,
  deps: Pick<Deps, 'today'>,
  session: Session,
  pedido: Pedido,
): Promise<FieldError[]> {
  if (!agendavel)
    return [
      pedido.painel
        ? fieldError('painel', 'Você não tem acesso a este painel')
        : fieldError('relatorio', 'Relatório ou painel não é uma opção válida'),
    ]
  if (!hasAuthority(session, agendavel.authority))
    return [fieldError('relatorio', `Você não tem permissão para gerar este ${agendavel.tipo}`)]
  if (!agendavel.formats.includes(pedido.formato))
    return [fieldError('formato', `Este ${agendavel.tipo} não sai em ${pedido.formato.toUpperCase()}`)]
  if (pedido.periodo && !agendavel.period)
    return [fieldError('periodo', 'Este relatório não tem período: deixe sem período')]
  try {
    await agendavel.confere(filtrosDe(agendavel, pedido, deps.today()))
    return []
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.errors.map(({ message }) => fieldError('filtros', message))
  }
}

/** Filters of the report, with the relative period resolved for today. */
export function filtrosDe(
  { filters, period, padrao = {} }: Pick<Agendavel, 'filters' | 'period' | 'padrao'>,
  { filtros, periodo }: Pick<Pedido, 'filtros' | 'periodo'>,
  hoje: string,
): RecordData {
  const chosen = filtros ? filtersOf(filters, filtros) : padrao
  return periodo ? withPeriod({ period }, chosen, periodOn(periodo, hoje)) : chosen
}
