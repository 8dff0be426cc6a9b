import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { readSaved } from '../read/saved.ts'
import { concealedIn } from '../sight/concealed.ts'
import { knownRows, mayKnow } from '../sight/field-authority.ts'
import { nameReferences } from '../trail/named-references.ts'
import type { Changes } from '../trail/write-trail.ts'
import { isSame } from '../workflow/locks.ts'
import { mergeBody } from '../write/merge.ts'
import { checkVersion } from '../write/operations.ts'
import { persist } from '../write/persist.ts'

/** A record as it was after a line of its trail, as far as that differs from what it is now. */
export interface EarlierState {
  /** line of the trail */
  linha: number
  data: string
  /** version of the record it is compared with */
  versao: number
  /** the fields that were different, with their values then; null where they were empty */
  valores: RecordData
  campos: string[]
  /** titles of changed fields whose content the trail does not hold: texts without a length limit */
  semVolta: string[]
}

interface Line {
  id: number
  criada_em: string
  campos: Changes
}

/** @throws DomainError 404 for a line of another record, or of one the session does not see */
export async function earlierState(ctx: Ctx, id: number, linha: number): Promise<EarlierState> {
  const state = await stateOf(ctx, await readStored(ctx, id), linha)
  return { ...state, valores: await withNames(ctx, state) }
}

/** The values as the session may know them, with the names of the records they refer to; lists of plain ids stay what they are. */
async function withNames(ctx: Ctx, { valores, campos }: EarlierState): Promise<RecordData> {
  const paths = campos.filter((path) => fieldOf(ctx, path).kind !== 'ids')
  const changes = Object.fromEntries(paths.map((path) => [path, { de: valueAt(valores, path) }]))
  const [named = {}] = await nameReferences(ctx, [{ entity: ctx.entity, changes }])
  const shown = structuredClone(valores)
  for (const path of paths) setAt(shown, path, named[path]?.de ?? null)
  for (const path of campos)
    setAt(shown, path, knownRows(ctx.deps.model, ctx.session, fieldOf(ctx, path), valueAt(shown, path)))
  return shown
}

/** Reverts the trail lines after `linha`, newest first; compares with the stored record. */
async function stateOf(ctx: Ctx, stored: StoredRecord, linha: number): Promise<EarlierState> {
  const text =
    'select id, criada_em, campos from auditoria where entidade = $1 and registro_id = $2 and id >= $3 order by id desc'
  const lines = await run<Line>(ctx.db, hot(text), [ctx.entity.path, stored.id, linha])
  const then = lines.pop()
  if (then?.id !== linha) return fail('NAO_ENCONTRADO')
  const before = new Map<string, unknown>()
  const lost = new Set<string>()
  for (const [path, change] of lines.flatMap(({ campos }) => Object.entries(campos)))
    if ('de' in change || 'para' in change) before.set(path, change.de)
    else lost.add(path)
  const concealed = await concealedIn(ctx, stored.id)
  const fields = leafFields(ctx.entity.fields).filter(
    (field) => isRestorable(ctx, field, stored) && !concealed.includes(field.path),
  )
  // only what the session may know is compared
  const known = (field: Field, value: unknown) => knownRows(ctx.deps.model, ctx.session, field, value)
  const changed = fields.filter(
    (field) =>
      before.has(field.path) &&
      !lost.has(field.path) &&
      !isSame(ctx, field, known(field, before.get(field.path)), known(field, valueAt(stored, field.path))),
  )
  const valores: RecordData = {}
  for (const { path, kind } of changed) setAt(valores, path, valueThen(kind, before.get(path), valueAt(stored, path)))
  return {
    linha,
    data: then.criada_em,
    versao: stored.versao,
    valores,
    campos: changed.map(({ path }) => path),
    semVolta: fields.filter(({ path }) => lost.has(path)).map(({ title }) => title),
  }
}

const fieldOf = ({ entity }: Ctx, path: string): Field => {
  const field = fieldAt(entity, path)
  if (!field) throw new Error(`${entity.path} has no ${path}`)
  return field
}

/** Whether a form may write the field: others are derived, or set by actions. */
const isRestorable = ({ session }: Ctx, field: Field, stored: RecordData): boolean =>
  !field.readOnly && !field.computed && !field.writeOnly && field.path !== 'id' && mayKnow(session, field, stored)

/** The former value of a field; rows of lists that were removed since lose their id and come back as new ones. */
function valueThen(kind: Field['kind'], then: unknown, now: unknown): unknown {
  if (kind !== 'children' || !Array.isArray(then)) return then ?? null
  const there = new Set(Array.isArray(now) ? now.map((row: RecordData) => row.id) : [])
  return then.map(({ id, ...row }: RecordData) => (there.has(id) ? { id, ...row } : row))
}

/**
 * Gives fields of a record the values they had after a line of its trail, through the rules of any change.
 * @param fields paths; by default all that differ
 * @throws DomainError 400 with what the rules of today refuse, 404, 409 when the record has changed since it was read
 */
export async function restoreState(
  ctx: Ctx,
  id: number,
  linha: number,
  { version, fields }: { version: number | undefined; fields?: string[] },
): Promise<StoredRecord> {
  if (version === undefined) fail('VERSAO_OBRIGATORIA')
  return inTransaction(ctx, async (tx) => {
    const before = await readStored(tx, id, { lock: true })
    await checkVersion(tx, before, version)
    const { valores, campos } = await stateOf(tx, before, linha)
    const unknown = fields?.find((path) => !campos.includes(path))
    if (unknown !== undefined) fail('PARAMETRO_INVALIDO', { nome: unknown })
    const body: RecordData = {}
    for (const path of fields ?? campos) setAt(body, path, valueAt(valores, path))
    const { record, kept } = mergeBody(tx, before, body, true, { former: true })
    await persist(tx, { record, before, operation: 'versao-restaurada', kept })
    return readSaved(tx, id)
  })
}
