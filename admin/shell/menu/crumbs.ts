import type { MenuItem } from '#admin/providers/userinfo.ts'
import { entriesOf, entryAt, type MenuEntry, menuPath } from './search.ts'

export interface Crumb {
  label: string
  /** absent: only a name */
  to?: string
}

/** '/captacao/relatorios': the page that lists the reports of a group, and the reports below it. */
const reportsIn = (pathname: string): string | undefined => /^\/[^/]+\/relatorios(?=\/|$)/.exec(pathname)?.[0]

const pathOf = (to: string | undefined): string | undefined => to?.split(/[?#]/)[0]

/**
 * The groups of the menu a page lies in, and the menu's entry itself when the page lies below it and nobody names it.
 * @param named steps that the page names itself; their addresses may say how a list was left
 */
export function menuCrumbs(menu: MenuItem[], pathname: string, named: readonly Crumb[]): Crumb[] {
  const reports = reportsIn(pathname)
  if (pathname === reports) return groupsAbove(menu, reports)
  const entry = entryAt(menu, pathname)
  if (!entry) return groupOf(menu, pathname)
  const groups = entry.trail.map(
    (label, i): Crumb => ({
      label,
      // reports of a group have a page that lists them
      ...(reports !== undefined && i === entry.trail.length - 1 && { to: reports }),
    }),
  )
  const url = menuPath(entry)
  if (!url || url === pathname || named.some(({ to }) => pathOf(to) === url)) return groups
  return [...groups, { label: entry.item.label, to: url }]
}

/** A page that stands in no menu, like the scenarios of a plan, lies in the group of those whose addresses begin like its own. */
function groupOf(menu: MenuItem[], pathname: string): Crumb[] {
  const [, folder] = pathname.split('/')
  const near = entriesOf(menu).find((entry) => entry.trail.length > 0 && menuPath(entry)?.startsWith(`/${folder}/`))
  return near?.trail.slice(0, 1).map((label) => ({ label })) ?? []
}

/** The groups above the one that holds the reports: the page that lists them stands for that. */
function groupsAbove(menu: MenuItem[], reports: string): Crumb[] {
  const below = (entry: MenuEntry) => menuPath(entry)?.startsWith(`${reports}/`) === true
  const trail = entriesOf(menu).find(below)?.trail ?? []
  return trail.slice(0, -1).map((label) => ({ label }))
}
