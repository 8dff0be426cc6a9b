import type { Entity } from '#schemas/runtime/model.ts'
import type { LookUp } from '#server/platform/crud/computed/sql.ts'
import { Frame } from '#server/platform/reports/declared/scope.ts'

/** Records that others refer to, as a statement about all of these reads them. */
export interface LookedUp {
  /** columns that tell them apart */
  keys: string[]
  /** SQL ' where …' under an alias: those that may be referred to */
  where(alias: string): string
}

/** The records of a register that those of another one may refer to: of the session's company, unless these are shared by companies. */
export function lookedUp(frame: Frame, target: Entity, from: Entity): LookedUp {
  const { company, owner } = frame.planOf(target).storage
  const { empresaId, context } = frame.ctx.session
  const isShared = from.scope === 'compartilhado' && context.parametros[from.sharedBy ?? ''] === true
  const isOfOne = target.scope === 'empresa' && !isShared
  return {
    keys: company || owner ? ['empresa_id', 'id'] : ['id'],
    where: (alias) => (isOfOne ? ` where ${alias}.empresa_id = ${frame.param(empresaId, 'integer')}` : ''),
  }
}

/**
 * A statement about all records of a register as they were on a day: what those they refer to come to is worked out once for each of these, before anything is
 * read, and joined as a set - as arrays, since every process that reads a part of the records may be given these.
 */
export class DayFrame extends Frame {
  constructor(
    private readonly entity: Entity,
    ...frame: ConstructorParameters<typeof Frame>
  ) {
    super(...frame)
  }

  override lookUpJoin({ target, on, value }: LookUp, alias: string): string {
    const record = this.alias()
    const { keys, where } = lookedUp(this, target, this.entity)
    const columns = keys.map((key) => `${record}.${key}`)
    const order = columns.join(', ')
    const arrays = [...columns, this.bind(value(record))].map(
      (sql) => `(select array_agg(${sql} order by ${order}) from ${target.table} ${record}${where(record)})`,
    )
    return `left join unnest(${arrays.join(', ')}) ${alias}(${[...keys, 'v'].join(', ')}) on ${on(alias)}`
  }
}
