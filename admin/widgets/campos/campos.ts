import { foldText } from '#schemas/runtime/names.ts'

/** A field of a form as GET …/campos-extras-visiveis-obrigatorios/{x} tells it. */
export interface Campo {
  campo: string
  titulo: string
  sempre: boolean
  sempreVisivel: boolean
  motivo?: string
  sensivel: boolean
}

export interface Bloco {
  titulo: string
  campos: Campo[]
}

export interface Formulario {
  permiteOcultar: boolean
  listas: { visiveis?: string; obrigatorios: string }
  blocos: Bloco[]
}

/** Both columns of the table. */
export interface Marked {
  visible: ReadonlySet<string>
  required: ReadonlySet<string>
}

export type Column = keyof Marked

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

export const fieldsOf = (blocos: Bloco[]): Campo[] => blocos.flatMap(({ campos }) => campos)

/** Interprets the stored lists: an empty list of visible fields hides nothing, a mandatory field is visible. */
export function readLists(campos: Campo[], visiveis: unknown, obrigatorios: unknown): Marked {
  const shown = new Set(textsIn(visiveis))
  const demanded = new Set(textsIn(obrigatorios))
  const required = new Set(
    campos.filter(({ campo, sempre }) => sempre || demanded.has(campo)).map(({ campo }) => campo),
  )
  const isShown = ({ campo, sempreVisivel }: Campo) =>
    sempreVisivel || shown.size === 0 || shown.has(campo) || required.has(campo)
  return { visible: new Set(campos.filter(isShown).map(({ campo }) => campo)), required }
}

/** Whether a mark cannot be changed. */
export const isLocked = ({ sempre, sempreVisivel }: Campo, column: Column): boolean =>
  column === 'required' ? sempre : sempreVisivel

/** Marks or clears fields in one column: a mandatory field becomes visible, a hidden one optional. */
export function markFields(marked: Marked, campos: Campo[], column: Column, on: boolean): Marked {
  const visible = new Set(marked.visible)
  const required = new Set(marked.required)
  for (const campo of campos) {
    if (isLocked(campo, column)) continue
    const own = column === 'visible' ? visible : required
    if (on) own.add(campo.campo)
    else own.delete(campo.campo)
    if (on && column === 'required') visible.add(campo.campo)
    if (!on && column === 'visible') required.delete(campo.campo)
  }
  return { visible, required }
}

/** Converts marks into the stored lists: fields with fixed marks are omitted, and "all visible" is an empty list, so that fields added later are visible. */
export function writeLists(campos: Campo[], marked: Marked, before: { visiveis: unknown; obrigatorios: unknown }) {
  const known = new Set(campos.map(({ campo }) => campo))
  const said = campos.filter(({ sempre }) => !sempre).map(({ campo }) => campo)
  const strange = (value: unknown) => textsIn(value).filter((name) => !known.has(name))
  const all = said.every((name) => marked.visible.has(name))
  const visiveis = [...strange(before.visiveis), ...said.filter((name) => marked.visible.has(name))]
  const obrigatorios = [...strange(before.obrigatorios), ...said.filter((name) => marked.required.has(name))]
  return { visiveis: all ? undefined : visiveis, obrigatorios: obrigatorios.length > 0 ? obrigatorios : undefined }
}

/** Blocks with the fields whose name, or the block's, was searched for. */
export function matchingBlocks(blocos: Bloco[], search: string): Bloco[] {
  const wanted = foldText(search.trim())
  if (wanted === '') return blocos
  return blocos.flatMap(({ titulo, campos }) => {
    const found = foldText(titulo).includes(wanted)
      ? campos
      : campos.filter((one) => foldText(one.titulo).includes(wanted))
    return found.length > 0 ? [{ titulo, campos: found }] : []
  })
}
