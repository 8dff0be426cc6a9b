import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { hasDevices, isKnownDevice, rememberDevice } from '../devices/devices.ts'
import { tellNewDevice } from '../devices/new-device.ts'
import { tellEmergency } from '../oidc/emergency.ts'
import { passwordState } from '../oidc/provider.ts'
import { takeOnce } from '../one-time-links.ts'
import { beginSession } from '../own/begin.ts'
import { linkOwner } from '../staff.ts'
import { userinfoOf, userinfoSchema } from '../userinfo/userinfo.ts'
import { credentialSchema, discoveryOptions, redeemPasskey } from './passkeys.ts'

/** Validity of a challenge, in minutes. */
const MINUTES = 5
const PURPOSE = 'entrada-passkey'

const text: JsonSchema = { type: 'string' }
const started: JsonSchema = { type: 'object', properties: { desafio: text, opcoes: {} } }
const proven: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['desafio', 'credencial'],
  properties: { desafio: { type: 'string', title: 'Desafio', maxLength: 100 }, credencial: credentialSchema },
}
interface Proven {
  desafio: string
  credencial: AuthenticationResponseJSON
}

/** The active owner of a passkey. */
const OWNER = `select u.id, u.login from fator f join usuario u on u.id = f.usuario_id
where f.tipo = 'passkey' and f.identificador = $1 and u.ativo`

/**
 * Log-in by a passkey alone; user verification by the device (finger, face, PIN) is required. Answers reveal no account, and a started log-in stores
 * nothing: the challenge is signed, and only a used one is stored, until it would have expired.
 */
export async function passkeyLoginRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const tags = ['Sessão']
  app.post(
    '/api/login/passkey',
    {
      config: { authority: 'PUBLIC' },
      schema: { tags, summary: 'Começa a entrada somente com uma chave de acesso', response: { 200: started } },
    },
    async (_request, reply) => {
      const desafio = newChallenge(prumo)
      const opcoes = await discoveryOptions({ origin: await requireOrigin(app), challenge: desafio })
      return reply.header('cache-control', 'no-store').send({ desafio, opcoes })
    },
  )
  app.post<{ Body: Proven }>(
    '/api/login/passkey/confirma',
    {
      config: { authority: 'PUBLIC' },
      schema: {
        tags,
        summary: 'Entra com o que o navegador provou com uma chave de acesso',
        body: proven,
        response: { 200: userinfoSchema },
      },
    },
    async (request, reply) => {
      const { id, login } = await owner(request, request.body)
      const account = prumo.secrets.hashAccount('interna', login)
      const knownDevice = await isKnownDevice(request, account)
      const state = await passwordState(prumo, id)
      if (state === 'closed') fail('SENHA_FECHADA')
      if (state === 'emergency') await tellEmergency(request, id)
      const session = await beginSession(request, reply, id, 'passkey-unica')
      if (!knownDevice && (await hasDevices(request, account))) await tellNewDevice(request, id)
      await rememberDevice(request, reply, account)
      return userinfoOf(prumo, session)
    },
  )
}

type Owner = { id: number; login: string }

/** @throws DomainError MUITAS_TENTATIVAS, 400 for an invalid proof */
async function owner(request: FastifyRequest, { desafio, credencial }: Proven): Promise<Owner> {
  const { prumo } = request.server
  const { kysely } = prumo.database
  if (!isOpen(prumo, desafio))
    return invalid([fieldError('desafio', 'O tempo para usar a chave de acesso acabou. Comece de novo.')])
  const [known] = await run<Owner>(kysely, OWNER, [credencial.id])
  const origin = await requireOrigin(request.server)
  const account = prumo.secrets.hashAccount('passkey', credencial.id)
  const attempt = { account, address: request.ip, knownDevice: false }
  const by = await prumo.throttle.attempt(
    attempt,
    async () =>
      known && kysely.transaction().execute((db) => redeem(prumo, db, known.id, { desafio, credencial, origin })),
  )
  if (known && by === 'passkey') return known
  const { address: endereco, agent: agente } = clientOf(request)
  const dados = by === 'copiada' ? { operacao: 'passkey-copiada' } : {}
  await recordSecurity(kysely, { evento: 'SEGUNDO_FATOR_RECUSADO', usuarioId: known?.id, endereco, agente, dados })
  return invalid([fieldError('credencial', 'A chave de acesso não foi reconhecida')])
}

/** Verifies the passkey and marks the challenge as used; undefined for a challenge used before. */
async function redeem(prumo: Prumo, db: Db, id: number, given: Proven & { origin: string }) {
  const { desafio, credencial, origin } = given
  const answer = { response: credencial, origin, challenge: desafio, verifiedUser: true }
  const by = await redeemPasskey(prumo, db, id, answer)
  if (by !== 'passkey') return by
  return (await takeOnce(prumo, db, PURPOSE, linkOwner(id), desafio, MINUTES)) ? by : undefined
}

/** Length of a challenge's body: 16 random bytes and 6 of its expiry; 16 bytes of a truncated HMAC follow. */
const BODY = 22

const signature = ({ secrets }: Prumo, body: Buffer): Buffer =>
  createHmac('sha256', secrets.key(PURPOSE)).update(body).digest().subarray(0, 16)

function newChallenge(prumo: Prumo): string {
  const body = Buffer.concat([randomBytes(16), Buffer.alloc(6)])
  body.writeUIntBE(prumo.now().getTime() + MINUTES * 60_000, 16, 6)
  return Buffer.concat([body, signature(prumo, body)]).toString('base64url')
}

function isOpen(prumo: Prumo, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== BODY + 16 || bytes.toString('base64url') !== challenge) return false
  const body = bytes.subarray(0, BODY)
  const isOurs = timingSafeEqual(signature(prumo, body), bytes.subarray(BODY))
  return isOurs && body.readUIntBE(16, 6) > prumo.now().getTime()
}
