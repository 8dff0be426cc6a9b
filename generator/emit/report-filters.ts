import type { Model } from '#schemas/load.ts'
import { lookedUpFilters } from '#schemas/report/columns.ts'
import type { Entity, ReportDefinition } from '#schemas/runtime/model.ts'
import { toPascalCase } from '#schemas/runtime/names.ts'
import { recordSchema } from '#server/platform/openapi/record-schema.ts'
import { extendingInterface, makeOutput, type Output } from './output.ts'
import type { TypeCache } from './type-cache.ts'
import { unboundedSchema } from './types.ts'

type Entities = ReadonlyMap<string, Entity>

/** schemas/generated/report-filters: types of the filters of each report, by its path; one file per group, and an index. */
export async function emitReportFilters(
  { entities, reports }: Pick<Model, 'entities' | 'reports'>,
  cache: TypeCache,
): Promise<Output[]> {
  const groups = [...new Set([...reports.values()].map(({ group }) => group))].sort()
  const files: Output[] = []
  for (const group of groups) {
    const own = [...reports.values()].filter((report) => report.group === group)
    files.push(await groupFile(group, own, entities, cache))
  }
  const imports = groups.map((group) => `import type { ${nameOf(group)} } from './report-filters/${group}.ts'`)
  const comment = 'Filters of each report, as its code is given them.'
  const all = extendingInterface('ReportFilters', comment, groups.map(nameOf))
  return [...files, makeOutput('schemas/generated/report-filters.ts', imports.join('\n'), all)]
}

const nameOf = (group: string): string => `${toPascalCase(group)}ReportFilters`

async function groupFile(
  group: string,
  reports: ReportDefinition[],
  entities: Entities,
  cache: TypeCache,
): Promise<Output> {
  const interfaces: string[] = []
  for (const report of reports) interfaces.push(await filtersInterface(report, entities, cache))
  const members = reports.map((report) => `  '${report.path}': ${typeName(report)}`)
  return makeOutput(
    `schemas/generated/report-filters/${group}.ts`,
    ...interfaces,
    `export interface ${nameOf(group)} {\n${members.join('\n')}\n}`,
  )
}

const typeName = ({ name }: ReportDefinition): string => `${toPascalCase(name)}Filters`

function filtersInterface(report: ReportDefinition, entities: Entities, cache: TypeCache): Promise<string> {
  const child = () => {
    throw new Error(`${report.path}: a filter form has no lists of records`)
  }
  const { properties = {} } = recordSchema(report.filters, { side: 'input', entities, child })
  const { versao: _versao, ...filters } = properties
  const required = [...report.filters.fields.filter((field) => field.required), ...lookedUpFilters(report)]
  return cache.typeOf(
    typeName(report),
    unboundedSchema({ type: 'object', properties: filters, required: [...new Set(required.map(({ name }) => name))] }),
    `${report.title}: filtros`,
  )
}
