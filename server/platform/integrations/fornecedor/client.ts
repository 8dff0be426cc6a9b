/** A problem report as sent to the provider: what failed, where, in which version; without personal data. */
export interface ProblemReport {
  id: string
  data: string
  tela: string
  mensagem: string
  comentario?: string
  codigo?: string
  detalhes?: string
  navegador?: string
  versaoSistema?: string
}

/** A suggestion as sent to the provider; of its author only the address he gave for the answer. */
export interface Suggestion {
  id: string
  data: string
  modulo?: string
  titulo: string
  descricao: string
  email?: string
  versaoSistema?: string
}

export interface SendOptions {
  fetch?: typeof globalThis.fetch
  /** longest wait in milliseconds (default 5,000) */
  timeoutMs?: number
}

/** Posts a report or a suggestion as JSON to the provider's address. @returns whether it arrived (any 2xx); never rejects */
export async function sendToProvider(
  address: string,
  body: ProblemReport | Suggestion,
  options: SendOptions = {},
): Promise<boolean> {
  const { fetch = globalThis.fetch, timeoutMs = 5_000 } = options
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
