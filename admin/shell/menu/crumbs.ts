import type { MenuItem } from '#admin/providers/userinfo.ts'
import { entriesOf, entryAt, type MenuEntry, menuPath } from './search.ts'

export interface Crumb {
  label: string
  /** absent: no link */
  to?: string
}

/** Returns '/captacao/relatorios', the index page of a group's reports, for that page and the reports below it. */
const reportsIn = (pathname: string): string | undefined => /^\/[^/]+\/relatorios(?=\/|$)/.exec(pathname)?.[0]

const pathOf = (to: string | undefined): string | undefined => to?.split(/[?#]/)[0]

/**
 * Returns the menu groups of a page, and the menu entry itself when the page is below it and names no crumb with that path.
 * @param named breadcrumbs given by the page; their paths may include a list's search string
 */
export function menuCrumbs(menu: MenuItem[], pathname: string, named: readonly Crumb[]): Crumb[] {
  const reports = reportsIn(pathname)
  if (pathname === reports) return groupsAbove(menu, reports)
  const entry = entryAt(menu, pathname)
  if (!entry) return groupOf(menu, pathname)
  const groups = entry.trail.map(
    (label, i): Crumb => ({
      label,
      // links to the index page of the reports
      ...(reports !== undefined && i === entry.trail.length - 1 && { to: reports }),
    }),
  )
  const url = menuPath(entry)
  if (!url || url === pathname || named.some(({ to }) => pathOf(to) === url)) return groups
  return [...groups, { label: entry.item.label, to: url }]
}

/** Fallback for a page without a menu entry (scenarios of a plan): the group of entries with the same first path segment. */
function groupOf(menu: MenuItem[], pathname: string): Crumb[] {
  const [, folder] = pathname.split('/')
  const near = entriesOf(menu).find((entry) => entry.trail.length > 0 && menuPath(entry)?.startsWith(`/${folder}/`))
  return near?.trail.slice(0, 1).map((label) => ({ label })) ?? []
}

/** Groups above the one with the reports, which the index page itself stands for. */
function groupsAbove(menu: MenuItem[], reports: string): Crumb[] {
  const below = (entry: MenuEntry) => menuPath(entry)?.startsWith(`${reports}/`) === true
  const trail = entriesOf(menu).find(below)?.trail ?? []
  return trail.slice(0, -1).map((label) => ({ label }))
}
