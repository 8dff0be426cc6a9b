/** Address and model of the assistant: any service with OpenAI's chat API. */
export interface AssistantSettings {
  /** address below which `/chat/completions` lies, such as https://api.openai.com/v1 */
  url: string
  /** absent for services without authentication, such as self-hosted ones */
  key?: string
  model: string
}

/** One message of the chat, exactly as it leaves. */
export interface Message {
  role: 'system' | 'user'
  content: string
}

/** A user's prompt; `campo` and `maximo` describe the form's field the text is for. No other value of the form is sent. */
export interface Question {
  prompt: string
  campo?: string
  /** most characters the field takes */
  maximo?: number
}

export type Suggestion =
  | { status: 'found'; texto: string }
  /** rate limit of the service reached (429) */
  | { status: 'busy' }
  /** unreachable, slow, or its answer cannot be used; `reason` is for the log and holds nothing of the question */
  | { status: 'unavailable'; reason: string }

export interface AskOptions {
  fetch?: typeof globalThis.fetch
  /** longest wait in milliseconds (default 30,000) */
  timeoutMs?: number
}

/** Longest answer that is read, in bytes. */
const LARGEST = 256 * 1024
/** Longest text that is given back, in characters. */
const LONGEST = 8000

const ROLE =
  'Você ajuda profissionais de recursos humanos a escrever textos em português do Brasil. Responda somente com o texto pedido, ' +
  'sem saudações, comentários nem formatação em Markdown. Não invente nomes de pessoas, empresas, valores nem datas.'

/** The complete messages sent for a question. */
export const messagesOf = ({ prompt, campo, maximo }: Question): Message[] => {
  const field = campo ? ` O texto é para o campo "${campo}" de um formulário.` : ''
  const limit = maximo ? ` Use no máximo ${maximo} caracteres.` : ''
  return [
    { role: 'system', content: `${ROLE}${field}${limit}` },
    { role: 'user', content: prompt },
  ]
}

/** Requests one text. Never rejects. */
export async function askSuggestion(
  { url, key, model }: AssistantSettings,
  question: Question,
  { fetch = globalThis.fetch, timeoutMs = 30_000 }: AskOptions = {},
): Promise<Suggestion> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: messagesOf(question), stream: false }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return response.status === 429 ? { status: 'busy' } : unavailable(`HTTP ${response.status}`)
    }
    const texto = textOf(await readLimited(response))
    return texto === undefined ? unavailable('no text in the answer') : { status: 'found', texto }
  } catch (error) {
    return unavailable(error instanceof Error ? error.name : 'unknown')
  }
}

const unavailable = (reason: string): Suggestion => ({ status: 'unavailable', reason })

async function readLimited(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LARGEST) throw new RangeError('answer too large')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

/** `choices[0].message.content`, where it is a text. */
function textOf(answer: unknown): string | undefined {
  const { choices } = (answer ?? {}) as { choices?: unknown }
  const first = Array.isArray(choices) ? (choices[0] as { message?: { content?: unknown } } | undefined) : undefined
  const content = first?.message?.content
  if (typeof content !== 'string') return undefined
  const text = content
    .replace(/\r\n?/g, '\n')
    // control characters are not storable in a text field
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, LONGEST)
  return text === '' ? undefined : text
}
