import { itemDe, type Linha } from '#schemas/runtime/questionario/linha.ts'
import { foiRespondida as respondida } from '#schemas/runtime/questionario/pergunta.ts'
import * as questionario from '#schemas/runtime/questionario/resultado.ts'

export const foiRespondida = (linha: Linha): boolean => respondida(itemDe(linha))

/** Reached share of a question, 0 to 1; undefined where it does not count. */
export const pontoDe = (linha: Linha): number | undefined => questionario.pontoDe(itemDe(linha))

/** Weighted mean of all questions that count, 0 to 100. */
export const percentualDe = (linhas: Linha[]): number | undefined => questionario.percentualDe(linhas.map(itemDe))

/** Weighted mean per aspect, in question order. */
export const aspectosDe = (linhas: Linha[]): questionario.Aspecto[] => questionario.aspectosDe(linhas.map(itemDe))
