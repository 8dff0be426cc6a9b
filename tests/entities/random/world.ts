import { resolve } from 'node:path'
import { tablesOf } from '#generator/ddl.ts'
import { diff } from '#generator/diff.ts'
import { findCodeFiles } from '#generator/emit/code-files.ts'
import { fixedTables } from '#generator/generate.ts'
import { lintModel } from '#generator/lint.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import { type Model, readModel, schemasFolder } from '#schemas/load.ts'
import type { SourceFile } from '#schemas/loader/files/read.ts'
import type { Registry } from '#server/platform/crud/define.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { model as shipped } from '../subject.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The shipped definitions with further ones, loaded and judged as `npm run generate` does. */
export function loadWorld(files: SourceFile[]): { model: Model; mistakes: string[] } {
  const { model, problems, sources } = readModel(schemasFolder, structuredClone(files))
  const judged =
    problems.length > 0
      ? []
      : lintModel(
          {
            model,
            sources,
            code: findCodeFiles(root),
            tables: tablesOf(model.entities),
            fixedTables: fixedTables(root),
          },
          { codeMayLack: true },
        )
  const mistakes = [...problems, ...judged].map(
    ({ file, path, message, hint }) => `${file} ${path.join('.')}: ${message}${hint ? ` (${hint})` : ''}`,
  )
  return { model, mistakes }
}

/**
 * A product that serves such definitions, its tables made by the generator's own migration.
 * @param served what it is served by instead
 * @param registry their code
 */
export async function serveWorld(model: Model, served: Model = model, registry?: Registry): Promise<TestApp> {
  const app = await createTestApp({ model: served, registry })
  const { steps } = diff({ version: 1, tables: tablesOf(shipped.entities) }, tablesOf(served.entities))
  await app.database.pool.query(migrationSql(steps))
  return app
}
