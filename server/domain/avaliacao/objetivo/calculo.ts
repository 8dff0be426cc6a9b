import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  toDecimal,
} from '#schemas/runtime/computed/decimal.ts'

/** Confidence: on track (N), at risk (R), off track (F). */
export type Confianca = 'N' | 'R' | 'F'

/** Start, target and current value of a key result. */
export interface Medida {
  inicial: number
  meta: number
  atual: number
}

/** A key result or sub-objective that counts in an objective; not yet counted while `progresso` is undefined. */
export interface Parte {
  peso: number
  progresso?: number | undefined
  confianca?: Confianca | undefined
}

export interface Andamento {
  /** per cent, two decimals */
  progresso?: number
  confianca?: Confianca
}

const [ZERO, CEM] = [toDecimal(0), toDecimal(100)]

/** clamp((atual − inicial)/(meta − inicial), 0, 1) in per cent, the formula of the key result's definition, too; undefined where meta = inicial. */
export function progressoDe({ inicial, meta, atual }: Medida): number | undefined {
  const from = negateDecimal(toDecimal(inicial))
  const way = multiplyDecimals(CEM, addDecimals(toDecimal(atual), from))
  const share = divideDecimals(way, addDecimals(toDecimal(meta), from), 2)
  return share && Number(decimalText(clamp(share)))
}

const clamp = (value: Decimal): Decimal =>
  compareDecimals(value, ZERO) < 0 ? ZERO : compareDecimals(value, CEM) > 0 ? CEM : value

/** Weighted mean of the parts' progress, and the worst of their confidences. */
export function andamentoDe(partes: Parte[]): Andamento {
  const contam = partes.flatMap(({ peso, progresso }) =>
    progresso === undefined ? [] : [{ peso: toDecimal(peso), progresso: toDecimal(progresso) }],
  )
  const pesos = contam.reduce((sum, { peso }) => addDecimals(sum, peso), ZERO)
  const soma = contam.reduce((sum, { peso, progresso }) => addDecimals(sum, multiplyDecimals(peso, progresso)), ZERO)
  const media = divideDecimals(soma, pesos, 2)
  const confianca = (['F', 'R', 'N'] as const).find((one) => partes.some((parte) => parte.confianca === one))
  return { ...(media && { progresso: Number(decimalText(media)) }), ...(confianca && { confianca }) }
}
