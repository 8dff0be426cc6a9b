import { argument, broken, type Check, titleOf } from './check.ts'

/** { check: 'faixa', start, end, strict }: a number that is not below another; with `strict`, one that is above it. */
export const faixa: Check = (input) => {
  const start = argument(input, 'start')
  const end = argument(input, 'end')
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  const strict = input.check.strict === true
  if (strict ? end > start : end >= start) return undefined
  const message = `${titleOf(input, 'end')} deve ser maior ${strict ? 'do que' : 'ou igual a'} ${titleOf(input, 'start')}`
  return broken(input, String(input.check.end), message)
}
