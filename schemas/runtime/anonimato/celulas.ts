import { type Atributo, type Atributos, combinacaoDe } from './atributos.ts'

/** The attributes a result is cut by: none (the total), one, or the area and one other. */
export type Corte = readonly Atributo[]

/** A group of sheets reported together: all, an area with its sub-areas, a band, or an area and a band. */
export interface Celula {
  corte: Corte
  valores: { readonly [nome in Atributo]?: string }
  /** indexes of its sheets in the list */
  membros: number[]
}

/** The cuts of a collection, fixed when it is released: the total, each attribute, and the area with each other attribute. */
export function cortesDe(atributos: readonly Atributo[]): Corte[] {
  const outros = atributos.filter((nome) => nome !== 'area')
  const cruzados = atributos.includes('area') ? outros.map((nome) => ['area', nome] as const) : []
  return [[], ...atributos.map((nome) => [nome]), ...cruzados]
}

/** Every non-empty cell. A sheet belongs to its area and to all areas above it; cells are computed once per class of equal sheets. */
export function celulasDe(
  lista: readonly Atributos[],
  cortes: readonly Corte[],
  classes: readonly number[] = classesDeFolhas(lista).classe,
): Celula[] {
  const celulas = new Map<string, Celula>()
  const daClasse: Celula[][] = []
  for (const [i, classe] of classes.entries()) {
    daClasse[classe] ??= cortes.flatMap((corte) =>
      valoresEm(corte, lista[i] ?? {}).map((valores) => celulaDe(celulas, corte, valores)),
    )
    for (const { membros } of daClasse[classe]) membros.push(i)
  }
  return [...celulas.values()]
}

function celulaDe(celulas: Map<string, Celula>, corte: Corte, valores: Celula['valores']): Celula {
  const chave = chaveDe(corte, valores)
  const celula = celulas.get(chave) ?? { corte, valores, membros: [] }
  celulas.set(chave, celula)
  return celula
}

/** Key of a cell. */
export const chaveDe = (corte: Corte, valores: Celula['valores']): string =>
  JSON.stringify(corte.map((nome) => [nome, valores[nome]]))

function valoresEm(corte: Corte, atributos: Atributos): Celula['valores'][] {
  return corte.reduce<Celula['valores'][]>(
    (feitos, nome) => {
      const valor = atributos[nome]
      const aqui = valor === undefined ? [] : typeof valor === 'string' ? [valor] : valor
      return feitos.flatMap((feito) => aqui.map((um) => ({ ...feito, [nome]: um })))
    },
    [{}],
  )
}

/** Groups sheets with equal attributes into classes. @returns the class number of each sheet, and the sizes of the classes */
export function classesDeFolhas(lista: readonly Atributos[]): { classe: number[]; tamanhos: number[] } {
  const numeros = new Map<string, number>()
  const tamanhos: number[] = []
  const classe = lista.map((atributos) => {
    const chave = combinacaoDe(atributos)
    const numero = numeros.get(chave) ?? numeros.size
    numeros.set(chave, numero)
    tamanhos[numero] = (tamanhos[numero] ?? 0) + 1
    return numero
  })
  return { classe, tamanhos }
}
