import type { Model } from '#schemas/load.ts'
import type { PermissionGroup, PermissionScreen } from '#schemas/runtime/answers/utilities/api-keys.ts'
import type { Session } from '#server/platform/access/session.ts'
import { byMenuGroup } from './menu.ts'

/** The authorities by menu group and screen, for the form of profiles. */
export function permissionGroups(model: Pick<Model, 'permissions' | 'menu'>, session: Session): PermissionGroup[] {
  const groups = new Map<string, Map<string, PermissionScreen>>()
  for (const { group, screen, authority, title, whole } of model.permissions) {
    const telas = groups.get(group) ?? new Map<string, PermissionScreen>()
    groups.set(group, telas)
    const tela = telas.get(screen) ?? { titulo: screen, permissoes: [] }
    telas.set(screen, tela)
    if (whole !== undefined) tela.inteira = whole
    tela.permissoes.push({ authority, titulo: title, concedivel: session.authorities.has(authority) })
  }
  return [...groups].map(([titulo, telas]) => ({ titulo, telas: [...telas.values()] })).sort(byMenuGroup(model))
}
