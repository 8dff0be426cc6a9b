import { argument, broken, type Check, titleOf } from './check.ts'

/** { check: 'faixa', start, end }: a number that is not below another. */
export const faixa: Check = (input) => {
  const start = argument(input, 'start')
  const end = argument(input, 'end')
  if (typeof start !== 'number' || typeof end !== 'number' || end >= start) return undefined
  const message = `${titleOf(input, 'end')} deve ser maior ou igual a ${titleOf(input, 'start')}`
  return broken(input, String(input.check.end), message)
}
