import type { JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import type { XSource } from '#schemas/runtime/written/report.ts'
import type { XMenu } from '#schemas/runtime/written/screens.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { buildEntity } from './entity.ts'
import type { OptionLists } from './fields.ts'
import { type OpeningDays, withFilterDefaults } from './filter-defaults.ts'
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
  call?: string
  source?: XSource
}

/** `x-report` of a report's filter form. */
export const reportHints = (schema: JsonSchema): XReport => (schema as JsonSchema & { 'x-report': XReport })['x-report']

/** Inputs for building a filter form. */
interface FormMaking {
  file: string
  resolver: Resolver
  /** the period's filters, which get dates as defaults */
  named: ReportDefinition['period']
  /** these days also apply to a call without a period */
  always?: { days: OpeningDays }
}

/** The schema of a filter form, as an entity without a table: hints resolved, a default for each filter. */
export function filterForm(
  resolved: JsonSchema,
  { authority, form, checks }: Pick<XReport, 'authority' | 'form' | 'checks'>,
  { file, resolver, named, always }: FormMaking,
): JsonSchema {
  const asEntity: XEntity = { plural: resolved.title ?? file, scope: 'global', authority, form, checks }
  return withFilterDefaults(resolveHints({ ...resolved, 'x-entity': asEntity }, file, resolver), named, always)
}

/**
 * Builds a report from its filter form.
 * @param named the period declared in its file: one derived from a question (`asks`) does not filter by itself
 * @returns `form`: the resolved form schema, from which the reports of companies are built
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
  const form = filterForm(resolved, x, { file, resolver, named })
  const filters = buildEntity(path, form, lists)
  const [group = ''] = path.split('/')
  const { formats, authority, summary, about, period, chart, call, source } = x
  const { name } = filters
  const said = { title, summary, formats, authority, about, period, chart, call, source }
  return { report: { path, group, name, ...said, filters }, form }
}
