import { entitiesWithValues } from '#generator/emit/code-files.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { sourceProblems } from '#schemas/report/check.ts'
import { isCompleted } from '#schemas/report/columns.ts'
import type { Field, ReportDefinition } from '#schemas/runtime/model.ts'
import type { LintContext } from '../context.ts'
import { offeringCall } from '../fields/field-hints.ts'

/** Names in reports exist: the entity of the rows, the filters of chart and period. */
export const reportProblems = ({ model, code }: LintContext): Problem[] =>
  [...model.reports.values()].flatMap((report) => [
    ...aboutProblems(report, model),
    ...(report.source ? sourceProblems(report, report.source, model.entities, entitiesWithValues(code)) : []),
    ...(report.source ? completionProblems(report, code) : []),
    ...offeringProblems(report),
    ...filterProblems(report, ['chart'], 'sim ou não', ({ type }) => type === 'boolean'),
    ...filterProblems(report, ['period', 'start'], 'data', ({ format }) => format === 'date'),
    ...filterProblems(report, ['period', 'end'], 'data', ({ format }) => format === 'date'),
    ...filterProblems(report, ['period', 'year'], 'número inteiro', ({ type }) => type === 'integer'),
  ])

/** A report has code exactly when its definition leaves something to code. */
function completionProblems(report: ReportDefinition, { reports }: LintContext['code']): Problem[] {
  const there = reports.has(report.path)
  if (there === isCompleted(report)) return []
  const file = `server/domain/${report.path}.ts`
  return [
    {
      file: `${report.path}.json`,
      path: ['x-report', 'source'],
      message: there ? 'o relatório também tem código' : 'o código que calcula "worked" não existe',
      hint: there ? `apague ${file}` : `crie ${file}`,
    },
  ]
}

function offeringProblems({ path, filters }: ReportDefinition): Problem[] {
  const file = `${path}.json`
  return filters.fields.flatMap((field) =>
    offeringCall(filters, field).map((found) => ({ file, ...found, path: ['properties', field.name, ...found.path] })),
  )
}

function aboutProblems({ path, about }: ReportDefinition, { entities }: LintContext['model']): Problem[] {
  if (about === undefined || entities.get(about)?.extensible) return []
  const extensible = [...entities.values()].filter((entity) => entity.extensible).map((entity) => entity.path)
  const message = `não há entidade "${about}" que aceite campos da empresa`
  return [{ file: `${path}.json`, path: ['x-report', 'about'], message, hint: suggestName(about, extensible) }]
}

/** @param at path in x-report of the filter's name */
function filterProblems(
  { path, chart, period, filters: { fields } }: ReportDefinition,
  at: ['chart'] | ['period', 'start' | 'end' | 'year'],
  kind: string,
  fits: (field: Field) => boolean,
): Problem[] {
  const named = at[0] === 'chart' ? chart : period?.[at[1]]
  if (named === undefined || fields.some((field) => field.name === named && fits(field))) return []
  const names = fields.filter(fits).map(({ name }) => name)
  const message = `não há filtro de ${kind} chamado "${named}"`
  return [{ file: `${path}.json`, path: ['x-report', ...at], message, hint: suggestName(named, names) }]
}
