import type { CompetenciaAvaliada } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'

/** Rounds to two decimals; undefined becomes null. */
export const arredonda = (valor: number | undefined): number | null =>
  valor === undefined ? null : Math.round(valor * 100) / 100

/** The highest level of a scale that a mean reaches. */
export const nivelAlcancado = (escala: CompetenciaAvaliada['escala'], media: number | undefined): string | null =>
  media === undefined ? null : (escala.filter(({ ordem }) => ordem <= media).at(-1)?.descricao ?? null)
