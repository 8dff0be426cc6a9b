import type { Entity, ReportDefinition } from '#schemas/runtime/model.ts'
import { camel } from '#schemas/runtime/names.ts'
import type { CodeFiles } from './code-files.ts'
import { key, type Output, output } from './output.ts'

type Entities = ReadonlyMap<string, Entity>

/** server/generated/routes.ts: the code of each entity that has some, imported statically. */
export function emitRoutes(entities: Entities, code: CodeFiles): Output {
  const imports: string[] = []
  const blocks: string[] = []
  for (const { path, actions } of entities.values()) {
    const files = code.domain.get(path) ?? []
    const take = (file: string): string => {
      const name = camel(`${path.replaceAll('/', '-')}-${file}`)
      imports.push(`import ${name} from '#server/domain/${path}/${file}.ts'`)
      return name
    }
    const lines: string[] = []
    if (files.includes('hooks')) lines.push(`    hooks: ${take('hooks')},`)
    const present = actions
      .map(({ name }) => name)
      .filter((name) => files.includes(name))
      .sort()
    if (present.length > 0) {
      const entries = present.map((name) => `      ${key(name)}: ${take(name)},`)
      lines.push('    actions: {', ...entries, '    },')
    }
    if (files.includes('routes')) lines.push(`    routes: ${take('routes')},`)
    if (lines.length > 0) blocks.push(`  '${path}': {\n${lines.join('\n')}\n  },`)
  }
  return output(
    'server/generated/routes.ts',
    ["import type { Registry } from '#server/crud/define.ts'", ...imports.sort()].join('\n'),
    `/** Domain code by entity. */\nexport const registry: Registry = ${object(blocks)}`,
  )
}

const object = (blocks: string[]): string => (blocks.length > 0 ? `{\n${blocks.join('\n')}\n}` : '{}')

/** admin/generated/resources.tsx: every entity with a screen of its own; one arrow function per import, so that each is a chunk. */
export function emitResources(entities: Entities, code: CodeFiles): Output {
  const lines = [...entities.values()]
    .filter(({ route }) => route !== undefined && !route.includes('{'))
    .map(({ path, route }) => {
      const override = code.overrides.has(path) ? `, override: () => import('#admin/overrides/${path}.tsx')` : ''
      return `  { path: '${path}', route: '${route}'${override} },`
    })
  return output(
    'admin/generated/resources.tsx',
    [
      '/** One resource of the administration. */',
      'export interface GeneratedResource {',
      '  path: string',
      '  route: string',
      '  /** hand-written parts that replace those of the generated screens */',
      '  override?: () => Promise<{ default: unknown }>',
      '}',
    ].join('\n'),
    `export const resources: GeneratedResource[] = ${lines.length > 0 ? `[\n${lines.join('\n')}\n]` : '[]'}`,
  )
}

/** 'captacao/relatorios/duracao-vaga' → 'captacao/duracao-vaga', its file below server/reports. */
export const reportFile = ({ group, name }: Pick<ReportDefinition, 'group' | 'name'>): string => `${group}/${name}`

/** server/generated/reports.ts: the code of each report by the path of its filter form. */
export function emitReports(reports: ReadonlyMap<string, ReportDefinition>, code: CodeFiles): Output {
  const present = [...reports.values()].filter((report) => code.reports.has(reportFile(report)))
  const name = (report: ReportDefinition) => camel(reportFile(report).replace('/', '-'))
  const imports = present.map((report) => `import ${name(report)} from '#server/reports/${reportFile(report)}.ts'`)
  const lines = present.map((report) => `  '${report.path}': ${name(report)},`)
  return output(
    'server/generated/reports.ts',
    ["import type { ReportRegistry } from '#server/reports/define.ts'", ...imports].join('\n'),
    `/** Reports by path. */\nexport const reports: ReportRegistry = ${object(lines)}`,
  )
}
