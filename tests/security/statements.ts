import pg from 'pg'

type Query = (this: unknown, ...args: unknown[]) => unknown

/** What a session, its rights and what it is refused cost whoever asks, now and then: it says nothing of records. */
const ASIDE = /\b(sessao|registro_seguranca)\b/

/**
 * Writes down each statement that is sent to PostgreSQL by clients made from now on.
 * @returns gives those since it was asked last, and forgets them
 */
export function writeDownStatements(): () => string[] {
  const texts: string[] = []
  const client = pg.Client.prototype as unknown as { query: Query }
  const { query } = client
  client.query = function (...args) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string; cursor?: { text?: string } }).text
    if (text !== undefined && !ASIDE.test(text)) texts.push(text.replaceAll(/\bleitura_\d+/g, 'leitura'))
    return query.apply(this, args)
  }
  return () => texts.splice(0)
}
