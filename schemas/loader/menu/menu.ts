import type { MenuPlace } from '#schemas/runtime/model.ts'
import type { MenuEntry, MenuGroup, MenuSubgroup } from '#schemas/runtime/shown/menu.ts'
import { groupOfFolder } from '#schemas/runtime/shown/menu.ts'
import type { XGroups, XMenu } from '#schemas/runtime/written/screens.ts'
import type { Problem } from '../problem.ts'
import { suggestName } from '../suggest.ts'
import { orderEntries } from './menu-order.ts'

/** Subgroup name for an entry that stands directly in its group, before the subgroups. */
export const DIRECTLY = 'principal'

/** Default subgroup of reports. */
export const REPORTS = 'relatorios'

/** Default subgroup of registers. */
export const REGISTERS = 'cadastros'

/** A definition that asks for a menu entry. */
export interface MenuWish extends Omit<MenuEntry, 'key'> {
  /** its definition: 'captacao/telas/selecao.json' */
  file: string
  folder: string
  /** file name of the definition */
  key: string
  menu: XMenu
  /** where `menu` stands in the file */
  at: string[]
  /** default subgroup, when the group has it */
  usual: string
  /** false: it has a place, but no URL to open */
  isShown: boolean
}

interface Placed extends MenuWish {
  after?: string
}

export interface BuiltMenu {
  /** every group of groups.json, empty ones too */
  menu: MenuGroup[]
  /** by file */
  places: Map<string, MenuPlace>
  problems: Problem[]
}

/** Builds the menu from groups.json and the places that entries ask for. */
export function buildMenu(groups: XGroups | undefined, wishes: readonly MenuWish[]): BuiltMenu {
  const menu = emptyMenu(groups)
  const places = new Map<string, MenuPlace>()
  const problems: Problem[] = []
  const inside = new Map<MenuGroup | MenuSubgroup, Placed[]>()
  for (const wish of wishes) {
    const { folder, file, title } = wish
    const group = groupOfFolder(menu, folder)
    if (!group) {
      problems.push(unknownFolder(wish, menu))
      places.set(file, { group: folder, title })
      continue
    }
    const { subgroup, problem } = subgroupFor(wish, group)
    if (problem) problems.push(problem)
    places.set(file, { group: group.title, ...(subgroup ? { subgroup: subgroup.title } : {}), title })
    const room = subgroup ?? group
    inside.set(room, [...(inside.get(room) ?? []), { ...wish, after: wish.menu.after }])
  }
  for (const [room, placed] of inside) {
    problems.push(...doubled(placed), ...unknownAfter(placed))
    const { ordered, circular } = orderEntries(placed)
    problems.push(...circular.filter(({ key, after }) => key !== after).map(inCircle))
    room.entries = ordered
      .filter(({ isShown }) => isShown)
      .map(({ key, url, title, authorities }) => ({ key, url, title, authorities }))
  }
  return { menu, places, problems }
}

const emptyMenu = (groups: XGroups | undefined): MenuGroup[] =>
  (groups?.groups ?? []).map(({ folder, title, icon, reportButtons, subgroups = [] }) => ({
    folder,
    title,
    icon,
    ...(reportButtons && { reportButtons }),
    entries: [],
    subgroups: [...subgroups, ...(groups?.subgroups ?? [])].map((inner) => ({ folders: [], ...inner, entries: [] })),
  }))

function subgroupFor(
  { folder, menu, usual, file, at }: MenuWish,
  group: MenuGroup,
): { subgroup?: MenuSubgroup; problem?: Problem } {
  const named = menu.subgroup
  if (named === DIRECTLY) return {}
  const find = (key: string) => group.subgroups.find((one) => one.key === key)
  const host = usual === REPORTS ? undefined : group.subgroups.find(({ folders }) => folders.includes(folder))
  if (named === undefined) return { subgroup: host ?? find(usual) }
  const subgroup = find(named)
  if (subgroup) return { subgroup }
  const known = [DIRECTLY, ...group.subgroups.map(({ key }) => key)]
  const message = `o grupo "${group.title}" não tem o subgrupo "${named}"`
  const hint = suggestName(named, known) ?? `use ${known.join(', ')}`
  return { subgroup: find(usual), problem: { file, path: [...at, 'subgroup'], message, hint } }
}

function unknownFolder({ folder, file, at }: MenuWish, menu: readonly MenuGroup[]): Problem {
  const folders = menu.flatMap((group) => [group.folder, ...group.subgroups.flatMap((one) => one.folders)])
  const hint = suggestName(folder, folders) ?? 'acrescente-a em "groups", com título e ícone'
  return { file, path: at, message: `a pasta "${folder}" não está em schemas/groups.json`, hint }
}

const unknownAfter = (placed: readonly Placed[]): Problem[] =>
  placed.flatMap(({ after, key, file, at }) => {
    if (after === undefined || (after !== key && placed.some((other) => other.key === after))) return []
    const others = placed.map((other) => other.key).filter((other) => other !== key)
    const message = after === key ? `"${after}" é a própria entrada` : `não há "${after}" no mesmo subgrupo`
    const hint = suggestName(after, others) ?? (others.length > 0 ? `use ${others.join(', ')}` : 'tire "after"')
    return [{ file, path: [...at, 'after'], message, hint }]
  })

function doubled(placed: readonly Placed[]): Problem[] {
  const owners = new Map<string, string>()
  return placed.flatMap(({ key, file, at }) => {
    const owner = owners.get(key)
    owners.set(key, owner ?? file)
    if (owner === undefined) return []
    return [{ file, path: at, message: `"${key}" já é uma entrada do mesmo subgrupo`, hint: `em ${owner}` }]
  })
}

const inCircle = ({ file, at, after }: Placed): Problem => ({
  file,
  path: [...at, 'after'],
  message: `as entradas que seguem "${after}" dão uma volta completa`,
  hint: 'tire "after" da primeira delas',
})
