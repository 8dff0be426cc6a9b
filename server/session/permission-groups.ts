import type { Model } from '#schemas/load.ts'
import type { Permission } from '#schemas/runtime/permission.ts'
import { groupPosition } from './menu.ts'
import { screens } from './screens.ts'
import type { Session } from './session.ts'

/** What a profile can allow on one screen. */
export interface PermissionScreen {
  titulo: string
  /** the authority that stands for all of them */
  inteira?: string
  permissoes: { authority: string; titulo: string; concedivel: boolean }[]
}

export interface PermissionGroup {
  titulo: string
  telas: PermissionScreen[]
}

/** The catalogue of authorities as people know the product: by group of the menu and screen. */
export function permissionGroups({ permissions }: Pick<Model, 'permissions'>, session: Session): PermissionGroup[] {
  const groups = new Map<string, Map<string, PermissionScreen>>()
  for (const permission of permissions) {
    const { group, screen, authority, title, whole } = placed(permission)
    const telas = groups.get(group) ?? new Map<string, PermissionScreen>()
    groups.set(group, telas)
    const tela = telas.get(screen) ?? { titulo: screen, permissoes: [] }
    telas.set(screen, tela)
    if (whole !== undefined) tela.inteira = whole
    tela.permissoes.push({ authority, titulo: title, concedivel: session.authorities.has(authority) })
  }
  return [...groups]
    .map(([titulo, telas]) => ({ titulo, telas: [...telas.values()] }))
    .sort((a, b) => groupPosition(a.titulo) - groupPosition(b.titulo) || a.titulo.localeCompare(b.titulo, 'pt-BR'))
}

/** A hand-built screen stands where the menu has it; what a register or report names stays with it, whoever else asks for it. */
function placed(permission: Permission): Permission {
  if (!permission.handBuilt) return permission
  const screen = screens.find(({ authority }) => authority === permission.authority)
  return screen ? { ...permission, group: screen.group, screen: screen.label } : permission
}
