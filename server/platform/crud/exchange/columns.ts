import { isFileField } from '#schemas/runtime/files/rules.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { EntityOf } from '#schemas/runtime/record/normalise.ts'
import type { Session } from '#server/platform/access/session.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { mayKnow, maySay } from '../sight/field-authority.ts'
import { SINCE, saysSince } from './dated.ts'

/** One column of a spreadsheet. */
export interface SheetColumn {
  field: Field
  /** header text: the field's title, or its path where two fields share a title */
  header: string
}

/**
 * Whether a field is a column. Write-only fields are never exported, and imported only when required (the password of a user). Files are exported by name and
 * never imported; nor are lists of inline objects.
 */
const travels = (field: Field, session: Session, writable: boolean): boolean =>
  (!field.writeOnly || (writable && field.required)) &&
  field.kind !== 'children' &&
  !field.hint.hidden &&
  !(writable && (isFileField(field) || isObjectList(field))) &&
  (writable ? maySay(session, field) : mayKnow(session, field))

const isObjectList = ({ kind, schema }: Field): boolean => kind === 'json' && schema.items?.properties !== undefined

/** The version of a record as a column; a row imported with it is refused where the record has changed since the export. */
const VERSION: Field = {
  ...{ name: 'versao', path: 'versao', title: 'Versão', kind: 'scalar', type: 'integer' },
  ...{ schema: { type: 'integer', minimum: 1 }, hint: {}, required: false, requiredWhen: [] },
  ...{ readOnly: false, writeOnly: false, computed: false },
}
const versionColumn: SheetColumn = { field: VERSION, header: VERSION.title }

/** The columns of an entity's spreadsheets, in the order of its fields; `writable` leaves out what only the system sets. */
export function sheetColumns(entity: Entity, session: Session, writable: boolean): SheetColumn[] {
  const fields = leafFields(entity.fields).filter((f) => travels(f, session, writable) && !(writable && f.readOnly))
  const seen = new Map<string, number>()
  for (const field of leafFields(entity.fields))
    seen.set(foldText(field.title), (seen.get(foldText(field.title)) ?? 0) + 1)
  return fields.map((field) => ({
    field,
    header: (seen.get(foldText(field.title)) ?? 0) > 1 ? field.path : field.title,
  }))
}

/**
 * The columns somebody chose for a file, in their order ('id,nome,cidade'); 'versao' is one, too.
 * @throws DomainError 400 with the name of a column that the entity has not, or keeps from this session
 */
export function chosenColumns(entity: Entity, session: Session, paths: string): SheetColumn[] {
  const all = [...sheetColumns(entity, session, false), versionColumn]
  const unknown = (path: string): never =>
    invalid([{ code: violation, field: 'colunas', message: `Coluna desconhecida: ${path}` }])
  const wanted = new Set(paths.split(',').flatMap((path) => path.trim() || []))
  return [...wanted].map((path) => all.find(({ field }) => field.path === path) ?? unknown(path))
}

/** Where a column of an imported file goes: a field of the record, or of a row in one of its lists. */
export interface Place {
  field: Field
  /** the list, and whose rows they are */
  list?: { field: Field; entity: Entity }
  /** 'nome', 'pessoal.cpf', 'experiencias.empresa' */
  path: string
  /** header text in a template */
  header: string
}

/** Every place a file can fill, the record's own first, then the lists' ('Experiências: Empresa'). */
export function fillablePlaces(entity: Entity, session: Session, entityOf: EntityOf): Place[] {
  const own = sheetColumns(entity, session, true).map(({ field, header }) => ({ field, path: field.path, header }))
  const lists = leafFields(entity.fields).filter(
    (f) => f.kind === 'children' && !f.readOnly && !f.hint.hidden && mayKnow(session, f),
  )
  const since = saysSince(entity, entityOf) ? [{ field: SINCE, path: SINCE.path, header: SINCE.title }] : []
  return [
    ...own,
    ...since,
    ...lists.flatMap((list) => {
      const child = list.target ? entityOf(list.target) : undefined
      if (!child) return []
      return sheetColumns(child, session, true)
        .filter(({ field }) => field.path !== 'id')
        .map(({ field, header }) => ({
          field,
          list: { field: list, entity: child },
          path: `${list.path}.${field.path}`,
          header: `${list.title}: ${header}`,
        }))
    }),
  ]
}

/** `fillablePlaces` and the version: every place a column of a file may go to. */
export const columnTargets = (entity: Entity, session: Session, entityOf: EntityOf): Place[] => [
  ...fillablePlaces(entity, session, entityOf),
  { ...versionColumn, path: VERSION.path },
]

export interface Mapping {
  /** by position in the file; undefined where the column is not one of ours */
  columns: (Place | undefined)[]
  /** headers that match no place */
  ignored: string[]
}

const key = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()

/**
 * Finds each header's place: by title, then by name (DESIGN §6b), ignoring accents, case and a trailing `*`. A choice by hand (`chosen`, by position: a path,
 * or null for 'none') wins; paths that every record is given (`given`) are no places.
 * @throws DomainError 400 for a chosen path that is no place, or is chosen twice
 */
export function mapHeaders(
  entity: Entity,
  session: Session,
  entityOf: EntityOf,
  headers: string[],
  chosen: (string | null | undefined)[] = [],
  given: string[] = [],
): Mapping {
  const all = columnTargets(entity, session, entityOf).filter(({ path }) => !given.includes(path))
  const byText = textsOf(all)
  const taken = new Set<Place>()
  const named = headers.map((_, i) => chosen[i]).flatMap((path) => path ?? [])
  for (const path of named) {
    const place = all.find((p) => p.path === path) ?? wrongMap(`Coluna desconhecida: ${path}`)
    if (taken.has(place)) wrongMap(`Duas colunas do arquivo vão para ${place.header}`)
    taken.add(place)
  }
  const ignored: string[] = []
  const columns = headers.map((header, i) => {
    const path = chosen[i]
    if (path) return all.find((p) => p.path === path)
    const found = path === null ? undefined : byText.get(key(header))
    if (!found || taken.has(found)) {
      if (header.trim() !== '') ignored.push(header.trim())
      return undefined
    }
    taken.add(found)
    return found
  })
  return { columns, ignored }
}

const wrongMap = (message: string): never => invalid([{ code: violation, field: 'mapa', message }])

/** Places by header text: titles win over names, fields of the record over those of its lists. */
function textsOf(all: Place[]): Map<string, Place> {
  const texts = new Map<string, Place>()
  const add = (place: Place, text: string) => {
    if (!texts.has(key(text))) texts.set(key(text), place)
  }
  for (const place of all) if (!place.list) add(place, place.field.title)
  for (const place of all) add(place, place.header)
  for (const place of all) add(place, place.path)
  for (const place of all) if (!place.list) add(place, place.field.name)
  return texts
}
