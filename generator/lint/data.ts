import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkData } from '#schemas/data/check.ts'
import type { Known } from '#schemas/data/memory.ts'
import type { DataFile } from '#schemas/data/written.ts'
import type { Model } from '#schemas/load.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { isoDay } from '#schemas/runtime/dates.ts'

/** Code that makes the records which no file says. */
const SEEDS = 'server/seeds'

/** A project without such code has one company of the demo under any name. */
const nobody: Known = { companies: new Map([['Empresa', { id: 1, settings: {} }]]), records: () => [] }

/**
 * What is wrong with the files of records. Looking costs most of a second, because demo records made by code may be referred to: what was found
 * right is not looked at again until a file, a definition or that code changes.
 */
export async function wrongData(root: string, model: Model, files: DataFile[]): Promise<Problem[]> {
  if (files.length === 0) return []
  const mark = join(root, '.cache/generator/dados')
  const state = stateOf(root, model, files)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return []
  const problems = await checkData(files, model, await knownIn(root), isoDay(new Date()))
  if (problems.length === 0) {
    mkdirSync(dirname(mark), { recursive: true })
    writeFileSync(mark, state)
  }
  return problems
}

const knownIn = async (root: string): Promise<Known> =>
  existsSync(join(root, SEEDS)) ? (await import('#server/seeds/known.ts')).known() : nobody

/** Everything the verdict rests on, as one hash. */
function stateOf(root: string, model: Model, files: DataFile[]): string {
  const hash = createHash('sha256')
  const seen = new Set<string>()
  const add = (path: string): void => {
    const entity = model.entities.get(path)
    if (!entity || seen.has(path)) return
    seen.add(path)
    hash.update(`${path}\0`).update(JSON.stringify(model.schemas.get(path)))
    for (const { target } of entity.fields) if (target) add(target)
  }
  for (const { path, data } of files) {
    hash.update(JSON.stringify(data))
    add(path)
  }
  const seeds = join(root, SEEDS)
  if (existsSync(seeds))
    for (const name of readdirSync(seeds, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|csv)$/.test(name)) hash.update(`${name}\0`).update(readFileSync(join(seeds, name)))
  return hash.digest('hex')
}
