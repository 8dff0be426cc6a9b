import type { StoredOwn } from '#schemas/storage.ts'
import { Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import type { Plan } from '../plan/plan.ts'
import type { ListQuery } from '../request/list-query.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { filterSql } from './filters.ts'

/** Table that keeps the values of own fields a second time, indexed (server/platform/database/base.sql). */
const KEPT = 'valor_campo'

/** SQL of a count, and the condition under which that count is valid. */
export interface OwnCount {
  known: string
  /** ' from … where …' */
  from: string
}

/**
 * Counts all rows of a company by one own field in `valor_campo`: an index-only scan, where the table would be read row by row. Undefined for every list with
 * another filter, a search or row limits.
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

/** Operators that need only the value of the field. */
const plain = new Set<string>(['eq', 'gte', 'lte'])

function seesAllOfOne({ session, deps }: Ctx, { entity }: Plan): boolean {
  const values = new Values()
  const [tenancy, ...others] = visibleRows(entity, session, 't', values, deps)
  return others.length === 0 && tenancy === 't.empresa_id = $1' && values.list[0] === session.empresaId
}

/** Numbers, and ids of records referred to, are kept as numbers; everything else as text. */
const columnOf = ({ field }: StoredOwn): string =>
  field.kind === 'reference' || field.type === 'number' || field.type === 'integer' ? 'numero' : 'texto'
