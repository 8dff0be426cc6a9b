import { argument, broken, type Check } from './check.ts'

/** { check: 'periodo', start, end, strict }: a date or instant that is not before another; with `strict`, one that is after it. */
export const periodo: Check = (input) => {
  const start = argument(input, 'start')
  const end = argument(input, 'end')
  if (typeof start !== 'string' || typeof end !== 'string') return undefined
  if (input.check.strict === true ? end > start : end >= start) return undefined
  return broken(input, String(input.check.end), 'Data final inferior a data inicial.')
}
