import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { hot } from '#server/database/hot.ts'
import { DomainError } from '#server/errors.ts'
import { type Done, noteDone } from '../bulk/batch.ts'
import { refusable } from '../bulk/each.ts'
import type { Ctx } from '../define.ts'
import { insertBody } from '../operations.ts'
import { run } from '../sql.ts'
import type { Mapping } from './columns.ts'
import { lookUp, replaceTexts, type Unfound } from './lookups.ts'
import type { FileRecord } from './records.ts'

/** Records stored under one savepoint; when one of them is refused, they are stored again one by one. */
const group = 10

interface Ready {
  record: FileRecord
  /** references that name nothing */
  unknown: FieldError[]
}

/** Stores records of a file; each refused one is told to `refuse` and leaves the others alone. @returns how many were stored */
export async function insertAll(
  tx: Ctx & { lote: number },
  mapping: Mapping,
  records: FileRecord[],
  refuse: (record: FileRecord, errors: FieldError[]) => void,
): Promise<number> {
  const ready = await resolveTexts(tx, mapping, records)
  const ids: number[] = []
  for (let at = 0; at < ready.length; at += group)
    ids.push(...(await insertGroup(tx, ready.slice(at, at + group), refuse)))
  await noteDone(tx, await versionsOf(tx, ids))
  return ids.length
}

async function insertGroup(tx: Ctx, group: Ready[], refuse: (record: FileRecord, errors: FieldError[]) => void) {
  if (group.every(({ unknown }) => unknown.length === 0)) {
    const ids: number[] = []
    const errors = await refusable(tx, async () => {
      for (const { record } of group) ids.push(await insertBody(tx, structuredClone(record.body)))
    })
    if (!errors) return ids
  }
  const ids: number[] = []
  for (const one of group) {
    const errors = await insertOne(tx, one, (id) => ids.push(id))
    if (errors) refuse(one.record, errors)
  }
  return ids
}

async function insertOne(tx: Ctx, { record, unknown }: Ready, stored: (id: number) => void) {
  let id = 0
  const errors = await refusable(tx, async () => {
    id = await insertBody(tx, structuredClone(record.body))
    if (unknown.length > 0) throw new DomainError('FIELD_VALIDATION_VIOLATION', {}, { errors: [] })
  })
  if (!errors) stored(id)
  const named = new Set(unknown.map(({ field }) => field))
  return errors && [...unknown, ...errors.filter((e) => !e.field || !named.has(e.field))]
}

/** The versions the records have now: hooks may have saved them again. */
async function versionsOf(tx: Ctx, ids: number[]): Promise<Done[]> {
  if (ids.length === 0) return []
  return run<Done>(tx.db, hot(`select id, versao from ${tx.entity.table} where id = any($1::bigint[])`), [ids])
}

const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references' || kind === 'ids'

/** Puts ids in place of the texts that references are written with, in the records and in the rows of their lists. */
async function resolveTexts(tx: Ctx, { columns }: Mapping, records: FileRecord[]): Promise<Ready[]> {
  const ready = records.map((record): Ready => ({ record, unknown: [] }))
  const places = columns.flatMap((place) => (place && isReference(place.field) ? [place] : []))
  const own = places.filter(({ list }) => !list).map(({ field }) => field)
  await replaceIn(
    tx,
    own,
    ready.map((one) => ({ body: one.record.body, tell: (error) => one.unknown.push(error) })),
  )
  for (const path of new Set(places.flatMap(({ list }) => list?.field.path ?? []))) {
    const fields = places.filter(({ list }) => list?.field.path === path).map(({ field }) => field)
    const rows = ready.flatMap((one) =>
      ((valueAt(one.record.body, path) as RecordData[] | undefined) ?? []).map((body, i) => ({
        body,
        tell: (error: FieldError) => one.unknown.push({ ...error, field: `${path}[${i}].${error.field}` }),
      })),
    )
    await replaceIn(tx, fields, rows)
  }
  return ready
}

interface Replaced {
  body: RecordData
  tell(error: FieldError): void
}

async function replaceIn(tx: Ctx, fields: Field[], rows: Replaced[]): Promise<void> {
  if (fields.length === 0 || rows.length === 0) return
  const found = await lookUp(
    tx,
    fields,
    rows.map(({ body }) => body),
  )
  for (const { body, tell } of rows) for (const wrong of replaceTexts(fields, body, found)) tell(notFound(wrong))
}

const notFound = ({ field, text, many }: Unfound): FieldError => ({
  code: violation,
  field: field.path,
  message: many
    ? `Há mais de um registro chamado "${text}" em ${field.title}; use o código`
    : `O registro "${text}" informado em ${field.title} não existe`,
})
