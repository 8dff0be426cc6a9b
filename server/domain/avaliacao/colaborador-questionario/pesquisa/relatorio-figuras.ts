import type { Content } from 'pdfmake/interfaces.js'
import { figurasDaAvaliacao } from '#server/domain/pesquisa/avaliacao-turma/queries.ts'
import { figurasDaPesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { type Como, perguntasContadas } from '#server/features/questionario/papel/contadas-impressas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Owner of a questionnaire's copies: a survey, or the evaluation of a class. */
export interface Dona {
  titulo: string
  pesquisa: number | null
  avaliacaoTurma: number | null
  anonima: boolean
  numeroVersao: number
}

/** Figures of all answers for those who see results; of an anonymous owner after its closing, and for groups of at least its minimum. */
export async function figuras(ctx: Ctx, { pesquisa, avaliacaoTurma, anonima }: Dona, como: Como): Promise<Content[]> {
  if (avaliacaoTurma !== null) return figurasDaAvaliacao(ctx, avaliacaoTurma, como)
  // a survey with names prints single answers instead
  const resultados = anonima && pesquisa !== null ? await figurasDaPesquisa(ctx, pesquisa) : undefined
  const celula = resultados?.celulas.find(({ corte }) => corte === '')
  return resultados && celula ? perguntasContadas('Resultados', { perguntas: resultados.perguntas, celula }, como) : []
}
