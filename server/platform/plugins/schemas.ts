import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, ReportDefinition } from '#schemas/runtime/model.ts'
import { groupOfFolder, positionsIn } from '#schemas/runtime/shown/menu.ts'
import { hasAuthority, requireAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { companyDeps } from '#server/platform/crud/context.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { relatesFor } from '#server/platform/crud/list/related.ts'
import { onlyReaches } from '#server/platform/crud/sight/visible-rows.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Definitions, ModuleText } from '#server/platform/session/identity/definitions.ts'
import type { Prumo } from '#server/prumo.ts'
import { plainSchema } from './plain-schema.ts'

const tags = ['Esquemas']

/** Folders of form definitions inside a group. */
const FOLDERS = [
  ['', 'Esquema de um cadastro'],
  ['/relatorios', 'Esquema dos filtros de um relatório'],
  ['/paineis', 'Esquema dos filtros de um painel'],
] as const

type Params = { group: string; name: string; file: string }

/** Serves definitions to the screens: an index, plain JSON Schemas, and modules with precompiled validators. */
export async function schemaRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: 'LOGIN' }
  app.get('/api/schemas', { config, schema: { tags, summary: 'Cadastros que a sessão pode ver' } }, async (request) => {
    const session = requireSession(request)
    const visible = [...modelOf(prumo, session).entities.values()].filter((entity) => maySee(prumo, entity, session))
    const positions = positionsIn(prumo.model.menu)
    return visible.map((entity) => summary(prumo, entity, session, positions))
  })
  app.get(
    '/api/schemas/relatorios',
    { config, schema: { tags, summary: 'Relatórios que a sessão pode emitir' } },
    async (request) => {
      const session = requireSession(request)
      const allowed = [...modelOf(prumo, session).reports.values()].filter(({ authority }) =>
        hasAuthority(session, authority),
      )
      const positions = positionsIn(prumo.model.menu)
      return allowed.map((report) => ({
        ...reportSummary(definitionsOf(prumo, session), report, positions),
        botoes: groupOfFolder(prumo.model.menu, report.group)?.reportButtons,
      }))
    },
  )
  app.get(
    '/api/schemas/paineis',
    { config, schema: { tags, summary: 'Painéis que a sessão pode abrir, os da empresa por um só nome' } },
    async (request) => {
      const session = requireSession(request)
      const definitions = definitionsOf(prumo, session)
      const boards = [...modelOf(prumo, session).dashboards.values()]
      return boards
        .filter(({ authority }) => hasAuthority(session, authority))
        .map(({ path, title }) => ({ path, title, formats: ['pdf'], periodo: true, url: definitions.urlOf(path) }))
    },
  )
  for (const [folder, summary] of FOLDERS) {
    const pathOf = ({ group, name }: Params) => `${group}${folder}/${name}`
    app.get<{ Params: Params }>(
      `/api/schemas/:group${folder}/:name`,
      { config, schema: { tags, summary } },
      async (request) => {
        const path = visiblePath(prumo, request, pathOf(request.params))
        const session = requireSession(request)
        const schema = modelOf(prumo, session).schemas.get(path) ?? fail('NAO_ENCONTRADO')
        return plainSchema(schema, session)
      },
    )
    app.get<{ Params: Params }>(`/api/schemas/:group${folder}/:name/:file`, { config }, async (request, reply) => {
      const path = visiblePath(prumo, request, pathOf(request.params))
      // an outdated hash gets 404: another content would be cached for ever under it
      const definitions = definitionsOf(prumo, requireSession(request))
      if (request.params.file !== `modulo.${definitions.hashOf(path)}.js`) fail('NAO_ENCONTRADO')
      return sendModule(request, reply, await definitions.module(path))
    })
  }
}

/** Definitions as the session's company has them. */
const modelOf = (prumo: Prumo, { own }: Session) => own?.model ?? prumo.model
const definitionsOf = (prumo: Prumo, { own }: Session) => own?.definitions ?? prumo.definitions

/** Sends a module as immutable (one year), in the best encoding the browser accepts. */
export function sendModule(request: FastifyRequest, reply: FastifyReply, text: ModuleText): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .type('text/javascript; charset=utf-8')
    .send(text[encoding ?? 'plain'])
}

/** The path of a visible definition. A register without rights gets 404; a report is refused (403), as its call is. */
function visiblePath(prumo: Prumo, request: FastifyRequest, path: string): string {
  const session = requireSession(request)
  const entity = prumo.model.entities.get(path)
  const report = prumo.model.reports.get(path) ?? prumo.model.dashboards.get(path)
  if (report) requireAuthority(session, report.authority)
  if (report || (entity && maySee(prumo, entity, session))) return path
  return fail('NAO_ENCONTRADO')
}

/** Whether the session may see an entity: it holds one of its authorities, or meets it in a picker. */
function maySee(prumo: Prumo, entity: Entity, session: Session): boolean {
  const own = [
    ...Object.values(entity.authority),
    ...entity.actions.map(({ authority }) => authority),
    ...(entity.reached ? [entity.reached.authority] : []),
  ]
  return (
    own.some((authority) => hasAuthority(session, authority)) ||
    mayPick(companyDeps(prumo, session.own), entity.path, session)
  )
}

/** Positions of addresses in the menu. */
type Positions = ReadonlyMap<string, number>

function summary(prumo: Prumo, entity: Entity, session: Session, positions: Positions) {
  const { path, route, routes, title, plural, group, menu, single, authority } = entity
  const definitions = definitionsOf(prumo, session)
  const may = (name: string) => hasAuthority(session, name)
  return {
    path,
    route,
    routes,
    title,
    plural,
    group,
    menu: menu && { ...menu, order: positions.get(`/${route}`) },
    hash: definitions.hashOf(path),
    url: definitions.urlOf(path),
    single,
    ...(entity.gender === 'f' ? { feminine: true } : {}),
    labelKey: entity.labelKey,
    can: {
      read: may(authority.read),
      // may open a record's page
      open: may(authority.read) || onlyReaches(session, entity),
      create: may(authority.create),
      update: may(authority.update),
      delete: may(authority.delete),
    },
    ...(relatesFor(prumo, entity, session) ? { related: true } : {}),
    ...(entity.summary ? { ficha: true } : {}),
    // actions granted by roles (`by`) are offered on the record's page, which knows the roles
    actions: entity.actions
      .filter(({ authority: own, by }) => (by ? by.authority !== undefined && may(by.authority) : may(own)))
      .map(({ name }) => name),
  }
}

function reportSummary(
  definitions: Definitions,
  { path, group, name, title, summary, formats, period, menu }: ReportDefinition,
  positions: Positions,
) {
  return {
    path,
    route: path,
    group,
    name,
    title,
    resumo: summary,
    formats,
    periodo: period !== undefined,
    menu: menu && { ...menu, order: positions.get(`/${path}`) },
    hash: definitions.hashOf(path),
    url: definitions.urlOf(path),
  }
}
