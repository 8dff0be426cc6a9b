import { type History, historiesOf } from '#schemas/runtime/definition/histories.ts'
import date from '#schemas/runtime/formats/date.ts'
import { keywordMessage, violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { rowOn } from '#schemas/runtime/record/effective.ts'
import type { EntityOf } from '#schemas/runtime/record/normalise.ts'
import { normaliseRecord } from '#schemas/runtime/record/record.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { historiesIn } from '../read/in-force.ts'
import { maySay } from '../sight/field-authority.ts'
import { sameInTrail } from '../trail/write-trail.ts'

/** Column 'A partir de': the day from which a row's values of fields that follow a dated list hold. */
export const SINCE: Field = {
  ...{ name: 'aPartirDe', path: 'aPartirDe', title: 'A partir de', kind: 'scalar', type: 'string', format: 'date' },
  ...{
    schema: { type: 'string', format: 'date', description: 'O que a linha diz vira um item do histórico, neste dia.' },
  },
  ...{
    hint: { messages: { format: 'Data inválida' } },
    required: false,
    requiredWhen: [],
    readOnly: false,
    writeOnly: false,
    computed: false,
  },
}

interface Follower {
  field: Field
  /** path of the entry's field that is filled in for it */
  own: string
}

/**
 * Fields that follow a dated list and are filled in by people. One that follows a computed value of the entry (the salary of the day) is filled in there
 * under its own name (the salary).
 */
const followersOf = ({ child, followers }: History): Follower[] =>
  followers.flatMap(({ field, source }) => {
    const own = [source, field.name].find((path) => fieldAt(child, path)?.readOnly === false)
    return field.computed || field.readOnly || own === undefined ? [] : [{ field, own }]
  })

/** Whether spreadsheets of the entity have the column 'A partir de'. */
export const saysSince = (entity: Entity, entityOf: EntityOf): boolean =>
  !entity.fields.some(({ name }) => name === SINCE.name) &&
  historiesOf(entity, { get: entityOf }).some((history) => followersOf(history).length > 0)

/**
 * Turns a row's values of fields that follow a dated list into an entry of that list, valid from a day. The rest of the entry is carried over from the one in
 * force on that day; where an entry of that day has the same values already, nothing is added.
 * @param said the day, as the file has it
 * @param before the record as it is stored; absent for a new one
 * @returns the changed lists by name, with their rows as they are stored
 * @throws DomainError 400 for an invalid day, or a row without a value that follows a dated list
 */
export function putInHistory(ctx: Ctx, body: RecordData, said: unknown, before?: RecordData): RecordData {
  const since = dayOf(said)
  const former: RecordData = {}
  for (const history of historiesIn(ctx)) {
    const given = takeGiven(ctx, history, body)
    if (Object.keys(given).length === 0) continue
    const { field, effective } = history
    const rows = ((before && valueAt(before, field.path)) ?? []) as RecordData[]
    former[field.name] = rows
    if (rows.some((row) => valueAt(row, effective.start) === since && saysAll(history, row, given))) continue
    const kept = carried(history, rowOn(rows, effective, since))
    setAt(body, field.path, [...rows, { ...kept, ...given, [effective.start]: since }])
  }
  if (Object.keys(former).length === 0)
    invalid([{ code: violation, field: SINCE.name, message: 'A linha não diz nada que mude a partir de um dia' }])
  return former
}

function dayOf(said: unknown): string {
  const day = date.normalise?.(String(said)) ?? String(said)
  if (date.validate(day)) return day
  const message = keywordMessage(SINCE, { keyword: 'format', params: { format: 'date' } })
  return invalid([{ code: violation, field: SINCE.name, message }])
}

/** Takes out of the body the row's values of fields that follow the list, and those of the list's own columns, as one row of the list. */
function takeGiven(ctx: Ctx, history: History, body: RecordData): RecordData {
  const [first = {}] = (valueAt(body, history.field.path) ?? []) as RecordData[]
  const given: RecordData = structuredClone(first)
  for (const { field, own: path } of followersOf(history)) {
    const value = valueAt(body, field.path)
    if (value === undefined || !maySay(ctx.session, field)) continue
    setAt(given, path, value)
    setAt(body, field.path, undefined)
  }
  if (history.field.name in body) delete body[history.field.name]
  return given
}

/** Values an entry carries over from the one in force: only of fields the record follows. */
function carried(history: History, row: RecordData | undefined): RecordData {
  const kept: RecordData = {}
  for (const { own } of followersOf(history)) {
    const value = row && valueAt(row, own)
    if (value !== undefined) setAt(kept, own, value)
  }
  return kept
}

function saysAll({ child }: History, row: RecordData, given: RecordData): boolean {
  const wanted = normaliseRecord(child, structuredClone(given), undefined)
  return child.fields.every(
    (field) =>
      valueAt(wanted, field.path) === undefined ||
      sameInTrail(field, valueAt(row, field.path), valueAt(wanted, field.path)),
  )
}

/** Former values of a record, without the fields that follow its dated lists. */
export function withoutFollowers(ctx: Ctx, antes: RecordData = {}): RecordData {
  const left = structuredClone(antes)
  for (const { followers } of historiesIn(ctx)) for (const { field } of followers) setAt(left, field.path, undefined)
  return left
}
