import {
  addDecimals,
  type Decimal,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  toDecimal,
} from '#schemas/runtime/computed/decimal.ts'
import type { MovimentosDoMes } from './movimentos.ts'

/** Decimals of a rate, and those kept in sums of rates. */
const DIGITS = 2
const KEPT = 8

type Movimentos = Pick<MovimentosDoMes, 'ativos' | 'admissoes' | 'desligamentosTurnover'>

/** Turnover in per cent: (admissions + dismissals) / 2 / active: (8 + 5) / 2 / 200 is 3,25; null without active talents (spec 3 §7: indicador-turnover). */
export const turnoverDe = (movimentos: Movimentos): number | null => toNumber(turnover(movimentos))

/** Dismissals in per cent of active talents: 6 of 200 is 3,00; null without active talents (spec 3 §7: taxa-demissao). */
export const taxaDeDemissao = ({ ativos, desligamentos }: Pick<MovimentosDoMes, 'ativos' | 'desligamentos'>) =>
  toNumber(percentOf(desligamentos, ativos))

const turnover = ({ ativos, admissoes, desligamentosTurnover }: Movimentos): Decimal | undefined =>
  percentOf(admissoes + desligamentosTurnover, 2 * ativos)

const percentOf = (part: number, whole: number): Decimal | undefined =>
  divideDecimals(multiplyDecimals(toDecimal(part), toDecimal(100)), toDecimal(whole), KEPT)

/** Per cent of a whole, rounded half up to two decimals; null for a whole of 0. */
export const porcentoDe = (part: number, whole: number): number | null => toNumber(percentOf(part, whole))

const toNumber = (rate: Decimal | undefined): number | null =>
  rate === undefined ? null : Number(decimalText(roundDecimal(rate, DIGITS)))

/** A month with its turnover, the mean up to it, and the turnover of its year so far. */
export interface TurnoverDoMes extends MovimentosDoMes {
  turnover: number | null
  /** mean of the months with a rate */
  media: number | null
  /** the formula over the months of the year up to this one, with the active talents of the first of them */
  noAno: number | null
}

/**
 * Turnover of consecutive months (spec 3 §7: indicador-turnover; spec 2 §9: by month and year).
 * @param desde first month returned and averaged; earlier ones count only in `noAno`
 */
export function turnoverPorMes(meses: MovimentosDoMes[], desde = ''): TurnoverDoMes[] {
  const rates: Decimal[] = []
  let ano: Movimentos & { qual: string } = { qual: '', ativos: 0, admissoes: 0, desligamentosTurnover: 0 }
  return meses.flatMap((mes) => {
    const qual = mes.mes.slice(0, 4)
    ano = qual === ano.qual ? soma(ano, mes) : { ...mes, qual }
    if (mes.mes < desde) return []
    const rate = turnover(mes)
    if (rate) rates.push(rate)
    return [{ ...mes, turnover: toNumber(rate), media: toNumber(mean(rates)), noAno: turnoverDe(ano) }]
  })
}

const soma = <T extends Movimentos>(ate: T, { admissoes, desligamentosTurnover }: Movimentos): T => ({
  ...ate,
  admissoes: ate.admissoes + admissoes,
  desligamentosTurnover: ate.desligamentosTurnover + desligamentosTurnover,
})

const mean = (rates: Decimal[]): Decimal | undefined =>
  divideDecimals(
    rates.reduce((sum, rate) => addDecimals(sum, rate), toDecimal(0)),
    toDecimal(rates.length),
    KEPT,
  )
