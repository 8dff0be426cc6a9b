import { argument, broken, type Check, titleOf } from './check.ts'

/** { check: 'nao-futuro', date }: a date that is not after today. */
export const naoFuturo: Check = (input) => {
  const date = argument(input, 'date')
  if (typeof date !== 'string' || date.slice(0, 10) <= input.context.hoje) return undefined
  return broken(input, String(input.check.date), `${titleOf(input, 'date')} não pode ser posterior à data atual`)
}
