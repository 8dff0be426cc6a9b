import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/** { check: 'diferentes', a, b }: two fields that must not hold the same value. */
export const diferentes: Check = (input) => {
  const a = argumentOf(input, 'a')
  const b = argumentOf(input, 'b')
  if (a === undefined || b === undefined || key(a) !== key(b)) return undefined
  return brokenCheck(
    input,
    String(input.check.b),
    `${titleOf(input, 'b')} deve ser diferente de ${titleOf(input, 'a')}`,
  )
}

const key = (value: unknown) =>
  JSON.stringify(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
