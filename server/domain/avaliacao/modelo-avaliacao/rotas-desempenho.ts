import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, deleteRecord, updateRecord } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

const route = 'avaliacao/modelos-avaliacao-desempenho-experiencia'
const RIGHT = 'ROLE_CAD_MODELO_AVALIACAO'
/** Model types of this view. */
const TIPOS: unknown[] = ['D', 'A']

/** The view of models that shows those of performance and of experience periods alone — spec 2 §2, §7 */
export function desempenhoRoutes(collect: RouteCollector): void {
  collect.get(
    `//${route}`,
    { summary: 'Modelos de desempenho e de período de experiência', authority: `${RIGHT}_VER` },
    async (ctx, request, reply) => {
      const query = parseListQuery(ctx.entity, request.query as RecordData)
      return sendList(reply, ctx, { ...query, filter: { ...query.filter, tipo: tiposDe(query.filter.tipo) } }, route)
    },
  )
  collect.get(`//${route}/{id}`, { summary: 'Um modelo', authority: `${RIGHT}_VER` }, async (ctx, request, reply) =>
    sendRecord(reply, await readOne(ctx, idParam(request))),
  )
  collect.post(
    `//${route}`,
    { summary: 'Inclui um modelo', authority: `${RIGHT}_INCLUIR` },
    async (ctx, request, reply) => sendRecord(reply, await createRecord(ctx, desteTipo(objectBody(request))), 201),
  )
  collect.put(
    `//${route}/{id}`,
    { summary: 'Altera um modelo', authority: `${RIGHT}_ALTERAR` },
    async (ctx, request, reply) => {
      const { id } = await readOne(ctx, idParam(request))
      const body = desteTipo(objectBody(request))
      const options = { partial: false, version: versionOf(request, body) }
      return sendRecord(reply, await updateRecord(ctx, id, body, options))
    },
  )
  collect.delete(
    `//${route}/{id}`,
    { summary: 'Exclui um modelo', authority: `${RIGHT}_EXCLUIR` },
    async (ctx, request) => {
      const { id } = await readOne(ctx, idParam(request))
      return deleteRecord(ctx, id, versionOf(request, objectBody(request, true)))
    },
  )
}

/** The requested types among those of this view; all of them without a request. */
function tiposDe(asked: unknown): unknown[] {
  if (asked === undefined) return TIPOS
  const wanted: unknown[] = typeof asked === 'string' ? asked.split(',') : [asked].flat()
  const some = TIPOS.filter((tipo) => wanted.includes(tipo))
  return some.length > 0 ? some : fail('PARAMETRO_INVALIDO', { nome: 'tipo' })
}

/** @throws DomainError 404 for a model of another kind */
async function readOne(ctx: Ctx, id: number) {
  const record = await readRecord(ctx, id)
  return TIPOS.includes(record.tipo) ? record : fail('NAO_ENCONTRADO')
}

/** @throws DomainError 400 */
function desteTipo(body: RecordData): RecordData {
  if (body.tipo === undefined || TIPOS.includes(body.tipo)) return body
  return invalid([fieldError('tipo', 'Aqui só há modelos de desempenho e de período de experiência.')])
}
