import { ApiError, statusMessage } from './api-error.ts'
import { createStore } from './store.ts'

/**
 * Steps of an expired session: `ask` offers to leave or stay, `login` asks for the password, `other` tells that another user logged in
 * instead, `password` requires a new password, `factor` a second factor.
 */
export type Expiry =
  | { step: 'none' }
  | { step: 'ask' }
  | { step: 'login' }
  | { step: 'password' }
  | { step: 'factor' }
  | { step: 'other'; nome: string }

export const expiry = createStore<Expiry>({ step: 'none' })
/** When the session expires without further calls, in milliseconds since 1970. */
const deadline = createStore<number | undefined>(undefined)

const deadlineKey = 'prumo.expira'
const waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>()
let saidStay = false

const expired = () => new ApiError(statusMessage(401), 401)

/** Returns a promise that a call refused with 401 awaits until the user has logged in again or given up. */
export function awaitLogin(background: boolean): Promise<void> {
  if (background && saidStay) return Promise.reject(expired())
  if (expiry.get().step === 'none') expiry.set({ step: saidStay ? 'login' : 'ask' })
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** Returns a promise that a refused call awaits until the password has been changed. Background calls reject with 403. */
export function awaitPassword(background: boolean): Promise<void> {
  expiry.set({ step: 'password' })
  if (background) return Promise.reject(new ApiError(statusMessage(403), 403))
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** Returns a promise that a refused call awaits until a second factor is set up. Background calls reject with 403. */
export function awaitFactor(background: boolean): Promise<void> {
  expiry.set({ step: 'factor' })
  if (background) return Promise.reject(new ApiError(statusMessage(403), 403))
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** The session continues: every waiting call is repeated. */
export function resumeCalls(): void {
  saidStay = false
  settle(({ resolve }) => resolve())
}

/** The session ended: every waiting call rejects. */
export const giveUp = (): void => settle(({ reject }) => reject(expired()))

/** 'Permanecer': the page stays as it is, waiting calls reject; the next call opens the log-in directly. */
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

/** Stores the session's end as told by the server, in localStorage for the other tabs, too. */
export function lastsUntil(instant: string | null | undefined): void {
  const time = Date.parse(instant ?? '')
  if (Number.isNaN(time)) return
  deadline.set(time)
  localStorage.setItem(deadlineKey, String(time))
}

/** Returns the latest known end of the session, over all tabs. */
export const knownDeadline = (): number | undefined => {
  const own = deadline.get()
  return own === undefined ? undefined : Math.max(own, Number(localStorage.getItem(deadlineKey)) || 0)
}
