import type { Rolldown } from 'vite'

/** What pages need first: the modules below these files (static imports), by the name of their chunk. */
export interface Stages {
  /** loaded whatever is opened, one after the other: a later one does not repeat what an earlier one has; packages stand apart */
  always: Record<string, string[]>
  /** kinds of pages, each with a chunk of its own */
  pages: Record<string, string[]>
}

const NONE = /^$/

/** What more than one kind of page needs. */
const SHARED = 'comum'
/** Appended to the name of a page: what screens, dialogs and heavy widgets need as well, so that they do not bring the page. */
const LENT = '-outros'

/**
 * Names the chunk of each module by the pages that need it: a page brings few files (the headers of each answer are a kilobyte) and little that it
 * does not show. What only screens, dialogs and heavy widgets need is left to the bundler. No two chunks need each other: whatever a module
 * imports is needed wherever the module is, so it stands in the same chunk or in one of those that come before.
 * @param root folder that the stages' files are relative to
 * @param barrel ids whose imports are not followed: single exports are taken out of them, the rest is shaken off; by default none
 */
export function chunkNames(root: string, stages: Stages, barrel = NONE): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined
  return (id, context) => {
    names ??= nameModules((from) => context.getModuleInfo(from), root, stages, barrel)
    return names.get(id) ?? null
  }
}

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

function nameModules(
  importsOf: (id: string) => Imports | null,
  root: string,
  { always, pages }: Stages,
  barrel: RegExp,
): Map<string, string> {
  const reach = (from: string[], follow: (imports: Imports) => string[]): Set<string> => {
    const found = new Set<string>()
    const open = [...from]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || barrel.test(id)) continue
      found.add(id)
      const imports = importsOf(id)
      if (imports) open.push(...follow(imports))
    }
    return found
  }
  const below = (from: string[]) => reach(from, ({ importedIds }) => importedIds)
  const pathsOf = (files: string[]) => files.map((file) => `${root}${file}`)

  const names = new Map<string, string>()
  for (const [name, files] of Object.entries(always))
    for (const id of below(pathsOf(files)))
      if (!names.has(id)) names.set(id, id.includes('node_modules') ? `${name}-pacotes` : name)
  const first = new Set(names.keys())
  const entries = [...Object.values(always), ...Object.values(pages)].flatMap(pathsOf)
  const unknown = entries.find((id) => importsOf(id) === null)
  if (unknown) throw new Error(`${unknown} is no module of the build`)
  const lent = below(dynamicOf(reach(entries, everyImport), importsOf).filter((id) => !entries.includes(id)))
  for (const [name, files] of Object.entries(pages))
    for (const id of below(pathsOf(files)))
      if (!first.has(id)) names.set(id, names.has(id) ? SHARED : lent.has(id) ? `${name}${LENT}` : name)
  return names
}

const everyImport = (imports: Imports): string[] => [...imports.importedIds, ...imports.dynamicallyImportedIds]

/** What these modules import when it is first shown. */
const dynamicOf = (ids: Set<string>, importsOf: (id: string) => Imports | null): string[] =>
  [...ids].flatMap((id) => importsOf(id)?.dynamicallyImportedIds ?? [])
