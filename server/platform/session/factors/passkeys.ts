import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '../secrets.ts'
import { requireRoom } from './stored.ts'

/** Loads the library lazily, at the first use of a passkey. */
const library = () => import('@simplewebauthn/server')

const NAME = 'Prumo RH'

interface Place {
  secrets: Secrets
  now(): Date
}

/** Columns of a stored passkey that the library needs. */
interface Stored {
  id: number
  identificador: string
  segredo: string
  transportes: AuthenticatorTransport[] | null
}

const OWN = `select id, identificador, segredo, transportes from fator where usuario_id = $1 and tipo = 'passkey' order by id`
const INSERT = `insert into fator (usuario_id, tipo, nome, segredo, contador, criado_em, identificador, transportes)
values ($1, 'passkey', $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`
/** Updates only when the signature counter grew; authenticators without a counter always send 0. */
const USE = `update fator set contador = $2, usado_em = $3 where id = $1 and (contador < $2 or (contador = 0 and $2 = 0)) returning id`

/**
 * Options for navigator.credentials.create().
 * @param origin the installation's public address: passkeys are bound to it
 * @param challenge a one-time token; the answer contains it
 */
export async function creationOptions(
  { secrets }: Place,
  db: Db,
  user: { id: number; login: string; nome: string },
  { origin, challenge }: { origin: string; challenge: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: new URL(origin).hostname,
    userName: user.login,
    userDisplayName: user.nome,
    // stored by the authenticator: a pseudonymous hash
    userID: bytes(secrets.hashAccount('passkey', String(user.id))),
    challenge: bytes(challenge),
    attestationType: 'none',
    excludeCredentials: (await run<Stored>(db, OWN, [user.id])).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/**
 * Verifies and stores a new passkey, in the caller's transaction.
 * @returns false when challenge or origin do not match, or the passkey is stored already
 * @throws DomainError PASSKEYS_DEMAIS
 */
export async function addPasskey(
  { now }: Place,
  db: Db,
  usuarioId: number,
  given: { nome: string; response: RegistrationResponseJSON; origin: string; challenge: string },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library()
  const { response, origin, challenge, nome } = given
  const verified = await verifyRegistrationResponse({ response, ...expected(origin, challenge) }).catch(() => undefined)
  if (!verified?.verified) return false
  await requireRoom(db, usuarioId, 'passkey')
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return (await run(db, INSERT, [usuarioId, nome, key, counter, now(), id, transports ?? null])).length > 0
}

/** Options for navigator.credentials.get() with the user's passkeys; undefined without any. */
export async function requestOptions(
  db: Db,
  usuarioId: number,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: bytes(challenge),
    allowCredentials: (await run<Stored>(db, OWN, [usuarioId])).map(described),
    userVerification: 'preferred',
  })
}

/** Options for navigator.credentials.get() with any discoverable passkey of this origin; user verification is required. */
export async function discoveryOptions({
  origin,
  challenge,
}: {
  origin: string
  challenge: string
}): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: bytes(challenge),
    userVerification: 'required',
  })
}

/**
 * Verifies an assertion of the browser. The caller makes the challenge one-time; here the signature counter reveals cloned authenticators.
 * @returns 'copiada' when the counter did not grow (WebAuthn §6.1.1); undefined for an invalid assertion
 */
export async function redeemPasskey(
  { now }: Place,
  db: Db,
  usuarioId: number,
  given: {
    response: AuthenticationResponseJSON
    origin: string
    challenge: string
    /** requires user verification by the device: for a log-in without password */
    verifiedUser?: boolean
  },
): Promise<'passkey' | 'copiada' | undefined> {
  const { response, origin, challenge, verifiedUser = false } = given
  const stored = (await run<Stored>(db, OWN, [usuarioId])).find(({ identificador }) => identificador === response.id)
  if (!stored) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected(origin, challenge),
    requireUserVerification: verifiedUser,
    // 0 disables the library's check of the counter, whose error is the same as for a wrong signature; USE compares it below
    credential: { id: stored.identificador, publicKey: Uint8Array.from(bytes(stored.segredo)), counter: 0 },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const used = await run(db, USE, [stored.id, verified.authenticationInfo.newCounter, now()])
  return used.length > 0 ? 'passkey' : 'copiada'
}

const bytes = (token: string) => Uint8Array.from(Buffer.from(token, 'base64url'))

const described = ({ identificador, transportes }: Stored) => ({
  id: identificador,
  transports: transportes ?? undefined,
})

const expected = (origin: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(origin).origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: false,
})

const short: JsonSchema = { type: 'string', maxLength: 2000 }
/** Limit with room for post-quantum keys; attestation (certificate chains) is not requested. */
const long: JsonSchema = { type: 'string', maxLength: 40_000 }

/** Schema of the browser's credential (WebAuthn §5.1, as JSON). */
export const credentialSchema: JsonSchema = {
  type: 'object',
  title: 'Chave de acesso',
  required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
  properties: {
    id: short,
    rawId: short,
    type: { const: 'public-key' },
    authenticatorAttachment: short,
    clientExtensionResults: { type: 'object' },
    response: {
      type: 'object',
      required: ['clientDataJSON'],
      properties: {
        clientDataJSON: long,
        attestationObject: long,
        authenticatorData: long,
        signature: long,
        userHandle: short,
        transports: { type: 'array', maxItems: 10, items: short },
        publicKeyAlgorithm: { type: 'integer' },
        publicKey: long,
      },
    },
  },
}
