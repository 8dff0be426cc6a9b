import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Path of a cache file in the project's .cache; undefined for a schemas folder without a project (no package.json beside it). @param root the schemas folder */
export function keptFile(root: string, name: string): string | undefined {
  const project = dirname(root)
  return existsSync(join(project, 'package.json')) ? join(project, '.cache', name) : undefined
}

/** The bytes of a file; undefined when it cannot be read. */
export function readIfThere(file: string | undefined): Buffer | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file)
  } catch {
    return undefined
  }
}

/** Parsed content of a JSON cache file, unvalidated; undefined when it cannot be read or parsed. */
export function readKeptFile(file: string): unknown {
  try {
    return JSON.parse(String(readIfThere(file)))
  } catch {
    return undefined
  }
}

/**
 * Writes a cache file and its folder atomically (rename). A failed write is ignored: the content is computed again.
 * @param value text and bytes are written as they are, all else as JSON
 */
export function writeKeptFile(file: string, value: object | string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
    renameSync(aside, file)
  } catch {
    // read-only folder: work without a cache
  }
}
