import { addMonths, daysBetween } from '#schemas/runtime/days/days.ts'
import { partMoney, sumMoney } from '#schemas/runtime/domain/money.ts'

/** How a collective adjustment raises an amount — spec 2 §5 Realignment batch. */
export interface Regra {
  /** 1 percentual, 2 valor */
  reajustePor: 1 | 2
  valorDissidio: number
  /** minimum of the proposed amount (floor of a professional category) */
  piso?: number
  /** amounts above it rise by `valorAcimaTeto` instead */
  teto?: number
  valorAcimaTeto?: number
  /** last day of the counted months of employment; makes the adjustment proportional to them */
  dataBase?: string
}

const MESES = 12
/** Days of employment from which a month counts. */
const DIAS_DO_MES = 15

/** Applies a rule to an amount. @param admissao admission day; without it the adjustment is not proportional */
export function reajusta(regra: Regra, valor: number, admissao?: string): number {
  const { reajustePor, valorDissidio, piso = 0, teto, valorAcimaTeto = 0, dataBase } = regra
  const meses = dataBase === undefined || admissao === undefined ? MESES : mesesDeCasa(admissao, dataBase)
  const fixo = (quanto: number) => partMoney(quanto, meses, MESES, valor)
  if (teto !== undefined && valor > teto) return fixo(valorAcimaTeto)
  const novo = reajustePor === 2 ? fixo(valorDissidio) : percentual(valor, valorDissidio, meses)
  return Math.max(novo, piso)
}

/** Percentages have three decimals: scaled to integers they are exact. */
const PRECISAO = 1000

const percentual = (valor: number, percent: number, meses: number): number =>
  partMoney(valor, Math.round(percent * PRECISAO) * meses, MESES * 100 * PRECISAO, valor)

/**
 * Months of employment in the twelve before a day; a month counts from fifteen days on: admitted on 2025-11-10, six
 * before 2026-05-01.
 */
function mesesDeCasa(admissao: string, dataBase: string): number {
  let meses = 0
  for (let n = 1; n <= MESES; n++) {
    const inicio = addMonths(dataBase, -n)
    const fim = addMonths(dataBase, 1 - n)
    if (inicio === undefined || fim === undefined) break
    if (daysBetween(admissao > inicio ? admissao : inicio, fim) >= DIAS_DO_MES) meses++
  }
  return meses
}

/** Sum of a monthly difference between two days, in months of thirty days: 150,00 from 2026-03-11 to 2026-06-01 is 400,00. */
export function devido(diferenca: number, de: string, ate: string): number {
  const [a, b] = [commercialDay(de), commercialDay(ate)]
  return b <= a ? 0 : partMoney(diferenca, b - a, 30)
}

function commercialDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return (year * 12 + month) * 30 + Math.min(date, 30)
}

/** Difference of two amounts, computed in cents. */
export const diferencaDe = (antes: number, depois: number): number => sumMoney(depois, -antes)
