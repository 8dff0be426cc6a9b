import type { Model } from '#schemas/load.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { Resolver } from './resolve.ts'
import type { Obstacle, Pending, Store } from './store.ts'
import { type DataFile, type Part, parts } from './written.ts'

/** Target companies of rows. */
export interface Companies {
  /** companies that get the base rows of company registers */
  all: number[]
  /** companies of the demo, by name; empty without a demo */
  demo: Map<string, number>
}

/** All rows of the files, each with its target company; files sorted so that referenced records come first. */
export function pendingRows(files: DataFile[], model: Pick<Model, 'entities'>, companies: Companies): Pending[] {
  return inOrder(files, model).flatMap((file) => {
    const entity = model.entities.get(file.path)
    if (!entity) return []
    return parts.flatMap((part) => {
      const rows = (file.data[part] ?? []).map((row, index): Pending => ({ file, part, index, row, entity }))
      if (part === 'demo' && companies.demo.size === 0) return []
      const owners = ownersIn(part, companies)
      const installation = rows.filter(({ row }) => belongsToInstallation(entity, row.$empresas))
      const own = rows.filter((one) => !installation.includes(one))
      const forEach = owners.flatMap(({ id, name }) =>
        own.filter(({ row }) => row.$empresas?.includes(name) ?? true).map((one) => ({ ...one, company: id })),
      )
      return [...installation, ...forEach]
    })
  })
}

const belongsToInstallation = (entity: Pending['entity'], companies: string[] | undefined): boolean =>
  mayBeOfInstallation(entity) ? companies === undefined : !isOfCompany(entity)

const ownersIn = (part: Part, { all, demo }: Companies): { id: number; name: string }[] =>
  part === 'base' ? all.map((id) => ({ id, name: '' })) : [...demo].map(([name, id]) => ({ id, name }))

/** Sorts files topologically: each after the files of the entities it refers to. */
function inOrder(files: DataFile[], model: Pick<Model, 'entities'>): DataFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const ordered: DataFile[] = []
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { target } of leafFields(model.entities.get(path)?.fields ?? [])) if (target) visit(target)
    const file = byPath.get(path)
    if (file) ordered.push(file)
  }
  for (const { path } of files) visit(path)
  return ordered
}

/**
 * Inserts rows into a store, each after the rows it refers to, regardless of their order in the files.
 * @returns the obstacles of rows that were not inserted
 */
export async function placeRows(
  rows: Pending[],
  model: Pick<Model, 'entities'>,
  store: Store,
  today: string,
): Promise<Obstacle[]> {
  const resolver = new Resolver(model, store, today)
  const refused: Obstacle[] = []
  let waiting = rows
  let waited: Obstacle[] = []
  do {
    const before = waiting.length
    waited = []
    const left: Pending[] = []
    for (const batch of batchesOf(waiting)) {
      const found: Awaited<ReturnType<Resolver['record']>>[] = []
      for (const pending of batch) found.push(await resolver.record(pending))
      const placed = found.flatMap((one) => one.placed ?? [])
      for (const { obstacles } of found) waited.push(...obstacles)
      left.push(...batch.filter((_, i) => !found[i]?.placed))
      const [first] = batch
      if (first && placed.length > 0) refused.push(...(await store.insert(first.entity, first.company, placed)))
    }
    waiting = left
    if (waiting.length === before) break
  } while (waiting.length > 0)
  return [...refused, ...waited]
}

/** Groups consecutive rows of one entity, company and part. */
function batchesOf(rows: Pending[]): Pending[][] {
  const batches: Pending[][] = []
  for (const row of rows) {
    const last = batches.at(-1)
    const [first] = last ?? []
    if (last && first?.entity === row.entity && first.company === row.company && first.part === row.part) last.push(row)
    else batches.push([row])
  }
  return batches
}
