import type { Definition } from './definitions.ts'
import type { Importers } from './import-graph.ts'

/** What a change is held against. */
export interface Tree {
  /** every file of code with its text */
  code: ReadonlyMap<string, string>
  importers: Importers
  definitions: Definition[]
}

export interface Selection {
  /** files of tests, sorted */
  files: string[]
  /** entities whose generated tests are wanted; undefined: those of all */
  entities: string[] | undefined
}

/** Lists of everything of a kind: whoever climbed through them would find the whole product behind each file. */
const REGISTRY = /\/generated\/|\/registry\.tsx?$|^server\/(?:app|jobs|prumo)\.ts$/
/** Rooms that serve all definitions alike: what changes there is climbed through every list. */
const FOR_ALL =
  /^(?:schemas\/(?:[\w-]+\.ts$|runtime\/|loader\/|company\/|[\w-]+\.json$|fragments\/|meta\/)|server\/(?:[\w-]+\.ts$|generated\/|platform\/(?:crud|base|errors|queue|database|session|plugins|files|openapi)\/|features\/(?:cep|feeds|pessoas|workplace)\/)|admin\/(?:[\w-]+\.tsx?$|form\/(?!widgets\/)|resource\/|shell\/|providers\/))/
const WIDGET = /^admin\/(?:form\/)?widgets\/.*\.tsx?$/
const WIDGET_LIST = 'admin/form/widgets/registry.ts'
const PAGES = { admin: 'admin/main.tsx', portal: 'portal/main.tsx' }
/** What only a browser runs: nothing that HTTP proves depends on it. */
const BROWSER = /^(?:admin|portal)\//
/** Addresses of the candidates' pages, in the text of a story. */
const PORTAL_ADDRESS = '/externo'
const STORY = /\.(?:e2e|browser)\.test\.ts$/
const TEST = /^tests\/.*\.test\.tsx?$/
const GENERATED_TESTS = /^tests\/entities\/[\w-]+\.test\.ts$/
const AT_DEFINITION =
  /^(?:schemas|server\/domain|admin\/overrides|admin\/screens|tests\/server\/domain)\/([\w-]+)\/(?:(relatorios)\/)?([\w-]+)/

/**
 * The tests that a change can turn red: by imports, as far as the lists of everything; from there by definitions, whose tests are those that
 * name them; and those that mirror the changed folder.
 * @param changed paths from the root of the project, also of files that are gone
 */
export function selectTests(tree: Tree, changed: string[]): Selection {
  const reached = new Set<string>()
  for (const path of changed) climb(tree, path, FOR_ALL.test(path), reached)
  const served = new Set<string>()
  const shown = new Set<string>()
  for (const path of new Set([...changed, ...reached]))
    for (const definition of definitionsAt(tree, path)) (BROWSER.test(path) ? shown : served).add(definition)

  const wanted = [...tree.code].filter(
    ([path, text]) =>
      TEST.test(path) &&
      (reached.has(path) ||
        changed.some((each) => mirrors(path, each)) ||
        (GENERATED_TESTS.test(path) ? isOfGroup(path, served) : namesOne(text, namesOf(tree, served))) ||
        (inBrowser(path) && (namesOne(text, namesOf(tree, shown)) || opensPages(text, reached)))),
  )
  const all = [...reached].some((path) => GENERATED_TESTS.test(path))
  return { files: wanted.map(([path]) => path).sort(), entities: all ? undefined : [...served].sort() }
}

const inBrowser = (path: string): boolean => STORY.test(path) || path.startsWith('tests/admin/')

/** Whether a story goes through pages all of which a change reaches. */
function opensPages(text: string, reached: ReadonlySet<string>): boolean {
  if (!text.includes('openStage')) return false
  const portal = text.includes(PORTAL_ADDRESS)
  return (portal && reached.has(PAGES.portal)) || (!portal && reached.has(PAGES.admin))
}

const isOfGroup = (path: string, touched: ReadonlySet<string>): boolean =>
  [...touched].some((each) => path.endsWith(`/${each.split('/')[0]}.test.ts`))

const namesOf = ({ definitions }: Tree, touched: ReadonlySet<string>): string[] =>
  definitions.filter(({ path, parent }) => touched.has(parent ?? path)).flatMap(({ names }) => names)

/** Adds a file and all that imports it, as far as a list of everything. */
function climb(tree: Tree, path: string, through: boolean, reached: Set<string>): void {
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    if (!through && (REGISTRY.test(next) || WIDGET.test(next))) {
      // a widget's own tests may import it; the forms it stands in are found by definition
      for (const importer of tree.importers.get(next) ?? []) if (TEST.test(importer)) reached.add(importer)
      continue
    }
    waiting.push(...(tree.importers.get(next) ?? []))
  }
}

/** Paths of the definitions a file belongs to: where it stands says it, or which widget it is. */
function definitionsAt({ definitions, code }: Tree, path: string): string[] {
  if (WIDGET.test(path)) {
    const used = widgetsIn(code.get(WIDGET_LIST) ?? '', path)
    return definitions.filter(({ widgets }) => widgets.some((name) => used.has(name))).map(rootOf)
  }
  const [, group, reports, name] = AT_DEFINITION.exec(path) ?? []
  if (group === undefined || name === undefined) return []
  const wanted = [`${group}/${reports ? 'relatorios/' : ''}${name}`, `${group}/relatorios/${name}`]
  return definitions.filter((each) => wanted.includes(each.path)).map(rootOf)
}

const rootOf = ({ path, parent }: Definition): string => parent ?? path

/** Names under which the list of widgets has a file. */
function widgetsIn(list: string, path: string): Set<string> {
  const file = path.replace(/^admin\/form\/widgets\//, './')
  const imported = new RegExp(`import \\{([^}]*)\\} from '${file.replaceAll('.', '\\.')}'`).exec(list)?.[1] ?? ''
  const components = new Set(
    imported
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  const entries = [...list.matchAll(/^ {2}'?([\w-]+)'?: (?:later\(\(\) => import\('([^']+)'\)\)|(\w+)),$/gm)]
  return new Set(
    entries
      .filter(([, , lazily, direct]) => lazily === file || components.has(direct ?? ''))
      .map(([, name = '']) => name),
  )
}

/** Whether a test stands where a file of the product stands. */
function mirrors(test: string, path: string): boolean {
  if (path.startsWith('tests/')) return false
  const folder = path.slice(0, path.lastIndexOf('/'))
  return test.startsWith(`tests/${folder}/`) && !/^(?:schemas|server|admin|portal|generator)$/.test(folder)
}

/** Whether a text names one of the definitions, and no longer path that begins with its name. */
function namesOne(text: string, names: string[]): boolean {
  return names.some((name) => new RegExp(`${name.replaceAll('.', '\\.')}(?![\\w-])`).test(text))
}
