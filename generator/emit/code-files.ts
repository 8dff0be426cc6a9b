import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hand-written files that the registries import, as found in the file system. */
export interface CodeFiles {
  /** 'captacao/etapa-seletiva' → names of its files without .ts, sorted */
  domain: Map<string, string[]>
  /** entities whose hooks.ts contains `compute` or `selects` */
  computing: Set<string>
  /** 'captacao/relatorios/duracao-vaga' of server/domain */
  reports: Set<string>
  /** 'captacao/etapa-seletiva' of admin/overrides */
  overrides: Set<string>
  /** entity → values of `name: '…'` in its override, which include the names of its actions */
  overrideActions: Map<string, string[]>
  /** 'captacao/selecao' → components of admin/screens/captacao/selecao without .tsx, sorted */
  screens: Map<string, string[]>
}

/** Scans a project's folders for hand-written code. */
export function findCodeFiles(root: string): CodeFiles {
  const domain = new Map<string, string[]>()
  for (const path of twoLevels(join(root, 'server/domain')))
    domain.set(path, names(join(root, 'server/domain', path), '.ts'))
  const screens = new Map<string, string[]>()
  for (const path of twoLevels(join(root, 'admin/screens')))
    screens.set(path, names(join(root, 'admin/screens', path), '.tsx'))
  const computing = [...domain].filter(
    ([path, files]) => files.includes('hooks') && computes(join(root, 'server/domain', path, 'hooks.ts')),
  )
  const overrides = filesBelow(join(root, 'admin/overrides'), '.tsx')
  return {
    domain,
    computing: new Set(computing.map(([path]) => path)),
    reports: new Set(
      [...domain]
        .filter(([path]) => path.endsWith('/relatorios'))
        .flatMap(([path, files]) => files.map((name) => `${path}/${name}`)),
    ),
    overrides: new Set(overrides),
    overrideActions: new Map(overrides.map((path) => [path, actionsIn(join(root, 'admin/overrides', `${path}.tsx`))])),
    screens,
  }
}

/** Entities with a values.ts, whose values reports and measures can use. */
export const entitiesWithValues = ({ domain }: Pick<CodeFiles, 'domain'>): ReadonlySet<string> =>
  new Set([...domain].filter(([, files]) => files.includes('values')).map(([path]) => path))

const computes = (file: string): boolean => /\b(?:compute|selects)\b/.test(readFileSync(file, 'utf8'))

const actionsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name)

function folders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

const twoLevels = (folder: string): string[] =>
  folders(folder).flatMap((group) => folders(join(folder, group)).map((name) => `${group}/${name}`))

const names = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort()

const filesBelow = (folder: string, extension: string): string[] =>
  folders(folder).flatMap((group) => names(join(folder, group), extension).map((name) => `${group}/${name}`))
