import { ApiError } from './api-error.ts'
import { getJson, sendJson } from './http.ts'
import { createStore } from './store.ts'

/** The server asks whether it is still the person who logged in. */
export const confirming = createStore(false)

const waiting = new Set<{ resolve: () => void; reject: (error: unknown) => void }>()

/** A call met the question: waits until it is answered. Nobody is asked for what goes on in the background. */
export function awaitConfirmation(background: boolean, refusal: ApiError): Promise<void> {
  if (background) return Promise.reject(refusal)
  confirming.set(true)
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/** Sends the password; every call that waits is then repeated. Throws the ApiError of a refusal. */
export async function confirmIdentity(senha: string): Promise<void> {
  await sendJson('POST', '/api/userinfo/confirmacao', { senha })
  settle(({ resolve }) => resolve())
}

/** How the person proves it: by password, or by the provider that this session began with. */
export interface Confirmation {
  confirmada: boolean
  provedor?: { empresaId: number; rotulo: string }
}

export const readConfirmation = (): Promise<Confirmation> => getJson('/api/userinfo/confirmacao', { quiet: true })

/** It was proven in another tab, at the provider. */
export const confirmedElsewhere = (): void => settle(({ resolve }) => resolve())

/** What waits is not done. */
export const cancelConfirmation = (message: string): void => settle(({ reject }) => reject(new ApiError(message, 403)))

function settle(how: (call: { resolve: () => void; reject: (error: unknown) => void }) => void): void {
  const calls = [...waiting]
  waiting.clear()
  confirming.set(false)
  calls.forEach(how)
}
