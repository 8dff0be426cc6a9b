import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where `bench:cycles` has its server. */
export const PORT = 4988
export const base = `http://127.0.0.1:${PORT}`

export type Json = Record<string, unknown>
/** Calls the API as one person; refused calls throw. */
export type Call = <T = Json>(method: string, path: string, body?: unknown, more?: Record<string, string>) => Promise<T>

const common = { 'x-requested-with': 'prumo', 'content-type': 'application/json' }

/** Calls with these headers; without any: somebody who has no log-in. */
export function caller(headers: Record<string, string> = {}): Call {
  return async <T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const given = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(base + path, { method, headers: { ...common, ...headers, ...more }, ...given })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 500)}`)
    const type = answer.headers.get('content-type') ?? ''
    return (type.includes('json') ? await answer.json() : await answer.arrayBuffer()) as T
  }
}

/** Calls as a user of the demo. */
export async function enter(usuario: string): Promise<Call> {
  const body = JSON.stringify({ usuario, senha: 'prumo-demo-2026' })
  const answer = await fetch(`${base}/api/login`, { method: 'POST', headers: common, body })
  if (!answer.ok) throw new Error(await answer.text())
  return caller({ cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' })
}

interface Task {
  estado: string
  mensagem?: string
}

/** Does an action as the screens do: what takes longer than two seconds goes on as a task, whose end is awaited. @returns whether it became one */
export async function act(call: Call, path: string): Promise<boolean> {
  const { tarefaId } = await call<{ tarefaId?: string }>('PUT', path, {}, { prefer: 'respond-async, wait=2' })
  if (tarefaId === undefined) return false
  for (;;) {
    await sleep(200)
    const { estado, mensagem } = await call<Task & Json>('GET', `/api/tarefas/${tarefaId}`)
    if (estado === 'concluida') return true
    if (estado !== 'na-fila' && estado !== 'executando') throw new Error(`${path}: ${estado} ${mensagem}`)
  }
}

/** What something answers and how many milliseconds it takes. */
export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - started }
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY

export const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.POSITIVE_INFINITY
