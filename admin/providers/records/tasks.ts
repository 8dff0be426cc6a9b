import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { handOver } from '#admin/form/hand-over.ts'
import { downloadFile } from '../download.ts'
import { type CallOptions, call, getJson, sendJson } from '../http.ts'

/** Work in the background, as GET /api/tarefas/:id tells it. */
export interface Task<T = unknown> {
  id: string
  tipo: string
  titulo: string
  /** tasks that are begun before one that waits */
  naFrente?: number
  estado: 'na-fila' | 'executando' | 'concluida' | 'falhou' | 'cancelada'
  progresso: number
  total?: number
  mensagem?: string
  resultado?: T
  /** a file it made, for as long as it is kept */
  arquivoId?: string
  cancelar: boolean
  /** its owner may start it again */
  repetivel: boolean
  criadaEm: string
  iniciadaEm?: string
  terminadaEm?: string
}

const running = new Set<Task['estado']>(['na-fila', 'executando'])

export const isRunning = ({ estado }: Pick<Task, 'estado'>): boolean => running.has(estado)

/** How far it is, in percent; undefined while nobody knows. */
export const shareOf = ({ progresso, total }: Pick<Task, 'progresso' | 'total'>): number | undefined =>
  total ? Math.min(100, (progresso / total) * 100) : undefined

export const fetchTask = <T>(id: string): Promise<Task<T>> =>
  getJson(`/api/tarefas/${id}`, { background: true, quiet: true })

export const cancelTask = (id: string): Promise<unknown> => sendJson('DELETE', `/api/tarefas/${id}`)

export const repeatTask = (id: string): Promise<{ tarefaId: string }> => sendJson('POST', `/api/tarefas/${id}/repete`)

export const downloadResult = (arquivoId: string): Promise<void> =>
  downloadFile(`/api/arquivos/${arquivoId}?baixar`, 'resultado')

/** Seconds a person waits before the work goes on in the background. */
const patience = 2

/** Asks for something that may take long: the answer, or the task that goes on with it. @param prefer what else the answer shall be like (RFC 7240) */
export async function callOrTask(
  path: string,
  options: CallOptions = {},
  prefer?: string,
): Promise<Response | { tarefaId: string }> {
  const preferences = [`respond-async, wait=${patience}`, prefer].filter(Boolean).join(', ')
  const headers = { Accept: '*/*', ...options.headers, Prefer: preferences }
  const response = await call(path, { ...options, headers })
  return response.status === 202 ? ((await response.json()) as { tarefaId: string }) : response
}

/** Fetches a file that may take long and hands it to the browser; or says which task goes on with it. */
export async function downloadOrTask(
  path: string,
  fallback: string,
  options: CallOptions = {},
): Promise<{ tarefaId: string } | undefined> {
  const answer = await callOrTask(path, options)
  if ('tarefaId' in answer) return answer
  await handOver(answer, fallback)
  return undefined
}

/** The tabs of one browser tell each other that there is something new about tasks. */
const channel = new BroadcastChannel('prumo-tarefas')

const queryKey = ['tarefas']

/** Something began or ended: the list is asked for anew, in the other tabs too. */
export function tasksChanged(client: QueryClient): void {
  channel.postMessage(null)
  void client.invalidateQueries({ queryKey })
}

/** Has a tab hear what the others say; its own list is then asked for anew. */
export function useOtherTabs(client: QueryClient): void {
  useEffect(() => {
    const heard = () => void client.invalidateQueries({ queryKey })
    channel.addEventListener('message', heard)
    return () => channel.removeEventListener('message', heard)
  }, [client])
}

const everyMs = 2000

/** The person's own tasks of late, newest first; asked for anew while one runs. */
export const useTasks = () =>
  useQuery({
    queryKey,
    queryFn: () => getJson<Task[]>('/api/tarefas', { background: true, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? everyMs : false),
    refetchOnWindowFocus: true,
    staleTime: 30_000,
  })

/** Work that nobody started, as GET /api/tarefas/sistema tells it. */
export interface SystemWork {
  nome: string
  titulo: string
  /** cron */
  horario: string
  estado: 'nunca' | 'executando' | 'concluida' | 'falhou'
  iniciadaEm?: string
  terminadaEm?: string
}

/** What the product does by itself; only its page asks, and nobody is told of an end. */
export const useSystemWork = () =>
  useQuery({
    queryKey: ['tarefas-sistema'],
    queryFn: () => getJson<SystemWork[]>('/api/tarefas/sistema', { background: true, quiet: true }),
    refetchInterval: 30_000,
  })

/** Tasks whose progress this tab shows where they were started: nobody needs to be told of their end. */
export const watched = new Set<string>()
