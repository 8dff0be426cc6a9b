/** The four percentages of a Nine Box configuration. */
export interface Limites {
  percentualBaixoPotencial: number
  percentualAltoPotencial: number
  percentualBaixoDesempenho: number
  percentualAltoDesempenho: number
}

/** 0 low, 1 medium, 2 high. */
type Faixa = 0 | 1 | 2

/** Range of a value with two decimals; upper bounds are inclusive (R-NINE-05): 33.00 low, 33.01 medium, 66.00 medium, 66.01 high. */
function faixaDe(valor: number, baixo: number, alto: number): Faixa {
  const centesimos = Math.round(valor * 100)
  if (centesimos <= baixo * 100) return 0
  return centesimos <= alto * 100 ? 1 : 2
}

/** The box, 1 to 9, of somebody with both percentages — spec 2 §3: box1 is high potential and low performance, box9 low potential and high performance. */
export function boxDe(potencial: number, desempenho: number, limites: Limites): number {
  const { percentualBaixoPotencial, percentualAltoPotencial, percentualBaixoDesempenho, percentualAltoDesempenho } =
    limites
  const linha = 2 - faixaDe(potencial, percentualBaixoPotencial, percentualAltoPotencial)
  return linha * 3 + faixaDe(desempenho, percentualBaixoDesempenho, percentualAltoDesempenho) + 1
}

export const BOXES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/**
 * Boxes in drawing order, row by row from the top: potential upwards and performance to the right, or with swapped
 * axes. Box numbers keep their meaning: swapped, ALTA CAPACIDADE stays top right, ENIGMA is bottom right.
 */
export const desenhoDasCaixas = (invertido: boolean): readonly number[] =>
  invertido ? [9, 6, 3, 8, 5, 2, 7, 4, 1] : BOXES
