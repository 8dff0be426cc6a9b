import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DashboardDefinition, DashboardItem } from '#schemas/runtime/model.ts'
import { queryOf } from '#schemas/runtime/report-filters.ts'
import { contextOf } from '#server/crud/context.ts'
import { reading } from '#server/crud/cursor.ts'
import type { Ctx } from '#server/crud/define.ts'
import { sendSheet, sheetFormat } from '#server/crud/exchange/sheet.ts'
import { objectBody } from '#server/crud/request.ts'
import { fail } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Query } from '#server/reports/filters-in.ts'
import { openIn } from '#server/session/closed.ts'
import { requireSession } from '#server/session/session.ts'
import { describeItem, itemsFor } from './described.ts'
import { FORMAT, readAsked } from './filters.ts'
import { countItem, type ItemAnswer } from './item.ts'
import { NothingBelow } from './levels.ts'
import { sheetOf } from './sheet.ts'

const tags = ['Painéis']

/**
 * GET or POST /api/<group>/<dashboard> → all figures and charts. GET /api/paineis/<group>/<dashboard> → what this session is shown; GET …/<item>?dataIni=…&areasIds=1,2 → one figure or chart, with `caminho` what was opened
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
    const whole = { ...config, asked: true }
    // the specification's call (spec 2 §7): everything at once, of the same measures
    app.route({
      method: 'GET',
      url: `/api/${dashboard.group}/${dashboard.name}`,
      config: whole,
      schema: { tags, summary: `${dashboard.title}: todos os números` },
      handler: (request) => answerAll(prumo, dashboard, request, request.query as Query),
    })
    app.route({
      method: 'POST',
      url: `/api/${dashboard.group}/${dashboard.name}`,
      config: { ...config, reads: true },
      schema: { tags, summary: `${dashboard.title}: todos os números, os filtros no corpo` },
      handler: (request) => answerAll(prumo, dashboard, request, queryOf(dashboard.filters, objectBody(request))),
    })
    for (const item of dashboard.items)
      app.route({
        method: 'GET',
        url: `${url}/${item.name}`,
        config: { ...config, asked: true },
        schema: { tags, summary: `${dashboard.title}: ${item.title}` },
        handler: (request, reply) => answerItem(prumo, dashboard, item, { request, reply }),
      })
  }
}

function contextFor(prumo: Prumo, dashboard: DashboardDefinition, request: FastifyRequest): Ctx {
  return contextOf(prumo, dashboard.filters, openIn(requireSession(request), dashboard.group))
}

/** Everything a session is shown of a dashboard, as it stands at one moment. */
async function answerAll(prumo: Prumo, dashboard: DashboardDefinition, request: FastifyRequest, query: Query | string) {
  const asked = contextFor(prumo, dashboard, request)
  const said = typeof query === 'string' ? Object.fromEntries(new URLSearchParams(query)) : query
  const { path: _, ...question } = readAsked(asked.deps, asked.session, dashboard, said)
  const shown = itemsFor(asked, dashboard)
  const counted = await reading(asked, async (ctx) => {
    const answers: ItemAnswer[] = []
    for (const item of shown) answers.push(await countItem(ctx, item, { ...question, path: [] }))
    return answers
  })
  return {
    titulo: dashboard.title,
    calculadoEm: prumo.now().toISOString(),
    filtros: question.filters,
    itens: shown.map((item, i) => ({ ...describeItem(asked, item), ...counted[i] })),
  }
}

/** One figure or chart, as it stands at one moment. */
async function answerItem(
  prumo: Prumo,
  dashboard: DashboardDefinition,
  item: DashboardItem,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const asked = contextFor(prumo, dashboard, request)
  const shown = itemsFor(asked, dashboard).find(({ name }) => name === item.name) ?? fail('NAO_AUTORIZADO')
  const query = request.query as Query
  const format = query[FORMAT] === undefined ? undefined : sheetFormat(query[FORMAT])
  const question = readAsked(asked.deps, asked.session, dashboard, query)
  try {
    const answer = await reading(asked, (ctx) => countItem(ctx, shown, question))
    if (format) return sendSheet(reply, item.name, format, sheetOf(shown, answer))
    return { calculadoEm: prumo.now().toISOString(), filtros: question.filters, ...answer }
  } catch (error) {
    if (!(error instanceof NothingBelow)) throw error
    return { message: item.chart?.nothingBelow ?? NOTHING_BELOW }
  }
}

const NOTHING_BELOW = 'Não há mais detalhes: abra os registros.'
