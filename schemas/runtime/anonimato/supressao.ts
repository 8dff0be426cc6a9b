import type { Celula } from './celulas.ts'
import { Equacoes } from './equacoes.ts'

/** What stands where a figure would be about too few. */
export const textoOculto = (minimo: number): string => `Menos de ${minimo} respostas`

/** Steps of elimination that a result may take; beyond it the crossed cuts are left out together. */
const MAX_PASSOS = 30_000_000

interface Medida {
  /** numbers of its classes of sheets */
  classes: number[]
  n: number
}

/**
 * Which cells may be shown, worked out once for all of them together. A cell of fewer sheets than the minimum is hidden, and as many others as it takes that
 * no sum and no difference of shown cells tells of fewer: of a cell and the parts of it that another cut shows, the next smallest part is hidden, too.
 * @param classe for each sheet the class of sheets that no cut tells apart from it
 * @returns for each cell whether it is shown
 */
export function suprimeCelulas(celulas: readonly Celula[], classe: readonly number[], minimo: number): boolean[] {
  const tamanhos: number[] = []
  for (const celula of celulas)
    if (celula.corte.length === 0) for (const i of celula.membros) conta(tamanhos, classe[i] ?? 0)
  const medidas = celulas.map(({ membros }) => ({
    classes: [...new Set(membros.map((i) => classe[i] ?? 0))],
    n: membros.length,
  }))
  const mostra = medidas.map(({ n }) => n >= minimo)
  // all cells are sums of classes: where no class is small, no sum of cells is
  if (Object.values(tamanhos).every((n) => n >= minimo)) return mostra
  const partes = partesDe(celulas, medidas)
  for (;;) {
    escondePartes(mostra, { medidas, partes, minimo })
    if (!escondeDeterminadas(mostra, { celulas, medidas, tamanhos, minimo })) return mostra
  }
}

const conta = (lista: number[], i: number): void => {
  lista[i] = (lista[i] ?? 0) + 1
}

/** For each cell the cells inside it, by cut. */
function partesDe(celulas: readonly Celula[], medidas: readonly Medida[]): Map<string, number[]>[] {
  const deClasse = new Map<number, number[]>()
  for (const [c, { classes }] of medidas.entries())
    for (const um of classes) deClasse.set(um, [...(deClasse.get(um) ?? []), c])
  const conjuntos = medidas.map(({ classes }) => new Set(classes))
  const partes = celulas.map(() => new Map<string, number[]>())
  for (const [c, { classes, n }] of medidas.entries()) {
    const corte = celulas[c]?.corte.join() ?? ''
    for (const todo of deClasse.get(classes[0] ?? -1) ?? []) {
      const maior = (medidas[todo]?.n ?? 0) > n || (medidas[todo]?.n === n && todo < c)
      if (!maior || !classes.every((um) => conjuntos[todo]?.has(um))) continue
      partes[todo]?.set(corte, [...(partes[todo]?.get(corte) ?? []), c])
    }
  }
  return partes
}

/** Hides parts until what is left of a shown cell without its shown parts is nothing, or enough. */
function escondePartes(
  mostra: boolean[],
  { medidas, partes, minimo }: { medidas: readonly Medida[]; partes: Map<string, number[]>[]; minimo: number },
): void {
  const n = (c: number) => medidas[c]?.n ?? 0
  for (let mudou = true; mudou; ) {
    mudou = false
    for (const [todo, porCorte] of partes.entries()) {
      if (!mostra[todo]) continue
      for (const filhas of porCorte.values()) {
        const inteiras = maximais(
          filhas.filter((c) => mostra[c]),
          partes,
        )
        const resto = n(todo) - inteiras.reduce((soma, c) => soma + n(c), 0)
        if (resto <= 0 || resto >= minimo) continue
        const menor = inteiras.reduce((a, b) => (n(b) < n(a) ? b : a))
        mostra[menor] = false
        mudou = true
      }
    }
  }
}

/** Without those that lie inside another one of them: an area inside an area. */
function maximais(celulas: readonly number[], partes: Map<string, number[]>[]): number[] {
  const dentro = new Set(celulas.flatMap((c) => [...(partes[c]?.values() ?? [])].flat()))
  return celulas.filter((c) => !dentro.has(c))
}

/** Hides one cell for each small group that the equations of all shown cells determine. @returns whether there was one */
function escondeDeterminadas(
  mostra: boolean[],
  {
    celulas,
    medidas,
    tamanhos,
    minimo,
  }: { celulas: readonly Celula[]; medidas: readonly Medida[]; tamanhos: readonly number[]; minimo: number },
): boolean {
  const visiveis = medidas.flatMap((_, c) => (mostra[c] ? [c] : []))
  const { coluna, largura } = colunasDe(visiveis, medidas)
  const passos = visiveis.length * largura * Math.min(visiveis.length, largura)
  if (passos > MAX_PASSOS) {
    // beside the total each attribute alone, and where that is still too much the total alone
    const mais = visiveis.some((c) => (celulas[c]?.corte.length ?? 0) > 1) ? 1 : 0
    for (const c of visiveis) if ((celulas[c]?.corte.length ?? 0) > mais) mostra[c] = false
    return true
  }
  const equacoes = new Equacoes(largura, visiveis.length)
  const soma = (c: number) => new Set((medidas[c]?.classes ?? []).map((um) => coluna.get(um) ?? -1))
  for (const c of visiveis) equacoes.add(soma(c))
  const pesos: number[] = new Array(largura).fill(0)
  for (const [um, onde] of coluna) pesos[onde] = (pesos[onde] ?? 0) + (tamanhos[um] ?? 0)
  const folhas = (colunas: Iterable<number>) => [...colunas].reduce((n, i) => n + (pesos[i] ?? 0), 0)
  const ocultas = medidas.flatMap((medida, c) => {
    if (mostra[c] || medida.n >= minimo) return []
    const colunas = soma(c)
    // what stands in one unknown with other sheets is not told apart from them
    return folhas(colunas) === medida.n ? (equacoes.deduz(colunas) ?? []) : []
  })
  const pequenas = equacoes.deduzidas().filter(({ incognitas }) => folhas(incognitas) < minimo)
  let escondeu = false
  for (const { de } of [...pequenas, ...ocultas]) {
    const usadas = de.flatMap((n) => visiveis[n] ?? []).filter((c) => celulas[c]?.corte.length !== 0)
    // one of them is hidden already for another group
    if (usadas.some((c) => !mostra[c])) continue
    const menor = usadas.toSorted((a, b) => (medidas[a]?.n ?? 0) - (medidas[b]?.n ?? 0))[0]
    if (menor === undefined) continue
    mostra[menor] = false
    escondeu = true
  }
  return escondeu
}

/** Classes that the same shown cells hold count as one unknown. */
function colunasDe(visiveis: readonly number[], medidas: readonly Medida[]) {
  const onde = new Map<number, string>()
  for (const c of visiveis) for (const um of medidas[c]?.classes ?? []) onde.set(um, `${onde.get(um) ?? ''},${c}`)
  const numeros = new Map<string, number>()
  const coluna = new Map<number, number>()
  for (const [um, padrao] of onde) {
    const numero = numeros.get(padrao) ?? numeros.size
    numeros.set(padrao, numero)
    coluna.set(um, numero)
  }
  return { coluna, largura: numeros.size }
}
