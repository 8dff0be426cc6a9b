import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { normaliseRecord } from '#schemas/runtime/record.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan.ts'
import { run, Values } from '../sql.ts'
import { visibleRows } from '../visible-rows.ts'

/**
 * The record that a row of a file is about, where the register has it already: the one with the same key (`x-entity.unique`), as far as the session sees it. What a
 * key's optional fields leave out has to be missing there, too. A key of which the row leaves out a required field says nothing.
 */
export async function existingOf(ctx: Ctx, said: RecordData): Promise<number | undefined> {
  const { entity, session, deps, db } = ctx
  // as it will be stored: '02/01/2026' is a day, '529.982.247-25' eleven digits
  const body = normaliseRecord(entity, structuredClone(said), undefined, ctx.context)
  const plan = planOf(entity, deps.model)
  for (const { fields } of entity.unique) {
    const parts = fields.map((path) => ({
      value: keyOf(valueAt(body, path)),
      column: plan.columnOf(path),
      required: fieldAt(entity, path)?.required === true,
    }))
    const says = parts.some(({ value }) => value !== null)
    if (!says || parts.some(({ value, column, required }) => !column || (required && value === null))) continue
    const values = new Values()
    const where = visibleRows(entity, session, 't', values, deps)
    for (const { value, column } of parts)
      where.push(value === null ? `t.${column?.name} is null` : `t.${column?.name} = ${values.add(value)}`)
    const text = `select t.id from ${plan.storage.table} t where ${where.join(' and ')} limit 1`
    const [found] = await run<{ id: number }>(db, text, values.list)
    if (found) return Number(found.id)
  }
  return undefined
}

/** What a column holds of a value; a text that names no record is none. */
function keyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  return (value as { id?: unknown }).id ?? null
}

/** Rows of lists that a file has for a record that is there: which of its own they are, nobody can tell. */
export const listsRefused = ({ entity }: Ctx, body: RecordData): FieldError[] =>
  entity.fields.flatMap(({ kind, name, title }) =>
    kind === 'children' && body[name] !== undefined
      ? [{ code: violation, field: name, message: `O registro já existe: ${title} não se altera por planilha` }]
      : [],
  )
