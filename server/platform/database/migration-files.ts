import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { compareMigrations, isTimed, type MigrationName, parseMigrationName } from './migration-name.ts'

/** One file `NNNN_name.sql` or `YYYYMMDDHHMMSS_name.sql`. */
export type Migration = MigrationName & { file: string; sql: string; checksum: string }

/**
 * Reads the migrations of a folder in the order of application. Line ends are made equal first, so that a checksum does not depend on the
 * system.
 * @throws StartupError naming the file: odd name, number twice, gap between numbers, or a transaction command inside
 */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const migrations = files.map((file) => read(folder, file)).sort(compareMigrations)
  const numbered = migrations.filter((migration) => !isTimed(migration))
  numbered.forEach((migration, index) => {
    const previous = numbered[index - 1]
    if (previous?.numero === migration.numero)
      throw new StartupError(
        `Duas migrações têm o mesmo número: ${previous.file} e ${migration.file}. Dê à mais nova um nome pela hora (AAAAMMDDHHMMSS_nome.sql).`,
      )
    if (migration.numero !== index + 1)
      throw new StartupError(`Falta a migração ${String(index + 1).padStart(4, '0')} antes de ${migration.file}.`)
  })
  return migrations
}

function read(folder: string, file: string): Migration {
  const name = parseMigrationName(file)
  if (!name) throw new StartupError(`O nome ${file} em ${folder} não tem a forma AAAAMMDDHHMMSS_nome.sql.`)
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  // each file already runs in a transaction; one that ends it could not be undone
  const command = /^\s*(begin|start\s+transaction|commit|end|rollback)(\s+(work|transaction))?\s*;/im.exec(
    withoutBodies(sql),
  )
  if (command)
    throw new StartupError(
      `${basename(file)} contém '${command[0].trim()}': cada migração já roda em uma transação própria.`,
    )
  return { ...name, file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Removes function bodies, whose `end;` ends no transaction. */
function withoutBodies(sql: string): string {
  return sql.replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
}
