import type { PerguntaLida } from '#schemas/runtime/anonimato/leitura.ts'
import { gruposNps, npsDe } from '#schemas/runtime/domain/nps.ts'
import { limitesDe, MULTIPLA, NOTA, type Pergunta, SUBJETIVA, temOpcoes } from './pergunta.ts'

/** Aggregated figures of one question. */
export interface Figuras {
  n: number
  /** mean of the marks */
  media?: number
  /** share of each option or mark, in per cent, by id or value */
  partes: Record<string, number>
  /** share of favourable answers, in per cent */
  favoravel?: number
  /** NPS, for marks from 0 to 10: `npsDe` */
  nps?: number
}

const percento = (parte: number, n: number): number => Math.round((parte / n) * 10_000) / 100

/** Minimum number of options that form a scale, of which the two highest count as favourable. */
const MENOR_ESCALA = 3

/** Favourable marks: from 70 % of the range on (7 of 10). */
const FAVORAVEL = 0.7

/** Ids of the two options with the greatest weights; undefined where the options form no scale (weights not distinct). */
function opcoesFavoraveis({ tipo, opcoes = [] }: Pergunta): number[] | undefined {
  const pesos = new Set(opcoes.map(({ peso = 0 }) => peso))
  if (!temOpcoes(tipo) || tipo === MULTIPLA || opcoes.length < MENOR_ESCALA || pesos.size < opcoes.length)
    return undefined
  return opcoes
    .toSorted((a, b) => (b.peso ?? 0) - (a.peso ?? 0))
    .slice(0, 2)
    .map(({ id }) => id)
}

const isNps = (pergunta: Pergunta): boolean => pergunta.tipo === NOTA && limitesDe(pergunta).join() === '0,10'

/** Returns a function that derives the figures of a question from its counts; undefined for texts. */
export function medidorDe(pergunta: Pergunta): (lida: PerguntaLida) => Figuras | undefined {
  const { tipo } = pergunta
  if (tipo === SUBJETIVA) return () => undefined
  const boas = favoraveis(pergunta)
  const nps = isNps(pergunta)
  return ({ n, media, distribuicao }) => {
    if (n === undefined || n === 0 || distribuicao === undefined) return undefined
    const mean = tipo === NOTA && media !== undefined ? { media: Math.round(media * 100) / 100 } : undefined
    const figuras: Figuras = { n, ...mean, partes: {} }
    let favoravel = 0
    for (const [valor, quantas] of Object.entries(distribuicao)) {
      figuras.partes[valor] = percento(quantas, n)
      if (boas?.(Number(valor))) favoravel += quantas
    }
    if (boas) figuras.favoravel = percento(favoravel, n)
    if (nps) figuras.nps = npsDe(gruposNps(MARCAS.map((nota) => distribuicao[nota] ?? 0)))
    return figuras
  }
}

/** Marks 0 to 10. */
const MARCAS = Array.from({ length: 11 }, (_, nota) => nota)

function favoraveis(pergunta: Pergunta): ((valor: number) => boolean) | undefined {
  if (pergunta.tipo === NOTA) {
    const [min, max] = limitesDe(pergunta)
    return (valor) => (valor - min) / (max - min) >= FAVORAVEL
  }
  const opcoes = opcoesFavoraveis(pergunta)
  return opcoes && ((valor) => opcoes.includes(valor))
}

/** An aspect, with its questions that have favourable answers. */
export interface AspectoMedido {
  nome: string
  perguntas: number[]
}

export function aspectosMedidos(perguntas: readonly Pergunta[]): AspectoMedido[] {
  const nomes = [...new Set(perguntas.flatMap(({ aspecto }) => aspecto ?? []))]
  return nomes.flatMap((nome) => {
    const medidas = perguntas.filter((each) => each.aspecto === nome && favoraveis(each) !== undefined)
    return medidas.length === 0 ? [] : [{ nome, perguntas: medidas.map(({ id }) => id) }]
  })
}

/** Share of favourable answers to the questions of an aspect together, in per cent; one question that is hidden hides its aspect. */
export function aspectoDasFiguras(
  { nome, perguntas }: AspectoMedido,
  figuras: ReadonlyMap<number, Figuras>,
): { nome: string; favoravel?: number } {
  let n = 0
  let boas = 0
  for (const id of perguntas) {
    const dita = figuras.get(id)
    if (!dita) return { nome }
    n += dita.n
    boas += ((dita.favoravel ?? 0) * dita.n) / 100
  }
  return { nome, favoravel: percento(boas, n) }
}
