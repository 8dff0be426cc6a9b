import type { JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import type { SpecialDefault } from '#schemas/runtime/written-basics.ts'

/**
 * A report's filter form with a default for every filter that has none of its own: lists and closed lists that need not be filled in are 'Todos' (`all`), and the
 * form opens with this year as its period (`opens`), so that a report opens complete. A call that leaves the period out asks for all days, as ever.
 */
export function withFilterDefaults(form: JsonSchema, period: ReportDefinition['period'] = {}): JsonSchema {
  const moving = new Map<string | undefined, SpecialDefault>([
    [period.start, 'yearStart'],
    [period.end, 'today'],
    [period.year, 'thisYear'],
  ])
  const properties = Object.entries(form.properties ?? {}).map(([name, property]): [string, JsonSchema] => {
    const hint = property['x-field']
    if (hint?.default !== undefined || property.default !== undefined) return [name, property]
    const opens = moving.get(name)
    if (opens) return [name, { ...property, 'x-field': { ...hint, default: opens, opens: true } }]
    if (!isChoice(property) || form.required?.includes(name)) return [name, property]
    return [name, { ...property, 'x-field': { ...hint, default: 'all' } }]
  })
  return { ...form, properties: Object.fromEntries(properties) }
}

const isChoice = ({ type, oneOf, enum: codes, 'x-ref': target }: JsonSchema): boolean =>
  target === undefined && (type === 'array' || oneOf !== undefined || codes !== undefined)
