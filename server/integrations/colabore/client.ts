import { partsOf } from '#schemas/runtime/parts.ts'

/** Where the service answers, from the operator's environment only. */
interface ColaboreSettings {
  url: string
  key: string
}

export interface ColaboreArea {
  id: number
  nome: string
  ativo: boolean
  codigoAC?: string
  areaMaeId?: number
}

export type Sent =
  | { status: 'sent'; areas: number }
  /** the key is not taken */
  | { status: 'refused'; areas: number }
  /** unreachable, slow, or an answer that is no yes; `reason` is for the log */
  | { status: 'unavailable'; areas: number; reason: string }

export interface SendOptions {
  fetch?: typeof globalThis.fetch
  /** longest wait for one request in milliseconds (default 10,000) */
  timeoutMs?: number
}

/** Sends the areas of a company, parts of them one after the other. Never rejects; `areas` says how many arrived. */
export async function sendAreas(
  { url, key }: ColaboreSettings,
  empresa: string,
  areas: ColaboreArea[],
  { fetch = globalThis.fetch, timeoutMs = 10_000 }: SendOptions = {},
): Promise<Sent> {
  let arrived = 0
  for (const part of partsOf(areas)) {
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/areas-organizacionais`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ empresa, areas: part }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.status === 401 || response.status === 403) return { status: 'refused', areas: arrived }
      if (!response.ok) return { status: 'unavailable', areas: arrived, reason: `HTTP ${response.status}` }
    } catch (error) {
      return { status: 'unavailable', areas: arrived, reason: error instanceof Error ? error.name : 'unknown' }
    }
    arrived += part.length
  }
  return { status: 'sent', areas: arrived }
}
