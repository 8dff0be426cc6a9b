import { createHash } from 'node:crypto'
import { type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Debounce after the last change: editors save in several steps. */
const SETTLE_MS = 120

/** Hash of all definitions below a folder. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of definitionsIn(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

const isDefinition = (file: string): boolean => file.endsWith('.json') && !/^generated[\\/]/.test(file)

/** Paths of the JSON files below a folder, sorted. */
export const definitionsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isDefinition).sort()

/** Calls `work` after definitions were saved, never concurrently; changes during a call cause one more. */
export function watchDefinitions(folder: string, work: () => Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const start = async (): Promise<void> => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await work().catch((error) => console.error(error))
    } while (again)
    running = false
  }
  return watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !isDefinition(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void start(), SETTLE_MS)
  })
}
