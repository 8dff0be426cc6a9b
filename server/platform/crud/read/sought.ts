import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { isListed } from '../plan/select.ts'
import type { ListQuery } from '../request/list-query.ts'
import { mayKnow } from '../sight/field-authority.ts'

const column = (i: number): string => `buscado_${i}`

/** The fields that the hook `selects` of an entity looks up, each with its expression. */
const soughtBy = ({ deps, entity }: Ctx) => Object.entries(deps.registry[entity.path]?.hooks?.selects ?? {})

/**
 * What the hook `selects` adds to a select list over alias `t`, as far as the session may know it: ', (…) as buscado_0, …', or nothing.
 * @param isWanted of the fields, by their paths
 */
export function soughtSql(ctx: Ctx, values: Values, isWanted: (path: string) => boolean = () => true): string {
  const parts = soughtBy(ctx).map(([path, select], i) => {
    const field = isWanted(path) ? fieldAt(ctx.entity, path) : undefined
    const sql = field && mayKnow(ctx.session, field) ? select(ctx, 't', values) : undefined
    return sql === undefined ? '' : `, ${sql} as ${column(i)}`
  })
  return parts.join('')
}

/** `soughtSql` for list rows: the fields the list shows, and the columns asked for. */
export const soughtInList =
  (ctx: Ctx, { columns = [] }: Pick<ListQuery, 'columns'>) =>
  (values: Values): string =>
    soughtSql(ctx, values, (path) => isListed(ctx.entity, path) || columns.includes(path))

/** Sets the values that the hook `selects` looked up in the records made of these rows, in place. */
function setSought(ctx: Ctx, records: RecordData[], rows: RecordData[]): void {
  for (const [i, [path]] of soughtBy(ctx).entries())
    for (const [n, record] of records.entries()) setAt(record, path, rows[n]?.[column(i)] ?? undefined)
}

/**
 * Fills in what the hook `selects` looks up, in place.
 * @param rows those the records were made of, in the same order, when their statement had `soughtSql`; without them it is looked up by a statement of its own
 */
export async function fillSought(ctx: Ctx, records: RecordData[], rows?: RecordData[]): Promise<void> {
  if (records.length === 0 || soughtBy(ctx).length === 0) return
  setSought(ctx, records, rows ?? (await readSought(ctx, records)))
}

async function readSought(ctx: Ctx, records: RecordData[]): Promise<RecordData[]> {
  const { table } = planOf(ctx.entity, ctx.deps.model).storage
  const values = new Values()
  const text = `select t.id${soughtSql(ctx, values)} from ${table} t where t.id = any(${values.add(records.map(({ id }) => id))}::bigint[])`
  const found = new Map((await run<RecordData>(ctx.db, text, values.list)).map((row) => [Number(row.id), row]))
  return records.map(({ id }) => found.get(Number(id)) ?? {})
}
