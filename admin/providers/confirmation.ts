import { ApiError } from './api-error.ts'
import { getJson, sendJson } from './http.ts'
import { createStore } from './store.ts'

/** True while the server demands re-authentication (CONFIRMACAO_NECESSARIA). */
export const confirming = createStore(false)

const waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>()

/** Returns a promise that a refused call awaits until the user has re-authenticated. Background calls reject at once. */
export function awaitConfirmation(background: boolean, refusal: ApiError): Promise<void> {
  if (background) return Promise.reject(refusal)
  confirming.set(true)
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** Sends the password; every waiting call is then repeated. Throws the ApiError of a refusal. */
export async function confirmIdentity(senha: string): Promise<void> {
  await sendJson('POST', '/api/userinfo/confirmacao', { senha })
  settle(({ resolve }) => resolve())
}

/** State of the re-authentication; `provedor`: done at the SSO provider the session started with, else by password. */
export interface Confirmation {
  confirmada: boolean
  provedor?: { empresaId: number; rotulo: string }
}

export const readConfirmation = (): Promise<Confirmation> => getJson('/api/userinfo/confirmacao', { quiet: true })

/** Re-authenticated at the provider, in another tab: repeats the waiting calls. */
export const confirmedElsewhere = (): void => settle(({ resolve }) => resolve())

/** Rejects the waiting calls with HTTP 403. */
export const cancelConfirmation = (message: string): void => settle(({ reject }) => reject(new ApiError(message, 403)))

function settle(how: (call: { resolve: () => void; reject: (error: unknown) => void }) => void): void {
  const calls = [...waiting]
  waiting.clear()
  confirming.set(false)
  calls.forEach(how)
}
