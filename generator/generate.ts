import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readData } from '#schemas/data/read.ts'
import { type Model, readModel } from '#schemas/load.ts'
import { GROUPS } from '#schemas/loader/files/read.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { tablesOf } from './ddl.ts'
import { findCodeFiles } from './emit/code-files.ts'
import { emitDataShapes } from './emit/data-shapes.ts'
import { emitMeanings } from './emit/meanings.ts'
import { emitNames } from './emit/names.ts'
import type { Output } from './emit/output.ts'
import { emitReportFilters } from './emit/report-filters.ts'
import { emitReports } from './emit/reports.ts'
import { emitRoutes } from './emit/routes.ts'
import { emitAdmin } from './emit/screens.ts'
import { baseTables, emitTables } from './emit/tables.ts'
import { TypeCache } from './emit/type-cache.ts'
import { emitTypes } from './emit/types.ts'
import { wrongData } from './lint/data.ts'
import { doubledKeys } from './lint/json-keys.ts'
import { notesOf } from './lint/notes.ts'
import { reportProblems } from './lint/report.ts'
import { mistakesOfOthers } from './lint/rest.ts'
import { type LintOptions, lintModel } from './lint.ts'
import { type MigrationOptions, planMigration, readBase } from './migrations.ts'

export interface GenerateOptions extends LintOptions, MigrationOptions {}

export interface Generated {
  /** messages, one per line; if any, `outputs` is empty and nothing is written */
  mistakes: string[]
  outputs: Output[]
  /** messages about what the new migration requires of the operator */
  notes: string[]
}

/** Reads the project below `root` and generates all files in memory. */
export async function generate(root: string, options: GenerateOptions = {}): Promise<Generated> {
  const { model, problems, sources } = readModel(join(root, 'schemas'))
  const data = readData(join(root, 'schemas'))
  const code = findCodeFiles(root)
  const written = [
    ...[...sources.entities, ...sources.reports, ...sources.dashboards, ...sources.fragments].map(
      ({ file, schema }) => ({
        file,
        content: schema,
      }),
    ),
    ...sources.screens.map(({ file, screen }) => ({ file, content: screen })),
    ...sources.measures.map(({ file, measure }) => ({ file, content: measure })),
    ...(sources.groups ? [{ file: GROUPS, content: sources.groups }] : []),
  ].map((one) => ({ ...one, text: sources.texts.get(one.file) ?? '' }))
  const records = data.files.map(({ file, data: content }) => {
    const text = readFileSync(join(root, 'schemas', file), 'utf8')
    return { file, content, text }
  })
  const tables = tablesOf(model.entities)
  const judge = (judged: Model) =>
    lintModel(
      {
        model: judged,
        sources,
        code,
        tables: judged === model ? tables : tablesOf(judged.entities),
        fixedTables: fixedTables(root),
      },
      options,
    )
  const found = [...problems, ...data.problems, ...doubledKeys([...written, ...records])]
  // without a model some files are invalid in themselves; with one, only some of their references are unresolved
  if (model.entities.size === 0) found.push(...mistakesOfOthers(sources, problems, judge))
  else found.push(...judge(model).filter((problem) => !problems.some((other) => isSameField(problem, other))))
  // records are checked only against valid definitions
  if (found.length === 0) found.push(...(await wrongData(root, model, data.files)))
  const mistakes = reportProblems(root, found)
  if (mistakes.length > 0) return { mistakes, outputs: [], notes: [] }

  const { broken, losses, snapshot, steps, outputs: migration } = planMigration(root, tables, options)
  const refused = broken.length > 0 ? broken : losses.map(({ message, hint }) => `${message}: ${hint}`)
  if (refused.length > 0) return { mistakes: refused, outputs: [], notes: [] }
  const cache = new TypeCache(join(root, '.cache/generator/types.json'))
  const types = [...(await emitTypes(model.entities, cache)), ...(await emitReportFilters(model, cache))]
  cache.save()
  const outputs = [
    ...types,
    ...emitTables(snapshot.tables, model.entities, hasBaseTables(root)),
    ...emitRoutes(model.entities, code),
    ...emitAdmin(model, code),
    ...emitReports(model.reports, code),
    emitMeanings(model),
    ...emitNames(model, sources),
    ...emitDataShapes(model, data.files),
    ...migration,
  ]
  const notes = notesOf(steps)
  return { mistakes: [], outputs, notes }
}

/** Whether two problems concern one field: an unresolved reference hides further problems of its field. */
const isSameField = (a: Problem, b: Problem): boolean =>
  a.file === b.file && a.path.slice(0, 2).join() === b.path.slice(0, 2).join()

/** Names of tables that entities cannot use: those of base.sql and the list of applied migrations. */
export function fixedTables(root: string): Set<string> {
  const created = readBase(root).matchAll(/^create table (?:if not exists )?"?([a-z0-9_]+)/gim)
  return new Set(['migracao', ...[...created].map((match) => match[1] ?? '')])
}

function hasBaseTables(root: string): boolean {
  const file = join(root, baseTables)
  return existsSync(file) && /export (interface|type) BaseTables\b/.test(readFileSync(file, 'utf8'))
}
