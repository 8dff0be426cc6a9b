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

/** One copy of a questionnaire, as whoever answers it sees it (spec 2 §7). */
export interface Avaliacao extends Cabecalho {
  /** why nobody answers it now */
  fechada?: string
  /** the evaluator may give a mark of his own */
  notaManual?: boolean
  performance?: number
  performanceManual?: number
  aprovado?: boolean
  percentualMinimoAprovacao?: number
  /** nobody learns what this person answered; told are means of so many at least */
  anonima?: boolean
  /** an anonymous evaluation knows this person, as manager or as the evaluated himself */
  nominal?: boolean
  minimo?: number
  /** what anonymous answers say of who gives them */
  leva?: { titulo: string; valor: string }[]
  /** to be read before answering */
  documentos?: Documento[]
  /** said after they were handed in */
  agradecimento?: string
  /** asked beside the questions, with the levels given so far */
  competencias?: CompetenciaPedida[]
  /** what it came to, where the cycle tells it to who handed in */
  resultado?: ResultadoEntregue
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

const escritoDe = ({ observacao, performanceManual: notaManual, competencias }: Avaliacao): Escrito => ({
  ...(observacao !== undefined && { observacao }),
  ...(notaManual !== undefined && { notaManual }),
  ...niveisDados(competencias),
})

/** What is stored now, out of a refusal because of its version. */
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

/** PUT /avaliacao/avaliacoes/{id}/respostas, as a draft; nobody is asked to wait for it. */
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
 * A copy as it is answered in the admin: what stands on the page first, and where it goes.
 * @param junto what else is handed in
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

/** PUT /avaliacao/acompanhamentos-periodos-experiencia/talentos/{id}/colaboradores-questionarios/{id}: anew what was handed in — spec 2 §7 */
const altera = ({ id, colaborador, perguntas }: Avaliacao, pacote: Pacote): Promise<Avaliacao> =>
  sendJson<Avaliacao>(
    'PUT',
    `/api/avaliacao/acompanhamentos-periodos-experiencia/talentos/${colaborador?.id}/colaboradores-questionarios/${id}`,
    corpoDe(perguntas, pacote),
  )

/** The copy of an experience period that was handed in, as it is changed: what it was stands until it is handed in again. */
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
