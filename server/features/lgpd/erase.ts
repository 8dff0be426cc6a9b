import { eventOf } from '#schemas/runtime/definition/events.ts'
import { fieldsOfPerson, type PersonalField } from '#schemas/runtime/definition/lgpd.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { eraseAccounts, forgetAccounts } from './accounts.ts'
import { type ColumnFacts, maskSql } from './mask.ts'
import { findNamesakes } from './namesakes.ts'
import type { Officer } from './officer.ts'
import { modelIn, stayingKeys } from './own-fields.ts'
import { type Subject, samePerson } from './persons.ts'
import { type Rows, rowsOf } from './rows.ts'
import { type Reach, scopeOf, signatureOf } from './scope.ts'
import { sweepTexts } from './sweep.ts'
import { eraseTraces } from './traces.ts'

export interface Erased {
  registros: number
  guardados: number
}

/** Release time of files freed by an erasure: the oldest possible, so that they are removed at once. */
const FIRST_INSTANT = new Date(1)

/**
 * Erases the person behind a record, in one transaction: his records and records about him by their definitions, his files, and his traces in trail,
 * deleted records, batches, e-mails and texts. Its own line of the trail holds no personal data. Idempotent.
 * @param signature hash of the preview; refused when the data changed since
 * @param finish further work, last in the same transaction
 */
export async function erasePerson(
  officer: Officer,
  first: Subject,
  {
    signature,
    reach = 'pessoa',
    finish,
  }: { signature?: string; reach?: Reach; finish?: (db: Db) => Promise<void> } = {},
): Promise<Erased> {
  const { prumo, session } = officer
  const someEntity = prumo.model.entities.get(first.entidade) ?? fail('NAO_ENCONTRADO')
  const base = contextOf(prumo, someEntity, session)
  const done = await inTransaction(base, async ({ db }) => {
    await lock(db, officer, await samePerson(officer, first))
    const scope = await scopeOf(officer, first, reach)
    const { subjects, holdings, kept } = scope
    if (signature !== undefined && signatureOf(scope) !== signature) fail('PESSOA_ALTERADA')
    if (subjects.length === 0) return scope
    const others = await findNamesakes(officer, subjects)
    const rows = rowsOf(prumo.model, holdings)
    await eraseTraces(db, officer, scope, rows)
    for (const part of rows) await eraseRows(db, officer, part)
    await eraseAccounts(db, subjects)
    // names in texts stay while a record must be kept
    if (kept.length === 0) await sweepTexts(db, officer, subjects, { names: others.length === 0 })
    for (const { entity, empresaId, records } of holdings)
      for (const { id } of records) {
        const name = eventOf(entity, 'anonimizacao')
        const event = name === undefined ? undefined : { name, campos: [] }
        await writeTrailLine({ ...base, db, entity }, id, empresaId, 'anonimizacao', {}, event)
      }
    await finish?.(db)
    return scope
  })
  forgetAccounts(prumo, done.subjects)
  await prumo.files.removeUnclaimed(FIRST_INSTANT)
  return { registros: done.holdings.reduce((sum, { records }) => sum + records.length, 0), guardados: done.kept.length }
}

/** Locks the person's records FOR UPDATE until the erasure is committed. */
async function lock(db: Db, { prumo }: Officer, subjects: Subject[]): Promise<void> {
  for (const { entidade, id } of subjects) {
    const table = prumo.model.entities.get(entidade)?.table
    if (table) await run(db, `select id from ${table} where id = $1 for update`, [id])
  }
}

/** Erases rows of one table by its definition; of records about others only the fields the person wrote. */
async function eraseRows(db: Db, officer: Officer, { entity, empresaId, ids, written }: Rows): Promise<void> {
  const model = modelIn(officer, empresaId)
  const { storage } = planOf(entity, model)
  const where = (values: Values) =>
    `id = any(${values.add(ids)}::bigint[])${storage.company ? ` and empresa_id = ${values.add(empresaId)}` : ''}`
  if (entity.lgpd?.erase === 'linha' && !written) {
    const values = new Values()
    await run(db, `delete from ${storage.table} where ${where(values)}`, values.list)
    return
  }
  const fields = fieldsOfPerson({ entity, written }, model.entities)
  const byPath = new Map(fields.map((field) => [field.field.path, field]))
  const facts = await columnsOf(db, storage.table)
  const values = new Values()
  const sets = storage.columns.flatMap(({ name, field }) => {
    const personal = nameless(byPath.get(field.path), entity.lgpd?.person?.name[0])
    const column = facts.get(name)
    const masked = personal && column && maskSql(personal, name, column)
    return masked ? [`${name} = ${masked}`] : []
  })
  for (const [path, value] of Object.entries((!written && entity.lgpd?.sets) || {}))
    sets.push(`${toSnakeCase(path)} = ${values.add(value)}`)
  if (storage.extras && !written) {
    const staying = values.add(stayingKeys(officer, entity.path))
    sets.push(
      `extras = (select jsonb_object_agg(e.key, e.value) from jsonb_each(extras) e where e.key = any(${staying}::text[]))`,
    )
  }
  if (sets.length > 0)
    await run(
      db,
      `update ${storage.table} set ${[...sets, 'versao = versao + 1'].join(', ')} where ${where(values)}`,
      values.list,
    )
  for (const { field, table, owner } of storage.links) {
    if ((byPath.get(field.path)?.anonymise ?? 'mantem') === 'mantem') continue
    const own = new Values()
    const ofCompany = storage.company ? ` and empresa_id = ${own.add(empresaId)}` : ''
    await run(db, `delete from ${table} where ${owner} = any(${own.add(ids)}::bigint[])${ofCompany}`, own.list)
  }
}

/** Masks the main name instead of emptying it, so that references still show a label. */
const nameless = (personal: PersonalField | undefined, main: string | undefined): PersonalField | undefined =>
  personal && personal.field.path === main ? { ...personal, anonymise: 'mascara' } : personal

async function columnsOf(db: Db, table: string): Promise<Map<string, ColumnFacts>> {
  const rows = await run<{ column_name: string; data_type: string; is_nullable: string }>(
    db,
    'select column_name, data_type, is_nullable from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  )
  return new Map(rows.map((row) => [row.column_name, { type: row.data_type, nullable: row.is_nullable === 'YES' }]))
}
