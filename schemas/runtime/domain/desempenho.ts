/** Role of an evaluator (spec 2 §3): R designated evaluator, U self, L gestor, A subordinate, P peer. */
export type Papel = 'R' | 'U' | 'L' | 'A' | 'P'

/** Maximum number of participants added to a cycle at once. */
export const MAIS_PARTICIPANTES = 20_000

/** Result of one questionnaire, or of one evaluator's judgement of competences. */
export interface Julgamento {
  papel: Papel
  /** 0 to 100, two decimals */
  valor: number
}

/** Mean of the judgements of one role or of merged roles. */
export interface MediaDoPapel {
  /** the role; several where small groups were merged */
  papeis: Papel[]
  /** number of answers */
  respostas: number
  /** 0 to 100, two decimals, half up */
  media: number
  /** weight in the overall result */
  peso: number
}

export type Pesos = Record<Papel, number>

/** A fraction of integers, so that only the end result is rounded. */
interface Fracao {
  n: bigint
  d: bigint
}

const centesimos = (value: number): bigint => BigInt(Math.round(value * 100))

const somaFracoes = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })

/** Rounds a non-negative fraction of hundredths to two decimals, half up. */
const arredonda = ({ n, d }: Fracao): number => Number((2n * n + d) / (2n * d)) / 100

/** Anonymous roles, merged where one was too small: number of answers, and the mean of their values. */
export interface GrupoAnonimo {
  papeis: Papel[]
  respostas: number
  media: number
}

interface Grupo {
  papeis: Papel[]
  /** sum of the values, in hundredths */
  soma: bigint
  respostas: number
  peso: number
}

const PAPEIS: Papel[] = ['R', 'U', 'L', 'A', 'P']

/**
 * The mean of each role, and their mean weighted by role over the roles that answered (spec 2 §3): R 95, U 80, L 70 and
 * 80, A 60, 70 and 80 with the weights 0, 2, 1, 1 give (2×80 + 75 + 70) / 4 = 76.25. No result where no role with a
 * weight has answered.
 * @param anonimos roles with anonymous evaluators; merged roles count as one, with weight 1
 */
export function resultadoDosPapeis(
  julgamentos: readonly Julgamento[],
  pesos: Pesos,
  anonimos: readonly GrupoAnonimo[] = [],
): { papeis: MediaDoPapel[]; resultado?: number } {
  const answered = [...nominais(julgamentos, pesos), ...anonimos.map((grupo) => semNome(grupo, pesos))]
  const papeis = answered.map(({ papeis: quais, soma, respostas, peso }) => ({
    ...{ papeis: quais, respostas, peso },
    media: arredonda({ n: soma, d: BigInt(respostas) }),
  }))
  const total = answered.reduce((sum, { peso }) => sum + centesimos(peso), 0n)
  if (total === 0n) return { papeis }
  const whole = answered.reduce<Fracao>(
    (sum, { soma: n, respostas, peso }) => somaFracoes(sum, { n: n * centesimos(peso), d: BigInt(respostas) }),
    { n: 0n, d: 1n },
  )
  return { papeis, resultado: arredonda({ n: whole.n, d: whole.d * total }) }
}

const nominais = (julgamentos: readonly Julgamento[], pesos: Pesos): Grupo[] =>
  PAPEIS.flatMap((papel) => {
    const valores = julgamentos.filter((each) => each.papel === papel).map(({ valor }) => centesimos(valor))
    const soma = valores.reduce((sum, valor) => sum + valor, 0n)
    return valores.length > 0 ? [{ papeis: [papel], soma, respostas: valores.length, peso: pesos[papel] }] : []
  })

const semNome = ({ papeis, respostas, media }: GrupoAnonimo, pesos: Pesos): Grupo => ({
  ...{ papeis, respostas, soma: centesimos(media * respostas) },
  peso: papeis.length === 1 ? pesos[papeis[0] as Papel] : 1,
})

/** Result of an evaluated talento, 0 to 100; parts without a judgement are absent. */
export interface Partes {
  /** competences */
  desempenho?: number
  /** questionnaire */
  potencial?: number
  metas?: number
}

/** Weights of the parts, in percent. */
export interface Divisao {
  /** of competences; the rest is the questionnaire's */
  competencias: number
  /** of goals; the rest is that of both others */
  metas: number
}

/** Combines the parts: competences and questionnaire by their shares (one alone counts fully), then goals. Two decimals, half up; undefined where nothing was judged. */
export function resultadoDasPartes({ desempenho, potencial, metas }: Partes, divisao: Divisao): number | undefined {
  const julgado = mistura([desempenho, divisao.competencias], [potencial, 100 - divisao.competencias])
  const inteiro = mistura([julgado, 100 - divisao.metas], [fracaoDe(metas), divisao.metas])
  return inteiro && arredonda(inteiro)
}

const fracaoDe = (valor: number | undefined): Fracao | undefined =>
  valor === undefined ? undefined : { n: centesimos(valor), d: 1n }

type Parte = [valor: number | Fracao | undefined, peso: number]

/** Weighted mean of two values; where one is missing or has weight 0, the other. */
function mistura(...partes: [Parte, Parte]): Fracao | undefined {
  const contam = partes.flatMap(([valor, peso]) => {
    const fracao = typeof valor === 'number' ? fracaoDe(valor) : valor
    return fracao && peso > 0 ? [{ ...fracao, peso: centesimos(peso) }] : []
  })
  const [primeira, segunda] = contam
  if (!primeira || !segunda) return primeira && { n: primeira.n, d: primeira.d }
  const total = primeira.peso + segunda.peso
  const whole = somaFracoes(
    { n: primeira.n * primeira.peso, d: primeira.d },
    { n: segunda.n * segunda.peso, d: segunda.d },
  )
  return { n: whole.n, d: whole.d * total }
}
