import type { JsonValue } from '#schemas/runtime/model.ts'
import {
  type Answered,
  getJson,
  postJson,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** A question as sent to the tool, without the values of its answers. */
export interface PerguntaEnviada {
  id: number
  ordem: number
  texto: string
  /** 1 single choice, 3 text, 4 grade, 5 multiple choice */
  tipo: number
  obrigatoria: boolean
  notaMinima?: number
  notaMaxima?: number
  pedeComentario?: string
  opcoes?: { id: number; texto: string }[]
  /** shown only where this condition over earlier answers holds */
  condicao?: JsonValue
}

/** One version of a questionnaire; without personal data. */
export interface QuestionarioEnviado {
  /** constant for one questionnaire: with the version it makes the call idempotent */
  codigo: string
  versao: number
  titulo: string
  cabecalho?: string
  perguntas: PerguntaEnviada[]
}

type Failed = Exclude<Answered, { status: 'done' }>

export type Enviado = { status: 'done'; identificador: string } | Failed

/** A page of answers, unvalidated: the caller checks each. */
export type Pagina = { status: 'done'; respostas: { id: string; respostas: unknown }[]; proxima?: string } | Failed

/** Sends a version to the tool, or finds the one sent before. Never rejects. @param empresa its CNPJ, 14 digits */
export async function enviaQuestionario(
  settings: ServiceSettings,
  empresa: string,
  questionario: QuestionarioEnviado,
  options?: SendOptions,
): Promise<Enviado> {
  const answer = await postJson(settings, '/questionarios', { empresa, questionario }, options)
  if (answer.status !== 'done') return answer
  const identificador = textIn(answer.body, 'id')
  return identificador === undefined ? { status: 'unavailable', reason: 'no id' } : { status: 'done', identificador }
}

/** Reads one page of the submitted answers. Never rejects. @param pagina cursor from the page before */
export async function leRespostas(
  settings: ServiceSettings,
  identificador: string,
  pagina?: string,
  options?: SendOptions,
): Promise<Pagina> {
  const query = pagina === undefined ? '' : `?pagina=${encodeURIComponent(pagina)}`
  const path = `/questionarios/${encodeURIComponent(identificador)}/respostas${query}`
  const answer = await getJson(settings, path, options)
  if (answer.status !== 'done') return answer
  const { respostas } = (answer.body ?? {}) as { respostas?: unknown }
  if (!Array.isArray(respostas)) return { status: 'unavailable', reason: 'no answers' }
  const proxima = textIn(answer.body, 'proxima')
  const lidas = respostas.flatMap((uma) => {
    const id = textIn(uma, 'id')
    return id === undefined ? [] : [{ id, respostas: (uma as { respostas?: unknown }).respostas }]
  })
  return { status: 'done', respostas: lidas, ...(proxima !== undefined && { proxima }) }
}

/** Reads an id: a number or a text of at most 100 characters. */
function textIn(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : undefined
}

/** Checks that the tool is reachable and accepts the key. Never rejects. */
export const testFerramenta = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
