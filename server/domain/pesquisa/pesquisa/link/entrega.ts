import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import { urnOf } from '#server/features/questionario/respostas/apartada.ts'
import { folhaDasRespostas } from '#server/features/questionario/respostas/folha.ts'
import { aplicaRespostas, comLinhas } from '#server/features/questionario/respostas/resposta.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { takeOnce } from '#server/platform/session/one-time-links.ts'
import { colecaoDe, motivoFechada, type Pesquisa } from '../pesquisa.ts'
import { alvoDoCodigo, LEMBRADO, valeFormulario } from './codigo.ts'
import { type EntregaDoLink, type Porta, SEM_LINK } from './porta.ts'
import { perguntasDoLink } from './vista.ts'

/**
 * Puts the answers into the urn, once per form. No trail, task or log records it; the used form is stored as a hash
 * with the day, without a person.
 * @throws DomainError 400 with every missing or invalid answer, 404, 409 when the survey is closed or the form was
 * handed in
 */
export async function entregaPeloLink(ctx: Ctx, pesquisa: Pesquisa, porta: Porta, dada: EntregaDoLink): Promise<void> {
  const { hoje } = ctx.context
  const motivo = motivoFechada(pesquisa, hoje)
  if (motivo !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message: motivo })
  const alvo = { empresaId: ctx.session.empresaId, id: pesquisa.id }
  if (!valeFormulario(porta.secrets, alvo, dada.formulario, hoje)) fail('FORMULARIO_VENCIDO')
  const folha = await folhaDe(ctx, pesquisa, dada)
  await porta.prova('entrega')
  await inTransaction(ctx, (tx) => deposita(tx, alvo.id, porta, dada, folha))
  porta.soma('entregas')
}

async function folhaDe(ctx: Ctx, pesquisa: Pesquisa, { formulario, respostas }: EntregaDoLink): Promise<Sheet> {
  const perguntas = await perguntasDoLink(ctx, pesquisa, formulario)
  return { atributos: {}, ...folhaDasRespostas(aplicaRespostas(comLinhas(perguntas, []), respostas, false)) }
}

async function deposita(tx: Ctx, id: number, porta: Porta, dada: EntregaDoLink, folha: Sheet): Promise<void> {
  const { db, session, context, entity } = tx
  const { secrets } = porta
  // only the day is stored, not the time
  const place = { secrets, now: () => new Date(`${context.hoje}T00:00:00Z`) }
  const dono = { empresaId: session.empresaId, entidade: entity.path, id }
  if (!(await takeOnce(place, db, 'pesquisa-publica', dono, dada.formulario, LEMBRADO))) fail('RESPOSTAS_JA_RECEBIDAS')
  await depositSheet(db, urnOf(tx), colecaoDe(session.empresaId, id), folha)
  // the link was closed or renewed, or the survey prepared again, while this request waited
  if (!(await alvoDoCodigo(secrets, db, dada.codigo))) fail('NAO_ENCONTRADO', {}, { message: SEM_LINK })
}
