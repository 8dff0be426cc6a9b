import type { ReportDefinition } from '#schemas/runtime/model.ts'
import type { CodeFiles } from './code-files.ts'
import { type CodeEntry, type CodeRegistry, emitCodeRegistry } from './code-registry.ts'
import type { Output } from './output.ts'

const registry: CodeRegistry = {
  folder: 'server/generated/reports',
  constant: 'reports',
  type: 'ReportRegistry',
  module: '#server/platform/reports/define.ts',
  comment: 'Reports by path,',
}

/** server/generated/reports: the code of each report by the path of its filter form. */
export function emitReports(reports: ReadonlyMap<string, ReportDefinition>, code: CodeFiles): Output[] {
  const present = [...reports.values()].filter((report) => code.reports.has(report.path))
  return emitCodeRegistry(registry, present.map(entry))
}

function entry(report: ReportDefinition): CodeEntry {
  const load = `async () => (await import('#server/domain/${report.path}.ts')).default`
  return { group: report.group, imports: [], block: `  '${report.path}': ${load},` }
}
