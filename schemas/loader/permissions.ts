import type {
  DashboardDefinition,
  Entity,
  FieldOption,
  ReportDefinition,
  ScreenDefinition,
} from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { ADMINISTRAR_INSTALACAO, type Permission } from '#schemas/runtime/permission.ts'
import { groupOfFolder, type MenuGroup, positionsIn } from '#schemas/runtime/shown/menu.ts'

interface Definitions {
  entities: Map<string, Entity>
  reports: Map<string, ReportDefinition>
  dashboards: Map<string, DashboardDefinition>
  screens: Map<string, ScreenDefinition>
  menu: readonly MenuGroup[]
}

/** Title of the group for definitions outside the menu. */
const GENERAL = 'Geral'

/** Value of `x-field.options` for a field that offers authorities. */
export const AUTHORITIES = 'authorities'

const operations = [
  ['read', 'Ver'],
  ['create', 'Incluir'],
  ['update', 'Alterar'],
  ['delete', 'Excluir'],
] as const

/** Whether a profile can hold the authority; the installation's cannot be granted. */
const isAuthority = (text: string | undefined): text is string =>
  text?.startsWith('ROLE_') === true && text !== ADMINISTRAR_INSTALACAO

/**
 * Every permission a profile can grant, derived from the definitions: each operation and action of registers, reports,
 * fields with their own authority, and screens; then those that no definition names (`others`, from enums.json: session
 * rights).
 */
export function permissionsOf(definitions: Definitions, others: readonly FieldOption[] = []): Permission[] {
  const found = new Map<string, Permission>()
  const add = (permission: Permission) => {
    if (isAuthority(permission.authority) && !found.has(permission.authority))
      found.set(permission.authority, permission)
  }
  const positions = positionsIn(definitions.menu)
  const order = ({ route }: Entity): number => positions.get(`/${route}`) ?? Number.MAX_SAFE_INTEGER
  const registers = [...definitions.entities.values()].filter(({ parent }) => !parent)
  for (const entity of registers.sort((a, b) => order(a) - order(b)))
    for (const own of ofEntity(definitions, entity)) add(own)
  const named = new Set(others.map(({ value }) => value))
  // an authority shared by fields of several registers has its title in enums.json
  for (const entity of definitions.entities.values())
    for (const { hint, title } of leafFields(entity.fields))
      if (!named.has(hint.authority ?? ''))
        add({ ...place(definitions, entity), authority: hint.authority ?? '', title: `Ver ${title}` })
  for (const { authority, title, group, menu } of definitions.reports.values())
    add({ authority, title, screen: 'Relatórios', group: menu?.group ?? groupOf(definitions, group) })
  for (const { authority, title, group, menu } of definitions.dashboards.values())
    add({ authority, title: 'Acessar', screen: title, group: menu?.group ?? groupOf(definitions, group) })
  for (const { title, menu, routes } of definitions.screens.values())
    for (const authority of routes.flatMap(({ authorities }) => authorities).filter((one) => !named.has(one)))
      add({ authority, title: 'Acessar', screen: title, group: menu?.group ?? GENERAL })
  for (const { value, title } of others)
    add({ authority: String(value), title: 'Acessar', screen: title, group: GENERAL })
  return [...found.values()]
}

/** Options of authorities: each permission, and each authority for a whole screen. */
export function permissionOptions(permissions: readonly Permission[]): FieldOption[] {
  const options = new Map(permissions.map(({ authority, screen, title }) => [authority, `${screen}: ${title}`]))
  for (const { whole, screen } of permissions)
    if (whole !== undefined && !options.has(whole)) options.set(whole, `${screen}: tudo`)
  return [...options].map(([value, title]) => ({ value, title })).sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** Permissions of a register: operations with the same authority form one permission. */
function ofEntity(definitions: Definitions, entity: Entity): Permission[] {
  const { whole } = entity
  const at = place(definitions, entity)
  // an action with its own authority name is not included in the whole-screen authority
  const made = (authority: string, title: string): Permission =>
    whole !== undefined && authority.startsWith(`${whole}_`)
      ? { ...at, authority, title, whole }
      : { ...at, authority, title }
  const titles = new Map<string, string[]>()
  for (const [operation, title] of operations) {
    const authority = entity.authority[operation]
    titles.set(authority, [...(titles.get(authority) ?? []), title])
  }
  if (entity.single) titles.set(entity.authority.update, ['Alterar'])
  const own = [...titles].map(([authority, names]) => made(authority, names.join(', ')))
  const actions = entity.actions.flatMap(({ authority, title, by }) =>
    by ? (by.authority === undefined ? [] : [made(by.authority, title)]) : [made(authority, title)],
  )
  return [...own, ...actions]
}

function place(definitions: Definitions, entity: Entity): Pick<Permission, 'screen' | 'group'> {
  const of = entity.parent ? (definitions.entities.get(entity.parent.entity) ?? entity) : entity
  return { screen: of.menu?.title ?? of.plural, group: of.menu?.group ?? groupOf(definitions, of.group) }
}

/** The menu group of the folder's screens. */
const groupOf = ({ menu }: Definitions, folder: string): string => groupOfFolder(menu, folder)?.title ?? GENERAL
