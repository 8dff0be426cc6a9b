import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'

type Resposta = Partial<AvaliacaoCandidatoResposta>

/** What a question is worth, in the aspect it measures. */
export interface Aspecto {
  aspecto: string
  /** 0 to 100, two decimals */
  percentual: number
}

/** Questions of models without aspects. */
export const semAspecto = 'Geral'

export const foiRespondida = ({ tipo, nota, resposta, respostasIds = [] }: Resposta): boolean => {
  if (tipo === 'NOTA') return nota !== undefined
  return tipo === 'SUBJETIVA' ? (resposta ?? '').trim() !== '' : respostasIds.length > 0
}

/**
 * How much of a question was reached, 0 to 1; undefined: it does not count (not answered, or a text that nobody has corrected). Single choice: the
 * weight of the option against the greatest; multiple choice: the weights of the options against all; a mark: its place between the least and the
 * greatest; a text: as corrected.
 */
export function pontoDe(resposta: Resposta): number | undefined {
  if (!foiRespondida(resposta)) return undefined
  const { tipo, nota = 0, notaMinima = 0, notaMaxima = 10, opcoes = [], respostasIds = [], correcao } = resposta
  if (tipo === 'SUBJETIVA') return correcao === undefined ? undefined : correcao / 100
  if (tipo === 'NOTA') return notaMaxima === notaMinima ? 1 : (nota - notaMinima) / (notaMaxima - notaMinima)
  const pesos = opcoes.map(({ peso = 0 }) => peso)
  const marcados = opcoes.filter(({ id }) => id !== undefined && respostasIds.includes(id))
  const total = tipo === 'OBJETIVA' ? Math.max(0, ...pesos) : soma(pesos)
  return total === 0 ? 0 : soma(marcados.map(({ peso = 0 }) => peso)) / total
}

/** What was reached of all questions that count, by their weights: 0 to 100; undefined when none counts. */
export function percentualDe(respostas: Resposta[]): number | undefined {
  const contam = respostas.flatMap((resposta) => {
    const ponto = pontoDe(resposta)
    return ponto === undefined ? [] : [{ ponto, peso: resposta.peso ?? 1 }]
  })
  const total = soma(contam.map(({ peso }) => peso))
  return total === 0
    ? undefined
    : Math.round((10_000 * soma(contam.map(({ peso, ponto }) => peso * ponto))) / total) / 100
}

/** The same for each aspect, in the order of the questions. */
export function aspectosDe(respostas: Resposta[]): Aspecto[] {
  const nomes = [...new Set(respostas.map(({ aspecto = semAspecto }) => aspecto))]
  return nomes.flatMap((aspecto) => {
    const percentual = percentualDe(respostas.filter((resposta) => (resposta.aspecto ?? semAspecto) === aspecto))
    return percentual === undefined ? [] : [{ aspecto, percentual }]
  })
}

const soma = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0)
