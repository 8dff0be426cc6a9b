import type { Rolldown } from 'vite'

/** Entry files of pages, by chunk name; a stage consists of their static imports. */
export interface Stages {
  /** loaded by every page, in this order: a later stage omits the modules of earlier ones; packages get separate chunks */
  always: Record<string, string[]>
  /** kinds of pages, each with a chunk of its own */
  pages: Record<string, string[]>
}

const NONE = /^$/

/** Chunk of modules that several kinds of pages need. */
const SHARED = 'comum'
/** Suffix of a page's chunk with modules that screens, dialogs and heavy widgets need as well, so that they need not load the page. */
const LENT = '-outros'

/**
 * Assigns modules to chunks by the pages that need them, so that a page loads few files (each answer has about 1 KB of
 * headers) and little unused code. Modules of screens, dialogs and heavy widgets alone are left to the bundler. Chunks
 * have no circular imports: an imported module is in the same chunk or in an earlier one.
 * @param root base folder of the stages' files
 * @param barrel ids whose imports are not followed, because single exports are tree-shaken out of them; default none
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

/** Dynamic imports of these modules. */
const dynamicOf = (ids: Set<string>, importsOf: (id: string) => Imports | null): string[] =>
  [...ids].flatMap((id) => importsOf(id)?.dynamicallyImportedIds ?? [])
