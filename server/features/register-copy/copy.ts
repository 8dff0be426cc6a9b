import type { Copied } from '#schemas/runtime/answers/utilities/register-copy.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { tryInSavepoint } from '#server/platform/crud/bulk/each.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idsOf } from '#server/platform/crud/rows/values.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { Counterparts, nameOf, rowsOf } from './counterparts.ts'

/**
 * Copies registers one after the other, in the transaction of `to`. Records are matched by label; references are mapped to the record of the same label
 * in the target, or dropped where there is none. Each copy is validated by the target company's rules; refused ones are reported, the others stay.
 */
export async function copyRegisters(from: Ctx, to: Ctx, paths: readonly string[]): Promise<Copied[]> {
  const counterparts = new Counterparts(from, to)
  const all: Copied[] = []
  for (const path of paths) all.push(await copyRegister(forEntity(from, path), forEntity(to, path), counterparts))
  return all
}

async function copyRegister(from: Ctx, to: Ctx, counterparts: Counterparts): Promise<Copied> {
  const { entity } = from
  const result: Copied = { cadastro: entity.path, titulo: entity.plural, copiados: 0, existentes: 0, recusados: [] }
  for (const row of await inOrder(from)) {
    const name = nameOf(entity, row)
    if (await counterparts.has(entity.path, name)) {
      result.existentes++
      continue
    }
    const stored = await readStored(from, Number(row.id))
    const errors = await tryInSavepoint(to, async () => {
      const id = await insertBody(to, await translated(from, entity, stored, counterparts))
      await counterparts.add(entity.path, name, id)
    })
    if (!errors) result.copiados++
    else result.recusados.push({ nome: labelOf(entity, row), motivo: errors.map(({ message }) => message).join('; ') })
  }
  return result
}

/** Sorts the records of a tree so that parents come before children. */
async function inOrder(ctx: Ctx): Promise<RecordData[]> {
  const rows = await rowsOf(ctx)
  const { tree } = ctx.entity
  if (!tree) return rows
  const done = new Set<number>()
  const ordered: RecordData[] = []
  for (let left = rows; left.length > 0; ) {
    const next = left.filter((row) => idsInTree(row, tree).every((id) => done.has(id)))
    for (const row of next) done.add(Number(row.id))
    ordered.push(...next)
    if (next.length === 0) return [...ordered, ...left]
    left = left.filter((row) => !done.has(Number(row.id)))
  }
  return ordered
}

const idsInTree = (row: RecordData, tree: string): number[] => {
  const mother = valueAt(row, tree) as { id?: number } | undefined
  return mother?.id === undefined ? [] : [Number(mother.id)]
}

/** The body for the target company: mapped references, no files, nothing that only the source company has. */
async function translated(
  from: Ctx,
  entity: Entity,
  record: RecordData,
  counterparts: Counterparts,
): Promise<RecordData> {
  const body: RecordData = {}
  for (const field of leafFields(entity.fields)) {
    if (field.path === 'id' || field.readOnly || field.hint.own !== undefined || field.format === 'arquivo') continue
    const value = await inOther(from, field, valueAt(record, field.path), counterparts)
    if (value !== undefined) setAt(body, field.path, value)
  }
  return body
}

async function inOther(from: Ctx, field: Field, value: unknown, counterparts: Counterparts): Promise<unknown> {
  const target = field.target === undefined ? undefined : from.deps.model.entities.get(field.target)
  if (value === undefined || !target) return value
  if (field.kind === 'children') {
    const rows: RecordData[] = []
    for (const row of value as RecordData[]) rows.push(await translated(from, target, row, counterparts))
    return rows
  }
  // global data have the same ids in every company
  if (!isOfCompany(target)) return value
  const ids: number[] = []
  for (const id of idsOf(field, value)) {
    const there = await counterparts.of(target.path, id)
    if (there !== undefined) ids.push(there)
  }
  if (field.kind === 'ids') return ids
  const references = ids.map((id) => ({ id }))
  return field.kind === 'reference' ? references[0] : references
}
