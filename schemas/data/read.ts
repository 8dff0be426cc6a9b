import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#schemas/loader/problem.ts'
import { DATA, type DataFile, type WrittenData } from './written.ts'

/** Every file of records below `root` (the schemas folder), by name; unreadable JSON becomes a problem. */
export function readData(root: string): { files: DataFile[]; problems: Problem[] } {
  const files: DataFile[] = []
  const problems: Problem[] = []
  for (const group of readdirSync(root).sort()) {
    const folder = join(root, group, DATA)
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.json')) continue
      const file = `${group}/${DATA}/${name}`
      try {
        const data = JSON.parse(readFileSync(join(root, file), 'utf8')) as WrittenData
        files.push({ file, path: `${group}/${name.replace(/\.json$/, '')}`, data })
      } catch (error) {
        problems.push({ file, path: [], message: `não é JSON válido: ${(error as Error).message}` })
      }
    }
  }
  return { files, problems }
}
