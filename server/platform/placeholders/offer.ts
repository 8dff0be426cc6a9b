import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** One thing a text can name. */
export interface OfferedMarker {
  /** what stands between the braces: 'candidato.contato.email' */
  marcador: string
  titulo: string
}

/** What a text can name of one record, as a call answers it for `x-field.markersBy`. */
export interface MarkerGroup<M extends OfferedMarker = OfferedMarker> {
  titulo: string
  marcadores: M[]
}

/** 'Endereço: Cidade': a field inside an object is called after it, too. */
export function titleOfField(entity: Entity | undefined, field: Field): string {
  const parts = field.path.split('.')
  const titles = parts.flatMap((_part, i) => {
    const found = entity && fieldAt(entity, parts.slice(0, i + 1).join('.'))
    return found ? [found.title] : []
  })
  return titles.join(': ') || field.title
}
