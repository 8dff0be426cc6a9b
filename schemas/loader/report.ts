import type { JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import type { XEntity } from '#schemas/runtime/written.ts'
import type { XSource } from '#schemas/runtime/written-report.ts'
import type { XMenu } from '#schemas/runtime/written-screens.ts'
import { buildEntity } from './entity.ts'
import type { OptionLists } from './fields.ts'
import { withFilterDefaults } from './filter-defaults.ts'
import type { Resolver } from './resolve.ts'
import { resolveHints } from './resolve-hints.ts'

/** `x-report` as written in the file. */
export interface XReport {
  formats: ReportDefinition['formats']
  authority: string
  summary?: string
  about?: string
  form?: XEntity['form']
  checks?: XEntity['checks']
  period?: ReportDefinition['period']
  chart?: string
  menu?: XMenu
  source?: XSource
}

/** `x-report` of a report's filter form. */
export const reportHints = (schema: JsonSchema): XReport => (schema as JsonSchema & { 'x-report': XReport })['x-report']

/**
 * A report from its filter form.
 * @param named the period as its own file names it: one that follows from a question (`asks`) narrows nothing by itself
 * @returns `form`: the form as an entity's schema with its hints resolved, from which a company's own is made
 */
export function buildReport(
  path: string,
  resolved: JsonSchema,
  lists: OptionLists,
  resolver: Resolver,
  file: string,
  named = reportHints(resolved).period,
): { report: ReportDefinition; form: JsonSchema } {
  const x = reportHints(resolved)
  const title = resolved.title ?? path
  const asEntity: XEntity = { plural: title, scope: 'global', authority: x.authority, form: x.form, checks: x.checks }
  const form = withFilterDefaults(resolveHints({ ...resolved, 'x-entity': asEntity }, file, resolver), named)
  const filters = buildEntity(path, form, lists)
  const [group = ''] = path.split('/')
  const { formats, authority, summary, about, period, chart, source } = x
  const { name } = filters
  const said = { title, summary, formats, authority, about, period, chart, source }
  return { report: { path, group, name, ...said, filters }, form }
}
