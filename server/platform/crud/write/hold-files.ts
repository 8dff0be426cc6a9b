import type { Model } from '#schemas/load.ts'
import { fileIds, isFileField, isFileList, problemStored, rulesOf } from '#schemas/runtime/files/rules.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { claimFiles, type FileFacts, releaseFiles, unclaimedFiles } from '#server/platform/files/claim.ts'

/** A file that a record holds, and the field it stands in ('documentos[0].arquivo'). */
interface Held {
  id: string
  field: Field
  path: string
}

/**
 * Makes a just written record the holder of the files its fields (and its rows' fields) name, and lets go of those it named before. To be called
 * in the transaction of the write, with the record's id; rows with a route of their own are looked after by their parent's write.
 * @throws DomainError 400 for an id that is no file of this session, or for a new file that is not of the field's types or size
 */
export async function holdFiles(ctx: Ctx, id: number): Promise<void> {
  const { entity, deps } = ctx
  if (entity.parent || !mayHold(entity, deps.model)) return
  const stored = await findStored(ctx, id)
  if (!stored) return
  const held = filesIn(entity, deps.model, stored)
  const claimer = { entidade: entity.path, registroId: id }
  const ids = held.map((file) => file.id)
  const fresh = await unclaimedFiles(ctx.db, ctx.session, ids)
  const unknown = await claimFiles(ctx.db, ctx.session, claimer, ids)
  if (unknown.length > 0) invalid(held.filter((file) => unknown.includes(file.id)).map(notFound))
  refuseUnfit(ctx, held, fresh)
  await releaseFiles(ctx.db, claimer, ids)
}

/** Whether a record or one of its rows names a file: those that name none before and after a write need not be looked at. */
export const namesFiles = (ctx: Ctx, record: RecordData | undefined): boolean =>
  record !== undefined && mayHold(ctx.entity, ctx.deps.model) && filesIn(ctx.entity, ctx.deps.model, record).length > 0

/** Checks the types and sizes of new files only: files a record holds already stay, whatever the limits are now. */
function refuseUnfit({ context }: Ctx, held: Held[], fresh: FileFacts[]): void {
  const byId = new Map(fresh.map((file) => [file.id, file]))
  const errors = held.flatMap(({ id, field, path }): FieldError[] => {
    const file = byId.get(id.toLowerCase())
    const problem = file && problemStored(rulesOf(field, context.parametros), file)
    return problem ? [{ code: violation, field: path, message: problem }] : []
  })
  if (errors.length > 0) invalid(errors)
}

const notFound = ({ field, path }: Held): FieldError => ({
  code: violation,
  field: path,
  message: `${field.title}: o arquivo não foi encontrado. Envie-o novamente.`,
})

const known = new WeakMap<Entity, boolean>()

/** Whether the entity, or a row of its lists, has a field for a file. */
function mayHold(entity: Entity, model: Pick<Model, 'entities'>): boolean {
  const before = known.get(entity)
  if (before !== undefined) return before
  const found = leafFields(entity.fields).some((field) => {
    const child = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    return isFileField(field) || (child !== undefined && mayHold(child, model))
  })
  known.set(entity, found)
  return found
}

/** The files a record and its rows name, with the fields they stand in. */
export function filesIn(entity: Entity, model: Pick<Model, 'entities'>, data: RecordData, prefix = ''): Held[] {
  return leafFields(entity.fields).flatMap((field): Held[] => {
    const value = valueAt(data, field.path)
    const path = `${prefix}${field.path}`
    if (isFileField(field)) {
      const place = (index: number) => (isFileList(field) ? `${path}[${index}]` : path)
      return fileIds(value).map((id, index) => ({ id, field, path: place(index) }))
    }
    const child = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    if (!child || !Array.isArray(value)) return []
    return value.flatMap((row, index) => filesIn(child, model, row as RecordData, `${path}[${index}].`))
  })
}
