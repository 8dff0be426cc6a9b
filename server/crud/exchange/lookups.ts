import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fold } from '#schemas/runtime/names.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../define.ts'
import { labelSql, planOf, targetOf } from '../plan.ts'
import { run, Values } from '../sql.ts'
import { visibleRows } from '../visible-rows.ts'

/** Text of a reference (folded) → its id; 'varios' when more than one record is called so. */
export type Found = Map<string, number | 'varios'>

/** Texts that references of the rows hold, found in one statement per target: by name, or by id where the text is a number. */
export async function lookUp(ctx: Ctx, fields: Field[], bodies: RecordData[]): Promise<Map<string, Found>> {
  const wanted = new Map<string, Set<string>>()
  for (const field of fields) {
    if (!field.target) continue
    const texts = wanted.get(field.target) ?? new Set<string>()
    for (const body of bodies) for (const text of textsOf(valueAt(body, field.path))) texts.add(text)
    wanted.set(field.target, texts)
  }
  const found = new Map<string, Found>()
  for (const field of fields) {
    if (!field.target || found.has(field.target)) continue
    found.set(field.target, await findAll(ctx, targetOf(field, ctx.deps.model), [...(wanted.get(field.target) ?? [])]))
  }
  return found
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

async function findAll(ctx: Ctx, target: Entity, texts: string[]): Promise<Found> {
  const found: Found = new Map()
  if (texts.length === 0) return found
  const values = new Values()
  const label = labelSql(target, ctx.deps.model, 't')
  const names = values.add(texts.map(fold))
  const ids = values.add(texts.filter((t) => /^\d{1,15}$/.test(t)).map(Number))
  const where = visibleRows(target, ctx.session, 't', values, ctx.deps)
  where.push(`(prumo_busca(${label}) = any(${names}::text[]) or t.id = any(${ids}::bigint[]))`)
  const { table } = planOf(target, ctx.deps.model).storage
  const text = `select t.id, ${label} as rotulo from ${table} t where ${where.join(' and ')}`
  for (const { id, rotulo } of await run<{ id: number; rotulo: string | null }>(ctx.db, text, values.list)) {
    const name = fold(rotulo ?? '')
    found.set(name, found.has(name) && found.get(name) !== id ? 'varios' : id)
    if (!found.has(String(id))) found.set(String(id), id)
  }
  return found
}

/** Puts ids in place of texts. @returns fields whose text names nothing, or more than one record */
export function replaceTexts(
  fields: Field[],
  body: RecordData,
  all: Map<string, Found>,
): { field: Field; text: string; many: boolean }[] {
  const wrong: { field: Field; text: string; many: boolean }[] = []
  for (const field of fields) {
    const value = valueAt(body, field.path)
    if (value === undefined || !field.target) continue
    const found = all.get(field.target)
    const ids = textsOf(value).flatMap((text) => {
      const id = found?.get(fold(text))
      if (typeof id === 'number') return [id]
      wrong.push({ field, text, many: id === 'varios' })
      return []
    })
    const refs = field.kind === 'ids' ? ids : ids.map((id) => ({ id }))
    setAt(body, field.path, field.kind === 'reference' ? refs[0] : refs)
  }
  return wrong
}
