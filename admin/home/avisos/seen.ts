import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'

/** Preference key of the technical notices shown to a user. */
export const SEEN = 'tela.avisos'

/** Maximum number of keys stored; older ones are dropped. */
const MOST = 100

/** Whether a notice concerns the installation, not the user's work: shown in one session only. */
export const isTechnical = ({ tipo }: Aviso): boolean => tipo !== 'AJUSTE_CADASTRO'

/** Key of a notice with its text: a changed text makes a new notice. */
export const keyOf = ({ id, tipo, mensagem }: Aviso): string => `${tipo} ${id} ${mensagem}`

/** Short key for storage (FNV-1a hash of `keyOf`). */
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

/** Reads the keys of technical notices shown in any session. */
export const readSeen = (value: JsonValue | undefined): string[] => texts(value)

/** Adds keys to those already shown. */
export const rememberSeen = (seen: readonly string[], keys: readonly string[]): string[] =>
  [...new Set([...seen, ...keys])].slice(-MOST)

interface Known {
  /** dismissed in this session, by `keyOf` */
  dismissed: readonly string[]
  /** first shown in this session */
  shown: readonly string[]
  /** shown in any session */
  seen: readonly string[]
}

/** Returns the notices to show. */
export const stillToSay = (avisos: readonly Aviso[], { dismissed, shown, seen }: Known): Aviso[] =>
  avisos.filter((aviso) => {
    if (dismissed.includes(keyOf(aviso))) return false
    const key = shortKeyOf(aviso)
    return !isTechnical(aviso) || !seen.includes(key) || shown.includes(key)
  })
