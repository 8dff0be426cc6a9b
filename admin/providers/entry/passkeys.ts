import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { connectionTexts } from '../texts.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys here: WebAuthn needs a secure context and a host name that is no IP address. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Creates a passkey. Throws an Error with a message for the user when that fails. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON }).catch(refuse)
}

/** Signs a challenge with a passkey. Throws an Error with a message for the user when that fails. */
export async function provePasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON }).catch(refuse)
}

/** Translates the browser's errors; a cancelled prompt and a timeout are indistinguishable. */
function refuse(thrown: unknown): never {
  const { name } = thrown as Error
  const { passkeyKnown, passkeyElsewhere, passkeyGivenUp } = connectionTexts
  if (name === 'InvalidStateError') throw new Error(passkeyKnown)
  if (name === 'SecurityError') throw new Error(passkeyElsewhere)
  throw new Error(passkeyGivenUp)
}
