import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Model, readModel } from '#schemas/load.ts'
import { formatProblem } from '#schemas/loader/problem.ts'
import { sourceProblems } from '#schemas/report/check.ts'
import type { XSource } from '#schemas/runtime/written/report.ts'

/** A report's file with nothing but its source. */
export const reportOf = (title: string, source: XSource, x: object = {}): object => ({
  title,
  type: 'object',
  additionalProperties: false,
  'x-report': { formats: ['pdf', 'xlsx', 'csv'], authority: 'LOGIN', source, ...x },
})

/** The shipped definitions with further reports, by path. @throws Error with whatever is wrong with them */
export function modelWith(reports: Record<string, object>): Model {
  const root = mkdtempSync(join(tmpdir(), 'prumo-relatorios-'))
  try {
    cpSync(resolve(import.meta.dirname, '../../../../../schemas'), root, { recursive: true })
    for (const [path, report] of Object.entries(reports)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, `${path}.json`), JSON.stringify(report))
    }
    const { model, problems } = readModel(root)
    const wrong = [
      ...problems,
      ...[...model.reports.values()].flatMap((report) =>
        report.source ? sourceProblems(report, report.source, model.entities) : [],
      ),
    ]
    if (wrong.length > 0) throw new Error(wrong.map(formatProblem).join('\n'))
    return model
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
