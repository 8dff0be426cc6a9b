import { itemDe, type Linha } from '#schemas/runtime/questionario/linha.ts'
import { foiRespondida as respondida } from '#schemas/runtime/questionario/pergunta.ts'
import * as questionario from '#schemas/runtime/questionario/resultado.ts'

export const foiRespondida = (linha: Linha): boolean => respondida(itemDe(linha))

/** How much of a question was reached, 0 to 1; undefined: it does not count. */
export const pontoDe = (linha: Linha): number | undefined => questionario.pontoDe(itemDe(linha))

/** What was reached of all questions that count, by their weights: 0 to 100. */
export const percentualDe = (linhas: Linha[]): number | undefined => questionario.percentualDe(linhas.map(itemDe))

/** The same for each aspect, in the order of the questions. */
export const aspectosDe = (linhas: Linha[]): questionario.Aspecto[] => questionario.aspectosDe(linhas.map(itemDe))
