import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fold } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { invalid } from '#server/errors.ts'
import type { Session } from '#server/session/session.ts'

/** One column of a spreadsheet. */
export interface SheetColumn {
  field: Field
  /** header text: the field's title, or its path where two fields share a title */
  header: string
}

/** What is write-only never leaves; it comes in where no record could do without it (the password of a user). */
const travels = (field: Field, session: Session, writable: boolean): boolean =>
  (!field.writeOnly || (writable && field.required)) &&
  field.kind !== 'children' &&
  field.format !== 'arquivo' &&
  (!field.hint.authority || session.authorities.has(field.hint.authority))

/** The columns of an entity's spreadsheets, in the order of its fields; `writable` leaves out what only the system sets. */
export function sheetColumns(entity: Entity, session: Session, writable: boolean): SheetColumn[] {
  const fields = leafFields(entity.fields).filter((f) => travels(f, session, writable) && !(writable && f.readOnly))
  const seen = new Map<string, number>()
  for (const field of leafFields(entity.fields)) seen.set(fold(field.title), (seen.get(fold(field.title)) ?? 0) + 1)
  return fields.map((field) => ({ field, header: (seen.get(fold(field.title)) ?? 0) > 1 ? field.path : field.title }))
}

/**
 * The columns somebody chose for a file, in their order ('id,nome,cidade').
 * @throws DomainError 400 with the name of a column that the entity has not, or keeps from this session
 */
export function chosenColumns(entity: Entity, session: Session, paths: string): SheetColumn[] {
  const all = sheetColumns(entity, session, false)
  const unknown = (path: string): never =>
    invalid([{ code: violation, field: 'colunas', message: `Coluna desconhecida: ${path}` }])
  const wanted = new Set(paths.split(',').flatMap((path) => path.trim() || []))
  return [...wanted].map((path) => all.find(({ field }) => field.path === path) ?? unknown(path))
}

export interface Mapping {
  /** by position in the file; undefined where the column is not one of ours */
  columns: (Field | undefined)[]
  /** headers that are none of ours */
  ignored: string[]
}

const key = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()

/** Finds each header's field: by title, then by name (DESIGN §6b); accents, case and a trailing `*` do not matter. */
export function mapHeaders(entity: Entity, session: Session, headers: string[]): Mapping {
  const byTitle = new Map<string, Field>()
  const byName = new Map<string, Field>()
  for (const { field } of sheetColumns(entity, session, true)) {
    for (const [map, text] of [
      [byTitle, field.title],
      [byName, field.path],
      [byName, field.name],
    ] as const)
      if (!map.has(key(text))) map.set(key(text), field)
  }
  const taken = new Set<Field>()
  const ignored: string[] = []
  const columns = headers.map((header) => {
    const field = byTitle.get(key(header)) ?? byName.get(key(header))
    if (!field || taken.has(field)) {
      if (header.trim() !== '') ignored.push(header.trim())
      return undefined
    }
    taken.add(field)
    return field
  })
  return { columns, ignored }
}
