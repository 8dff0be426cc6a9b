import { monthsBetween } from '#schemas/runtime/days/days.ts'

const MESES = 12

/** Whole years and months between two days, in words: '2 anos e 3 meses'. */
export function tempoDeEmpresa(de: string, ate: string): string {
  const meses = monthsBetween(de, ate)
  const parts = [plural(Math.floor(meses / MESES), 'ano', 'anos'), plural(meses % MESES, 'mês', 'meses')].filter(
    (part) => part !== '',
  )
  return parts.join(' e ') || 'menos de 1 mês'
}

const plural = (count: number, one: string, many: string): string =>
  count <= 0 ? '' : `${count} ${count === 1 ? one : many}`
