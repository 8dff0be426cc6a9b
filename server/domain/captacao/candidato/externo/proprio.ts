import type { RecordData } from '#schemas/runtime/model.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { objectBody, sendRecord, versionOf } from '#server/platform/crud/request/request.ts'
import { updateRecord } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { lists } from '../partes.ts'
import { proprio } from './sessao.ts'

const authority = 'CANDIDATO'
const base = '//externo/candidatos/{id}'

/** The record without documents: their own routes leave out those that the company attached. */
const seu = ({ documentos: _, ...record }: RecordData): RecordData => record

/** Routes of the candidate's own registration, whole and by list, validated as the internal form — spec 1 §7.3 */
export function cadastroProprio(route: RouteCollector): void {
  route.get(base, { summary: 'O próprio cadastro', authority }, async (ctx, request, reply) => {
    const { own, id } = proprio(ctx, request)
    return sendRecord(reply, seu(await readRecord(own, id)))
  })
  route.get(`${base}/completo`, { summary: 'O próprio cadastro, completo', authority }, async (ctx, request) => {
    const { own, id } = proprio(ctx, request)
    const { cargos, ...record } = seu(await readRecord(own, id))
    return (request.query as RecordData).comCargos === 'false' ? record : { ...record, cargos: cargos ?? [] }
  })
  for (const [segment, field] of Object.entries(lists))
    route.get(`${base}/${segment}`, { summary: `O próprio cadastro: ${segment}`, authority }, async (ctx, request) => {
      const { own, id } = proprio(ctx, request)
      return (await readRecord(own, id))[field] ?? []
    })
  route.get(`${base}/foto`, { summary: 'A própria foto', authority }, async (ctx, request, reply) => {
    const { own, id } = proprio(ctx, request)
    const { foto } = await readRecord(own, id)
    return typeof foto === 'string' ? reply.redirect(`/api/externo/arquivos/${foto}`) : fail('NAO_ENCONTRADO')
  })
  route.put(base, { summary: 'Altera o próprio cadastro', authority }, async (ctx, request, reply) => {
    const { own, id } = proprio(ctx, request)
    const { documentos: _, senha: __, confirmaSenha: ___, ...body } = objectBody(request)
    const version = versionOf(request, body)
    const changed = { ...body, pessoal: comCpf(body.pessoal, ctx.session.usuario.login) }
    return sendRecord(reply, seu(await updateRecord(own, id, changed, { partial: false, version })))
  })
}

/** Keeps the CPF, which is the login. @throws DomainError 400 for another one */
function comCpf(pessoal: unknown, cpf: string): RecordData {
  const given = (pessoal ?? {}) as RecordData
  const digits = String(given.cpf ?? cpf).replace(/\D/g, '')
  if (digits !== cpf)
    invalid([fieldError('pessoal.cpf', 'O CPF não pode ser alterado aqui. Se estiver errado, fale com a empresa.')])
  return { ...given, cpf }
}
