import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { findModelo } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { findModeloDeEntrevista } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Fields that a copy takes from its model. */
export interface Escolhido {
  titulo: string
  questionarioId: number
  cabecalho?: string
  percentualMinimoAprovacao?: number
}

/** Reads the newly set model of a copy; undefined where it is unchanged, or unknown (the foreign key refuses it). */
export async function modeloEscolhido(
  ctx: Ctx,
  record: ColaboradorQuestionario,
  before: ColaboradorQuestionario | undefined,
): Promise<Escolhido | undefined> {
  const { modeloAvaliacao, entrevista, questionario } = record
  const mesmo = (name: 'modeloAvaliacao' | 'entrevista') =>
    questionario !== undefined && before?.[name]?.id === record[name]?.id
  if (entrevista) return mesmo('entrevista') ? undefined : findModeloDeEntrevista(ctx, entrevista.id)
  if (!modeloAvaliacao || mesmo('modeloAvaliacao')) return undefined
  const modelo = await findModelo(ctx, modeloAvaliacao.id)
  return modelo && { ...modelo, cabecalho: modelo.observacao }
}
