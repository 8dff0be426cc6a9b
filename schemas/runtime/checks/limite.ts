import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/**
 * { check: 'limite', list, max: { empresa: 'maxCandidataCargo' } }: a list with no more entries than a setting of the company says;
 * without the setting, or with 0, there is no limit. `{limite}` in the message is the number.
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

/** The most entries a list of the entity takes: what its definition says, or a setting of the company. Infinity: any number. */
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
