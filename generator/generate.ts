import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModel } from '#schemas/load.ts'
import { tablesOf } from './ddl.ts'
import { findCodeFiles } from './emit/code-files.ts'
import type { Output } from './emit/output.ts'
import { emitReports, emitResources, emitRoutes } from './emit/registry.ts'
import { baseTables, emitTables } from './emit/tables.ts'
import { TypeCache } from './emit/type-cache.ts'
import { emitTypes } from './emit/types.ts'
import { notesOf } from './lint/notes.ts'
import { reportProblems } from './lint/report.ts'
import { type LintOptions, lint } from './lint.ts'
import { type MigrationOptions, planMigration, readBase } from './migrations.ts'

export interface GenerateOptions extends LintOptions, MigrationOptions {}

export interface Generated {
  /** for people, one line each; not empty: `outputs` is, and nothing may be written */
  mistakes: string[]
  outputs: Output[]
  /** for people: what the new migration asks of whoever applies it */
  notes: string[]
}

/** Reads the project below `root` and makes everything the generator writes, in memory. */
export async function generate(root: string, options: GenerateOptions = {}): Promise<Generated> {
  const { model, problems, sources } = readModel(join(root, 'schemas'))
  const code = findCodeFiles(root)
  const context = { model, sources, code, fixedTables: fixedTables(root) }
  // with a broken file the others cannot be judged: its absence would look like their mistake
  const mistakes = reportProblems(root, problems.length > 0 ? problems : lint(context, options))
  if (mistakes.length > 0) return { mistakes, outputs: [], notes: [] }

  const { losses, snapshot, steps, outputs: migration } = planMigration(root, tablesOf(model.entities), options)
  if (losses.length > 0)
    return { mistakes: losses.map(({ message, hint }) => `${message}: ${hint}`), outputs: [], notes: [] }
  const cache = new TypeCache(join(root, '.cache/generator/types.json'))
  const types = await emitTypes(model.entities, cache)
  cache.save()
  const outputs = [
    ...types,
    ...emitTables(snapshot.tables, model.entities, hasBaseTables(root)),
    emitRoutes(model.entities, code),
    emitResources(model.entities, code),
    emitReports(model.reports, code),
    ...migration,
  ]
  const notes = notesOf(steps)
  return { mistakes: [], outputs, notes }
}

/** Tables no entity may take: those of base.sql and the list of applied migrations. */
function fixedTables(root: string): Set<string> {
  const created = readBase(root).matchAll(/^create table (?:if not exists )?"?([a-z0-9_]+)/gim)
  return new Set(['migracao', ...[...created].map((match) => match[1] ?? '')])
}

function hasBaseTables(root: string): boolean {
  const file = join(root, baseTables)
  return existsSync(file) && /export (interface|type) BaseTables\b/.test(readFileSync(file, 'utf8'))
}
