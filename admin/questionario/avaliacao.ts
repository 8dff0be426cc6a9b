import type { Documento } from '#admin/form/questionario/Documentos.tsx'
import { doFio, noFio } from '#admin/form/questionario/fio.ts'
import { type Escrito, escritoNoFio, niveisDados, type Pacote } from '#admin/form/questionario/pacote.ts'
import type { Questionario, Regras } from '#admin/form/questionario/useQuestionario.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { Cabecalho } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { CompetenciaPedida, ResultadoEntregue } from '#schemas/runtime/questionario/competencia.ts'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Pergunta, Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import type { Aspecto } from '#schemas/runtime/questionario/resultado.ts'

/** A copy of a questionnaire for one respondent (spec 2 §7). */
export interface Avaliacao extends Cabecalho {
  /** why it cannot be answered now */
  fechada?: string
  /** the evaluator may give a mark of his own */
  notaManual?: boolean
  performance?: number
  performanceManual?: number
  aprovado?: boolean
  percentualMinimoAprovacao?: number
  /** anonymous: results are means over at least `minimo` respondents */
  anonima?: boolean
  /** named respondent (gestor or the evaluated person) of an anonymous evaluation */
  nominal?: boolean
  minimo?: number
  /** data of the respondent stored with anonymous answers */
  leva?: { titulo: string; valor: string }[]
  /** to be read before answering */
  documentos?: Documento[]
  /** text shown after hand-in */
  agradecimento?: string
  /** asked beside the questions, with the levels given so far */
  competencias?: CompetenciaPedida[]
  /** result, where the cycle shows it to the respondent */
  resultado?: ResultadoEntregue
  perguntas: (Pergunta & { respostaSugerida?: string })[]
  respostas: (RespostaNoFio & { alcancado?: number; correcao?: number })[]
  /** only for users who may read results */
  aspectos?: Aspecto[]
}

/** Returns the questions with their answers and results. */
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

const escritoDe = ({ observacao, performanceManual: notaManual, competencias }: Avaliacao): Escrito => ({
  ...(observacao !== undefined && { observacao }),
  ...(notaManual !== undefined && { notaManual }),
  ...niveisDados(competencias),
})

/** Returns the stored state from a version conflict error. */
function atualDe(perguntas: readonly Pergunta[], erro: unknown) {
  const atual = asApiError(erro).body.atual as Avaliacao | undefined
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
    ...escritoNoFio(escrito),
  }
}

/** Saves a draft: PUT /avaliacao/avaliacoes/{id}/respostas, without a loading indicator. */
const guarda = ({ id, perguntas }: Avaliacao, pacote: Pacote, keepalive: boolean): Promise<Avaliacao> =>
  sendJson<Avaliacao>(
    'PUT',
    `/api/avaliacao/avaliacoes/${id}/respostas`,
    { ...corpoDe(perguntas, pacote), respondidoParcialmente: true },
    { quiet: true, keepalive },
  )

/** POST /avaliacao/avaliacoes-desempenhos-questionarios/{id}, of surveys POST /pesquisa/colaborador-respostas/{id} — spec 2 §7 */
const entrega = ({ id, origem, perguntas }: Avaliacao, pacote: Pacote, junto: object): Promise<Avaliacao> =>
  sendJson<Avaliacao>(
    'POST',
    origem === 'P'
      ? `/api/pesquisa/colaborador-respostas/${id}`
      : `/api/avaliacao/avaliacoes-desempenhos-questionarios/${id}`,
    { ...corpoDe(perguntas, pacote), ...junto },
  )

/**
 * Questionnaire and rules of a copy for `useQuestionario`.
 * @param junto further data of the hand-in
 */
export const copiaRespondivel = (
  copia: Avaliacao,
  junto: () => object = () => ({}),
): { questionario: Questionario; regras: Regras<Avaliacao> } => ({
  questionario: {
    perguntas: copia.perguntas,
    respostas: doFio(copia.perguntas, copia.respostas),
    versao: copia.versao,
    escrito: escritoDe(copia),
    competencias: copia.competencias,
  },
  regras: {
    exigeComentario: true,
    guarda: (pacote, saindo) => guarda(copia, pacote, saindo),
    entrega: (pacote) => entrega(copia, pacote, junto()),
    atual: (erro) => atualDe(copia.perguntas, erro),
  },
})

/** PUT /avaliacao/acompanhamentos-periodos-experiencia/talentos/{id}/colaboradores-questionarios/{id}: replaces handed-in answers — spec 2 §7 */
const altera = ({ id, colaborador, perguntas }: Avaliacao, pacote: Pacote): Promise<Avaliacao> =>
  sendJson<Avaliacao>(
    'PUT',
    `/api/avaliacao/acompanhamentos-periodos-experiencia/talentos/${colaborador?.id}/colaboradores-questionarios/${id}`,
    corpoDe(perguntas, pacote),
  )

/** A handed-in copy of an experience period, for editing: without drafts, the stored answers stay until the next hand-in. */
export function copiaAlteravel(copia: Avaliacao): ReturnType<typeof copiaRespondivel> {
  const { questionario, regras } = copiaRespondivel(copia)
  const { guarda: _, ...semRascunho } = regras
  return { questionario, regras: { ...semRascunho, edita: true, entrega: (pacote) => altera(copia, pacote) } }
}

/** 'Ana Souza, por Bruno Lima' */
export function quemDe({ colaborador, avaliador }: Pick<Avaliacao, 'colaborador' | 'avaliador'>): string {
  const por = avaliador?.nome && avaliador.id !== colaborador?.id ? `por ${avaliador.nome}` : undefined
  return [colaborador?.nome, por].filter(Boolean).join(', ')
}

export const diaDe = (day: string | undefined): string => (day === undefined ? '' : displayDay(day))
