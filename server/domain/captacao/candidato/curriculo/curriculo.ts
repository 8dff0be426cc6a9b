import type { FastifyRequest } from 'fastify'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { idParam, objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { createRecord, updateRecord } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

const blank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Fields of the simple form; with a CV its text and the personal data too — spec 1 §5.7 */
const simples: [string, string][] = [
  ['nome', 'Nome'],
  ['cargos', 'Cargo/Função Pretendida'],
]
const comCurriculo: [string, string][] = [
  ['ocrTexto', 'Texto do Currículo'],
  ['pessoal', 'Dados Pessoais'],
]

function checked(request: FastifyRequest): RecordData {
  const body = objectBody(request)
  const hasCurriculo = 'ocrTexto' in body || 'ocrFile' in body
  const asked = hasCurriculo ? [...simples, ...comCurriculo] : simples
  const errors = asked.flatMap(([field, title]): FieldError[] =>
    blank(body[field]) ? [fieldError(field, `${title} é obrigatório`)] : [],
  )
  return errors.length > 0 ? invalid(errors) : body
}

/** The simple registration, with or without a CV, and the text of a CV — spec 1 §7.3 */
export function curriculo(route: RouteCollector): void {
  const authority = 'ROLE_CAD_CANDIDATO_INCLUIR'
  route.post(
    '/candidato-curriculo',
    { summary: 'Cadastra um candidato pelo currículo', authority },
    async (ctx, request, reply) => sendRecord(reply, await createRecord(ctx, checked(request)), 201),
  )
  route.put('/{id}/candidato-curriculo', { summary: 'Altera o cadastro simplificado' }, async (ctx, request, reply) => {
    const body = checked(request)
    const options = { partial: true, version: versionOf(request, body) }
    return sendRecord(reply, await updateRecord(ctx, idParam(request), body, options))
  })
  route.put('/{id}/ocr', { summary: 'Altera o texto do currículo' }, async (ctx, request, reply) => {
    const body = objectBody(request)
    const { ocrTexto, ocrFile } = body
    const changes = Object.fromEntries(Object.entries({ ocrTexto, ocrFile }).filter(([name]) => name in body))
    const options = { partial: true, version: versionOf(request, body) }
    return sendRecord(reply, await updateRecord(ctx, idParam(request), changes, options))
  })
}
