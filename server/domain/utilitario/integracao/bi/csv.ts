import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { escapeFormula } from '#server/platform/crud/csv.ts'
import type { Tabela } from './conjunto.ts'

/** Header of a file: a reference has id and label, a closed list code and title. */
export function cabecalho({ deQuem, colunas }: Tabela, entity: Entity): string[] {
  return [deQuem ?? 'id', ...colunas.flatMap((path) => nomes(campo(entity, path)))]
}

/** One line: days as 2026-08-31, decimal points, true and false; empty for missing values and for fields that the key may not read. */
export function linhaDoCsv({ colunas }: Tabela, entity: Entity, id: number, record: RecordData): string[] {
  return [String(id), ...colunas.flatMap((path) => celulas(campo(entity, path), valueAt(record, path)))]
}

/** @throws Error for a column that the definition has not: a test reads all of them */
export const campo = (entity: Entity, path: string): Field =>
  fieldAt(entity, path) ??
  (() => {
    throw new Error(`${entity.path} has no field ${path}`)
  })()

function nomes({ path, kind, options }: Field): string[] {
  if (kind === 'reference') return [`${path}Id`, path]
  return options ? [path, `${path}Descricao`] : [path]
}

function celulas(field: Field, value: unknown): string[] {
  const missing = value === undefined || value === null
  if (field.kind === 'reference')
    return missing ? ['', ''] : [String((value as { id?: number }).id ?? ''), escapeFormula(formatValue(field, value))]
  if (field.options) return missing ? ['', ''] : [String(value), escapeFormula(formatValue(field, value))]
  return [missing ? '' : escapeFormula(String(value))]
}
