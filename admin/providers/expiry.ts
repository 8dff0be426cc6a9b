import { ApiError, statusMessage } from './api-error.ts'
import { createStore } from './store.ts'

/**
 * Where the expiry of a session stands: `ask` offers to leave or stay, `login` asks for the password, `other` tells that somebody else logged
 * in instead, `password` asks for another password first, `factor` for a second factor.
 */
export type Expiry =
  | { step: 'none' }
  | { step: 'ask' }
  | { step: 'login' }
  | { step: 'password' }
  | { step: 'factor' }
  | { step: 'other'; nome: string }

export const expiry = createStore<Expiry>({ step: 'none' })
/** When the session ends if nothing happens, in milliseconds since 1970. */
const deadline = createStore<number | undefined>(undefined)

const deadlineKey = 'prumo.expira'
const waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>()
let saidStay = false

const expired = () => new ApiError(statusMessage(401), 401)

/** A call met the end of the session: waits until it is settled. */
export function awaitLogin(background: boolean): Promise<void> {
  if (background && saidStay) return Promise.reject(expired())
  if (expiry.get().step === 'none') expiry.set({ step: saidStay ? 'login' : 'ask' })
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** A call met a password that has to be changed first: waits until it is. */
export function awaitPassword(background: boolean): Promise<void> {
  expiry.set({ step: 'password' })
  if (background) return Promise.reject(new ApiError(statusMessage(403), 403))
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** A call met a second factor that has to be set up first: waits until it is. */
export function awaitFactor(background: boolean): Promise<void> {
  expiry.set({ step: 'factor' })
  if (background) return Promise.reject(new ApiError(statusMessage(403), 403))
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** The session goes on: every call that waits is repeated. */
export function resumeCalls(): void {
  saidStay = false
  settle(({ resolve }) => resolve())
}

/** The session is over for good: every call that waits fails. */
export const giveUp = (): void => settle(({ reject }) => reject(expired()))

/** 'Permanecer': the screen stays as it is; the next call asks for the log-in at once. */
export function stayExpired(): void {
  saidStay = true
  giveUp()
}

export const askLogin = (): void => expiry.set({ step: 'login' })

function settle(how: (call: { resolve: () => void; reject: (error: unknown) => void }) => void): void {
  const calls = [...waiting]
  waiting.clear()
  expiry.set({ step: 'none' })
  calls.forEach(how)
}

/** The server said how long the session lasts; the other tabs, which share it, need not ask. */
export function lastsUntil(instant: string | null | undefined): void {
  const time = Date.parse(instant ?? '')
  if (Number.isNaN(time)) return
  deadline.set(time)
  localStorage.setItem(deadlineKey, String(time))
}

/** The end of the session as the tab that asked last knows it. */
export const knownDeadline = (): number | undefined => {
  const own = deadline.get()
  return own === undefined ? undefined : Math.max(own, Number(localStorage.getItem(deadlineKey)) || 0)
}
