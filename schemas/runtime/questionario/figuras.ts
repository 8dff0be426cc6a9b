import type { PerguntaLida } from '#schemas/runtime/anonimato/leitura.ts'
import { gruposNps, npsDe } from '#schemas/runtime/nps.ts'
import { limitesDe, MULTIPLA, NOTA, type Pergunta, SUBJETIVA, temOpcoes } from './pergunta.ts'

/** What many answers to one question come to. */
export interface Figuras {
  n: number
  /** mean of the marks */
  media?: number
  /** share of each option or mark, in per cent, by id or value */
  partes: Record<string, number>
  /** share of favourable answers, in per cent */
  favoravel?: number
  /** of marks from 0 to 10: `npsDe` */
  nps?: number
}

const percento = (parte: number, n: number): number => Math.round((parte / n) * 10_000) / 100

/** Options of a scale from which two upper ones stand out; fewer are no scale. */
const MENOR_ESCALA = 3

/** Marks from 7 of 10 on are favourable, in other scales as far up. */
const FAVORAVEL = 0.7

/** The two options with the greatest weights; undefined where the weights make no scale. */
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

/** The figures of a question out of what was counted; texts have none. */
export function figurasDe(pergunta: Pergunta, { n, media, distribuicao }: PerguntaLida): Figuras | undefined {
  if (n === undefined || n === 0 || distribuicao === undefined || pergunta.tipo === SUBJETIVA) return undefined
  const vezes = Object.entries(distribuicao).map(([valor, quantas]) => ({ valor, quantas }))
  const soma = (serve: (valor: number) => boolean) =>
    vezes.reduce((sum, { valor, quantas }) => (serve(Number(valor)) ? sum + quantas : sum), 0)
  const boas = favoraveis(pergunta)
  return {
    n,
    ...(pergunta.tipo === NOTA && media !== undefined && { media: Math.round(media * 100) / 100 }),
    partes: Object.fromEntries(vezes.map(({ valor, quantas }) => [valor, percento(quantas, n)])),
    ...(boas && { favoravel: percento(soma(boas), n) }),
    ...(isNps(pergunta) && { nps: npsDe(gruposNps(Array.from({ length: 11 }, (_, nota) => distribuicao[nota] ?? 0))) }),
  }
}

function favoraveis(pergunta: Pergunta): ((valor: number) => boolean) | undefined {
  if (pergunta.tipo === NOTA) {
    const [min, max] = limitesDe(pergunta)
    return (valor) => (valor - min) / (max - min) >= FAVORAVEL
  }
  const opcoes = opcoesFavoraveis(pergunta)
  return opcoes && ((valor) => opcoes.includes(valor))
}

/** Share of favourable answers to the questions of each aspect together, in per cent; one question that is hidden hides its aspect. */
export function aspectosDasFiguras(
  perguntas: readonly Pergunta[],
  figuras: ReadonlyMap<number, Figuras | undefined>,
): { nome: string; favoravel?: number }[] {
  const nomes = [...new Set(perguntas.flatMap(({ aspecto }) => aspecto ?? []))]
  return nomes.flatMap((nome) => {
    const medidas = perguntas.filter((each) => each.aspecto === nome && favoraveis(each) !== undefined)
    if (medidas.length === 0) return []
    const ditas = medidas.flatMap(({ id }) => figuras.get(id) ?? [])
    if (ditas.length < medidas.length) return [{ nome }]
    const n = ditas.reduce((sum, each) => sum + each.n, 0)
    const boas = ditas.reduce((sum, { n: quantas, favoravel = 0 }) => sum + (favoravel * quantas) / 100, 0)
    return [{ nome, favoravel: percento(boas, n) }]
  })
}
