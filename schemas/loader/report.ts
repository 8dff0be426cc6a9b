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

/** What the form of filters is made with. */
interface FormMaking {
  file: string
  resolver: Resolver
  /** the period, whose days follow the calendar */
  named: ReportDefinition['period']
  /** these days hold for a call that leaves them out, too */
  always?: { days: OpeningDays }
}

/** A filter form as the schema of an entity without a table, its hints resolved and each filter with a default. */
export function filterForm(
  resolved: JsonSchema,
  { authority, form, checks }: Pick<XReport, 'authority' | 'form' | 'checks'>,
  { file, resolver, named, always }: FormMaking,
): JsonSchema {
  const asEntity: XEntity = { plural: resolved.title ?? file, scope: 'global', authority, form, checks }
  return withFilterDefaults(resolveHints({ ...resolved, 'x-entity': asEntity }, file, resolver), named, always)
}

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
  const form = filterForm(resolved, x, { file, resolver, named })
  const filters = buildEntity(path, form, lists)
  const [group = ''] = path.split('/')
  const { formats, authority, summary, about, period, chart, call, source } = x
  const { name } = filters
  const said = { title, summary, formats, authority, about, period, chart, call, source }
  return { report: { path, group, name, ...said, filters }, form }
}
