import { toSnakeCase } from './names.ts'

/** Authority over the installation's data: granted to a user, never by a profile. */
export const ADMINISTRAR_INSTALACAO = 'ROLE_ADMINISTRAR_INSTALACAO'

/** A permission that a profile can grant. */
export interface Permission {
  /** 'ROLE_CAD_CANDIDATO_INCLUIR' */
  authority: string
  /** title below its screen: 'Incluir' */
  title: string
  /** title of the screen: 'Candidatos' */
  screen: string
  /** the screen's group in the menu */
  group: string
  /** the authority that includes all permissions of the screen */
  whole?: string
}

const PARTS = { read: 'VER', create: 'INCLUIR', update: 'ALTERAR', delete: 'EXCLUIR' } as const

/** The four authorities that a whole-screen authority includes; a `single` record is neither created nor deleted. */
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

/** Default authority of an action. */
export const actionAuthority = (whole: string, action: string): string =>
  `${whole}_${toSnakeCase(action).toUpperCase()}`

/**
 * Returns a function that completes a set of authorities: a whole-screen authority adds each of its permissions, and
 * all of them add the whole-screen one. Needed for user rights, which may store either.
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
