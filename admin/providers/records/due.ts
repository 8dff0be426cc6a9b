import type { DueFigures, DueItem, DueKind } from '#schemas/runtime/answers/notices.ts'
import { ask } from '../ask.ts'
import { getJson } from '../http.ts'

const base = '/api/vencimentos'

/** Fetches one page of expiring items, the nearest first; a total of 10,001 stands for more than 10,000. */
export async function fetchDue(
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<{ itens: DueItem[]; total: number }> {
  const response = await ask(base, query, { signal })
  const itens = (await response.json()) as DueItem[]
  return { itens, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
}

export const fetchDueKinds = (): Promise<DueKind[]> => getJson(`${base}/tipos`)

export const fetchDueFigures = (): Promise<DueFigures> => getJson(`${base}/resumo`, { background: true, quiet: true })
