import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { readOwn } from '../read/saved.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { type Changes, changesBetween, writeBatchTrail } from '../trail/write-trail.ts'
import { copyChosen } from '../write/copies.ts'
import { mergeBody } from '../write/merge.ts'
import { checkVersion } from '../write/operations.ts'
import { persist } from '../write/persist.ts'
import { type Batch, batchOfTask, beginBatch, type Done, findBatch } from './batch.ts'
import { eachRecord, type Progress } from './each.ts'
import { meantBy, type Target } from './target.ts'

export interface BulkEdit {
  target: Target
  /** the fields as a PATCH carries them; null clears */
  valores: RecordData
}

export interface BulkOptions {
  progress?: Progress
  /** the task that runs it: makes a retry idempotent */
  tarefaId?: string
}

/** The fields this session may give to many records at once. */
export const editableFields = (ctx: Ctx): Field[] =>
  bulkFields(ctx.entity).filter((field) => mayKnow(ctx.session, field))

/** Leaf paths a body names; the members of an inline object one by one. @throws DomainError 400 for a field that no bulk edit may set */
export function namedPaths(ctx: Ctx, valores: RecordData): string[] {
  const allowed = new Set(editableFields(ctx).map(({ path }) => path))
  const paths = leavesOf(ctx, valores, '')
  if (paths.length === 0) invalid([wrong('valores', 'Escolha ao menos um campo para alterar')])
  const refused = paths.filter((path) => !allowed.has(path))
  const title = (path: string) => fieldAt(ctx.entity, path)?.title ?? path
  if (refused.length > 0)
    invalid(refused.map((path) => wrong(path, `${title(path)} não pode ser alterado em vários registros de uma vez`)))
  return paths
}

const wrong = (field: string, message: string): FieldError => ({ code: violation, field, message })

function leavesOf(ctx: Ctx, data: RecordData, prefix: string): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const path = prefix + name
    const inside = fieldAt(ctx.entity, path)?.kind === 'object'
    return inside && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(ctx, value as RecordData, `${path}.`)
      : [path]
  })
}

/**
 * Sets the same values in many records, each under the rules of a PATCH (row permission, version, hooks, its line in the history); refused records are
 * reported and left unchanged. One transaction, one trail line for the whole.
 */
export async function bulkEdit(ctx: Ctx, { target, valores }: BulkEdit, options: BulkOptions = {}): Promise<Batch> {
  const paths = namedPaths(ctx, valores)
  const known = options.tarefaId ? await batchOfTask(ctx, options.tarefaId) : undefined
  if (known) return known
  const id = await inTransaction(ctx, async (outer) => {
    const tx = await beginBatch(outer, 'edicao', options)
    const meant = await meantBy(tx, target)
    let example: RecordData | undefined
    const edit = async ({ id, versao }: { id: number; versao?: number }) => {
      const changed = await changeOne(tx, id, versao, valores)
      if (!changed) return undefined
      example ??= changed.after
      return changed.done
    }
    const counts = await eachRecord(tx, meant, edit, options.progress)
    const changes = example ? wanted(tx, paths, example) : {}
    await writeBatchTrail(tx, 'edicao-em-lote', changes, {
      registros: counts.alterados,
      recusados: counts.recusas.length,
    })
    return tx.lote
  })
  return findBatch(ctx, id)
}

/** Changes one record like a PATCH. @returns what was done; undefined where it holds these values already */
export async function changeOne(tx: Ctx, id: number, version: number | undefined, valores: RecordData) {
  return changeRead(tx, await readStored(tx, id, { lock: true }), version, valores)
}

/** `changeOne` for a record that is already read and locked. */
export async function changeRead(tx: Ctx, before: StoredRecord, version: number | undefined, valores: RecordData) {
  const { id } = before
  await checkVersion(tx, before, version)
  const { record, kept } = mergeBody(tx, before, valores, true)
  await copyChosen(tx, record, before, valores)
  if (Object.keys(changesBetween(tx.entity, before, record)).length === 0) return undefined
  await persist(tx, { record, before, operation: 'alteracao', kept })
  const after = await readOwn(tx, id)
  const done: Done = { id, versao: after.versao, antes: former(tx, before, after) }
  return { done, after }
}

/** Former values of the changed fields that a person may set (changes by hooks included); null where they were empty. */
function former(tx: Ctx, before: RecordData, after: RecordData): RecordData {
  const changed = new Set(Object.keys(changesBetween(tx.entity, before, after)))
  const antes: RecordData = {}
  for (const field of leafFields(tx.entity.fields))
    if (changed.has(field.path) && !field.readOnly && field.kind !== 'children')
      setAt(antes, field.path, valueAt(before, field.path) ?? null)
  return antes
}

/** The values every record got, read from the first changed record, with the labels of references. */
function wanted(tx: Ctx, paths: string[], after: RecordData): Changes {
  const all = changesBetween(tx.entity, undefined, after)
  return Object.fromEntries(paths.map((path) => [path, { para: all[path]?.para }]))
}
