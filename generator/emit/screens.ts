import type { Model } from '#schemas/load.ts'
import type { DashboardDefinition, Entity, ScreenDefinition, ScreenRoute } from '#schemas/runtime/model.ts'
import type { CodeFiles } from './code-files.ts'
import { makeOutput, type Output } from './output.ts'

/**
 * Registries of the administration: admin/generated/<group>.tsx with all routes of a group; index.ts, which has only
 * the first path segments of each group; user-menu.ts with the entries of the user menu. One arrow function per import,
 * so that each becomes a chunk.
 */
export function emitAdmin(
  { entities, dashboards, screens }: Pick<Model, 'entities' | 'dashboards' | 'screens'>,
  code: CodeFiles,
): Output[] {
  const registers = [...entities.values()].filter(
    // routes with parameters (child rows) need an entry only if they have an override
    ({ route, path }) => route !== undefined && (!route.includes('{') || code.overrides.has(path)),
  )
  const folders = [
    ...new Set([...registers, ...dashboards.values(), ...screens.values()].map(({ group }) => group)),
  ].sort()
  const groups = folders.map((folder) => ({
    folder,
    registers: registers.filter(({ group }) => group === folder),
    dashboards: [...dashboards.values()].filter(({ group, composed }) => group === folder && !composed),
    screens: [...screens.values()].filter(({ group }) => group === folder),
  }))
  const files = groups.map((group) =>
    makeOutput(
      `admin/generated/${group.folder}.tsx`,
      "import type { GroupRegistry } from '#admin/registry.ts'",
      `export const group: GroupRegistry = {\n${list('resources', group.registers.map(resourceLine(code)))}\n${list('screens', [...group.dashboards.map(dashboardLine), ...group.screens.flatMap(screenLines)])}\n}`,
    ),
  )
  const lines = groups.map(
    (group) =>
      `  { folder: '${group.folder}', segments: [${segmentsOf(group).map(quoted).join(', ')}], load: () => import('./${group.folder}.tsx') },`,
  )
  const own = [...screens.values()].flatMap(({ routes }) => routes).flatMap(userMenuLines)
  return [
    ...files,
    makeOutput(
      'admin/generated/index.ts',
      "import type { GroupLine } from '#admin/registry.ts'",
      `/** Every group with the first parts of its addresses. */\nexport const groups: GroupLine[] = ${array(lines)}`,
    ),
    makeOutput(
      'admin/generated/user-menu.ts',
      "import type { UserMenuLine } from '#admin/registry.ts'",
      `/** Screens in the menu below the user's name. */\nexport const userMenu: UserMenuLine[] = ${array(own)}`,
    ),
  ]
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const array = (lines: string[]): string => (lines.length > 0 ? `[\n${lines.join('\n')}\n]` : '[]')

const list = (name: string, lines: string[]): string =>
  lines.length > 0 ? `  ${name}: [\n${lines.map((line) => `  ${line}`).join('\n')}\n  ],` : `  ${name}: [],`

const resourceLine =
  (code: CodeFiles) =>
  ({ path, route }: Entity): string => {
    const override = code.overrides.has(path) ? `, override: () => import('#admin/overrides/${path}.tsx')` : ''
    return `  { path: '${path}', route: '${route}'${override} },`
  }

/** All dashboards share one page component. */
const dashboardLine = ({ group, name, title, authority }: DashboardDefinition): string =>
  `  { key: '${group}/${name}', ${common({ path: `${group}/${name}`, title, authorities: [authority] })}, load: () => import('#admin/dashboard/DashboardPage.tsx') },`

const screenLines = ({ group, name, routes }: ScreenDefinition): string[] =>
  routes.map(({ path, title, authorities, component }) => {
    const file = `#admin/screens/${group}/${name}/${component}.tsx`
    return `  { key: '${group}/${name}', ${common({ path, title, authorities })}, load: () => import('${file}') },`
  })

const userMenuLines = ({ userMenu, ...route }: ScreenRoute): string[] =>
  userMenu === undefined ? [] : [`  { ${common(route)}, icon: '${userMenu}' },`]

const common = ({ path, title, authorities }: Pick<ScreenRoute, 'path' | 'title' | 'authorities'>): string =>
  `path: '${path}', title: ${quoted(title)}, authorities: [${authorities.map(quoted).join(', ')}]`

/** Definitions with routes of one group. */
interface Group {
  registers: Entity[]
  dashboards: DashboardDefinition[]
  screens: ScreenDefinition[]
}

/** First segments of all routes of a group, sorted: 'captacao' of 'captacao/candidatos/:id/ocr'. */
function segmentsOf({ registers, dashboards, screens }: Group): string[] {
  const addresses = [
    // further routes without parameters redirect to the first
    ...registers.flatMap(({ routes }) => routes.filter((route, i) => i === 0 || route.includes('{'))),
    ...screens.flatMap(({ routes }) => routes.map(({ path }) => path)),
    ...dashboards.map(({ group }) => group),
  ]
  return [...new Set(addresses.map((address) => address.split('/')[0] ?? ''))].sort()
}
