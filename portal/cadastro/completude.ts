import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import type { Definicao } from './definicao.ts'
import { isFilled, leavesAt } from './passos.ts'

/** A part of the registration that nothing is said in yet. */
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

/** How much of the own registration is filled in, by the parts of the form that the company shows. */
export function completudeDe({ runtime, contexto }: Definicao, record: RecordData): Completude {
  const { entity } = runtime
  const partes = entity.form.flatMap(({ tab, section, fields }) => {
    const shown = leavesAt(entity, fields).filter(
      (field) => !field.readOnly && isVisible(runtime, field, record, contexto),
    )
    const [first] = shown
    if (!first) return []
    const filled = shown.some((field) => isFilled(valueAt(record, field.path)))
    // a part of one field, the photo, is called like it
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
