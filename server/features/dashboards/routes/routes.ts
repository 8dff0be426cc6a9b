import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DashboardDefinition, DashboardItem, JsonSchema } from '#schemas/runtime/model.ts'
import { openIn } from '#server/platform/access/closed.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import type { Query } from '#server/platform/reports/filters-in.ts'
import type { Prumo } from '#server/prumo.ts'
import { answerItem, answerWhole } from '../answers/answers.ts'
import { describePage } from '../answers/described.ts'
import { readAsked, readBody, readInside } from '../answers/filters.ts'
import { printDashboard, replyItem } from './replies.ts'

const tags = ['Painéis']

/**
 * GET or POST /api/<group>/<dashboard> → all figures and charts, `…/impressao` as PDF. GET /api/paineis/<group>/<dashboard> → the description for this
 * session; GET …/<item>?dataIni=…&areasIds=1,2 → one figure or chart; `caminho`: the opened categories, `comparar`: the compared period (anterior, ano),
 * `formato`: as a spreadsheet.
 */
export function dashboardRoutes(app: FastifyInstance, prumo: Prumo): void {
  for (const dashboard of prumo.model.dashboards.values()) {
    if (dashboard.composed) continue
    wholeRoutes(app, prumo, dashboard)
    pageRoute(app, prumo, dashboard)
    for (const item of dashboard.items) {
      itemRoute(app, prumo, dashboard, item)
      insideRoute(app, prumo, dashboard, item)
    }
  }
}

const contextFor = (prumo: Prumo, { filters, group }: DashboardDefinition, request: FastifyRequest): Ctx =>
  contextOf(prumo, filters, openIn(requireSession(request), group))

const queryOf = (request: FastifyRequest): Query => request.query as Query

/** Query schema for the API's description; the filters' form validates the values. */
const parametersOf = ({ filters }: DashboardDefinition, more: readonly string[] = []): JsonSchema => {
  const own = filters.fields.filter(({ readOnly }) => !readOnly).map(({ name, title }) => [name, title])
  const others = ['comparar', ...more].map((name) => [name, undefined])
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...own, ...others].map(([name, description]) => [name, { type: 'string', ...(description && { description }) }]),
    ),
  }
}

/** The specification's call (spec 2 §7: GET /vagas, POST /talento …): everything at once, of the same measures. */
function wholeRoutes(app: FastifyInstance, prumo: Prumo, dashboard: DashboardDefinition): void {
  const { group, name, title, authority } = dashboard
  const url = `/api/${group}/${name}`
  app.route({
    method: 'GET',
    url,
    config: { authority },
    schema: { tags, summary: `${title}: todos os números`, querystring: parametersOf(dashboard) },
    handler: async (request) => {
      const ctx = contextFor(prumo, dashboard, request)
      return answerWhole(ctx, prumo, dashboard, await readAsked(ctx, dashboard, queryOf(request)))
    },
  })
  app.route({
    method: 'POST',
    url,
    config: { authority, reads: true },
    schema: { tags, summary: `${title}: todos os números, com os filtros no corpo` },
    handler: async (request) => {
      const ctx = contextFor(prumo, dashboard, request)
      return answerWhole(ctx, prumo, dashboard, await readBody(ctx, dashboard, objectBody(request)))
    },
  })
  app.route({
    method: 'GET',
    url: `${url}/impressao`,
    config: { authority },
    schema: { tags, summary: `${title}: PDF`, querystring: parametersOf(dashboard) },
    handler: async (request, reply) => {
      const ctx = contextFor(prumo, dashboard, request)
      return sendAttachment(
        reply,
        await printDashboard(ctx, prumo, dashboard, await readAsked(ctx, dashboard, queryOf(request))),
      )
    },
  })
}

function pageRoute(app: FastifyInstance, prumo: Prumo, dashboard: DashboardDefinition): void {
  const { group, name, title, authority } = dashboard
  app.route({
    method: 'GET',
    url: `/api/paineis/${group}/${name}`,
    config: { authority },
    schema: { tags, summary: title },
    handler: async (request) => {
      const ctx = contextFor(prumo, dashboard, request)
      return { ...describePage(ctx, prumo, dashboard), impressao: `/api/${group}/${name}/impressao` }
    },
  })
}

/** The inside of a chart's category as a call of its own (spec 2 §7: salarios-areas-filhas). */
function insideRoute(app: FastifyInstance, prumo: Prumo, dashboard: DashboardDefinition, item: DashboardItem): void {
  const { call, by } = item.chart ?? {}
  if (!call || by === undefined) return
  const { path, inside, day } = call
  const own = {
    type: 'object',
    properties: { [inside]: { type: 'string' }, ...(day && { [day]: { type: 'string' } }) },
  }
  const filters = parametersOf(dashboard)
  app.route({
    method: 'GET',
    url: `/api/${dashboard.group}/${path}`,
    config: { authority: dashboard.authority },
    schema: {
      tags,
      summary: `${dashboard.title}: ${item.title}, por dentro`,
      querystring: day ? own : { ...filters, properties: { ...filters.properties, ...own.properties } },
    },
    handler: async (request) => {
      const ctx = contextFor(prumo, dashboard, request)
      return answerItem(ctx, prumo, item, await readInside(ctx, dashboard, { by, call }, queryOf(request)))
    },
  })
}

function itemRoute(app: FastifyInstance, prumo: Prumo, dashboard: DashboardDefinition, item: DashboardItem): void {
  const { group, name, title, authority } = dashboard
  app.route({
    method: 'GET',
    url: `/api/paineis/${group}/${name}/${item.name}`,
    config: { authority },
    schema: { tags, summary: `${title}: ${item.title}`, querystring: parametersOf(dashboard, ['caminho', 'formato']) },
    handler: async (request, reply) => {
      const ctx = contextFor(prumo, dashboard, request)
      return replyItem(ctx, prumo, dashboard, { item, query: queryOf(request), reply })
    },
  })
}
