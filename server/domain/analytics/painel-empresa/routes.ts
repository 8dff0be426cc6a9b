import type { FastifyRequest } from 'fastify'
import type { PainelEmpresa } from '#schemas/generated/types/analytics/painel-empresa.ts'
import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import type { DashboardDefinition } from '#schemas/runtime/model.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { answerWhole } from '#server/features/dashboards/answers/answers.ts'
import { describePage } from '#server/features/dashboards/answers/described.ts'
import { readAsked } from '#server/features/dashboards/answers/filters.ts'
import { printDashboard, replyItem } from '#server/features/dashboards/routes/replies.ts'
import { openIn } from '#server/platform/access/closed.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { idParam, objectBody, sendRecord } from '#server/platform/crud/request/request.ts'
import { unseenReferences } from '#server/platform/crud/rows/values.ts'
import { createRecord } from '#server/platform/crud/write/operations.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Query } from '#server/platform/reports/filters-in.ts'
import { arquivoDe, painelDoArquivo } from './arquivo.ts'
import { aberturaDe, FILTROS, painelDe, pedidoA } from './composicao.ts'
import { errosDosIndicadores } from './erros.ts'
import { medidasOferecidas } from './medidas.ts'
import { painelVisto } from './queries.ts'

const VER = 'ROLE_CAD_PAINEL_EMPRESA_VER'
const INCLUIR = 'ROLE_CAD_PAINEL_EMPRESA_INCLUIR'
/** Login suffices; the handler checks the shared profiles. */
const visto = { authority: 'LOGIN' }

/** Dashboards composed by a company: shown under `/paineis/empresa` like the shipped ones, exported and imported as files, previewed while they are composed. */
export default defineRoutes('analytics/painel-empresa', (route) => {
  route.get('//paineis/empresa/{id}', { summary: 'Um painel da empresa', ...visto }, async (ctx, request) => {
    const { asked, painel, definition, abertura, ocultos } = await painelPedido(ctx, request)
    const { id, nome } = painel
    const own = {
      impressao: `/api/paineis/empresa/${id}/impressao`,
      abre: String(new URLSearchParams(abertura)),
      ...(ocultos.length > 0 && { ocultos }),
      painel: { id, nome },
    }
    return { ...describePage(asked, request.server.prumo, definition), ...own }
  })
  route.get(
    '//paineis/empresa/{id}/impressao',
    { summary: 'Um painel da empresa em PDF', ...visto },
    async (ctx, request, reply) => {
      const { asked, definition, query } = await painelPedido(ctx, request)
      return sendAttachment(
        reply,
        await printDashboard(asked, request.server.prumo, definition, await readAsked(asked, definition, query)),
      )
    },
  )
  route.get(
    '//paineis/empresa/{id}/{item}',
    { summary: 'Um número ou gráfico de um painel da empresa', ...visto },
    async (ctx, request, reply) => {
      const { asked, definition, query } = await painelPedido(ctx, request)
      const { item: name } = request.params as { item: string }
      const item = definition.items.find((one) => one.name === name) ?? fail('NAO_ENCONTRADO')
      return replyItem(asked, request.server.prumo, definition, { item, query, reply })
    },
  )
  route.get(
    '/medidas',
    { summary: 'Medidas de que se compõe um painel, e por que cada uma se compara', authority: VER },
    async (ctx, request) => ({
      /** address of the definition module of the filters */
      filtros: (ctx.session.own ?? request.server.prumo).definitions.urlOf(FILTROS),
      medidas: medidasOferecidas(aberto(ctx)),
    }),
  )
  route.post(
    '/previa',
    {
      summary: 'O painel como está sendo escrito, com os números; nada é guardado',
      authority: VER,
      reads: true,
      body: { type: 'object' },
    },
    async (ctx, request) => previaDe(aberto(ctx), request),
  )
  route.get(
    '/{id}/arquivo',
    { summary: 'O painel como arquivo, para outra empresa ou instalação', authority: VER },
    async (ctx, request, reply) => {
      const painel = await entityOf(ctx, 'analytics/painel-empresa').read(idParam(request))
      const bytes = Buffer.from(JSON.stringify(arquivoDe(painel), undefined, 2))
      return sendAttachment(reply, { nome: `painel-${painel.id}.json`, tipo: 'application/json', bytes })
    },
  )
  route.post(
    '/arquivo',
    {
      summary: 'Cria um painel a partir do arquivo de outro',
      authority: INCLUIR,
      body: {
        type: 'object',
        properties: { formato: { type: 'string' }, versao: { type: 'integer' }, indicadores: { type: 'array' } },
      },
      checksItself: true,
    },
    async (ctx, request, reply) =>
      sendRecord(reply, await createRecord(ctx, painelDoArquivo(objectBody(request))), 201),
  )
})

/** Opens protected fields (salaries) to the session as the shipped dashboards do. */
const aberto = (ctx: Ctx): Ctx => ({ ...ctx, session: openIn(ctx.session, 'analytics') })

/** Reads the dashboard of the path `id`. @throws DomainError 404 where the session may not open it */
async function painelPedido(ctx: Ctx, request: FastifyRequest) {
  const asked = aberto(ctx)
  const { painel, definition } = (await painelVisto(asked, idParam(request))) ?? fail('NAO_ENCONTRADO')
  const { abertura, ocultos } = await aberturaVista(asked, definition, aberturaDe(painel, ctx.context.hoje))
  return {
    ...{ asked, painel, definition, abertura, ocultos },
    query: pedidoA(abertura, definition, request.query as Query),
  }
}

/** The default filters for this reader: filters with records he does not see are left out, and their names returned. */
async function aberturaVista(ctx: Ctx, { filters }: DashboardDefinition, abertura: Record<string, string>) {
  const form = { ...ctx, entity: filters }
  const unseen = (await unseenReferences(form, filtersOf(filters, String(new URLSearchParams(abertura))))).map(
    ({ field }) => field,
  )
  return {
    abertura: Object.fromEntries(Object.entries(abertura).filter(([name]) => !unseen.includes(name))),
    ocultos: filters.fields.filter(({ path }) => unseen.includes(path)).map(({ title }) => title),
  }
}

/** Validates the unsaved dashboard of the form as if it were saved; `nome` defaults to 'Prévia'. */
async function previaDe(ctx: Ctx, request: FastifyRequest) {
  const body = normaliseRecord(ctx.entity, { nome: 'Prévia', ...objectBody(request) })
  const errors = checkRecord(ctx.deps.runtimes.get(ctx.entity.path), body, ctx.context)
  if (errors.length > 0) invalid(errors)
  const painel = body as unknown as PainelEmpresa
  const erros = errosDosIndicadores(ctx, painel.indicadores ?? [])
  if (erros.length > 0) invalid(erros)
  const definition = painelDe(ctx.deps.model, painel)
  const asked = await readAsked(ctx, definition, aberturaDe(painel, ctx.context.hoje))
  return answerWhole(ctx, request.server.prumo, definition, asked)
}
