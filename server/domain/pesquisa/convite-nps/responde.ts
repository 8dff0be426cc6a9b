import type { PerguntaNps, RespostaNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { displayDay, shiftDay } from '#schemas/runtime/dates.ts'
import { ADIAMENTOS_NPS, PERGUNTA_NPS } from '#schemas/runtime/domain/nps.ts'
import { findCollection, minimumOf } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { marca, minhaVez, trancaMinhaVez } from './convite.ts'
import { abreMes, mesDe } from './mes.ts'

/** Days until a postponed question is asked again. */
const ESPERA = 7

const ativo = ({ context }: Ctx): boolean => context.empresa.npsAtivo === true

/** @throws DomainError 409 */
const recusa = (message: string): never => fail('ACAO_NAO_PERMITIDA', {}, { message })

/** The user's turn, his row locked. @throws DomainError 409 where he is not asked, or has answered */
async function exigeVez(tx: Ctx) {
  if (!ativo(tx)) recusa('A empresa não está perguntando o NPS.')
  const vez = await trancaMinhaVez(tx)
  const { respondidoEm, proximaEm } = vez
  if (respondidoEm !== undefined && proximaEm !== undefined)
    recusa(
      `Você já respondeu em ${displayDay(respondidoEm)}. Perguntamos de novo a partir de ${displayDay(proximaEm)}.`,
    )
  return vez
}

/** Whether the session's user is asked, and the question's text. */
export async function perguntaDe(ctx: Ctx): Promise<PerguntaNps> {
  const { context, db, session } = ctx
  const vez = await minhaVez(ctx)
  const mes = await findCollection(db, mesDe(session.empresaId, context.hoje))
  return {
    ...vez,
    ativo: ativo(ctx),
    perguntar: ativo(ctx) && vez.perguntar,
    texto: String(context.empresa.npsTexto ?? PERGUNTA_NPS),
    minimo: mes?.minimo ?? (await minimumOf(db, session.empresaId, 'PESQUISA')),
  }
}

/** Puts mark and comment into the month's urn; for the person only the day is stored. @throws DomainError 409 once he has answered */
export const responde = (ctx: Ctx, { nota, comentario = '' }: RespostaNps): Promise<PerguntaNps> =>
  inTransaction(ctx, async (tx) => {
    const { adiamentos, perguntadoEm } = await exigeVez(tx)
    const { db, session, context, deps } = tx
    if (!deps.urn) throw new Error('Anonymous answers need the key of the urn')
    const texto = comentario.trim()
    await depositSheet(db, deps.urn, await abreMes(db, session.empresaId, context.hoje), {
      atributos: {},
      respostas: { nota },
      ...(texto && { comentarios: [{ pergunta: 'comentario', texto }] }),
    })
    await marca(tx, { perguntadoEm, adiamentos, adiadoAte: null, respondidoEm: context.hoje })
    return perguntaDe(tx)
  })

/** Postpones the question by ESPERA days; after two postponements it is asked in the next period. @throws DomainError 409 where it cannot be postponed */
export const adia = (ctx: Ctx): Promise<PerguntaNps> =>
  inTransaction(ctx, async (tx) => {
    const { adiamentos, perguntadoEm } = await exigeVez(tx)
    if (adiamentos >= ADIAMENTOS_NPS) recusa('A pergunta já foi adiada duas vezes neste período.')
    const adiadoAte = shiftDay(tx.context.hoje, ESPERA)
    await marca(tx, { perguntadoEm, adiamentos: adiamentos + 1, adiadoAte, respondidoEm: null })
    return perguntaDe(tx)
  })
