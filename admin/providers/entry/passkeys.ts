import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { connectionTexts } from '../texts.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser can make passkeys here: they need a name for an address, and a connection nobody reads. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Lets the browser make a passkey. Throws an Error for people when it does not. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON }).catch(refuse)
}

/** Lets the browser prove a passkey. Throws an Error for people when it does not. */
export async function provePasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON }).catch(refuse)
}

/** The browser's reasons in Portuguese; it does not tell a closed window from one that waited too long. */
function refuse(thrown: unknown): never {
  const { name } = thrown as Error
  const { passkeyKnown, passkeyElsewhere, passkeyGivenUp } = connectionTexts
  if (name === 'InvalidStateError') throw new Error(passkeyKnown)
  if (name === 'SecurityError') throw new Error(passkeyElsewhere)
  throw new Error(passkeyGivenUp)
}
