/** Counts of the marks 0 to 10 by NPS group. */
export interface GruposNps {
  /** 9 and 10 */
  promotores: number
  /** 7 and 8 */
  neutros: number
  /** 0 to 6 */
  detratores: number
}

/** Default question. */
export const PERGUNTA_NPS = 'De 0 a 10, o quanto você recomendaria esta empresa como um bom lugar para trabalhar?'

/** Maximum length of a comment. */
export const COMENTARIO_NPS = 500

/** Maximum number of postponements within a period. */
export const ADIAMENTOS_NPS = 2

/** @param distribuicao number of answers per mark, index 0 to 10 */
export function gruposNps(distribuicao: readonly number[]): GruposNps {
  const soma = (de: number, ate: number) => distribuicao.slice(de, ate + 1).reduce((a, b) => a + b, 0)
  return { promotores: soma(9, 10), neutros: soma(7, 8), detratores: soma(0, 6) }
}

/** Share of promoters minus share of detractors in whole percentage points, -100 to 100; undefined where nobody answered. */
export function npsDe({ promotores, neutros, detratores }: GruposNps): number | undefined {
  const n = promotores + neutros + detratores
  return n === 0 ? undefined : Math.round(((promotores - detratores) * 100) / n)
}
