import { toSnakeCase } from './names.ts'

/** Changes what belongs to the installation: a user holds it, never a profile. */
export const ADMINISTRAR_INSTALACAO = 'ROLE_ADMINISTRAR_INSTALACAO'

/** One thing a profile can allow. */
export interface Permission {
  /** 'ROLE_CAD_CANDIDATO_INCLUIR' */
  authority: string
  /** what it allows, under its screen: 'Incluir' */
  title: string
  /** title of the screen: 'Candidatos' */
  screen: string
  /** the screen's group in the menu */
  group: string
  /** the authority that stands for everything on the screen */
  whole?: string
}

const PARTS = { read: 'VER', create: 'INCLUIR', update: 'ALTERAR', delete: 'EXCLUIR' } as const

/** The four authorities that one authority for a whole screen stands for; a single record is neither made nor deleted. */
export function operationsOf(whole: string, single = false): Record<keyof typeof PARTS, string> {
  const part = (operation: keyof typeof PARTS) => `${whole}_${PARTS[operation]}`
  const update = part('update')
  return {
    read: part('read'),
    create: single ? update : part('create'),
    update,
    delete: single ? update : part('delete'),
  }
}

/** The authority of an action that names none: its own on its screen. */
export const actionAuthority = (whole: string, action: string): string =>
  `${whole}_${toSnakeCase(action).toUpperCase()}`

/**
 * What somebody holds, said in full: the authority for a whole screen brings each of its permissions, and all of them bring it. For user
 * rights, where either may be stored.
 */
export function permissionExpander(permissions: readonly Permission[]): (held: Iterable<string>) => string[] {
  const screens = new Map<string, string[]>()
  for (const { whole, authority } of permissions)
    if (whole !== undefined) screens.set(whole, [...(screens.get(whole) ?? []), authority])
  return (held) => {
    const all = new Set(held)
    for (const [whole, parts] of screens) {
      if (all.has(whole)) for (const part of parts) all.add(part)
      else if (parts.every((part) => all.has(part))) all.add(whole)
    }
    return [...all].sort()
  }
}
