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

/** Loaded by the first passkey: who has none pays nothing. */
const library = () => import('@simplewebauthn/server')

const NAME = 'Prumo RH'

interface Place {
  secrets: Secrets
  now(): Date
}

/** What the library needs of a stored passkey. */
interface Stored {
  id: number
  identificador: string
  segredo: string
  transportes: AuthenticatorTransport[] | null
}

const OWN = `select id, identificador, segredo, transportes from fator where usuario_id = $1 and tipo = 'passkey' order by id`
const INSERT = `insert into fator (usuario_id, tipo, nome, segredo, contador, criado_em, identificador, transportes)
values ($1, 'passkey', $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`
/** Authenticators that count have counted on; those that do not always say 0. */
const USE = `update fator set contador = $2, usado_em = $3 where id = $1 and (contador < $2 or (contador = 0 and $2 = 0)) returning id`

/**
 * What the browser is asked to make a passkey with.
 * @param origin the installation's own address: passkeys count there and nowhere else
 * @param challenge a token that counts once; the answer comes back with it
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
    // stored by the authenticator: says nothing of who it is
    userID: bytes(secrets.hashAccount('passkey', String(user.id))),
    challenge: bytes(challenge),
    attestationType: 'none',
    excludeCredentials: (await run<Stored>(db, OWN, [user.id])).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/**
 * Stores the passkey that the browser made, in the caller's transaction.
 * @returns false for an answer that does not fit the challenge or the address, or a passkey that is known already
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

/** What the browser is asked to prove one of the user's passkeys with; undefined without any. */
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

/** What the browser is asked to prove any passkey of this address with that it keeps itself, by a person it checked. */
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
 * Takes in what the browser proved. The challenge counts once elsewhere; the count of signatures shows a copied authenticator here.
 * @returns 'copiada' for one that counted less than was seen before (WebAuthn §6.1.1); undefined for what proves nothing
 */
export async function redeemPasskey(
  { now }: Place,
  db: Db,
  usuarioId: number,
  given: {
    response: AuthenticationResponseJSON
    origin: string
    challenge: string
    /** the device has to have checked who uses it, where nothing else says who it is */
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
    // the library throws the same error for a lower count as for a wrong signature: compared below
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
/** Room for keys that are signed after quantum computers; a certificate chain is not asked for. */
const long: JsonSchema = { type: 'string', maxLength: 40_000 }

/** What a browser answers (WebAuthn §5.1, as JSON). */
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
