import { ask } from '#admin/providers/ask.ts'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import type {
  AberturaDoPeriodo,
  ExperienceTalent,
  FollowUpModel,
  Ligacao,
  PedidoDeImpressao,
  PeriodoDoTalento,
} from '#schemas/runtime/answers/evaluation/experience.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'

const BASE = '/api/avaliacao/acompanhamentos-periodos-experiencia'
const MODELS = `${BASE}/modelos-acompanhamentos-periodo-experiencias`

const copiesOf = (talent: number) => `${BASE}/talentos/${talent}/colaboradores-questionarios`

/** Path of the page that answers an evaluation. */
export const answeringPath = (id: number): string => `/avaliacao/respostas?colaboradorQuestionarioId=${id}`

/** Path of the page that changes the answers already handed in. */
export const changingPath = (id: number): string => `${answeringPath(id)}&editar=true`

/** One page of talents with their periods. */
export async function fetchTalents(query: URLSearchParams, signal?: AbortSignal) {
  const response = await ask(`${BASE}/talentos`, query, { signal })
  const itens = (await response.json()) as ExperienceTalent[]
  return { itens, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
}

export const fetchTalent = (id: number, signal?: AbortSignal): Promise<ExperienceTalent> =>
  getJson(`${copiesOf(id)}/detail`, { signal, quiet: true })

/** An evaluation as its page shows it. */
export interface Evaluation {
  id: number
  versao: number
  titulo: string
  situacao: 'N' | 'P' | 'R'
  colaborador: { id: number; nome: string }
  avaliador?: { id: number; nome: string }
  periodoExperiencia?: { nome: string }
  vencimento?: string
  respondidaEm?: string
  observacao?: string
  performance?: number
  aprovado?: boolean
  aspectos?: { aspecto: string; percentual: number }[]
}

export const fetchEvaluation = (id: string, signal?: AbortSignal): Promise<Evaluation> =>
  getJson(`${BASE}/${id}`, { signal, quiet: true })

export const openEvaluation = (talent: number, body: AberturaDoPeriodo): Promise<Evaluation> =>
  sendJson('POST', copiesOf(talent), body)
export const removeAnswers = async (talent: number, id: number): Promise<void> =>
  void (await call(`${copiesOf(talent)}/${id}`, { method: 'DELETE' }))

/** Reads the questions of one questionnaire copy of the talent. */
export const fetchQuestions = async (talent: number, questionnaire: number): Promise<Pergunta[]> =>
  (await getJson<{ perguntas: Pergunta[] }>(`${copiesOf(talent)}/${questionnaire}`, { quiet: true })).perguntas

const MODELOS = '/api/avaliacao/modelos-avaliacao'

/** Reads the experience periods a talent is in today, ordered by end. */
export const fetchPeriodsToday = (talent: number, signal?: AbortSignal): Promise<PeriodoDoTalento[]> =>
  getJson(`${MODELOS}/periodos-experiencia?colaboradorId=${talent}`, { signal, quiet: true })

/** Reads the period that a model evaluates, with its end day for the talent. */
export const fetchPeriodOf = (talent: number, model: number, signal?: AbortSignal): Promise<PeriodoDoTalento> =>
  getJson(`${MODELOS}/periodo-experiencia?colaboradorId=${talent}&avaliacaoId=${model}`, { signal, quiet: true })

export const fetchModels = (signal?: AbortSignal): Promise<FollowUpModel[]> => getJson(MODELS, { signal, quiet: true })

export const linkModels = (modelos: Ligacao[]): Promise<FollowUpModel[]> => sendJson('PUT', MODELS, { modelos })

export const printAnswers = async (body: PedidoDeImpressao): Promise<Blob> =>
  (await call(`${BASE}/imprimir-avaliacao-respondida`, { method: 'POST', body, headers: { Accept: '*/*' } })).blob()
