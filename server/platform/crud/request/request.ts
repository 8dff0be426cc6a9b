import type { FastifyReply, FastifyRequest } from 'fastify'
import { violation } from '#schemas/runtime/messages.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { isOutOfSight } from '#schemas/runtime/shown/sight.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import { type ListQuery, largestUnpaged, readDay } from './list-query.ts'

/** Reads a path parameter as an id; anything else is 404. */
export function idParam(request: FastifyRequest, name = 'id'): number {
  const text = (request.params as Record<string, string>)[name] ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : fail('NAO_ENCONTRADO')
}

/** The day whose values are asked for (`?em=`). */
export const dayParam = (request: FastifyRequest): string | undefined =>
  readDay((request.query as Record<string, unknown>).em)

/** Ids a query's parameter names: '1,2,3', or given several times; undefined where it names none. @throws DomainError PARAMETRO_INVALIDO */
export function idsOf(request: FastifyRequest, nome: string): number[] | undefined {
  const value = (request.query as Record<string, string | string[] | undefined>)[nome] ?? ''
  const texts = [value].flat().flatMap((one) => one.split(',').filter(Boolean))
  if (texts.length === 0) return undefined
  return texts.every((one) => /^[1-9]\d{0,14}$/.test(one)) ? texts.map(Number) : fail('PARAMETRO_INVALIDO', { nome })
}

/** The body as an object; absent counts as empty where `optional`. Of the type the call's declared body has, which was checked before. */
export function objectBody<Body extends object = RecordData>(request: FastifyRequest, optional = false): Body {
  const { body } = request
  if (body === undefined || body === null) return optional ? ({} as Body) : fail('CORPO_OBRIGATORIO')
  if (typeof body !== 'object' || Array.isArray(body)) return fail('REQUISICAO_INVALIDA')
  return body as Body
}

/** The version the client read: `If-Match: "3"` or `versao` in the body. */
export function versionOf(request: FastifyRequest, body: RecordData): number | undefined {
  const header = request.headers['if-match']
  if (header !== undefined) {
    const found = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
    return found ? Number(found[1]) : invalidVersion()
  }
  const { versao } = body
  if (versao === undefined || versao === null || versao === '') return undefined
  return typeof versao === 'number' && Number.isSafeInteger(versao) ? versao : invalidVersion()
}

const invalidVersion = (): never => invalid([{ code: violation, field: 'versao', message: 'Versão inválida' }])

/** Answers a page of a list: the array, and in `Content-Range` its place among all rows. A total of 10,001 stands for "more than 10,000". */
export function sendPage(
  reply: FastifyReply,
  name: string,
  query: Pick<ListQuery, 'offset' | 'limit'>,
  page: { rows: unknown[]; total: number },
) {
  const { rows, total } = page
  const unpaged = query.limit > largestUnpaged
  sendRange(reply, name, { offset: query.offset, rows: rows.length, total: unpaged ? rows.length : total })
  return reply.send(rows)
}

/** Sets `Content-Range`: the place of an answer's rows among all. */
export function sendRange(
  reply: FastifyReply,
  name: string,
  { offset, rows, total }: { offset: number; rows: number; total: number },
): void {
  const range = rows === 0 ? `*/${total}` : `${offset}-${offset + rows - 1}/${total}`
  reply.header('content-range', total === 0 ? 'items */0' : `${rows === 0 ? 'items' : name} ${range}`)
}

/** Answers one record with its version as ETag; 200 where it was stored and its author does not see it. */
export function sendRecord(reply: FastifyReply, record: RecordData, status = 200) {
  return reply
    .code(isOutOfSight(record) ? 200 : status)
    .header('etag', `"${String(record.versao ?? 0)}"`)
    .send(record)
}
