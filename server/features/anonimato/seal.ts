import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import type { Collection, CollectionKey } from './collection.ts'

/** What somebody answered. */
export interface Sheet {
  atributos: Atributos
  /** by question, without texts */
  respostas: Record<string, JsonValue>
  /** texts by question: they leave the urn apart from the rest */
  comentarios?: { pergunta: string; texto: string }[]
}

/** NUL and halves of characters, as JSON writes them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

/** A sheet of another collection, and a draft of another person, is not opened. */
const purposeOf = ({ empresaId, registro, registroId, versao }: CollectionKey, what: string): string =>
  ['urna', empresaId, registro, registroId, versao, what].join(' ')

/** Seals a value, filled up to the collection's size. @throws DomainError FOLHA_GRANDE, VALOR_INVALIDO */
export function sealValue(urn: Secrets, collection: Collection, what: string, value: unknown): string {
  const text = JSON.stringify(value)
  // what no jsonb can hold would never leave the urn
  if (UNSTORABLE.test(text)) fail('VALOR_INVALIDO')
  const missing = collection.tamanho - Buffer.byteLength(text)
  if (missing < 0) fail('FOLHA_GRANDE')
  return urn.seal(purposeOf(collection, what), `${text}${' '.repeat(missing)}`)
}

/** @returns undefined for what nobody here can open */
export function openValue<T>(urn: Secrets, key: CollectionKey, what: string, sealed: string): T | undefined {
  const text = sealed.startsWith('{') ? undefined : urn.unseal(purposeOf(key, what), sealed)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/** The purpose of sheets. */
export const SHEET = 'folha'

/** Answers in the same form, whoever ticked them: the order in which somebody chose options is his own. (That of the questions goes with `jsonb`.) */
export function withoutOrder(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    const items = value.map(withoutOrder)
    return items.every((item) => typeof item !== 'object')
      ? items.sort((a, b) => (String(a) < String(b) ? -1 : 1))
      : items
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutOrder(item as JsonValue)]))
}
