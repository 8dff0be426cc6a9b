import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import type { Collection, CollectionKey } from './collection.ts'

/** One respondent's answers. */
export interface Sheet {
  atributos: Atributos
  /** by question, without texts */
  respostas: Record<string, JsonValue>
  /** texts by question: published separately from the other answers */
  comentarios?: { pergunta: string; texto: string }[]
}

/** NUL and lone surrogates as JSON escapes, which jsonb cannot store. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

/** Purpose of a seal: sheets of another collection and drafts of another person cannot be opened with it. */
const purposeOf = ({ empresaId, registro, registroId, versao }: CollectionKey, what: string): string =>
  ['urna', empresaId, registro, registroId, versao, what].join(' ')

/** Seals a value as JSON, padded to the collection's size. @throws DomainError FOLHA_GRANDE, VALOR_INVALIDO */
export function sealValue(urn: Secrets, collection: Collection, what: string, value: unknown): string {
  const text = JSON.stringify(value)
  // jsonb could not store it when it leaves the urn
  if (UNSTORABLE.test(text)) fail('VALOR_INVALIDO')
  const missing = collection.tamanho - Buffer.byteLength(text)
  if (missing < 0) fail('FOLHA_GRANDE')
  return urn.seal(purposeOf(collection, what), `${text}${' '.repeat(missing)}`)
}

/** @returns undefined where no known key opens it */
export function openValue<T>(urn: Secrets, key: CollectionKey, what: string, sealed: string): T | undefined {
  const text = sealed.startsWith('{') ? undefined : urn.unseal(purposeOf(key, what), sealed)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/** Purpose of the seal of sheets. */
export const SHEET = 'folha'

/** Sorts chosen options: their order of selection could identify a person. (jsonb normalises the order of the questions.) */
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
