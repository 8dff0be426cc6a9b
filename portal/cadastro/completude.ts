import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import type { Definicao } from './definicao.ts'
import { isFilled, leavesAt } from './passos.ts'

/** A part of the registration without any value. */
export interface Falta {
  titulo: string
  /** path of its first field */
  campo: string
}

export interface Completude {
  partes: number
  preenchidas: number
  faltam: Falta[]
}

/** Counts the filled parts of the registration, among those the company shows. */
export function completudeDe({ runtime, contexto }: Definicao, record: RecordData): Completude {
  const { entity } = runtime
  const partes = entity.form.flatMap(({ tab, section, fields }) => {
    const shown = leavesAt(entity, fields).filter(
      (field) => !field.readOnly && isVisible(runtime, field, record, contexto),
    )
    const [first] = shown
    if (!first) return []
    const filled = shown.some((field) => isFilled(valueAt(record, field.path)))
    // a part of a single field, such as the photo, has that field's title
    return [
      {
        titulo: fields.length === 1 && !section ? first.title : (section ?? tab ?? first.title),
        campo: first.path,
        filled,
      },
    ]
  })
  const faltam = partes.filter(({ filled }) => !filled).map(({ titulo, campo }) => ({ titulo, campo }))
  return { partes: partes.length, preenchidas: partes.length - faltam.length, faltam }
}
