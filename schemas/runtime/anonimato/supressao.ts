import type { Celula } from './celulas.ts'
import { Equacoes } from './equacoes.ts'

/** Text shown instead of a suppressed figure. */
export const textoOculto = (minimo: number): string => `Menos de ${minimo} respostas`

/** Limit of elimination steps; beyond it all crossed cuts are suppressed together. */
const MAX_PASSOS = 30_000_000

interface Medida {
  /** class numbers of its sheets */
  classes: number[]
  n: number
}

/**
 * Decides for all cells together which may be shown. Cells below `minimo` sheets are hidden (primary suppression), and
 * further cells until no sum or difference of shown cells isolates fewer (secondary suppression): of a cell and its
 * parts in another cut, the next smallest part is hidden, too.
 * @param classe for each sheet its class of sheets with equal attributes
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
  // every cell is a union of classes: without a small class no combination of cells is small
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

/** Hides parts until the rest of a shown cell outside its shown parts is empty or large enough. */
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

/** The cells that lie in no other cell of the list (an area inside an area). */
function maximais(celulas: readonly number[], partes: Map<string, number[]>[]): number[] {
  const dentro = new Set(celulas.flatMap((c) => [...(partes[c]?.values() ?? [])].flat()))
  return celulas.filter((c) => !dentro.has(c))
}

/** Hides one cell for each small group that can be derived from all shown cells. @returns whether it hid any */
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
    // keeps the total and single attributes; if these still exceed the limit, the total only
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
    // a class that shares its unknown with other sheets cannot be isolated
    return folhas(colunas) === medida.n ? (equacoes.deduz(colunas) ?? []) : []
  })
  const pequenas = equacoes.deduzidas().filter(({ incognitas }) => folhas(incognitas) < minimo)
  let escondeu = false
  for (const { de } of [...pequenas, ...ocultas]) {
    const usadas = de.flatMap((n) => visiveis[n] ?? []).filter((c) => celulas[c]?.corte.length !== 0)
    // one of the cells is already hidden for another group
    if (usadas.some((c) => !mostra[c])) continue
    const menor = usadas.toSorted((a, b) => (medidas[a]?.n ?? 0) - (medidas[b]?.n ?? 0))[0]
    if (menor === undefined) continue
    mostra[menor] = false
    escondeu = true
  }
  return escondeu
}

/** Maps classes to unknowns: classes contained in the same shown cells share one. */
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
