import { call, getJson, sendJson } from './http.ts'

const BASE = '/api/userinfo/fatores'

/** An authenticator app of the user. */
export interface AppFactor {
  id: number
  nome: string
  criadoEm: string
  usadoEm?: string | null
}

/** How the user's log-in is verified beside the password. */
export interface Factors {
  aplicativos: AppFactor[]
  /** recovery codes not used yet */
  codigosRestantes: number
}

/** What an authenticator app needs to know; `desafio` comes back with its first code. */
export interface NewApp {
  desafio: string
  segredo: string
  endereco: string
}

export const factorsKey = ['fatores']
export const readFactors = (): Promise<Factors> => getJson(BASE)
export const startApp = (): Promise<NewApp> => sendJson('POST', BASE, {})

/** @returns recovery codes, shown this once; none where there are some already */
export const confirmApp = async (given: { desafio: string; codigo: string; nome?: string }): Promise<string[]> =>
  (await sendJson<{ codigos: string[] }>('POST', `${BASE}/confirma`, given)).codigos

export const renewCodes = async (): Promise<string[]> =>
  (await sendJson<{ codigos: string[] }>('POST', `${BASE}/codigos`, {})).codigos

export const removeApp = async (id: number): Promise<void> => {
  await call(`${BASE}/${id}`, { method: 'DELETE' })
}
