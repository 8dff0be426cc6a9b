import type { MenuItem } from '#admin/providers/userinfo.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** A screen of the menu with the names of the groups above it, outermost first. */
export interface MenuEntry {
  item: MenuItem
  trail: string[]
}

/** Flattens the menu into its screens. */
export function entriesOf(menu: MenuItem[], trail: string[] = []): MenuEntry[] {
  return menu.flatMap((item) => {
    const own = item.url || item.externalUrl ? [{ item, trail }] : []
    return [...own, ...entriesOf(item.items ?? [], [...trail, item.label])]
  })
}

/** Finds entries whose breadcrumb contains every search word, ignoring accents and case (spec 1 §2.5); matches in the entry's own name come first. */
export function searchMenu(menu: MenuItem[], query: string): MenuEntry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const holdsAll = (text: string) => words.every((word) => foldText(text).includes(word))
  const found = entriesOf(menu).filter(({ item, trail }) => holdsAll([...trail, item.label].join(' ')))
  const byName = found.filter(({ item }) => holdsAll(item.label))
  return [...byName, ...found.filter((entry) => !byName.includes(entry))]
}

/** Path of an entry's screen; undefined for external entries. */
export const menuPath = ({ item: { url } }: MenuEntry): string | undefined =>
  url ? `/${url.replace(/^\//, '')}` : undefined

/** Returns the entry with the longest path that equals or contains the page's path. */
export function entryAt(menu: MenuItem[], pathname: string): MenuEntry | undefined {
  const under = (entry: MenuEntry) => {
    const url = menuPath(entry)
    return url !== undefined && (pathname === url || pathname.startsWith(`${url}/`))
  }
  return entriesOf(menu)
    .filter(under)
    .sort((a, b) => (b.item.url?.length ?? 0) - (a.item.url?.length ?? 0))[0]
}
