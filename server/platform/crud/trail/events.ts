import { EVERY_EVENT, eventKey } from '#schemas/runtime/definition/events.ts'
import type { Ctx } from '../define.ts'

/** An event of a record, before the webhooks that asked for it are looked up. */
export interface RecordEvent {
  name: string
  /** version of the record after it; absent where it is not known */
  versao?: number
  /** names of the fields that changed, never what they hold */
  campos: string[]
}

/** Parameters of `eventsSql` in its order: company, entity, event, version, fields, author, keys of the event. */
export type EventLine = unknown[]

const types = ['int', 'text', 'text', 'int', 'jsonb', 'jsonb', 'text[]']

/** The parameters of an event; undefined where the company has no webhook. */
export function eventLine(ctx: Ctx, company: number, event: RecordEvent): EventLine | undefined {
  if (ctx.deps.listeners?.has(company) === false) return undefined
  const { path } = ctx.entity
  const { name, versao = null, campos } = event
  const keys = [EVERY_EVENT, eventKey(path, EVERY_EVENT), eventKey(path, name)]
  return [company, path, name, versao, JSON.stringify(campos), JSON.stringify(authorOf(ctx)), keys]
}

/** The author by type and id, without a name: the receiver may ask for it. */
function authorOf({ session: { usuario, kind, key } }: Ctx) {
  if (kind === 'candidato') return { tipo: 'candidato', id: usuario.id }
  return { tipo: 'usuario', id: usuario.id, ...(key ? { chaveId: key.id } : {}) }
}

/**
 * A CTE (`avisos as (…)`) that inserts a delivery for each webhook of the company that asked for the event, in the transaction and the statement of the
 * write. Where none asked for it, it costs one look into an index.
 * @param first number of the placeholder of the event's first value
 * @param from SQL of the record's id, and the CTE it comes from
 */
export function eventsSql(first: number, from: { id: string; table?: string }): string {
  const [company, path, name, versao, campos, autor, keys] = types.map((type, i) => `$${first + i}::${type}`)
  const source = from.table === undefined ? '' : `${from.table}, `
  return `avisos as (insert into webhook_entrega (empresa_id, webhook_id, entidade, evento, versao, campos, autor, registro_id)
    select w.empresa_id, w.id, ${path}, ${name}, ${versao}, ${campos}, ${autor}, ${from.id}
    from ${source}webhook w where w.empresa_id = ${company} and w.ativo and w.eventos ?| ${keys} returning 1)`
}
