import { fileIds, isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormServices } from '../services/form-services.ts'
import { conflictTexts } from './texts.ts'

/** What ids and codes of a record stand for. */
export interface Names {
  file(id: string): string
  /** a record of another entity */
  record(entityPath: string, id: number): string
  /** the value of a field whose widget the host brings, where it has words of its own */
  text(field: Field, value: unknown): string | undefined
}

/** Ids whose names are not in the record itself. */
export interface Unnamed {
  files: Set<string>
  records: Map<string, Set<number>>
  /** names of widgets that only the host can read */
  widgets: Set<string>
}

export const nothingUnnamed = (): Unnamed => ({ files: new Set(), records: new Map(), widgets: new Set() })

/** Notes what a value names by id, in the rows of lists too. */
export function noteNames(into: Unnamed, runtime: Pick<EntityRuntime, 'child'>, field: Field, value: unknown): void {
  if (value === undefined || value === null) return
  if (field.hint.widget) into.widgets.add(field.hint.widget)
  if (isFileField(field)) for (const id of fileIds(value)) into.files.add(id)
  if (!field.target || !Array.isArray(value)) return
  if (field.kind === 'ids') {
    const known = into.records.get(field.target) ?? new Set()
    for (const id of value) if (typeof id === 'number') known.add(id)
    into.records.set(field.target, known)
  }
  if (field.kind !== 'children') return
  const inner = leafFields(runtime.child(field.target).entity.fields)
  for (const row of value as RecordData[])
    for (const each of inner) noteNames(into, runtime, each, valueAt(row, each.path))
}

/** Asks for the names of all of them; what cannot be named is called by what it is. */
export async function fetchNames(
  { files, records, widgets }: Unnamed,
  { upload, lookup, words = {} }: Pick<FormServices, 'upload' | 'lookup' | 'words'>,
): Promise<Names> {
  const { unknownFile, unknownRecord } = conflictTexts
  const fileNames = new Map<string, string>()
  const recordNames = new Map<string, string>()
  const readers = new Map<string, (field: Field, value: unknown) => string | undefined>()
  await Promise.all([
    ...[...files].map(async (id) => {
      const file = await upload?.describe?.(id).catch(() => undefined)
      if (file) fileNames.set(id, file.nome)
    }),
    ...[...records].map(async ([entity, ids]) => {
      for (const { id, rotulo } of await lookup.byIds(entity, [...ids])) recordNames.set(`${entity} ${id}`, rotulo)
    }),
    ...[...widgets].map(async (name) => {
      const reader = await words[name]?.().catch(() => undefined)
      if (reader) readers.set(name, reader)
    }),
  ])
  return {
    file: (id) => fileNames.get(id) ?? unknownFile,
    record: (entity, id) => recordNames.get(`${entity} ${id}`) ?? unknownRecord,
    text: (field, value) => readers.get(field.hint.widget ?? '')?.(field, value),
  }
}
