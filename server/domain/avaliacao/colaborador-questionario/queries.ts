import type { ColaboradorQuestionarioInput } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'

export { type Comentario, comentariosDoCiclo } from './comentarios.ts'
export { type Saida, type SaidaFilter, saidasDoModelo } from './entrevista/resultados.ts'
export { acompanhaEntrevista, avisoDaEntrevista } from './entrevista/saida.ts'
export { linkDaCopia, linksDasCopias } from './link.ts'
export { minhas, situacaoPedida } from './minhas.ts'
export { type Resultado, type ResultadoFilter, respostasDasCopias, resultadosDoModelo } from './resultados.ts'

export const COPIA = 'avaliacao/colaborador-questionario'

/** Creates a copy of a questionnaire version; fields that only its owner may set (origin, version) come in `given`. @returns its id */
export const createCopia = (tx: Ctx, body: ColaboradorQuestionarioInput, given: RecordData): Promise<number> =>
  insertBody(onBehalf(tx, COPIA), { ...body }, given)
