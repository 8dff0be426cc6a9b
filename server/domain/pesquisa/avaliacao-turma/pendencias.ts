import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { readPerguntas } from '#server/features/questionario/perguntas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type AvaliacaoTurma, minimoDe } from './avaliacao-turma.ts'
import { semCopia } from './participantes.ts'

const pessoas = (n: number): string => (n === 1 ? '1 participante' : `${n} participantes`)

/** Reasons why an evaluation cannot be released, one sentence each; empty when it can. */
export async function pendenciasDe(ctx: Ctx, avaliacao: AvaliacaoTurma): Promise<string[]> {
  const { dataFim, questionario, anonima } = avaliacao
  const perguntas = questionario ? await readPerguntas(ctx.db, ctx.session.empresaId, questionario.id) : []
  const quantos = (await semCopia(ctx, avaliacao)).length
  const minimo = anonima ? await minimoDe(ctx, {}) : 0
  return [
    ...(dataFim < ctx.context.hoje ? ['O período da avaliação já terminou.'] : []),
    ...(perguntas.length === 0 ? ['Inclua ao menos uma pergunta.'] : []),
    ...(quantos === 0 ? ['A turma não tem participantes.'] : []),
    ...(quantos > 0 && quantos < minimo
      ? [`Uma avaliação anônima precisa de ao menos ${minimo} participantes; esta turma tem ${pessoas(quantos)}.`]
      : []),
  ]
}

/** Impediments of a release, else advice for the user. */
export async function antesDaLiberacao(ctx: Ctx, avaliacao: AvaliacaoTurma): Promise<Advice[]> {
  const faltas = (await pendenciasDe(ctx, avaliacao)).map((texto) => ({ texto, impede: true }))
  if (faltas.length > 0) return faltas
  const quantos = (await semCopia(ctx, avaliacao)).length
  const avisos = [`${pessoas(quantos)} ${quantos === 1 ? 'responde' : 'respondem'} a esta avaliação.`]
  if (avaliacao.anonima)
    avisos.push(
      `Depois da primeira resposta a avaliação continua anônima, com grupo mínimo de ${await minimoDe(ctx, {})}.`,
    )
  return avisos.map((texto) => ({ texto, impede: false }))
}
