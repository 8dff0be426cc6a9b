import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import type { DashboardDefinition, Entity, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { aberturaDe, FILTROS, painelVisto } from '#server/domain/analytics/painel-empresa/queries.ts'
import { itemsFor } from '#server/features/dashboards/answers/described.ts'
import { readBody } from '#server/features/dashboards/answers/filters.ts'
import { printDashboard } from '#server/features/dashboards/routes/replies.ts'
import { openIn } from '#server/platform/access/closed.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { makeReport, orderOf, type ReportFile, reportIn } from '#server/platform/reports/run.ts'
import type { Prumo } from '#server/prumo.ts'

/** What can be scheduled: a report, or a dashboard of the product or the company. */
export interface Agendavel {
  /** 'relatório' or 'painel' */
  tipo: 'relatório' | 'painel'
  title: string
  authority: string
  formats: readonly string[]
  period: ReportDefinition['period']
  filters: Entity
  /** default filters */
  padrao?: RecordData
  /** @throws DomainError 400 naming a filter */
  confere(filters: RecordData): Promise<unknown>
  /** @throws DomainError NAO_AUTORIZADO, SEM_DADOS */
  faz(prumo: Prumo, filters: RecordData): Promise<ReportFile>
}

type Pedido = Pick<RelatorioAgendado, 'relatorio' | 'painel' | 'formato'>

/** The report or dashboard of a schedule, with the session's rights. @returns undefined where it is gone or the session may not open it */
export async function agendavelDe(deps: Deps, session: Session, pedido: Pedido): Promise<Agendavel | undefined> {
  const report = reportIn(deps, session, pedido.relatorio)
  if (report) return doRelatorio(deps, session, report, pedido.formato)
  const dashboard = (session.own?.model ?? deps.model).dashboards.get(pedido.relatorio)
  if (!dashboard) return undefined
  if (dashboard.path !== FILTROS) return doPainel(deps, session, dashboard)
  const id = pedido.painel?.id
  const ctx = contextOf(deps, dashboard.filters, session)
  const visto = id === undefined ? undefined : await painelVisto(ctx, id)
  if (!visto) return undefined
  const padrao = aberturaDe(visto.painel, deps.today())
  return doPainel(deps, session, visto.definition, filtersOf(dashboard.filters, String(new URLSearchParams(padrao))))
}

function doRelatorio(deps: Deps, session: Session, definition: ReportDefinition, formato: string): Agendavel {
  const { title, authority, formats, period, filters } = definition
  const ordem = (chosen: RecordData) => orderOf(deps, session, definition, { filters: chosen, formato })
  return {
    tipo: 'relatório',
    ...{ title, authority, formats, period, filters },
    confere: async (chosen) => ordem(chosen),
    faz: (prumo, chosen) => makeReport(prumo, session, ordem(chosen)),
  }
}

function doPainel(deps: Deps, session: Session, definition: DashboardDefinition, padrao?: RecordData): Agendavel {
  const { title, authority, filters } = definition
  const ctx = contextOf(deps, filters, openIn(session, definition.group))
  return {
    tipo: 'painel',
    ...{ title, authority, filters, padrao },
    formats: ['pdf'],
    period: PERIOD,
    confere: (chosen) => readBody(ctx, definition, chosen),
    async faz(prumo, chosen) {
      const asked = await readBody(ctx, definition, chosen)
      if (itemsFor(ctx, definition, asked.filters).length === 0) fail('NAO_AUTORIZADO')
      return printDashboard(ctx, prumo, definition, asked)
    },
  }
}
