import type { FastifyRequest } from 'fastify'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { anota, exigeServico } from '#server/domain/utilitario/integracao/queries.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { createUser } from '#server/platform/integrations/eduvem/client.ts'

/**
 * Creates the talent's user on the course platform and stores its id. The platform is called before anything is
 * written: it is idempotent and returns the same user after an interrupted call — spec 2 §7 POST /{id}/usuario-eduvem
 */
export async function criaUsuarioEduvem(
  ctx: Ctx,
  id: number,
  { server, log }: FastifyRequest,
): Promise<{ usuarioEduvem: string }> {
  const pessoa = await quem(ctx, id)
  const settings = await exigeServico(ctx, server.prumo.env, 'EDUVEM', 'EDUVEM_NAO_CONFIGURADO')
  const { cnpj } = await empresaAtual(ctx)
  const created = await createUser(settings, cnpj, pessoa)
  const said = { ok: created.status === 'created', mensagem: RESULTADOS[created.status] }
  await anota(ctx.db, ctx.session.empresaId, 'EDUVEM', said)
  if (created.status === 'unavailable') log.warn(`EduVem: ${created.reason}`)
  if (created.status !== 'created') return fail(created.status === 'refused' ? 'EDUVEM_RECUSOU' : 'EDUVEM_SEM_RESPOSTA')
  const { usuario: usuarioEduvem } = created
  await inTransaction(ctx, async (tx) => {
    const stored = await readStored(tx, id, { lock: true })
    if (stored.usuarioEduvem !== usuarioEduvem) await changeStored(tx, stored, { usuarioEduvem }, 'alteracao')
  })
  return { usuarioEduvem }
}

const RESULTADOS = {
  created: 'Usuário criado.',
  refused: 'A chave não foi aceita.',
  unavailable: 'A plataforma não respondeu como esperado.',
}

/** Data of an active talent of this company sent to the platform. @throws DomainError 400, 403, 404 */
async function quem(ctx: Ctx, id: number) {
  const talento = await readStored<RecordData & Talento>(ctx, id)
  const { nome, nomeSocial, matricula, situacao, contato, empresaId } = talento
  if (empresaId !== undefined && Number(empresaId) !== ctx.session.empresaId) fail('NAO_AUTORIZADO')
  if (situacao === 'D' || situacao === 'C') invalid([fieldError(undefined, 'O talento está desligado.')])
  const email =
    contato?.email ??
    invalid([fieldError('contato.email', 'Informe o e-mail do talento: é com ele que se entra na EduVem.')])
  return { codigo: String(id), nome: nomeSocial ?? nome, email, ...(matricula && { matricula }) }
}
