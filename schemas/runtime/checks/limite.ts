import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/**
 * { check: 'limite', list, max: { empresa: 'maxCandidataCargo' } }: the list has at most as many entries as a setting
 * of the company allows; no limit when the setting is missing or 0. `{limite}` in the message is the number.
 */
export const limite: Check = (input) => {
  const list = argumentOf(input, 'list')
  const most = setting(input.check, input.context.empresa)
  if (!Array.isArray(list) || typeof most !== 'number' || most <= 0 || list.length <= most) return undefined
  const error = brokenCheck(
    input,
    String(input.check.list),
    `${titleOf(input, 'list')} deve ter no máximo {limite} itens`,
  )
  return { ...error, message: error.message.replace('{limite}', most.toLocaleString('pt-BR')) }
}

/** Maximum number of entries of a list: the smallest of `maxItems` and the company's settings; Infinity without a limit. */
export function mostOf({ checks }: Pick<Entity, 'checks'>, field: Field, context: RuleContext): number {
  const said = checks
    .filter(({ check, list }) => check === 'limite' && list === field.path)
    .map((check) => setting(check, context.empresa))
    .filter((most): most is number => typeof most === 'number' && most > 0)
  return Math.min(field.schema.maxItems ?? Number.POSITIVE_INFINITY, ...said)
}

function setting({ max }: XCheck, settings: RecordData): unknown {
  const name = typeof max === 'object' && max !== null && !Array.isArray(max) ? max.empresa : undefined
  return typeof name === 'string' ? settings[name] : undefined
}
