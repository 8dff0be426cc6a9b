import { condicoesErradas } from '#schemas/runtime/questionario/condicoes.ts'
import { forEntity, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { lockQuestionario, QUESTIONARIO } from './dono.ts'
import { type PerguntaGuardada, readEditadas } from './perguntas.ts'
import { recusaTravado } from './respondido.ts'

const PERGUNTA = 'avaliacao/pergunta'

/** Context that writes questions as part of their questionnaire: the caller checks the rules over all questions. */
export const perguntasDoQuestionario = (ctx: Ctx): Ctx => onBehalf(forEntity(ctx, QUESTIONARIO), PERGUNTA)

async function mudaOrdem(tx: Ctx, { id, ordem }: PerguntaGuardada, nova: number): Promise<void> {
  if (ordem === nova) return
  const of = perguntasDoQuestionario(tx)
  await changeStored(of, await readOfCompany(of, id, { lock: true }), { ordem: nova }, 'alteracao')
}

/** The next number after the last question. */
export const proximaOrdem = (perguntas: readonly PerguntaGuardada[]): number =>
  Math.max(0, ...perguntas.map(({ ordem }) => ordem)) + 1

/**
 * Moves a question to a position (from 1) and renumbers the others. Runs in the caller's transaction.
 * @throws DomainError 400 where a condition would refer to a later question, 404
 */
export async function movePergunta(tx: Ctx, questionarioId: number, id: number, ordem: number): Promise<void> {
  const todas = await readTravadas(tx, questionarioId)
  const movida = todas.find((pergunta) => pergunta.id === id)
  if (!movida) return
  const outras = todas.filter((pergunta) => pergunta !== movida)
  await guardaOrdem(tx, questionarioId, outras.toSpliced(ordem - 1, 0, movida))
}

/** Orders all questions by ids, which must hold each of them once. @throws DomainError 400 */
export async function reordenaPerguntas(tx: Ctx, questionarioId: number, ids: number[]): Promise<void> {
  const todas = await readTravadas(tx, questionarioId)
  const nova = [...new Set(ids)].flatMap((id) => todas.find((pergunta) => pergunta.id === id) ?? [])
  if (nova.length !== todas.length || ids.length !== todas.length)
    invalid([fieldError('perguntas', 'As perguntas do questionário mudaram. Abra a página de novo.')])
  await guardaOrdem(tx, questionarioId, nova)
}

async function readTravadas(tx: Ctx, questionarioId: number): Promise<PerguntaGuardada[]> {
  await lockQuestionario(tx, questionarioId)
  return readEditadas(tx.db, tx.session.empresaId, questionarioId)
}

async function guardaOrdem(tx: Ctx, questionarioId: number, nova: PerguntaGuardada[]): Promise<void> {
  const recusas = await recusaTravado(tx.db, tx.session.empresaId, questionarioId)
  for (const { indice, mensagem } of condicoesErradas(nova.map((pergunta, i) => ({ ...pergunta, ordem: i + 1 }))))
    recusas.push(fieldError('ordem', `Pergunta "${nova[indice]?.texto}": ${mensagem}`))
  if (recusas.length > 0) invalid(recusas)
  for (const [i, pergunta] of nova.entries()) await mudaOrdem(tx, pergunta, i + 1)
}
