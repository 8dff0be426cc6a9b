import type { RecordData } from '#schemas/runtime/model.ts'
import { NOTA, OBJETIVA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { CONCORDANCIA, type Escala, FREQUENCIA } from '../escalas.ts'

/** A question of a set that ships, as `POST …/perguntas` takes it but for its aspect. */
export type PerguntaPronta = RecordData & { texto: string; tipo: number }

/** A set of questions that ships with the product. */
export interface Pronto {
  nome: string
  titulo: string
  /** what it is good for, in one sentence */
  descricao: string
  /** kinds of questionnaires in which it is offered */
  tipos: readonly string[]
  aspectos: readonly { nome: string; perguntas: readonly PerguntaPronta[] }[]
}

const escolha = (escala: Escala) => (texto: string) => ({
  ...{ texto, tipo: OBJETIVA, obrigatoria: true },
  respostas: escala.map((opcao) => ({ ...opcao })),
})

/** How far somebody agrees; what he agrees with is good. */
export const afirmacao = escolha(CONCORDANCIA)

/** How often something good happens. */
export const comoDeveSer = escolha(FREQUENCIA)

/** How often something happens that should not: the more seldom, the better. */
export const comoNaoDeveSer = escolha(FREQUENCIA.map((opcao, i, { length }) => ({ ...opcao, peso: length - 1 - i })))

/** Chosen from a list without an order: it does not count. */
export const perguntaDeLista = (texto: string, opcoes: string[]): PerguntaPronta => ({
  ...{ texto, tipo: OBJETIVA, obrigatoria: true, peso: 0 },
  respostas: opcoes.map((opcao) => ({ texto: opcao, peso: 0 })),
})

/** 0 to 10: what the eNPS is counted from. */
export const perguntaDeRecomendacao = (texto: string): PerguntaPronta => ({
  ...{ texto, tipo: NOTA, obrigatoria: true, notaMinima: 0, notaMaxima: 10 },
})

export const perguntaAberta = (texto: string): PerguntaPronta => ({ texto, tipo: SUBJETIVA, obrigatoria: false })
