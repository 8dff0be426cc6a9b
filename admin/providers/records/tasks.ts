import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { handOver } from '#admin/form/hand-over.ts'
import { downloadFile } from '../download.ts'
import { type CallOptions, call, getJson, sendJson } from '../http.ts'

/** A background task, as returned by GET /api/tarefas/:id. */
export interface Task<T = unknown> {
  id: string
  tipo: string
  titulo: string
  /** number of tasks queued before it */
  naFrente?: number
  estado: 'na-fila' | 'executando' | 'concluida' | 'falhou' | 'cancelada'
  progresso: number
  total?: number
  mensagem?: string
  resultado?: T
  /** result file, while it is kept */
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

/** Returns the progress in percent; undefined without a total. */
export const shareOf = ({ progresso, total }: Pick<Task, 'progresso' | 'total'>): number | undefined =>
  total ? Math.min(100, (progresso / total) * 100) : undefined

export const fetchTask = <T>(id: string): Promise<Task<T>> =>
  getJson(`/api/tarefas/${id}`, { background: true, quiet: true })

export const cancelTask = (id: string): Promise<unknown> => sendJson('DELETE', `/api/tarefas/${id}`)

export const repeatTask = (id: string): Promise<{ tarefaId: string }> => sendJson('POST', `/api/tarefas/${id}/repete`)

export const downloadResult = (arquivoId: string): Promise<void> =>
  downloadFile(`/api/arquivos/${arquivoId}?baixar`, 'resultado')

/** Seconds the server may take before the call continues as a task (`Prefer: wait`). */
const patience = 2

/** Sends a call that may take long: returns the response, or the task that continues it. @param prefer further RFC 7240 preferences */
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

/** Downloads a file that may take long; returns the task that continues it, if any. */
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

/** Tells the other tabs of this browser that tasks have changed. */
const channel = new BroadcastChannel('prumo-tarefas')

const queryKey = ['tarefas']

/** Invalidates the task list, in the other tabs too. */
export function tasksChanged(client: QueryClient): void {
  channel.postMessage(null)
  void client.invalidateQueries({ queryKey })
}

/** Invalidates this tab's task list when another tab reports a change. */
export function useOtherTabs(client: QueryClient): void {
  useEffect(() => {
    const heard = () => void client.invalidateQueries({ queryKey })
    channel.addEventListener('message', heard)
    return () => channel.removeEventListener('message', heard)
  }, [client])
}

const everyMs = 2000

/** Query of the user's recent tasks, newest first; polled while one runs. */
export const useTasks = () =>
  useQuery({
    queryKey,
    queryFn: () => getJson<Task[]>('/api/tarefas', { background: true, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? everyMs : false),
    refetchOnWindowFocus: true,
    staleTime: 30_000,
  })

/** A scheduled system task, as returned by GET /api/tarefas/sistema. */
export interface SystemWork {
  nome: string
  titulo: string
  /** cron expression */
  horario: string
  estado: 'nunca' | 'executando' | 'concluida' | 'falhou'
  iniciadaEm?: string
  terminadaEm?: string
}

/** Query of the scheduled tasks, polled every 30 s by their page only; no notices. */
export const useSystemWork = () =>
  useQuery({
    queryKey: ['tarefas-sistema'],
    queryFn: () => getJson<SystemWork[]>('/api/tarefas/sistema', { background: true, quiet: true }),
    refetchInterval: 30_000,
  })

/** Ids of tasks whose progress this tab shows already: no notice about their end. */
export const watched = new Set<string>()
