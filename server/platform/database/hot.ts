import { createHash } from 'node:crypto'
import pg from 'pg'
import { HotQuery } from './hot-query.ts'

/** Every registered text is prepared once on each connection that uses it, and keeps memory there. */
const LIMIT = 4000

const names = new Map<string, string>()

/**
 * Registers a statement that runs often: on every connection of our pools it is sent as a named prepared statement, parsed and planned once
 * per connection instead of at each call. Call it with texts that come from the definition (one per entity and kind of call), never with texts
 * that vary with the request; beyond 4,000 texts it does nothing.
 * @param text SQL with $1, $2 …
 * @returns the same text, to be used as ever: `CompiledQuery.raw(hot('select …'), values)`
 */
export function hot(text: string): string {
  if (!names.has(text) && names.size < LIMIT)
    names.set(text, `h_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`)
  return text
}

/** The name a text is prepared under; undefined when it is not registered. */
export function nameOf(text: string): string | undefined {
  return names.get(text)
}

type Callback = (error: Error | null | undefined, result: pg.QueryResult) => void
type Query = (...args: unknown[]) => unknown

/** A connection that sends registered texts as named statements, whoever sends them. */
export class HotClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // an error reaches the query under way; without a listener a connection that dies while in use would end the whole process
    this.on('error', () => {})
    const query = super.query.bind(this) as Query
    const named: Query = (text, values, callback) => {
      const name = typeof text === 'string' && Array.isArray(values) ? names.get(text) : undefined
      if (name === undefined) return query(text, values, callback)
      const statement = new HotQuery({ name, text: text as string, values: values as unknown[] })
      if (callback) return query(statement, callback)
      return new Promise<pg.QueryResult>((resolve, reject) => {
        const settle: Callback = (error, result) => (error ? reject(error) : resolve(result))
        query(statement, settle)
      })
    }
    this.query = named as typeof this.query
  }
}
