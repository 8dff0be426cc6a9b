import { ask } from '#admin/providers/ask.ts'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import type { ExperienceTalent, FollowUpModel } from '#schemas/runtime/answers/experience.ts'

const BASE = '/api/avaliacao/acompanhamentos-periodos-experiencia'
const MODELS = `${BASE}/modelos-acompanhamentos-periodo-experiencias`

/** Where an evaluation is answered. */
export const answering = (id: number): string => `/avaliacao/respostas?colaboradorQuestionarioId=${id}`

/** One page of talents with their periods. */
export async function fetchTalents(query: URLSearchParams, signal?: AbortSignal) {
  const response = await ask(`${BASE}/talentos`, query, { signal })
  const itens = (await response.json()) as ExperienceTalent[]
  return { itens, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
}

export const fetchTalent = (id: number, signal?: AbortSignal): Promise<ExperienceTalent> =>
  getJson(`${BASE}/talentos/${id}/colaboradores-questionarios/detail`, { signal, quiet: true })

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

interface Opening {
  colaborador: { id: number }
  periodoExperiencia: { id: number }
  modeloAvaliacao?: { id: number }
}

export const openEvaluation = (body: Opening): Promise<Evaluation> => sendJson('POST', BASE, body)
export const reopen = (id: number): Promise<Evaluation> => sendJson('PUT', `${BASE}/${id}/reabre`, {})
export const remove = async (id: number): Promise<void> => void (await call(`${BASE}/${id}`, { method: 'DELETE' }))

export const fetchModels = (signal?: AbortSignal): Promise<FollowUpModel[]> => getJson(MODELS, { signal, quiet: true })

export interface Link {
  modeloAvaliacaoId: number
  periodoExperienciaId: number
  versao: number
}
export const linkModels = (modelos: Link[]): Promise<FollowUpModel[]> => sendJson('PUT', MODELS, { modelos })

interface Print {
  colaboradorQuestionarioId: number
  agruparPorAspecto: boolean
  modoEconomico: boolean
}
export const printed = async (body: Print): Promise<Blob> =>
  (await call(`${BASE}/imprimir-avaliacao-respondida`, { method: 'POST', body, headers: { Accept: '*/*' } })).blob()
