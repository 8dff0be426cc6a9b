import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a cache file holds, as somebody may have left it; undefined when there is none that can be read. */
export function readKeptFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a cache file with its folder. One that cannot be written is no error: what it holds is made again. */
export function writeKeptFile(file: string, value: object): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
  } catch {
    // a folder that may not be written
  }
}
