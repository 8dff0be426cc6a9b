import type { Model } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { storageOf } from '#schemas/storage.ts'

/** Maximum length of texts that settings carry: longer ones (a policy, a certificate) are not used by rules and would be read with every request. */
const LONG_TEXT = 1000

/** Reads the single record of a settings entity (empresa-configuracao, parametros-sistema) from a row given as JSON. */
export interface SettingsReader {
  table: string
  /** columns left out, as a PostgreSQL array */
  without: string
  read(row: Record<string, unknown> | null | undefined): RecordData
}

/** @throws Error for a path the model does not have */
export function settingsReader(model: Pick<Model, 'entities'>, path: string): SettingsReader {
  const entity = model.entities.get(path)
  if (!entity) throw new Error(`Unknown entity: ${path}`)
  const { table, columns } = storageOf(entity, model)
  const isLong = (length: number | undefined) => length !== undefined && length > LONG_TEXT
  const left = columns.filter(({ field }) => isLong(field.schema.maxLength) || field.writeOnly)
  const kept = columns.filter((column) => !left.includes(column) && column.part === 'value')
  const defaults = leafFields(entity.fields).filter((field) => field.schema.default !== undefined)
  return {
    table,
    without: `{${['id', 'versao', 'empresa_id', 'busca', ...left.map(({ name }) => name)].join(',')}}`,
    read(row) {
      const record: RecordData = {}
      for (const { name, field } of kept) if (row?.[name] != null) setAt(record, field.path, row[name])
      for (const { path, schema } of defaults)
        if (valueAt(record, path) === undefined) setAt(record, path, schema.default)
      return record
    },
  }
}
