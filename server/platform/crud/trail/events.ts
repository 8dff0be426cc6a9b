import { EVERY_EVENT, eventKey } from '#schemas/runtime/definition/events.ts'
import type { Ctx } from '../define.ts'

/** What webhooks are told of a write, before they are looked for. */
export interface RecordEvent {
  name: string
  /** of the record as it then is; absent where nobody knows it any more */
  versao?: number
  /** names of the fields that changed, never what they hold */
  campos: string[]
}

/** Whose webhooks, which of them, and what they are told: the values `eventsSql` puts into its statement. */
export type EventLine = unknown[]

const types = ['int', 'text', 'text', 'int', 'jsonb', 'jsonb', 'text[]']

/** Undefined where nobody listens to the company. */
export function eventLine(ctx: Ctx, company: number, event: RecordEvent): EventLine | undefined {
  if (ctx.deps.listeners?.has(company) === false) return undefined
  const { path } = ctx.entity
  const { name, versao = null, campos } = event
  const keys = [EVERY_EVENT, eventKey(path, EVERY_EVENT), eventKey(path, name)]
  return [company, path, name, versao, JSON.stringify(campos), JSON.stringify(authorOf(ctx)), keys]
}

/** Who did it, without a name: the receiver may ask for it. */
function authorOf({ session: { usuario, kind, key } }: Ctx) {
  if (kind === 'candidato') return { tipo: 'candidato', id: usuario.id }
  return { tipo: 'usuario', id: usuario.id, ...(key ? { chaveId: key.id } : {}) }
}

/**
 * A part of a statement (`with avisos as (…)`) that notes an event for each webhook of the company that asked for it, in the transaction of the
 * write and on the way it takes anyway: what a company with webhooks has none for costs one look into an index.
 * @param first placeholder of the first of the event's values
 * @param from where the record's id is
 */
export function eventsSql(first: number, from: { id: string; table?: string }): string {
  const [company, path, name, versao, campos, autor, keys] = types.map((type, i) => `$${first + i}::${type}`)
  const source = from.table === undefined ? '' : `${from.table}, `
  return `avisos as (insert into webhook_entrega (empresa_id, webhook_id, entidade, evento, versao, campos, autor, registro_id)
    select w.empresa_id, w.id, ${path}, ${name}, ${versao}, ${campos}, ${autor}, ${from.id}
    from ${source}webhook w where w.empresa_id = ${company} and w.ativo and w.eventos ?| ${keys} returning 1)`
}
