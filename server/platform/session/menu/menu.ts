import type { Model } from '#schemas/load.ts'
import { inTitle } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { groupOfFolder, type MenuEntry } from '#schemas/runtime/shown/menu.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'

/** One entry of the menu (spec 1 §2.5): a group has items, a screen has a url. */
export interface MenuItem {
  label: string
  icon?: string
  url?: string
  /** the same address, for clients that ask where the single-page application has the screen */
  spaUrl?: string
  /** outside the product: opens in a new tab */
  externalUrl?: string
  items?: MenuItem[]
}

/** A company's own entries, as a subgroup in the menu group of a folder. */
export interface AddedEntries {
  folder: string
  label: string
  items: MenuItem[]
}

/** Folder of the module for occupational safety. */
const SST = 'sst'

/** Up to so many entries a group is shown flat, without subgroups. */
const FEW = 5

/**
 * The menu of a session: a group's own entries, then its subgroups. Empty groups are left out, groups with few entries are flat. Without the module the
 * group SST is left out (spec 1 §3.7).
 * @param added the company's own entries of groups
 */
export function menuFor(session: Session, { menu, entities }: Model, added: AddedEntries[] = []): MenuItem[] {
  const shown = (entries: MenuEntry[]): MenuItem[] =>
    entries
      .filter(({ authorities }) => mayOpen(session, authorities))
      .map(({ title, url }) => ({ label: title, url, spaUrl: url }))
  return menu.flatMap(({ folder, title, icon, entries, subgroups }): MenuItem[] => {
    if (folder === SST && !hasSst(session)) return []
    const own = added.filter((one) => one.folder === folder)
    const inside = [
      ...own.map(({ label, items }) => ({ label, items })),
      ...subgroups.map((subgroup) => ({ label: subgroup.title, items: shown(subgroup.entries) })),
    ].filter(({ items }) => items.length > 0)
    const direct = [...shown(entries), ...shown(shownHere(session, { menu, entities }, folder))]
    const flat = [...direct, ...inside.flatMap(({ items }) => items)]
    const items = flat.length > FEW ? [...direct, ...inside] : flat
    return items.length > 0 ? [{ label: title, icon, items }] : []
  })
}

/**
 * Registers of other groups with fields of a right that counts only in this group (`session.closed`), and which have an address here: shown by that
 * address to holders of the right.
 */
function shownHere(
  session: Session,
  { menu, entities }: Pick<Model, 'menu' | 'entities'>,
  folder: string,
): MenuEntry[] {
  const rights = [...(session.closed ?? [])].flatMap(([right, group]) =>
    group === folder && session.authorities.has(right) ? [right] : [],
  )
  if (rights.length === 0) return []
  return [...entities.values()].flatMap((entity): MenuEntry[] => {
    const route = entity.routes.find((one) => one.startsWith(`${folder}/`) && !one.includes('{'))
    const holds = leafFields(entity.fields).some(({ hint }) => rights.includes(hint.authority ?? ''))
    if (entity.group === folder || entity.parent || route === undefined || !holds) return []
    const main = menu.flatMap(({ entries, subgroups }) => [...entries, ...subgroups.flatMap((one) => one.entries)])
    const title = main.find(({ url }) => url === `/${entity.route}`)?.title ?? inTitle(entity.plural)
    return [{ key: entity.name, url: `/${route}`, title, authorities: [entity.authority.read] }]
  })
}

/** Whether a session holds one of the authorities; true for an empty list. */
const mayOpen = (session: Session, authorities: readonly string[]): boolean =>
  authorities.length === 0 || authorities.some((authority) => hasAuthority(session, authority))

/** Whether the installation has the module for occupational safety. */
export const hasSst = ({ context }: Session): boolean => context.parametros.possuiSst !== false

/** The module (group of the menu) that a folder of definitions belongs to; the folder itself when no group has it. */
export const moduleOfFolder = ({ menu }: Pick<Model, 'menu'>, folder: string): string =>
  groupOfFolder(menu, folder)?.title ?? folder

/** Compares titles of menu groups as the menu has them; others come last, by the alphabet. */
export function byMenuGroup({ menu }: Pick<Model, 'menu'>): (a: { titulo: string }, b: { titulo: string }) => number {
  const positions = new Map(menu.map(({ title }, i) => [title, i]))
  const position = (titulo: string) => positions.get(titulo) ?? positions.size
  return (a, b) => position(a.titulo) - position(b.titulo) || a.titulo.localeCompare(b.titulo, 'pt-BR')
}
