import pg from 'pg'

type Row = Record<string, unknown>
type Parser = (text: string) => unknown

/** What pg's Result knows about the rows of a statement (pg/lib/result.js; the version is pinned). */
interface Shape {
  fields: { name: string }[]
  _parsers: Parser[]
  /** every column with null */
  _prebuiltEmptyResultObject: Row
  parseRow(data: (string | null)[]): Row
}

/** Private parts of pg's Query (pg/lib/query.js); pg's own cursor package depends on the same ones. */
interface Inner {
  name: string
  _result: Shape
  _accumulateRows: boolean
  handleRowDescription(message: unknown): void
  prepare(connection: pg.Connection): void
}

interface Known {
  /** the connection, with `describe` disabled */
  connection: pg.Connection
  /** by the name of the statement */
  shapes: Map<string, Shape>
}

const connections = new WeakMap<pg.Connection, Known>()

function knownOf(connection: pg.Connection): Known {
  const found = connections.get(connection)
  if (found) return found
  const undescribed: pg.Connection = Object.create(connection, { describe: { value: () => {} } })
  const made = { connection: undescribed, shapes: new Map<string, Shape>() }
  connections.set(connection, made)
  return made
}

/** Parses only columns that are not null into a prepared row of nulls: most columns of a wide row are empty. */
function shapeOf({ fields, _parsers, _prebuiltEmptyResultObject }: Shape): Shape {
  const names = fields.map((field) => field.name)
  const parseRow: Shape['parseRow'] = (data) => {
    const row = { ..._prebuiltEmptyResultObject }
    for (let i = 0; i < data.length; i++) {
      const value = data[i]
      const name = names[i]
      if (value !== null && value !== undefined && name !== undefined) row[name] = _parsers[i]?.(value)
    }
    return row
  }
  return { fields, _parsers, _prebuiltEmptyResultObject, parseRow }
}

const Base = pg.Query as unknown as new (config: pg.QueryConfig) => Inner & pg.Query

/**
 * A named statement that asks for the description of its rows once per connection. PostgreSQL otherwise sends it before the rows of every single call, and pg
 * reads that and looks the parsers up again; for a wide table this costs more than the row. A prepared statement's columns cannot change: PostgreSQL refuses
 * it ('cached plan must not change result type') instead.
 */
export class HotQuery extends Base {
  #asked: Known | undefined

  override prepare(connection: pg.Connection): void {
    const known = knownOf(connection)
    const shape = known.shapes.get(this.name)
    if (!shape) {
      this.#asked = known
      super.prepare(connection)
      return
    }
    Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(known.connection)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    this.#asked?.shapes.set(this.name, shapeOf(this._result))
  }
}
