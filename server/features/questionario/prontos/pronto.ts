import type { RecordData } from '#schemas/runtime/model.ts'
import { NOTA, OBJETIVA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { CONCORDANCIA, type Escala, FREQUENCIA } from '../escalas.ts'

/** A question of a shipped set: the body of `POST …/perguntas` without its aspect. */
export type PerguntaPronta = RecordData & { texto: string; tipo: number }

/** A shipped set of questions. */
export interface Pronto {
  nome: string
  titulo: string
  /** its purpose in one sentence */
  descricao: string
  /** kinds of questionnaires in which it is offered */
  tipos: readonly string[]
  aspectos: readonly { nome: string; perguntas: readonly PerguntaPronta[] }[]
}

const escolha = (escala: Escala) => (texto: string) => ({
  ...{ texto, tipo: OBJETIVA, obrigatoria: true },
  respostas: escala.map((opcao) => ({ ...opcao })),
})

/** Scale of agreement; agreement is favourable. */
export const afirmacao = escolha(CONCORDANCIA)

/** Scale of frequency; often is favourable. */
export const comoDeveSer = escolha(FREQUENCIA)

/** Scale of frequency with reversed weights: rarely is favourable. */
export const comoNaoDeveSer = escolha(FREQUENCIA.map((opcao, i, { length }) => ({ ...opcao, peso: length - 1 - i })))

/** Choice from an unordered list, with weight 0. */
export const perguntaDeLista = (texto: string, opcoes: string[]): PerguntaPronta => ({
  ...{ texto, tipo: OBJETIVA, obrigatoria: true, peso: 0 },
  respostas: opcoes.map((opcao) => ({ texto: opcao, peso: 0 })),
})

/** Grade from 0 to 10, the input of the eNPS. */
export const perguntaDeRecomendacao = (texto: string): PerguntaPronta => ({
  ...{ texto, tipo: NOTA, obrigatoria: true, notaMinima: 0, notaMaxima: 10 },
})

export const perguntaAberta = (texto: string): PerguntaPronta => ({ texto, tipo: SUBJETIVA, obrigatoria: false })
