import { addMonths, daysBetween } from '#schemas/runtime/days/days.ts'
import { partMoney, sumMoney } from '#schemas/runtime/domain/money.ts'

/** How a collective adjustment raises an amount — spec 2 §5 Realignment batch. */
export interface Regra {
  /** 1 percentual, 2 valor */
  reajustePor: 1 | 2
  valorDissidio: number
  /** nobody is proposed less: the floor of a category */
  piso?: number
  /** whoever is paid more gets `valorAcimaTeto` in place of the adjustment */
  teto?: number
  valorAcimaTeto?: number
  /** the day up to which months of employment count, where the adjustment is in proportion to them */
  dataBase?: string
}

const MESES = 12
/** Days of a month that make it a month of employment. */
const DIAS_DO_MES = 15

/** What an amount becomes by a rule. @param admissao first day of who is paid; without it nothing is in proportion */
export function reajusta(regra: Regra, valor: number, admissao?: string): number {
  const { reajustePor, valorDissidio, piso = 0, teto, valorAcimaTeto = 0, dataBase } = regra
  const meses = dataBase === undefined || admissao === undefined ? MESES : mesesDeCasa(admissao, dataBase)
  const fixo = (quanto: number) => partMoney(quanto, meses, MESES, valor)
  if (teto !== undefined && valor > teto) return fixo(valorAcimaTeto)
  const novo = reajustePor === 2 ? fixo(valorDissidio) : percentual(valor, valorDissidio, meses)
  return Math.max(novo, piso)
}

/** Percentages have three digits: as whole numbers they are exact. */
const PRECISAO = 1000

const percentual = (valor: number, percent: number, meses: number): number =>
  partMoney(valor, Math.round(percent * PRECISAO) * meses, MESES * 100 * PRECISAO, valor)

/**
 * Months of employment among the twelve before a day; a month counts from fifteen days on. Admitted on 2025-11-10 there are six before 2026-05-01.
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

/** What a difference per month comes to between two days, by months of thirty days: 150,00 from 2026-03-11 to 2026-06-01 is 400,00. */
export function devido(diferenca: number, de: string, ate: string): number {
  const [a, b] = [commercialDay(de), commercialDay(ate)]
  return b <= a ? 0 : partMoney(diferenca, b - a, 30)
}

function commercialDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return (year * 12 + month) * 30 + Math.min(date, 30)
}

/** The difference of two amounts. */
export const diferencaDe = (antes: number, depois: number): number => sumMoney(depois, -antes)
