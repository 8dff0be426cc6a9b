import { argumentOf, brokenCheck, type Check } from './check.ts'

/** { check: 'periodo', start, end, strict }: date or instant `end` is not before `start`; with `strict`, after it. */
export const periodo: Check = (input) => {
  const start = argumentOf(input, 'start')
  const end = argumentOf(input, 'end')
  if (typeof start !== 'string' || typeof end !== 'string') return undefined
  if (input.check.strict === true ? end > start : end >= start) return undefined
  return brokenCheck(input, String(input.check.end), 'Data final inferior a data inicial.')
}
