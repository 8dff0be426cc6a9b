import { foldText } from '#schemas/runtime/names.ts'

/** One thing a text can name. */
export interface MarkerOption {
  /** what stands between the braces: 'candidato.contato.email', 'imagem candidato.foto', 'qr' */
  marcador: string
  titulo: string
  /** rows: prints as a table in a paragraph of its own */
  lista: boolean
  /** what it is a part of: 'Candidato' */
  grupo: string
}

/** A marker that is being typed. */
export interface OpenMarker {
  /** where its braces begin in the text */
  start: number
  /** what follows them up to the cursor */
  typed: string
}

const OPEN = /\{\{([^{}\n]*)$/

/** The marker that a text up to the cursor has begun and not ended. */
export function openMarker(before: string): OpenMarker | undefined {
  const found = OPEN.exec(before)
  return found ? { start: found.index, typed: found[1] ?? '' } : undefined
}

/** Shown while a marker is typed: as many as are looked through at a glance. */
const MOST = 40

/** Markers whose title, group or name hold every word that is typed; those whose own title begins with it first. */
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

/** A text with a marker in the place between two of its letters, and where the cursor then stands. */
export function withMarker(text: string, start: number, end: number, marker: string): { text: string; caret: number } {
  const piece = `{{${marker}}}`
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
