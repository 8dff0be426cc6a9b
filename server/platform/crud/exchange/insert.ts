import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { type Done, noteDone } from '../bulk/batch.ts'
import { tryInSavepoint } from '../bulk/each.ts'
import { changeRead } from '../bulk/edit.ts'
import type { Ctx } from '../define.ts'
import { readStored } from '../read/read.ts'
import { flushTrail, type TrailEntry } from '../trail/write-trail.ts'
import { insertBody } from '../write/operations.ts'
import type { Mapping } from './columns.ts'
import { putInHistory, SINCE, withoutFollowers } from './dated.ts'
import { Existing, listsRefused } from './existing.ts'
import { lookUp, replaceTexts, type Unfound } from './lookups.ts'
import type { FileRecord } from './records.ts'

/** Records stored under one savepoint; when one of them is refused, they are stored again one by one. */
const group = 10

interface Ready {
  record: FileRecord
  /** errors of references that could not be resolved */
  unknown: FieldError[]
}

/** Counts of the records of a file that were not refused. */
export interface Stored {
  criados: number
  alterados: number
  /** held the values of the file already */
  inalterados: number
}

interface Storing {
  /** existing records are changed by the file; else they are refused */
  altera: boolean
  refuse: (record: FileRecord, errors: FieldError[]) => void
}

/** Buffers lines of the trail, so that those of all rows are written together. */
type Traced = Ctx & { trail: TrailEntry[] }

interface Looking extends Storing {
  /** absent: existing records are refused by their unique keys */
  existing: Existing | undefined
}

/** Stores records of a file; a refused one is passed to `refuse` and does not affect the others. */
export async function insertAll(
  tx: Ctx & { lote: number },
  mapping: Mapping,
  records: FileRecord[],
  storing: Storing,
): Promise<Stored> {
  const ready = await resolveTexts(tx, mapping, records)
  const bodies = records.map(({ body }) => ownValues(body).body)
  const looking = { ...storing, existing: storing.altera ? await Existing.lookFor(tx, bodies) : undefined }
  const trail: TrailEntry[] = []
  const done: (Done | undefined)[] = []
  for (let at = 0; at < ready.length; at += group)
    done.push(...(await storeGroup({ ...tx, trail }, ready.slice(at, at + group), looking)))
  await flushTrail(trail)
  const changed = done.flatMap((one) => (one?.antes ? [one] : []))
  const made = done.flatMap((one) => (one && !one.antes ? [one.id] : []))
  const stillMade = new Set(made)
  const former = lastOfEach(changed).filter(({ id }) => !stillMade.has(id))
  await noteDone(tx, [...(await versionsOf(tx, made)), ...former])
  return { criados: made.length, alterados: changed.length, inalterados: done.length - made.length - changed.length }
}

/** Merges the changes of a record that stands in a file twice: its last version, its values before the first change. */
function lastOfEach(changed: Done[]): Done[] {
  const last = new Map<number, Done>()
  for (const one of changed) last.set(one.id, { ...one, antes: { ...one.antes, ...last.get(one.id)?.antes } })
  return [...last.values()]
}

/** Splits a row into the record's values and those about the row itself (version, day). */
function ownValues({ versao, [SINCE.name]: since, ...body }: RecordData) {
  return { versao: versao as number | undefined, since, body }
}

/** Runs work inside a savepoint; a refusal also drops its buffered lines of the trail. */
async function refusableWithTrail(tx: Traced, work: () => Promise<void>): Promise<FieldError[] | undefined> {
  const before = tx.trail.length
  const errors = await tryInSavepoint(tx, work)
  if (errors) tx.trail.length = before
  return errors
}

async function storeGroup(tx: Traced, group: Ready[], storing: Looking): Promise<(Done | undefined)[]> {
  if (group.every(({ unknown }) => unknown.length === 0)) {
    const done: (Done | undefined)[] = []
    const errors = await refusableWithTrail(tx, async () => {
      for (const { record } of group) done.push(await storeOne(tx, record, storing))
    })
    if (!errors) return done
  }
  const done: (Done | undefined)[] = []
  for (const { record, unknown } of group) {
    const errors = await refusableWithTrail(tx, async () => {
      const one = await storeOne(tx, record, storing)
      if (unknown.length > 0) throw new DomainError('FIELD_VALIDATION_VIOLATION', {}, { errors: [] })
      done.push(one)
    })
    const named = new Set(unknown.map(({ field }) => field))
    if (errors) storing.refuse(record, [...unknown, ...errors.filter((e) => !e.field || !named.has(e.field))])
  }
  return done
}

/**
 * Stores one record; a row with a version changes the record only while it still has that version.
 * @returns what was done; undefined where the record holds the row's values already
 */
async function storeOne(tx: Ctx, { body: said }: FileRecord, { existing }: Looking): Promise<Done | undefined> {
  const { versao, since, body } = ownValues(structuredClone(said))
  const id = await existing?.idOf(tx, body)
  if (id === undefined) {
    if (since !== undefined) putInHistory(tx, body, since)
    return { id: await insertBody(tx, body), versao: 0 }
  }
  const before = await readStored(tx, id, { lock: true })
  const former = since === undefined ? undefined : putInHistory(tx, body, since, before)
  const refused = listsRefused(tx, body).filter(({ field }) => former === undefined || !(`${field}` in former))
  if (refused.length > 0) throw new DomainError('FIELD_VALIDATION_VIOLATION', {}, { errors: refused })
  const done = (await changeRead(tx, before, versao, body))?.done
  // undo restores the list without the entry, not the fields that follow it
  return done && former ? { ...done, antes: { ...withoutFollowers(tx, done.antes), ...former } } : done
}

/** Reads the current versions of records: hooks may have saved them again. */
async function versionsOf(tx: Ctx, ids: number[]): Promise<Done[]> {
  if (ids.length === 0) return []
  return run<Done>(tx.db, hot(`select id, versao from ${tx.entity.table} where id = any($1::bigint[])`), [ids])
}

const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references' || kind === 'ids'

/** Replaces the texts of references by ids, in the records and in the rows of their lists. */
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
