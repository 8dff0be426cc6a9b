import cnpjFormat from '#schemas/runtime/formats/cnpj.ts'
import { modulo11, weightedSum } from '#schemas/runtime/formats/parts/check-digit.ts'

const CPF_FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const PIS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const BASE = 1_000_000_000

/** CPF of the demo candidate: a well-known sample number. */
export const CPF_DEMO = '52998224725'

/** Nine digits that look random and differ for each number below a billion (7,919 and a billion have no common divisor). */
const scrambled = (n: number): string => String((n * 7919 + 123_456_789) % BASE).padStart(9, '0')

/** The n-th valid CPF; different for each n. */
export function cpfOf(n: number): string {
  const base = scrambled(n)
  const first = `${base}${modulo11(base, CPF_FIRST)}`
  return `${first}${modulo11(first, [11, ...CPF_FIRST])}`
}

/** The n-th valid PIS. */
export function pisOf(n: number): string {
  const base = `1${scrambled(n + 500_000)}`
  return `${base}${modulo11(base, PIS)}`
}

/** The n-th valid título de eleitor of a state (two digits: its number at the Justiça Eleitoral). */
export function tituloEleitor(n: number, uf: string): string {
  const base = scrambled(n + 900_000).slice(0, 8)
  const digit = (sum: number) => {
    const rest = sum % 11
    return rest === 0 && (uf === '01' || uf === '02') ? 1 : rest % 10
  }
  const first = digit(weightedSum(base, [2, 3, 4, 5, 6, 7, 8, 9]))
  return `${base}${uf}${first}${digit(weightedSum(`${uf}${first}`, [7, 8, 9]))}`
}

/** CNPJ of a branch: eight digits of the company, four of the branch, two check digits. */
export function cnpjOf(base: string, branch: string): string {
  for (let digits = 0; digits < 100; digits++) {
    const candidate = `${base}${branch}${String(digits).padStart(2, '0')}`
    if (cnpjFormat.validate(candidate)) return candidate
  }
  throw new Error(`No CNPJ begins with ${base}${branch}`)
}
