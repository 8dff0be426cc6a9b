import { fileIds, isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormServices } from '../services/form-services.ts'
import { conflictTexts } from './texts.ts'

/** Names for the ids and codes in a record. */
export interface Names {
  file(id: string): string
  /** a record of another entity */
  record(entityPath: string, id: number): string
  /** text of a value of a host widget; undefined where the widget has none */
  text(field: Field, value: unknown): string | undefined
}

/** Ids whose names are not part of the record. */
export interface Unnamed {
  files: Set<string>
  records: Map<string, Set<number>>
  /** names of host widgets whose values need their own text function */
  widgets: Set<string>
}

export const nothingUnnamed = (): Unnamed => ({ files: new Set(), records: new Map(), widgets: new Set() })

/** Collects the ids in a value, including those in list rows. */
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

/** Fetches all names; unknown ids get a generic text. */
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
