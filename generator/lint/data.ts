import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkData } from '#schemas/data/check.ts'
import type { Known } from '#schemas/data/memory.ts'
import type { DataFile } from '#schemas/data/written.ts'
import type { Model } from '#schemas/load.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** Code that creates records without files. */
const SEEDS = 'server/seeds'

/** Default for projects without seeds: one company of the demo. */
const nobody: Known = { companies: new Map([['Empresa', { id: 1, settings: {} }]]), records: () => [] }

/**
 * Problems of files of records. The check takes up to a second, because demo records made by code may be referred to: a
 * file that passed is checked again only when it, the definitions of its records or of referenced ones, or the seed
 * code change.
 */
export async function wrongData(root: string, model: Model, files: DataFile[]): Promise<Problem[]> {
  const mark = join(root, '.cache/generator/dados.json')
  const known = existsSync(mark) ? (JSON.parse(readFileSync(mark, 'utf8')) as Record<string, string>) : {}
  const seeds = hashOfSeeds(root)
  const reached = new Map(files.map((file) => [file, reachOf(file.path, model)]))
  const state = new Map(files.map((one) => [one.file, stateOf(one, reached.get(one) ?? [], { files, model, seeds })]))
  const changed = files.filter(({ file }) => known[file] !== state.get(file))
  if (changed.length === 0) return []
  const needed = new Set(changed.flatMap((file) => reached.get(file) ?? []))
  const looked = files.filter((file) => changed.includes(file) || needed.has(file.path))
  const problems = await checkData(looked, model, await knownIn(root), isoDay(new Date()))
  const right = files.filter(({ file }) => !problems.some((problem) => problem.file === file))
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, JSON.stringify(Object.fromEntries(right.map(({ file }) => [file, state.get(file)]))))
  return problems
}

const knownIn = async (root: string): Promise<Known> =>
  existsSync(join(root, SEEDS)) ? (await import('#server/seeds/known.ts')).known() : nobody

/** Entities that the rows of an entity depend on by reference, itself first. */
function reachOf(path: string, model: Model): string[] {
  const seen = new Set<string>()
  const add = (at: string): void => {
    const entity = model.entities.get(at)
    if (!entity || seen.has(at)) return
    seen.add(at)
    for (const { target } of leafFields(entity.fields)) if (target) add(target)
  }
  add(path)
  return [...seen]
}

/** Hash of everything that the result for a file depends on. */
function stateOf(
  { path, data }: DataFile,
  reach: string[],
  { files, model, seeds }: { files: DataFile[]; model: Model; seeds: string },
): string {
  const hash = createHash('sha256').update(seeds).update(JSON.stringify(data))
  for (const at of reach) {
    hash.update(`${at}\0`).update(JSON.stringify(model.schemas.get(at)))
    if (at !== path) hash.update(JSON.stringify(files.find((file) => file.path === at)?.data ?? {}))
  }
  return hash.digest('hex')
}

function hashOfSeeds(root: string): string {
  const folder = join(root, SEEDS)
  if (!existsSync(folder)) return ''
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|csv)$/.test(name)) hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
