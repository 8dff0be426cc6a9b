import { argument, broken, type Check, titleOf } from './check.ts'

/** { check: 'nao-futuro', date }: a date that is not after today, or a year (a number) not after this one. */
export const naoFuturo: Check = (input) => {
  const date = argument(input, 'date')
  const { hoje } = input.context
  const later =
    typeof date === 'number' ? date > Number(hoje.slice(0, 4)) : typeof date === 'string' && date.slice(0, 10) > hoje
  if (!later) return undefined
  return broken(input, String(input.check.date), `${titleOf(input, 'date')} não pode ser posterior à data atual`)
}
