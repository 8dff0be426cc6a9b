import {
  add,
  compare,
  type Decimal,
  decimal,
  decimalText,
  divide,
  multiply,
  negate,
} from '#schemas/runtime/computed/decimal.ts'

/** How sure people are: on track, at risk, off track. */
export type Confianca = 'N' | 'R' | 'F'

/** Where a key result starts, shall come to, and stands. */
export interface Medida {
  inicial: number
  meta: number
  atual: number
}

/** What counts in an objective: a key result, or an objective below it. Without a progress it does not count yet. */
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

const [ZERO, CEM] = [decimal(0), decimal(100)]

/** clamp((atual − inicial)/(meta − inicial), 0, 1), in per cent: what the definition of the key result says, too. undefined where the target is where it starts. */
export function progressoDe({ inicial, meta, atual }: Medida): number | undefined {
  const from = negate(decimal(inicial))
  const way = multiply(CEM, add(decimal(atual), from))
  const share = divide(way, add(decimal(meta), from), 2)
  return share && Number(decimalText(clamp(share)))
}

const clamp = (value: Decimal): Decimal => (compare(value, ZERO) < 0 ? ZERO : compare(value, CEM) > 0 ? CEM : value)

/** The weighted mean of the progress that the parts show, and the worst of what is thought of them. */
export function andamentoDe(partes: Parte[]): Andamento {
  const contam = partes.flatMap(({ peso, progresso }) =>
    progresso === undefined ? [] : [{ peso: decimal(peso), progresso: decimal(progresso) }],
  )
  const pesos = contam.reduce((sum, { peso }) => add(sum, peso), ZERO)
  const soma = contam.reduce((sum, { peso, progresso }) => add(sum, multiply(peso, progresso)), ZERO)
  const media = divide(soma, pesos, 2)
  const confianca = (['F', 'R', 'N'] as const).find((one) => partes.some((parte) => parte.confianca === one))
  return { ...(media && { progresso: Number(decimalText(media)) }), ...(confianca && { confianca }) }
}
