import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** A placeholder offered to authors of texts. */
export interface OfferedMarker {
  /** text between the braces: 'candidato.contato.email' */
  marcador: string
  titulo: string
}

/** Placeholders of one record, as a call answers them for `x-field.markersBy`. */
export interface MarkerGroup<M extends OfferedMarker = OfferedMarker> {
  titulo: string
  marcadores: M[]
}

/** Title of a field with those of the objects around it: 'Endereço: Cidade'. */
export function titleOfField(entity: Entity | undefined, field: Field): string {
  const parts = field.path.split('.')
  const titles = parts.flatMap((_part, i) => {
    const found = entity && fieldAt(entity, parts.slice(0, i + 1).join('.'))
    return found ? [found.title] : []
  })
  return titles.join(': ') || field.title
}
