import type { Entity } from '#schemas/runtime/model.ts'
import type { LookUp } from '#server/platform/crud/computed/sql.ts'
import { Frame } from '#server/platform/reports/declared/scope.ts'

/** Referenced records, as a statement over all of them reads them. */
export interface LookedUp {
  /** key columns */
  keys: string[]
  /** SQL ' where …' for an alias: the records that may be referenced */
  where(alias: string): string
}

/** Records of `target` that records of `from` may reference: those of the session's company, unless `from` is shared between companies. */
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
 * Frame of a statement over all records as of one day: values of referenced records are computed once each beforehand and joined as a set; passed as
 * arrays, which parallel workers can share.
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
