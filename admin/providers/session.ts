import type { RecordData } from '#schemas/runtime/model.ts'
import { ApiError, statusMessage } from './api-error.ts'
import { connectSession, getJson, sendJson } from './http.ts'
import { createStore, useStored } from './store.ts'
import { unsaved } from './unsaved.ts'
import type { SchemaSummary, UserInfo } from './userinfo.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'anonymous'; parametros: RecordData }
  | { status: 'authenticated'; info: UserInfo; schemas: SchemaSummary[] }

/** Where the expiry of a session stands; `ask` offers to leave or stay, `login` asks for the password. */
export type Expiry = { step: 'none' } | { step: 'ask' } | { step: 'login' }

export interface Credentials {
  usuario: string
  senha: string
}

export const session = createStore<SessionState>({ status: 'loading' })
export const expiry = createStore<Expiry>({ step: 'none' })
/** True when the session's company is no longer the one this tab shows. */
export const empresaAlterada = createStore(false)

/** Set while somebody is logged in on this machine: without it the log-in page need not ask the server who is there. */
const loggedInKey = 'prumo.sessao'

const waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>()
const companies = new BroadcastChannel('prumo-empresa')
let saidStay = false

connectSession({
  empresaId: () => current()?.info.empresa.id,
  empresaAlterada: () => empresaAlterada.set(true),
  renew,
  changed: () => void refreshSession(),
})

companies.onmessage = ({ data }: MessageEvent<unknown>) => {
  const mine = current()?.info.empresa.id
  if (mine !== undefined && typeof data === 'number' && data !== mine) empresaAlterada.set(true)
}

const current = () => {
  const state = session.get()
  return state.status === 'authenticated' ? state : undefined
}

async function enter(info: UserInfo, before?: () => void): Promise<void> {
  const schemas = await getJson<SchemaSummary[]>('/api/schemas', { anonymous: true })
  before?.()
  localStorage.setItem(loggedInKey, '1')
  session.set({ status: 'authenticated', info, schemas })
  companies.postMessage(info.empresa.id)
}

/** Reads who is logged in; without anybody the system parameters are still there (spec 1 §4). */
export async function loadSession(): Promise<void> {
  if (window.location.pathname === '/login' && localStorage.getItem(loggedInKey) === null) return leave()
  try {
    await enter(await getJson<UserInfo>('/api/userinfo', { anonymous: true }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) leave(error)
    else session.set({ status: 'failed', error })
  }
}

/** Reads the session anew behind the page: after a write that its menu, colours or rights come from. */
async function refreshSession(): Promise<void> {
  const before = current()?.info
  try {
    const info = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
    const schemas = await getJson<SchemaSummary[]>('/api/schemas', { anonymous: true, quiet: true })
    const now = current()?.info
    const same = now === before && info.usuario.id === now?.usuario.id && info.empresa.id === now.empresa.id
    if (same) session.set({ status: 'authenticated', info, schemas })
  } catch {
    // What was written stands; the next page load shows it.
  }
}

function leave(error?: ApiError): void {
  localStorage.removeItem(loggedInKey)
  const parametros = error?.body.parametrosDoSistema ?? current()?.info.parametrosDoSistema ?? {}
  session.set({ status: 'anonymous', parametros: parametros as RecordData })
}

/** Throws the ApiError of a refused log-in, whose message is the server's. */
export async function login(credentials: Credentials): Promise<void> {
  await enter(await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true }))
}

/** spec 1 §9: waits at most 10 s for the server, then goes all the same. */
export async function logout(): Promise<void> {
  try {
    await sendJson('POST', '/api/logout', {}, { anonymous: true, signal: AbortSignal.timeout(10_000) })
  } catch {
    // The cookie may live on the server a little longer; the screens are left either way.
  }
  finishExpiry(new ApiError(statusMessage(401), 401))
  empresaAlterada.set(false)
  leave()
}

/** Makes another company the current one; every screen starts again with it. `before` runs when the server has agreed. */
export async function switchEmpresa(empresaId: number, before: () => void): Promise<void> {
  await enter(await sendJson<UserInfo>('PUT', '/api/userinfo/empresa', { empresaId }), before)
  empresaAlterada.set(false)
}

function renew(): Promise<void> {
  if (!current()) return Promise.reject(new ApiError(statusMessage(401), 401))
  if (expiry.get().step === 'none') expiry.set({ step: saidStay ? 'login' : 'ask' })
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

function finishExpiry(error?: ApiError): void {
  const calls = [...waiting]
  waiting.clear()
  expiry.set({ step: 'none' })
  for (const { resolve, reject } of calls) error ? reject(error) : resolve()
}

/** 'Permanecer': the screen stays as it is; the next call asks for the log-in at once. */
export function stay(): void {
  saidStay = true
  finishExpiry(new ApiError(statusMessage(401), 401))
}

export const askLogin = (): void => expiry.set({ step: 'login' })

/** Logs in without leaving the screen and lets the waiting calls go on. Another person's log-in starts afresh. */
export async function loginAgain(credentials: Credentials): Promise<void> {
  const before = current()?.info
  const info = await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true })
  if (!before || info.usuario.id !== before.usuario.id) {
    unsaved.set(false)
    window.location.assign('/')
    return
  }
  saidStay = false
  if (info.empresa.id !== before.empresa.id) empresaAlterada.set(true)
  finishExpiry()
}

export const useSessionState = (): SessionState => useStored(session)

/** The session inside the authenticated area; throws outside it. */
export function useSession(): { info: UserInfo; schemas: SchemaSummary[] } {
  const state = useStored(session)
  if (state.status !== 'authenticated') throw new Error('useSession outside the authenticated area')
  return state
}
