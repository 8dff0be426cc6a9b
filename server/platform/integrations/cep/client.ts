import cepFormat from '#schemas/runtime/formats/cep.ts'
import type { CepResult } from './result.ts'
import { CEP_SERVICES, type CepService } from './services.ts'
import { CEP_HOSTS, type CepHosts } from './settings.ts'

/** Dependencies of a look-up; all have defaults. */
export interface FindCepOptions {
  fetch?: typeof globalThis.fetch
  /** Longest wait for one service, answer body included, in milliseconds (default 3,000). */
  timeoutMs?: number
  /** Origins of the services; never taken from a request. */
  hosts?: CepHosts
}

/** Maximum length of an answer, in characters; real ones have a few hundred. */
const MAX_BODY = 64 * 1024

/**
 * Finds the address of a CEP at ViaCEP, then at BrasilAPI when the first gives no usable answer. A "not found" of the first is final.
 * @param cep eight digits, with or without mask
 * @returns a result for every expected failure; never rejects
 */
export async function findCep(cep: string, options: FindCepOptions = {}): Promise<CepResult> {
  const digits = cepFormat.normalise?.(cep) ?? cep
  if (!cepFormat.validate(digits)) return { status: 'invalid' }
  const reasons: string[] = []
  for (const service of CEP_SERVICES) {
    const answer = await ask(service, digits, options)
    if (typeof answer !== 'string') return answer
    reasons.push(`${service.name}: ${answer}`)
  }
  return { status: 'unavailable', reason: reasons.join('; ') }
}

/** Queries one service. @returns its result, or the reason of the failure as text */
async function ask(service: CepService, cep: string, options: FindCepOptions): Promise<CepResult | string> {
  const { fetch = globalThis.fetch, timeoutMs = 3_000, hosts = CEP_HOSTS } = options
  try {
    const response = await fetch(new URL(service.path(cep), hosts[service.name]), {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readJson(response)
    return service.read(cep, response.status, body) ?? `resposta ${response.status} sem endereço`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? `sem resposta em ${timeoutMs} ms` : 'sem conexão'
  }
}

/** Reads the body as JSON; undefined when it is invalid or longer than MAX_BODY. Reading stops at the limit. */
async function readJson(response: Response): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BODY) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
