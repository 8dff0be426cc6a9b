import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a project keeps what is quicker read than made; undefined where a schemas folder is all there is. @param root the schemas folder */
export function keptFile(root: string, name: string): string | undefined {
  const project = dirname(root)
  return existsSync(join(project, 'package.json')) ? join(project, '.cache', name) : undefined
}

/** The bytes of a file; undefined where there is none that can be read. */
export function readIfThere(file: string | undefined): Buffer | undefined {
  try {
    return file === undefined ? undefined : readFileSync(file)
  } catch {
    return undefined
  }
}

/** What a cache file holds, as somebody may have left it; undefined when there is none that can be read. */
export function readKeptFile(file: string): unknown {
  try {
    return JSON.parse(String(readIfThere(file)))
  } catch {
    return undefined
  }
}

/**
 * Writes a cache file with its folder, whole or not at all. One that cannot be written is no error: what it holds is made again.
 * @param value text and bytes are written as they are, all else as JSON
 */
export function writeKeptFile(file: string, value: object | string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
    renameSync(aside, file)
  } catch {
    // a folder that may not be written
  }
}
