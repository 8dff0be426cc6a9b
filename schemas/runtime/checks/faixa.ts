import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/** { check: 'faixa', start, end, strict }: number `end` is not less than `start`; with `strict`, greater. */
export const faixa: Check = (input) => {
  const start = argumentOf(input, 'start')
  const end = argumentOf(input, 'end')
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  const strict = input.check.strict === true
  if (strict ? end > start : end >= start) return undefined
  const message = `${titleOf(input, 'end')} deve ser maior ${strict ? 'do que' : 'ou igual a'} ${titleOf(input, 'start')}`
  return brokenCheck(input, String(input.check.end), message)
}
