import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DashboardDefinition, DashboardItem } from '#schemas/runtime/model.ts'
import { contextOf } from '#server/crud/context.ts'
import { reading } from '#server/crud/cursor.ts'
import type { Ctx } from '#server/crud/define.ts'
import { fail } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Query } from '#server/reports/filters-in.ts'
import { openIn } from '#server/session/closed.ts'
import { requireSession } from '#server/session/session.ts'
import { describeItem, itemsFor } from './described.ts'
import { readAsked } from './filters.ts'
import { countItem } from './item.ts'
import { NothingBelow } from './levels.ts'

const tags = ['Painéis']

/**
 * GET /api/paineis/<group>/<dashboard> → what this session is shown; GET …/<item>?dataIni=…&areasIds=1,2 → one figure or chart, with `caminho` what was opened
 * inside it and with `comparar` (anterior, ano) what it is compared with. Also by POST (`readByPost`): ids may be more than an address holds.
 */
export function dashboardRoutes(app: FastifyInstance, prumo: Prumo): void {
  for (const dashboard of prumo.model.dashboards.values()) {
    const url = `/api/paineis/${dashboard.group}/${dashboard.name}`
    const config = { authority: dashboard.authority }
    app.route({
      method: 'GET',
      url,
      config,
      schema: { tags, summary: dashboard.title },
      handler: async (request) => {
        const ctx = contextFor(prumo, dashboard, request)
        const { title, summary, path } = dashboard
        const items = itemsFor(ctx, dashboard).map((item) => describeItem(ctx, item))
        const { definitions } = ctx.session.own ?? prumo
        return { titulo: title, resumo: summary, filtros: definitions.urlOf(path), itens: items }
      },
    })
    for (const item of dashboard.items)
      app.route({
        method: 'GET',
        url: `${url}/${item.name}`,
        config: { ...config, asked: true },
        schema: { tags, summary: `${dashboard.title}: ${item.title}` },
        handler: (request) => answerItem(prumo, dashboard, item, request),
      })
  }
}

function contextFor(prumo: Prumo, dashboard: DashboardDefinition, request: FastifyRequest): Ctx {
  return contextOf(prumo, dashboard.filters, openIn(requireSession(request), dashboard.group))
}

/** One figure or chart, as it stands at one moment. */
async function answerItem(prumo: Prumo, dashboard: DashboardDefinition, item: DashboardItem, request: FastifyRequest) {
  const asked = contextFor(prumo, dashboard, request)
  const shown = itemsFor(asked, dashboard).find(({ name }) => name === item.name) ?? fail('NAO_AUTORIZADO')
  const question = readAsked(asked.deps, asked.session, dashboard, request.query as Query)
  try {
    const answer = await reading(asked, (ctx) => countItem(ctx, shown, question))
    return { calculadoEm: prumo.now().toISOString(), filtros: question.filters, ...answer }
  } catch (error) {
    if (!(error instanceof NothingBelow)) throw error
    return { message: item.chart?.nothingBelow ?? NOTHING_BELOW }
  }
}

const NOTHING_BELOW = 'Não há mais detalhes: abra os registros.'
