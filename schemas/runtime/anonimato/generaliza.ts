import { type Atributos, combinacaoDe, ORDEM_DE_PERDA } from './atributos.ts'

/** A rung of the ladder down which combinations are coarsened. */
interface Degrau {
  /** attributes that are given up */
  sem: number
  /** areas that are kept from the root on */
  areas: number
  /** who is still too rare here takes others along, instead of going on */
  absorve: boolean
}

/**
 * Coarsens combinations of attributes until each is shared by at least the minimum group of sheets, those without any attribute included: a lone sheet
 * without an area would be the one whose area is missing. What is too rare gives up sex, time, group and establishment in this order (`ORDEM_DE_PERDA`),
 * then its area for the one above, level by level. Who is still too few at the root takes along the smallest combinations below the same root, and at the
 * end of all: so a small group is never what is left of a total.
 * @param lista all sheets that leave together
 * @returns the same sheets in the same order; undefined where they are fewer than the minimum: then none may leave
 */
export function generalizaAtributos(lista: readonly Atributos[], minimo: number): Atributos[] | undefined {
  if (lista.length < minimo) return undefined
  const prontas = new Map<number, Atributos>()
  let abertas = lista.map((_, i) => i)
  for (const degrau of degrausDe(lista)) {
    const classes = classesDe(abertas, (i) => noDegrau(lista[i] ?? {}, degrau))
    abertas = []
    for (const { atributos, membros } of classes) {
      if (degrau.absorve && membros.length < minimo)
        absorve(membros, atributos, { prontas, minimo, cabe: (a) => combinacaoDe(noDegrau(a, degrau)) })
      if (membros.length < minimo) abertas.push(...membros)
      else for (const i of membros) prontas.set(i, atributos)
    }
  }
  return lista.map((_, i) => prontas.get(i) ?? {})
}

function degrausDe(lista: readonly Atributos[]): Degrau[] {
  const fundo = Math.max(0, ...lista.map(({ area }) => area?.length ?? 0))
  const atributos = [...ORDEM_DE_PERDA.keys(), ORDEM_DE_PERDA.length].map((sem) => ({ sem, areas: fundo }))
  const areas = Array.from({ length: fundo }, (_, i) => ({ sem: ORDEM_DE_PERDA.length, areas: fundo - 1 - i }))
  return [...atributos, ...areas].map((degrau) => ({
    ...degrau,
    absorve: degrau.sem === ORDEM_DE_PERDA.length && degrau.areas <= 1,
  }))
}

/** What a sheet keeps on a rung. */
function noDegrau(atributos: Atributos, { sem, areas }: Degrau): Atributos {
  const mantidos = Object.fromEntries(
    ORDEM_DE_PERDA.slice(sem).flatMap((nome) => (atributos[nome] === undefined ? [] : [[nome, atributos[nome]]])),
  )
  const area = atributos.area?.slice(0, areas)
  return { ...(area && area.length > 0 ? { area } : {}), ...mantidos }
}

interface Classe {
  atributos: Atributos
  membros: number[]
}

/** Sheets of one combination; the smallest classes first. */
function classesDe(indices: readonly number[], de: (i: number) => Atributos): Classe[] {
  const classes = new Map<string, Classe>()
  for (const i of indices) {
    const atributos = de(i)
    const chave = combinacaoDe(atributos)
    const classe = classes.get(chave) ?? { atributos, membros: [] }
    classe.membros.push(i)
    classes.set(chave, classe)
  }
  return [...classes]
    .sort(([a, x], [b, y]) => x.membros.length - y.membros.length || (a < b ? -1 : 1))
    .map(([, classe]) => classe)
}

/** Takes in the smallest classes already found large enough that come to the same here. */
function absorve(
  membros: number[],
  atributos: Atributos,
  { prontas, minimo, cabe }: { prontas: Map<number, Atributos>; minimo: number; cabe(a: Atributos): string },
): void {
  const chave = combinacaoDe(atributos)
  const vizinhas = classesDe([...prontas.keys()], (i) => prontas.get(i) ?? {}).filter(
    (classe) => cabe(classe.atributos) === chave,
  )
  for (const vizinha of vizinhas) {
    if (membros.length >= minimo) return
    membros.push(...vizinha.membros)
  }
}
