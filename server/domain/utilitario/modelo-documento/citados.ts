import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { readMark } from '#server/platform/placeholders/conditions.ts'
import { type Placeholder, readPlaceholder } from '#server/platform/placeholders/placeholders.ts'
import { lerQuadro, type Quadro } from './quadros.ts'

/** References of a text: placeholders, those of conditions, and pictures by the text between their braces. */
export interface Citados {
  marcadores: Placeholder[]
  quadros: Map<string, Quadro>
}

/** All references of a template's texts. */
export function citadosEm(textos: (string | undefined)[]): Citados {
  const citados: Citados = { marcadores: [], quadros: new Map() }
  for (const inside of textos.flatMap((texto) => insidesOf(texto ?? ''))) {
    const mark = readMark(inside)
    const quadro = lerQuadro(inside)
    if (quadro) citados.quadros.set(inside.trim(), quadro)
    else if (!mark) citados.marcadores.push(readPlaceholder(inside))
    else if (mark.kind === 'if' && mark.condition) citados.marcadores.push(mark.condition.placeholder)
  }
  return citados
}
