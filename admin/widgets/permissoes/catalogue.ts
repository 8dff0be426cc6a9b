import type {
  GrantablePermission,
  PermissionGroup,
  PermissionScreen,
} from '#schemas/runtime/answers/utilities/api-keys.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Texts of a permission tree. */
export interface TreeWords {
  search: string
  none: string
  openAll: string
  closeAll: string
  mark: string
  clear: string
  count(given: number, total: number): string
  markIn(group: string): string
  clearIn(group: string): string
}

export const permissionsOf = ({ telas }: PermissionGroup): GrantablePermission[] =>
  telas.flatMap(({ permissoes }) => permissoes)

/** Replaces a stored authority that stands for a whole screen by the screen's single permissions. */
export function spellPermissions(groups: PermissionGroup[], value: unknown): Set<string> {
  const held = new Set(Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])
  for (const { inteira, permissoes } of groups.flatMap(({ telas }) => telas))
    if (inteira !== undefined && held.delete(inteira)) for (const { authority } of permissoes) held.add(authority)
  return held
}

const isView = ({ titulo }: GrantablePermission) => titulo === 'Ver'

/** Toggles one permission of a screen: granting any also grants viewing it, revoking viewing revokes all. */
export function togglePermission(
  held: ReadonlySet<string>,
  tela: PermissionScreen,
  permissao: GrantablePermission,
): Set<string> {
  const next = new Set(held)
  if (!next.delete(permissao.authority)) {
    next.add(permissao.authority)
    const view = tela.permissoes.find(isView)
    if (view?.concedivel) next.add(view.authority)
  } else if (isView(permissao)) for (const other of tela.permissoes) if (other.concedivel) next.delete(other.authority)
  return next
}

/** Grants or revokes several; those the session may not grant stay unchanged. */
export function markPermissions(
  held: ReadonlySet<string>,
  permissoes: GrantablePermission[],
  on: boolean,
): Set<string> {
  const next = new Set(held)
  for (const { authority, concedivel } of permissoes) {
    if (!concedivel) continue
    if (on) next.add(authority)
    else next.delete(authority)
  }
  return next
}

/** Returns the screens to show: matches of the search (group, screen or permission) and, when comparing, those that differ. */
export function shownGroups(
  groups: PermissionGroup[],
  { search, differs }: { search: string; differs?: (permissao: GrantablePermission) => boolean },
): PermissionGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const found = (grupo: PermissionGroup, tela: PermissionScreen) => {
    const text = foldText([grupo.titulo, tela.titulo, ...tela.permissoes.map(({ titulo }) => titulo)].join(' '))
    return words.every((word) => text.includes(word)) && (!differs || tela.permissoes.some(differs))
  }
  return groups
    .map((grupo) => ({ ...grupo, telas: grupo.telas.filter((tela) => found(grupo, tela)) }))
    .filter(({ telas }) => telas.length > 0)
}
