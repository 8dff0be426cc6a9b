import type { JsonValue } from '#schemas/runtime/model.ts'
import {
  type Answered,
  getJson,
  postJson,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** A question as the tool asks it: nothing says which answer is the better one. */
export interface PerguntaEnviada {
  id: number
  ordem: number
  texto: string
  /** 1 one of the options, 3 a text, 4 a mark, 5 several options */
  tipo: number
  obrigatoria: boolean
  notaMinima?: number
  notaMaxima?: number
  pedeComentario?: string
  opcoes?: { id: number; texto: string }[]
  /** asked only where this holds of an earlier answer */
  condicao?: JsonValue
}

/** One version of a questionnaire. No person stands in it. */
export interface QuestionarioEnviado {
  /** the same for one questionnaire always: with the version, what is sent again is known */
  codigo: string
  versao: number
  titulo: string
  cabecalho?: string
  perguntas: PerguntaEnviada[]
}

type Failed = Exclude<Answered, { status: 'done' }>

export type Enviado = { status: 'done'; identificador: string } | Failed

/** Answers as they came: whoever takes them looks at each. */
export type Pagina = { status: 'done'; respostas: { id: string; respostas: unknown }[]; proxima?: string } | Failed

/** Hands a version to the tool, or finds what it was handed before. Never rejects. @param empresa its CNPJ, 14 digits */
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

/** Answers that were handed in there, some at a time. Never rejects. @param pagina as the page before named it */
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

/** Ids are numbers or short texts. */
function textIn(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : undefined
}

/** Whether the tool is there and takes the key. Never rejects. */
export const testFerramenta = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
