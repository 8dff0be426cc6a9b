import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { sendJson } from '../http.ts'
import { completePasskeyLogin } from '../session.ts'
import { provePasskey } from './passkeys.ts'

/** Logs in by passkey only. Throws an Error with a message for the user when the browser provides none, or the server refuses it. */
export async function loginByPasskey(): Promise<void> {
  const { desafio, opcoes } = await sendJson<{ desafio: string; opcoes: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    '/api/login/passkey',
    {},
    { anonymous: true },
  )
  await completePasskeyLogin({ desafio, credencial: await provePasskey(opcoes) })
}
