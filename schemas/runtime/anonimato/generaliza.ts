import { type Atributos, combinacaoDe, ORDEM_DE_PERDA } from './atributos.ts'

/** A step of the generalisation of attribute combinations. */
interface Degrau {
  /** number of attributes dropped, in the order of `ORDEM_DE_PERDA` */
  sem: number
  /** number of area levels kept, from the root */
  areas: number
  /** a class still too small on this step is merged with others instead of being generalised further */
  absorve: boolean
}

/**
 * Generalises attribute combinations until each, also the one without attributes, is shared by at least `minimo`
 * sheets. Rare combinations drop sex, time, group and establishment (`ORDEM_DE_PERDA`), then replace their area by the
 * one above, level by level. A class still too small at the root absorbs the smallest classes below the same root, and
 * finally of all, so that no small group can be derived by subtraction from a total.
 * @param lista all sheets that are released together
 * @returns the sheets in the same order; undefined when there are fewer than `minimo`: none may be released
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

/** The attributes that a sheet keeps on a step. */
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

/** Groups sheets by combination; smallest classes first. */
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

/** Merges the smallest finished classes that generalise to the same combination, until `minimo` is reached. */
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
