import type { ReportDefinition } from '#schemas/runtime/model.ts'
import type { CodeFiles } from './code-files.ts'
import { type CodeEntry, type CodeRegistry, emitCodeRegistry } from './code-registry.ts'
import type { Output } from './output.ts'

const registry: CodeRegistry = {
  folder: 'server/generated/reports',
  constant: 'reports',
  type: 'ReportRegistry',
  module: '#server/reports/define.ts',
  comment: 'Reports by path,',
}

/** 'captacao/relatorios/duracao-vaga' → 'captacao/duracao-vaga', its file below server/reports. */
export const reportFile = ({ group, name }: Pick<ReportDefinition, 'group' | 'name'>): string => `${group}/${name}`

/** server/generated/reports: the code of each report by the path of its filter form. */
export function emitReports(reports: ReadonlyMap<string, ReportDefinition>, code: CodeFiles): Output[] {
  const present = [...reports.values()].filter((report) => code.reports.has(reportFile(report)))
  return emitCodeRegistry(registry, present.map(entry))
}

function entry(report: ReportDefinition): CodeEntry {
  const load = `async () => (await import('#server/reports/${reportFile(report)}.ts')).default`
  return { group: report.group, imports: [], block: `  '${report.path}': ${load},` }
}
