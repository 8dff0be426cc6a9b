import { fieldAt } from '#schemas/runtime/paths.ts'
import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/** { check: 'contidos', a, b }: every item of list a is in list b (mandatory fields are visible). An empty list b stands for all. */
export const contidos: Check = (input) => {
  const [inner, outer] = [argumentOf(input, 'a'), argumentOf(input, 'b')]
  if (!Array.isArray(inner) || !Array.isArray(outer) || outer.length === 0) return undefined
  const missing = inner.find((item) => !outer.includes(item))
  if (missing === undefined) return undefined
  const field = fieldAt(input.entity, String(input.check.a))
  const name = field?.options?.find(({ value }) => value === missing)?.title ?? String(missing)
  return brokenCheck(
    input,
    String(input.check.b),
    `${name} está em ${titleOf(input, 'a')} e precisa estar também em ${titleOf(input, 'b')}`,
  )
}
