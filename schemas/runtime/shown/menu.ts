import type { ReportButtons } from '../written/screens.ts'

/** One screen of the menu. */
export interface MenuEntry {
  /** file name of its definition, referred to by `after` of other entries */
  key: string
  /** path, with leading slash */
  url: string
  title: string
  /** any of them shows the entry; empty: visible to everybody */
  authorities: string[]
}

/** A group inside a group; without entries it does not show. */
export interface MenuSubgroup {
  key: string
  title: string
  /** folders without their own group whose entries appear here */
  folders: string[]
  entries: MenuEntry[]
}

/** A group of the menu: entries of its own first, then the groups inside it. */
export interface MenuGroup {
  folder: string
  title: string
  /** name of an icon in admin/shell/menu/icons.ts */
  icon: string
  /** labels of its reports' buttons, where the specification words them */
  reportButtons?: ReportButtons
  entries: MenuEntry[]
  subgroups: MenuSubgroup[]
}

/** The group that has a folder of schemas/, as its own or as one of its subgroups. */
export const groupOfFolder = (menu: readonly MenuGroup[], folder: string): MenuGroup | undefined =>
  menu.find((group) => group.folder === folder || group.subgroups.some(({ folders }) => folders.includes(folder)))

/** Position of each address in the menu, from 1, counted through all groups. */
export function positionsIn(menu: readonly MenuGroup[]): Map<string, number> {
  const entries = menu.flatMap((group) => [group.entries, ...group.subgroups.map((inner) => inner.entries)]).flat()
  return new Map(entries.map(({ url }, i) => [url, i + 1]))
}
