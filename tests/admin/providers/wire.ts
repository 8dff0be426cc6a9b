import { vi } from 'vitest'

export interface Sent {
  method: string
  url: string
  headers: Headers
  body: unknown
  credentials?: RequestCredentials
}

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

/** Stands in for the network: answers one call after the other and remembers what was sent. */
export function network(...answers: Answer[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body, credentials }: RequestInit = {}) => {
    sent.push({
      method,
      url,
      headers: new Headers(headers),
      credentials,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    })
    const answer = answers.shift()
    if (!answer) throw new Error(`unexpected ${method} ${url}`)
    if (answer instanceof Error) throw answer
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
    return new Response(text === '' ? null : text, { status: answer.status ?? 200, headers: answer.headers })
  })
  return sent
}
