import { foldText } from '#schemas/runtime/names.ts'

/** A marker available in a text. */
export interface MarkerOption {
  /** what stands between the braces: 'candidato.contato.email', 'imagem candidato.foto', 'qr' */
  marcador: string
  titulo: string
  /** a list: printed as a table in a paragraph of its own */
  lista: boolean
  /** title of its group: 'Candidato' */
  grupo: string
}

/** An unfinished marker at the caret. */
export interface OpenMarker {
  /** index of its braces in the text */
  start: number
  /** text after the braces up to the caret */
  typed: string
}

const OPEN = /\{\{([^{}\n]*)$/

/** Returns the unfinished marker at the end of the text before the caret. */
export function openMarker(before: string): OpenMarker | undefined {
  const found = OPEN.exec(before)
  return found ? { start: found.index, typed: found[1] ?? '' } : undefined
}

/** Maximum number of suggestions. */
const MOST = 40

/** Returns the markers whose title, group or name contain every typed word; those whose title starts with it first. */
export function matchingMarkers(options: readonly MarkerOption[], typed: string): MarkerOption[] {
  const wanted = foldText(typed).trim()
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = options.filter(({ grupo, titulo, marcador }) => {
    const text = `${foldText(`${grupo}: ${titulo}`)} ${foldText(marcador)}`
    return words.every((word) => text.includes(word))
  })
  const begins = ({ titulo, marcador }: MarkerOption) =>
    wanted !== '' && (foldText(titulo).startsWith(wanted) || foldText(marcador).startsWith(wanted))
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, MOST)
}

/** Replaces a range of a text by a marker; returns the text and the new caret position. */
export function withMarker(text: string, start: number, end: number, marker: string): { text: string; caret: number } {
  const piece = `{{${marker}}}`
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
