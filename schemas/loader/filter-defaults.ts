import type { JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import type { XField } from '#schemas/runtime/written/written.ts'

/** Default period, from and to in months relative to today; undefined: from 1 January to today. */
export type OpeningDays = { monthsBefore: number; monthsAfter: number } | undefined

/**
 * Adds a default to every filter that has none: optional lists and closed lists get 'Todos' (`all`), and the form opens
 * with this year as period (`opens`), so that a report opens complete. A call without a period still reads all days.
 * @param always for dashboards: the default period also applies to such a call, with these days
 */
export function withFilterDefaults(
  form: JsonSchema,
  period: ReportDefinition['period'] = {},
  always?: { days: OpeningDays },
): JsonSchema {
  const { days } = always ?? {}
  const moving = new Map<string | undefined, Pick<XField, 'default' | 'defaultMonths'>>([
    [period.start, days ? { default: 'today', defaultMonths: -days.monthsBefore } : { default: 'yearStart' }],
    [period.end, { default: 'today', ...(days && { defaultMonths: days.monthsAfter }) }],
    [period.year, { default: 'thisYear' }],
  ])
  const properties = Object.entries(form.properties ?? {}).map(([name, property]): [string, JsonSchema] => {
    const hint = property['x-field']
    if (hint?.default !== undefined || property.default !== undefined) return [name, property]
    const opens = moving.get(name)
    if (opens) return [name, { ...property, 'x-field': { ...hint, ...opens, ...(!always && { opens: true }) } }]
    if (!isChoice(property) || form.required?.includes(name)) return [name, property]
    return [name, { ...property, 'x-field': { ...hint, default: 'all' } }]
  })
  return { ...form, properties: Object.fromEntries(properties) }
}

const isChoice = ({ type, oneOf, enum: codes, 'x-ref': target }: JsonSchema): boolean =>
  target === undefined && (type === 'array' || oneOf !== undefined || codes !== undefined)
