import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { call, getJson, sendJson } from '../http.ts'

const BASE = '/api/userinfo/fatores'

/** An authenticator app or a passkey of the user. */
export interface Factor {
  id: number
  nome: string
  criadoEm: string
  usadoEm?: string | null
}

/** The user's second factors. */
export interface Factors {
  aplicativos: Factor[]
  passkeys: Factor[]
  /** recovery codes not used yet */
  codigosRestantes: number
}

/** Setup data of an authenticator app; `desafio` is sent back with its first code. */
export interface NewApp {
  desafio: string
  segredo: string
  endereco: string
}

export const factorsKey = ['fatores']
export const readFactors = (): Promise<Factors> => getJson(BASE)
export const startApp = (): Promise<NewApp> => sendJson('POST', BASE, {})

/** @returns recovery codes, shown once; empty when the user has some already */
export const confirmApp = async (given: { desafio: string; codigo: string; nome?: string }): Promise<string[]> =>
  (await sendJson<{ codigos: string[] }>('POST', `${BASE}/confirma`, given)).codigos

export const renewCodes = async (): Promise<string[]> =>
  (await sendJson<{ codigos: string[] }>('POST', `${BASE}/codigos`, {})).codigos

/** Setup data of a passkey; `desafio` is sent back with it. */
export interface NewPasskey {
  desafio: string
  opcoes: PublicKeyCredentialCreationOptionsJSON
}

export const startPasskey = (): Promise<NewPasskey> => sendJson('POST', `${BASE}/passkeys`, {})

/** @returns recovery codes, shown once; empty when the user has some already */
export const confirmPasskey = async (given: {
  desafio: string
  credencial: RegistrationResponseJSON
  nome?: string
}): Promise<string[]> => (await sendJson<{ codigos: string[] }>('POST', `${BASE}/passkeys/confirma`, given)).codigos

export const removeFactor = async (id: number): Promise<void> => {
  await call(`${BASE}/${id}`, { method: 'DELETE' })
}
