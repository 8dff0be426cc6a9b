import { doFio, noFio } from '#admin/form/questionario/fio.ts'
import type { Escrito, Pacote } from '#admin/form/questionario/pacote.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Pergunta, Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import type { Aspecto } from '#schemas/runtime/questionario/resultado.ts'

interface Pessoa {
  id: number
  nome: string
}

/** One copy of a questionnaire, as whoever answers it sees it (spec 2 §7). */
export interface Avaliacao {
  id: number
  versao: number
  titulo?: string
  cabecalho?: string
  origem: string
  situacao: 'N' | 'P' | 'R'
  colaborador?: Pessoa
  avaliador?: Pessoa
  prazo?: string
  respondidaEm?: string
  observacao?: string
  /** why nobody answers it now */
  fechada?: string
  /** the evaluator may give a mark of his own */
  notaManual?: boolean
  performance?: number
  performanceManual?: number
  aprovado?: boolean
  percentualMinimoAprovacao?: number
  perguntas: (Pergunta & { respostaSugerida?: string })[]
  respostas: (RespostaNoFio & { alcancado?: number; correcao?: number })[]
  /** of those who read results */
  aspectos?: Aspecto[]
}

/** The questions with their answers, and what came of each. */
export function itensDe({ perguntas, respostas }: Pick<Avaliacao, 'perguntas' | 'respostas'>) {
  const dadas = new Map(doFio(perguntas, respostas).map(({ pergunta, ...resposta }) => [pergunta, resposta]))
  const ditas = new Map(respostas.map((one) => [one.perguntaId, one]))
  return perguntas.map((pergunta): Respondida & { alcancado?: number; sugerida?: string } => {
    const { alcancado, correcao } = ditas.get(pergunta.id) ?? {}
    return {
      pergunta,
      resposta: { ...dadas.get(pergunta.id), correcao },
      alcancado,
      sugerida: pergunta.respostaSugerida,
    }
  })
}

export const escritoDe = ({ observacao, performanceManual: notaManual }: Avaliacao): Escrito => ({
  ...(observacao !== undefined && { observacao }),
  ...(notaManual !== undefined && { notaManual }),
})

/** What is stored now, out of a refusal because of its version. */
export function atualDe(perguntas: readonly Pergunta[], erro: unknown) {
  const atual = asApiError(erro).body.atual as unknown as Avaliacao | undefined
  return atual && { versao: atual.versao, dadas: doFio(perguntas, atual.respostas), escrito: escritoDe(atual) }
}

const corpoDe = (perguntas: readonly Pergunta[], { dadas, escrito, versao }: Pacote) => {
  const porId = new Map(perguntas.map((pergunta) => [pergunta.id, pergunta]))
  return {
    versao,
    respostas: dadas.flatMap(({ pergunta, ...resposta }) => {
      const asked = porId.get(pergunta)
      return asked ? [noFio(asked, resposta)] : []
    }),
    ...escrito,
  }
}

/** PUT /avaliacao/avaliacoes/{id}/respostas, as a draft; nobody is asked to wait for it. */
export const guarda = ({ id, perguntas }: Avaliacao, pacote: Pacote, keepalive: boolean): Promise<Avaliacao> =>
  sendJson<Avaliacao>(
    'PUT',
    `/api/avaliacao/avaliacoes/${id}/respostas`,
    { ...corpoDe(perguntas, pacote), respondidoParcialmente: true },
    { quiet: true, keepalive },
  )

/** POST /avaliacao/avaliacoes-desempenhos-questionarios/{id} — spec 2 §7 */
export const entrega = ({ id, perguntas }: Avaliacao, pacote: Pacote): Promise<Avaliacao> =>
  sendJson<Avaliacao>('POST', `/api/avaliacao/avaliacoes-desempenhos-questionarios/${id}`, corpoDe(perguntas, pacote))

/** 'Ana Souza, por Bruno Lima' */
export function quemDe({ colaborador, avaliador }: Pick<Avaliacao, 'colaborador' | 'avaliador'>): string {
  const por = avaliador && avaliador.id !== colaborador?.id ? `por ${avaliador.nome}` : undefined
  return [colaborador?.nome, por].filter(Boolean).join(', ')
}

export const diaDe = (day: string | undefined): string => (day === undefined ? '' : displayDay(day))
