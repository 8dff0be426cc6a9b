import { type ClientRequest, type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { checkAddress, outerLookup, Refused } from '#server/platform/outbound/address.ts'

/** Total timeout of a request, in ms. */
const TIMEOUT_MS = 10_000
/** Characters of an answer that are stored. */
const EXCERPT = 500

/** Outcome of an attempt. */
export interface Outcome {
  delivered: boolean
  /** the receiver is down or unreachable: its other deliveries are not attempted now */
  down: boolean
  /** the receiver unsubscribed (410 Gone) */
  gone: boolean
  codigo?: number
  duracao: number
  /** beginning of the answer */
  resposta?: string
  motivo?: string
}

/** Posts a body, without following redirects; reads only the beginning of the answer. Never throws. */
export async function postBody(
  target: string,
  headers: Record<string, string>,
  body: string,
  hosts: readonly string[],
): Promise<Outcome> {
  const start = performance.now()
  const took = () => Math.round(performance.now() - start)
  try {
    const { url, inner } = checkAddress(target, { setting: 'WEBHOOK_HOSTS', hosts })
    const { codigo, resposta } = await exchange(url, headers, body, inner)
    const delivered = codigo >= 200 && codigo < 300
    const moved = codigo >= 300 && codigo < 400
    return {
      delivered,
      down: codigo >= 500 || codigo === 429,
      gone: codigo === 410,
      codigo,
      duracao: took(),
      resposta,
      motivo: delivered
        ? undefined
        : moved
          ? 'O destino respondeu com um redirecionamento, que não é seguido.'
          : `O destino respondeu ${codigo}.`,
    }
  } catch (error) {
    return { delivered: false, down: true, gone: false, duracao: took(), motivo: reasonOf(error) }
  }
}

function exchange(url: URL, headers: Record<string, string>, body: string, inner: boolean) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
    agent: false as const,
    ...(inner ? {} : { lookup: outerLookup }),
  }
  return new Promise<{ codigo: number; resposta: string | undefined }>((resolve, reject) => {
    const answer = (response: IncomingMessage) => {
      let text = ''
      const done = () => {
        resolve({ codigo: response.statusCode ?? 0, resposta: clean(text) })
        call.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length >= EXCERPT) done()
      })
      response.on('end', done)
      response.on('error', reject)
    }
    const call: ClientRequest = url.protocol === 'https:' ? secure(url, options, answer) : plain(url, options, answer)
    call.on('error', reject)
    call.end(body)
  })
}

const clean = (text: string): string | undefined => text.replaceAll('\0', '').trim().slice(0, EXCERPT) || undefined

const known: Record<string, string> = {
  ECONNREFUSED: 'O destino recusou a conexão.',
  ECONNRESET: 'O destino interrompeu a conexão.',
  ENOTFOUND: 'O nome do servidor não existe.',
  EAI_AGAIN: 'O nome do servidor não pôde ser resolvido.',
  ABORT_ERR: 'O destino não respondeu em 10 segundos.',
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  if (name === 'TimeoutError') return known.ABORT_ERR ?? message
  return known[code] ?? `A conexão falhou: ${message.slice(0, 200)}`
}
