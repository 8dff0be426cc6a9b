import { type Copy, chosenAnew, copiesOf, idAt } from '#schemas/runtime/definition/copies.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import { mayRead } from '../list/choice.ts'
import { planOf, targetOf } from '../plan/plan.ts'
import { selectionOf } from '../plan/select.ts'
import { concealFields } from '../read/answer.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { mentionsField } from './merge.ts'

/**
 * Applies `x-field.copies`: copies from a newly chosen reference where the body leaves the field out; followed fields always, so that conditions hold for the
 * record as it will be stored. A value the session may not read is not copied, unless it does not see the field it goes to either.
 */
export async function copyChosen(
  tx: Ctx,
  record: RecordData,
  before: RecordData | undefined,
  body: RecordData,
): Promise<void> {
  await copyInto(tx, tx.entity, record, before, body)
  for (const field of leafFields(tx.entity.fields)) {
    if (field.kind !== 'children') continue
    const child = targetOf(field, tx.deps.model)
    const [rows, said] = [rowsAt(record, field.path), rowsAt(body, field.path)]
    // rows that the body does not name stay as they are
    if (copiesOf(child).length === 0 || said.length !== rows.length) continue
    const former = rowsAt(before, field.path)
    for (const [i, row] of rows.entries())
      await copyInto(
        tx,
        child,
        row,
        former.find(({ id }) => id !== undefined && id === row.id),
        said[i] ?? {},
      )
  }
}

const rowsAt = (record: RecordData | undefined, path: string): RecordData[] => {
  const rows = record && valueAt(record, path)
  return Array.isArray(rows) ? rows : []
}

async function copyInto(
  tx: Ctx,
  entity: Entity,
  record: RecordData,
  before: RecordData | undefined,
  body: RecordData,
): Promise<void> {
  for (const copy of chosenAnew(entity, before, record)) {
    if (!copy.followed && mentionsField(body, copy.field.path)) continue
    const id = idAt(record, copy.reference)
    if (id === undefined) continue
    const whole = copy.followed || !mayKnow(tx.session, copy.field)
    setAt(record, copy.field.path, whole ? await readSource(tx, copy, id) : await readOwnSource(tx, copy, id))
  }
}

/** Sets followed fields to the current values of their sources, without row permission: part of every save. */
export async function followSources(ctx: Ctx, record: RecordData, company: number): Promise<void> {
  for (const copy of copiesOf(ctx.entity)) {
    if (!copy.followed) continue
    const id = idAt(record, copy.reference)
    setAt(record, copy.field.path, id === undefined ? undefined : await readSource(ctx, copy, id, company))
  }
}

const readSource = (ctx: Ctx, copy: Copy, id: number, company = ctx.session.empresaId): Promise<unknown> => {
  const target = targetOf(copy.reference, ctx.deps.model)
  return read(ctx, copy, id, (values) => (target.scope === 'empresa' ? [`t.empresa_id = ${values.add(company)}`] : []))
}

/** The source as the session reads it; nothing where it may not. */
async function readOwnSource(ctx: Ctx, copy: Copy, id: number): Promise<unknown> {
  const target = targetOf(copy.reference, ctx.deps.model)
  if (!mayRead(ctx, target)) return undefined
  return read(ctx, copy, id, (values) => visibleRows(target, ctx.session, 't', values, ctx.deps), true)
}

async function read(
  ctx: Ctx,
  { reference, source }: Copy,
  id: number,
  which: (values: Values) => string[],
  concealed = false,
): Promise<unknown> {
  const target = targetOf(reference, ctx.deps.model)
  const plan = planOf(target, ctx.deps.model)
  const values = new Values()
  const conditions = [`t.id = ${values.add(id)}`, ...which(values)]
  const { sql, toRecord } = selectionOf(plan, ({ path }) => path === source)
  const text = `select ${sql} from ${plan.storage.table} t where ${conditions.join(' and ')}`
  const [row] = await run<Record<string, unknown>>(ctx.db, text, values.list)
  if (!row) return undefined
  const record = toRecord(row)
  return valueAt(concealed ? await concealFields(forEntity(ctx, target.path), record) : record, source)
}
