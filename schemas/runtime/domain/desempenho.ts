/** Who evaluates somebody (spec 2 §3): evaluator, self, manager, who answers to him, peer. */
export type Papel = 'R' | 'U' | 'L' | 'A' | 'P'

/** So many people are put into a cycle at once, at most. */
export const MAIS_PARTICIPANTES = 20_000

/** What one questionnaire, or one person's judgement of competences, came to. */
export interface Julgamento {
  papel: Papel
  /** 0 to 100, two decimals */
  valor: number
}

/** What several judgements of one kind came to. */
export interface MediaDoPapel {
  /** those that count as one: several where a small group was joined to another */
  papeis: Papel[]
  /** how many answered */
  respostas: number
  /** 0 to 100, two decimals, half up */
  media: number
  /** what it counts for in the whole */
  peso: number
}

export type Pesos = Record<Papel, number>

/** A fraction of whole numbers, so that nothing is rounded before the end. */
interface Fracao {
  n: bigint
  d: bigint
}

const centesimos = (value: number): bigint => BigInt(Math.round(value * 100))

const somaFracoes = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })

/** Two decimals, half up; the fraction is of hundredths and not negative. */
const arredonda = ({ n, d }: Fracao): number => Number((2n * n + d) / (2n * d)) / 100

/** Roles whose authors are not known, together where one alone was too small: how many answered, and the mean of their values. */
export interface GrupoAnonimo {
  papeis: Papel[]
  respostas: number
  media: number
}

interface Grupo {
  papeis: Papel[]
  /** of the values, in hundredths */
  soma: bigint
  respostas: number
  peso: number
}

const PAPEIS: Papel[] = ['R', 'U', 'L', 'A', 'P']

/**
 * The mean of each role, and the mean of these by their weights over the roles that answered (spec 2 §3): 95, 80 with weight 2, 70 and 80, 60, 70 and 80 with the weights
 * 0, 2, 1, 1 come to (2×80 + 75 + 70) / 4 = 76.25. Nothing where no role that counts has answered.
 * @param anonimos roles judged by people who must not be known; joined ones count as one, with the weight of one
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

/** What an evaluated person reached, 0 to 100; absent where nobody judged it. */
export interface Partes {
  /** competences */
  desempenho?: number
  /** questionnaire */
  potencial?: number
  metas?: number
}

/** Shares in per cent. */
export interface Divisao {
  /** of competences beside the questionnaire */
  competencias: number
  /** of goals beside both */
  metas: number
}

/**
 * The parts together: competences and questionnaire by their shares (one alone is the whole of both), then goals beside them. Two decimals, half up; nothing
 * where nobody judged anything.
 */
export function resultadoDasPartes({ desempenho, potencial, metas }: Partes, divisao: Divisao): number | undefined {
  const julgado = mistura([desempenho, divisao.competencias], [potencial, 100 - divisao.competencias])
  const inteiro = mistura([julgado, 100 - divisao.metas], [fracaoDe(metas), divisao.metas])
  return inteiro && arredonda(inteiro)
}

const fracaoDe = (valor: number | undefined): Fracao | undefined =>
  valor === undefined ? undefined : { n: centesimos(valor), d: 1n }

type Parte = [valor: number | Fracao | undefined, peso: number]

/** Two values by their weights; where one is missing, or weighs nothing, the other. */
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
