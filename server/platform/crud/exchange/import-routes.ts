import type { FastifyReply, FastifyRequest } from 'fastify'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import type { Ctx } from '../define.ts'
import type { AddRoute } from '../request/add-route.ts'
import { objectBody } from '../request/request.ts'
import { columnTargets, type Mapping, mapHeaders } from './columns.ts'
import { importTable } from './import.ts'
import { readTable, type Table } from './read-table.ts'
import { sheetFormat, sheetTypes } from './sheet.ts'
import { csvTemplate, xlsxTemplate } from './template.ts'
import { readUpload } from './upload.ts'

/**
 * Adds the calls that import spreadsheets. `POST …/importacao` imports the file of the request; a screen sends the file to `…/importacao/arquivo`, gets its
 * columns with their places, and starts dry run and import as tasks (`…/importacao/tarefa`).
 */
export function importRoutes(add: AddRoute, route: string, entity: Entity, file: string): void {
  const { create } = entity.authority
  add('GET', `${route}/importacao/modelo`, create, async (ctx, request, reply) => {
    const format = sheetFormat((request.query as { formato?: unknown }).formato)
    reply.header('content-disposition', `attachment; filename="${file}-modelo.${format}"`).type(sheetTypes[format])
    const entityOf = entitiesOf(ctx)
    if (format === 'csv') return reply.send(csvTemplate(ctx.entity, ctx.session, entityOf))
    return reply.send(Buffer.from(await xlsxTemplate(ctx.entity, ctx.session, entityOf)))
  })
  add('POST', `${route}/importacao`, create, async (ctx, request, reply) => {
    const { simular, existentes, ignoraOpcionaisObrigatorios } = request.query as Record<string, string | undefined>
    const altera = readExisting(ctx, existentes)
    const { nome, bytes } = await readUpload(request)
    const simulate = simular === 'true' || simular === '1'
    const waives = ignoraOpcionaisObrigatorios === 'true'
    if (patienceOf(request) === undefined) return importTable(ctx, bytes, { simulate, altera, waives })
    return begin(ctx, request, reply, { arquivoId: await kept(ctx, request, nome, bytes), simulate, altera, waives })
  })
  add('POST', `${route}/importacao/arquivo`, create, async (ctx, request) => {
    const { nome, bytes } = await readUpload(request)
    const table = await readTable(bytes)
    const mapping = mapHeaders(ctx.entity, ctx.session, entitiesOf(ctx), table.headers)
    return { arquivoId: await kept(ctx, request, nome, bytes), nome, ...(await shapeOf(ctx, table, mapping)) }
  })
  add('POST', `${route}/importacao/tarefa`, create, startImport)
}

/** Starts the dry run or the import of a file that was sent before (`…/importacao/arquivo`) as a task. @throws DomainError 400 */
export async function startImport(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const { arquivoId, mapa, simular, valores, existentes, ignoraOpcionaisObrigatorios } = objectBody(request)
  const altera = readExisting(ctx, existentes)
  const found = typeof arquivoId === 'string' ? await request.server.prumo.files.find(arquivoId) : undefined
  if (!found || found.empresa_id !== ctx.session.empresaId || found.usuario_id !== ctx.session.usuario.id)
    return invalid([{ code: violation, field: 'arquivoId', message: 'Envie o arquivo novamente.' }])
  return begin(ctx, request, reply, {
    arquivoId: found.id,
    simulate: simular === true,
    mapa: readMap(mapa),
    valores: readGiven(valores),
    altera,
    waives: ignoraOpcionaisObrigatorios === true,
  })
}

const entitiesOf = (ctx: Ctx) => (path: string) => ctx.deps.model.entities.get(path)

/** Sample cells of a column. */
const samples = 3

/** Rows, columns with samples, and fields, for mapping a file's columns. */
async function shapeOf(ctx: Ctx, table: Table, { columns }: Mapping) {
  const exemplos = table.headers.map((): string[] => [])
  let linhas = 0
  for await (const { cells } of table.rows()) {
    linhas++
    table.headers.forEach((_, i) => {
      const text = cellText(cells[i])
      const own = exemplos[i]
      if (own && own.length < samples && text !== '') own.push(text)
    })
  }
  return {
    linhas,
    colunas: table.headers.map((titulo, i) => ({ titulo, exemplos: exemplos[i], campo: columns[i]?.path ?? null })),
    campos: columnTargets(ctx.entity, ctx.session, entitiesOf(ctx)).map(({ path, header, field, list }) => ({
      campo: path,
      titulo: header,
      obrigatorio: field.required && !list && field.schema.default === undefined,
    })),
  }
}

const cellText = (cell: unknown): string =>
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')).trim().slice(0, 80)

/** @throws DomainError 400 for anything but a list of paths, null for 'none' */
function readMap(mapa: unknown): (string | null)[] | undefined {
  if (mapa === undefined || mapa === null) return undefined
  const valid =
    Array.isArray(mapa) && mapa.length <= 1000 && mapa.every((one) => one === null || typeof one === 'string')
  return valid
    ? (mapa as (string | null)[])
    : invalid([{ code: violation, field: 'mapa', message: 'O destino das colunas é inválido' }])
}

/** Reads the values that every record is given. @throws DomainError 400 for anything but an object */
function readGiven(valores: unknown): RecordData | undefined {
  if (valores === undefined || valores === null) return undefined
  return typeof valores === 'object' && !Array.isArray(valores)
    ? (valores as RecordData)
    : invalid([{ code: violation, field: 'valores', message: 'Os valores de todas as linhas são inválidos' }])
}

/** Whether existing records are changed ('altera', needs the authority to update) or refused ('recusa', the default). @throws DomainError 400, NAO_AUTORIZADO */
function readExisting({ entity, session }: Ctx, existentes: unknown): boolean {
  if (existentes === undefined || existentes === null || existentes === 'recusa') return false
  if (existentes !== 'altera') fail('PARAMETRO_INVALIDO', { nome: 'existentes' })
  requireAuthority(session, entity.authority.update)
  return true
}

interface Input {
  arquivoId: string
  simulate: boolean
  mapa?: (string | null)[]
  valores?: RecordData
  altera: boolean
  waives: boolean
}

async function begin(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, asked: Input) {
  const { arquivoId, simulate, mapa = null, valores = null, altera, waives } = asked
  const input = { entidade: ctx.entity.path, arquivoId, simular: simulate, mapa, valores, altera, waives } as JsonValue
  const title = `${simulate ? 'Simulação da importação' : 'Importação'} de ${ctx.entity.plural}`
  const tarefaId = await request.server.prumo.jobs.start(ctx.session, 'importacao', input, title)
  return sendAccepted(reply, tarefaId)
}

async function kept({ session }: Ctx, request: FastifyRequest, nome: string, bytes: Buffer): Promise<string> {
  const owner = { empresaId: session.empresaId, usuarioId: session.usuario.id }
  const tipo = nome.toLowerCase().endsWith('.xlsx') ? sheetTypes.xlsx : 'text/csv'
  return (await request.server.prumo.files.keep(owner, { nome, tipo }, bytes)).id
}
