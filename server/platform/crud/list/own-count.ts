import type { StoredOwn } from '#schemas/storage.ts'
import { Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import type { Plan } from '../plan/plan.ts'
import type { ListQuery } from '../request/list-query.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { filterSql } from './filters.ts'

/** Where values of own fields are kept a second time, in an index of their own (server/platform/database/base.sql). */
const KEPT = 'valor_campo'

/** SQL of a count, and of the condition under which it may be asked. */
export interface OwnCount {
  known: string
  /** ' from … where …' */
  from: string
}

/**
 * A count of the rows that one own field's value is asked of, in all of a company's: an index alone answers it, where the table would be read row by
 * row. Nothing for every other list: what else is asked of a row stands in its table.
 */
export function ownCount(ctx: Ctx, plan: Plan, query: ListQuery, values: Values): OwnCount | undefined {
  const own = onlyField(plan, query)
  if (!own || !seesAllOfOne(ctx, plan)) return undefined
  const company = values.add(ctx.session.empresaId)
  const held = `v.${columnOf(own)}`
  const kept: Plan = { ...plan, valueSql: (path) => (path === own.field.path ? held : undefined) }
  const conditions = filterSql(kept, query, values, ctx)
  const of = (alias: string) => `${alias}.empresa_id = ${company} and ${alias}.campo = ${Number(own.field.hint.own)}`
  return {
    known: `exists (select from ${KEPT} k where ${of('k')} and k.registro = 0)`,
    from: ` from ${KEPT} v where ${[of('v'), ...conditions].join(' and ')}`,
  }
}

/** The own field that all filters are about, when nothing else is asked. */
function onlyField({ entity, storage }: Plan, { filter, q, em }: ListQuery): StoredOwn | undefined {
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (storage.own.length === 0 || asked.length === 0 || q?.trim() || em !== undefined) return undefined
  const found = new Set(
    asked.map(([name]) => {
      const declared = entity.list.filters.find((one) => one.name === name)
      if (declared && (declared.cases || !declared.field || !plain.has(declared.op))) return undefined
      const path = declared?.field ?? name.replace(/_(gte|lte)$/, '')
      return storage.own.find(({ field }) => field.path === path || field.path === path.replace(/(Id|\.id)$/, ''))
    }),
  )
  const [only] = found
  return found.size === 1 ? only : undefined
}

/** Questions that the value alone answers. */
const plain = new Set<string>(['eq', 'gte', 'lte'])

function seesAllOfOne({ session, deps }: Ctx, { entity }: Plan): boolean {
  const values = new Values()
  const [tenancy, ...others] = visibleRows(entity, session, 't', values, deps)
  return others.length === 0 && tenancy === 't.empresa_id = $1' && values.list[0] === session.empresaId
}

/** Numbers, and ids of records referred to, are kept as numbers; everything else as text. */
const columnOf = ({ field }: StoredOwn): string =>
  field.kind === 'reference' || field.type === 'number' || field.type === 'integer' ? 'numero' : 'texto'
