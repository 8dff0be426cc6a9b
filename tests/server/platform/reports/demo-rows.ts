import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Model } from '#schemas/load.ts'
import type { ReportDefinition } from '#schemas/runtime/model.ts'

const demo = 'server/seeds/demo'

/** What a report says about itself: the registers its rows are records of, or are about, and those its filters choose from. */
export function registersOf({ source, about, filters: { fields } }: ReportDefinition): string[] {
  const chosen = fields.flatMap(({ target }) => target ?? [])
  return [...new Set([source?.entity, about, ...chosen].filter((path) => path !== undefined))]
}

/** The file with records of a register beside its definition. */
const dataFileOf = (register: string): string => `schemas/${register.replace('/', '/dados/')}.json`

/** The file of the demo data that adds records of a register; undefined when there is none yet. */
function demoFileOf(register: string): string | undefined {
  if (existsSync(dataFileOf(register))) return dataFileOf(register)
  const files = readdirSync(demo, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const found = files.find((name) =>
    new RegExp(`add(All)?\\(\\s*'${register}'`).test(readFileSync(join(demo, name), 'utf8')),
  )
  return found && `${demo}/${found}`
}

/**
 * One sentence for whoever wrote a report that finds nothing in the demo data: which registers need rows, and in which file.
 * @param empty registers without a single record
 */
export function demoAdvice(report: ReportDefinition, { entities }: Pick<Model, 'entities'>, empty: string[]): string {
  const named = registersOf(report)
  const lacking = named.filter((path) => empty.includes(path))
  const wanted = (lacking.length > 0 ? lacking : named).map((path) => {
    const place = demoFileOf(path) ?? `a new file ${dataFileOf(path)}`
    return `${entities.get(path)?.plural ?? path} (${path}) in ${place}`
  })
  const where = wanted.length > 0 ? wanted.join(', or ') : `whatever it reads (${demo}/README.md says where)`
  const why = lacking.length > 0 ? 'which has none' : 'that its widest filters find in company 1 between 2020 and 2026'
  return `The report "${report.title}" (${report.path}) has no rows in the demo data: add rows of ${where}, ${why}.`
}
