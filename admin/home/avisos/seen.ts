import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'

/** Where it is kept which technical notices a person has been shown. */
export const SEEN = 'tela.avisos'

/** Notices that are remembered; older ones are gone by then. */
const MOST = 100

/** About the installation, not about what somebody works with: said once. */
export const isTechnical = ({ tipo }: Aviso): boolean => tipo !== 'AJUSTE_CADASTRO'

/** A notice that says something new is a new one. */
export const keyOf = ({ id, tipo, mensagem }: Aviso): string => `${tipo} ${id} ${mensagem}`

/** The same, short (FNV-1a): what is kept for good. */
export function shortKeyOf(aviso: Aviso): string {
  let hash = 0x811c9dc5
  for (const letter of keyOf(aviso)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `${aviso.id}-${(hash >>> 0).toString(36)}`
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Reads a list of keys from the browser's storage. */
export function readKeys(stored: string | null): string[] {
  try {
    return texts(JSON.parse(stored ?? '[]'))
  } catch {
    return []
  }
}

/** The technical notices that were shown in some session. */
export const readSeen = (value: JsonValue | undefined): string[] => texts(value)

/** The same with further ones. */
export const rememberSeen = (seen: readonly string[], keys: readonly string[]): string[] =>
  [...new Set([...seen, ...keys])].slice(-MOST)

interface Known {
  /** put aside in this session, by `keyOf` */
  dismissed: readonly string[]
  /** shown for the first time in this session */
  shown: readonly string[]
  /** shown in some session */
  seen: readonly string[]
}

/** What is still to be said. */
export const stillToSay = (avisos: readonly Aviso[], { dismissed, shown, seen }: Known): Aviso[] =>
  avisos.filter((aviso) => {
    if (dismissed.includes(keyOf(aviso))) return false
    const key = shortKeyOf(aviso)
    return !isTechnical(aviso) || !seen.includes(key) || shown.includes(key)
  })
