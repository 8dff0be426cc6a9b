import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/** { check: 'iguais', a, b }: b equals a (a password and its confirmation). */
export const iguais: Check = (input) => {
  if (argumentOf(input, 'a') === argumentOf(input, 'b')) return undefined
  return brokenCheck(input, String(input.check.b), `${titleOf(input, 'b')} deve ser igual a ${titleOf(input, 'a')}`)
}
