import { argument, broken, type Check, titleOf } from './check.ts'

/** { check: 'iguais', a, b }: b repeats a (a password and its confirmation). */
export const iguais: Check = (input) => {
  if (argument(input, 'a') === argument(input, 'b')) return undefined
  return broken(input, String(input.check.b), `${titleOf(input, 'b')} deve ser igual a ${titleOf(input, 'a')}`)
}
