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

/** Digits of a rate, and those kept while rates are added up. */
const DIGITS = 2
const KEPT = 8

type Movimentos = Pick<MovimentosDoMes, 'ativos' | 'admissoes' | 'desligamentosTurnover'>

/** Half of who came and of who went, in per cent of who was there: (8 + 5) / 2 / 200 is 3,25; of nobody there is none (spec 3 §7: indicador-turnover). */
export const turnoverDe = (movimentos: Movimentos): number | null => toNumber(turnover(movimentos))

/** Who went, in per cent of who was there: 6 of 200 is 3,00; of nobody there is none (spec 3 §7: taxa-demissao). */
export const taxaDeDemissao = ({ ativos, desligamentos }: Pick<MovimentosDoMes, 'ativos' | 'desligamentos'>) =>
  toNumber(percentOf(desligamentos, ativos))

const turnover = ({ ativos, admissoes, desligamentosTurnover }: Movimentos): Decimal | undefined =>
  percentOf(admissoes + desligamentosTurnover, 2 * ativos)

const percentOf = (part: number, whole: number): Decimal | undefined =>
  divideDecimals(multiplyDecimals(toDecimal(part), toDecimal(100)), toDecimal(whole), KEPT)

/** A part of a whole in per cent, half up to two digits; of nothing there is none. */
export const porcentoDe = (part: number, whole: number): number | null => toNumber(percentOf(part, whole))

const toNumber = (rate: Decimal | undefined): number | null =>
  rate === undefined ? null : Number(decimalText(roundDecimal(rate, DIGITS)))

/** A month with its turnover, the mean of those up to it, and that of its year so far. */
export interface TurnoverDoMes extends MovimentosDoMes {
  turnover: number | null
  /** of the months that have one */
  media: number | null
  /** the formula over the months of its year up to it, of who was there when the first of them began */
  noAno: number | null
}

/**
 * The turnover of each of some months that follow one another (spec 3 §7: indicador-turnover; spec 2 §9: by month and year).
 * @param desde the first one that is told and that the mean is of; those before it count for their year alone
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
