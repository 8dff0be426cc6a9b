import { perguntasVisiveis } from './condicoes.ts'
import { foiRespondida, limitesDe, NOTA, OBJETIVA, type Respondida, SUBJETIVA } from './pergunta.ts'

/** Result of an aspect. */
export interface Aspecto {
  aspecto: string
  /** 0 to 100, two decimals */
  percentual: number
}

/** Aspect of questions without one. */
export const SEM_ASPECTO = 'Geral'

/**
 * Score of an answer, 0 to 1; undefined when it does not count (unanswered, or an uncorrected text). Single choice:
 * weight of the option over the greatest; multiple choice: sum of the chosen weights over all; a mark: position in the
 * range; a text: its correction.
 */
export function pontoDe(item: Respondida): number | undefined {
  if (!foiRespondida(item)) return undefined
  const { pergunta, resposta } = item
  if (pergunta.tipo === SUBJETIVA) return resposta.correcao === undefined ? undefined : resposta.correcao / 100
  if (pergunta.tipo === NOTA) {
    const [menor, maior] = limitesDe(pergunta)
    return maior === menor ? 1 : ((resposta.nota ?? 0) - menor) / (maior - menor)
  }
  const { opcoes = [] } = pergunta
  const pesos = opcoes.map(({ peso = 0 }) => peso)
  const marcadas = opcoes.filter(({ id }) => resposta.opcoes?.includes(id))
  const total = pergunta.tipo === OBJETIVA ? Math.max(0, ...pesos) : soma(pesos)
  return total === 0 ? 0 : soma(marcadas.map(({ peso = 0 }) => peso)) / total
}

/** Weighted score of all visible questions that count, 0 to 100; undefined when none counts. */
export const percentualDe = (itens: readonly Respondida[]): number | undefined =>
  percentualDas(perguntasVisiveis(itens))

/** Weighted score of each aspect, in the order of the questions. */
export function aspectosDe(itens: readonly Respondida[]): Aspecto[] {
  const asked = perguntasVisiveis(itens)
  const aspectoDe = ({ pergunta: { aspecto = SEM_ASPECTO } }: Respondida) => aspecto
  return [...new Set(asked.map(aspectoDe))].flatMap((aspecto) => {
    const percentual = percentualDas(asked.filter((item) => aspectoDe(item) === aspecto))
    return percentual === undefined ? [] : [{ aspecto, percentual }]
  })
}

function percentualDas(itens: readonly Respondida[]): number | undefined {
  const contam = itens.flatMap((item) => {
    const ponto = pontoDe(item)
    return ponto === undefined ? [] : [{ ponto, peso: item.pergunta.peso ?? 1 }]
  })
  const total = soma(contam.map(({ peso }) => peso))
  return total === 0
    ? undefined
    : Math.round((10_000 * soma(contam.map(({ peso, ponto }) => peso * ponto))) / total) / 100
}

const soma = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0)
