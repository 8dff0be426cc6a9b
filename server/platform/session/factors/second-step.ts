import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { hasDevices, isKnownDevice, isTrustedDevice, rememberDevice } from '../devices/devices.ts'
import { createLink, type RedeemedLink, readLink, redeemLink } from '../one-time-links.ts'
import { linkOwner, readStaff, USUARIO, writeToStaff } from '../staff.ts'
import { credentialSchema, redeemPasskey, requestOptions } from './passkeys.ts'
import { factorKinds, redeemCode } from './stored.ts'

/** Validity of the second step, in minutes. */
const MINUTES = 10
/** Days for which a browser is trusted, when its user asks for it. */
const TRUSTED_DAYS = 30

export interface SecondStep {
  desafio: string
  /** code of an app, or a recovery code */
  codigo?: string
  /** instead of a code: the assertion of a passkey */
  credencial?: AuthenticationResponseJSON
  /** trust this browser from now on */
  lembrar?: boolean
}

export const secondStepBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['desafio'],
  properties: {
    desafio: { type: 'string', title: 'Desafio', maxLength: 100 },
    codigo: { type: 'string', title: 'Código', maxLength: 40 },
    credencial: credentialSchema,
    lembrar: { type: 'boolean', title: 'Não pedir novamente neste navegador' },
  },
}

/**
 * After the right password: demands the second factor of users who have one, unless this browser is trusted.
 * @throws DomainError SEGUNDO_FATOR with `desafio`, to be sent with the code; `aplicativo`, whether a code of an app is accepted, and `passkey`, the WebAuthn
 * options where there is a passkey
 */
export async function requireSecondStep(request: FastifyRequest, account: string, usuarioId: number): Promise<void> {
  const { prumo } = request.server
  const { kysely } = prumo.database
  const kinds = await factorKinds(kysely, usuarioId)
  if (kinds.length === 0 || (await isTrustedDevice(request, account))) return
  const desafio = await createLink(prumo, kysely, 'segundo-fator', linkOwner(usuarioId), MINUTES, { conta: account })
  const asked = { origin: await originOf(request), challenge: desafio }
  const passkey = kinds.includes('passkey') && (await requestOptions(kysely, usuarioId, asked))
  fail('SEGUNDO_FATOR', {}, { extra: { desafio, aplicativo: kinds.includes('totp'), ...(passkey ? { passkey } : {}) } })
}

/**
 * Verifies the code or the passkey. Wrong ones count like wrong passwords and leave the challenge valid.
 * @returns the user, whether his browser is known, and the factor used
 * @throws DomainError SEGUNDO_FATOR_VENCIDO, MUITAS_TENTATIVAS, 400 for a wrong one
 */
export async function takeSecondStep(
  request: FastifyRequest,
  reply: FastifyReply,
  { desafio, codigo = '', credencial, lembrar }: SecondStep,
): Promise<{ usuarioId: number; knownDevice: boolean; by: string }> {
  const { prumo } = request.server
  const { kysely } = prumo.database
  if (!credencial && !codigo.trim()) return invalid([fieldError('codigo', 'Código é obrigatório')])
  const link = (await readLink(prumo, kysely, 'segundo-fator', USUARIO, desafio)) ?? fail('SEGUNDO_FATOR_VENCIDO')
  const account = link.dados.conta ?? ''
  const knownDevice = await isKnownDevice(request, account)
  const attempt = { account: `fator ${account}`, address: request.ip, knownDevice }
  const done = await prumo.throttle.attempt(attempt, () =>
    kysely.transaction().execute(async (db) => {
      const by = credencial
        ? await redeemPasskey(prumo, db, link.id, {
            response: credencial,
            origin: await originOf(request),
            challenge: desafio,
          })
        : await redeemCode(prumo, db, link.id, codigo)
      if (by === undefined) return undefined
      if (by === 'copiada') return by
      if (!(await redeemLink(prumo, db, 'segundo-fator', USUARIO, desafio))) return fail('SEGUNDO_FATOR_VENCIDO')
      if (by === 'recuperacao') await tellRecovery(db, link)
      return by
    }),
  )
  if (done === undefined || done === 'copiada') {
    const { address: endereco, agent: agente } = clientOf(request)
    const dados = done ? { operacao: 'passkey-copiada' } : {}
    await recordSecurity(kysely, { evento: 'SEGUNDO_FATOR_RECUSADO', usuarioId: link.id, endereco, agente, dados })
    return invalid([
      fieldError(credencial ? 'credencial' : 'codigo', credencial ? refusals[done ?? 'errada'] : WRONG_CODE),
    ])
  }
  const hadDevices = await hasDevices(request, account)
  await rememberDevice(request, reply, account, lembrar ? TRUSTED_DAYS : undefined)
  return { usuarioId: link.id, knownDevice: knownDevice || !hadDevices, by: done }
}

const WRONG_CODE = 'Código incorreto'
const refusals = {
  errada: 'A chave de acesso não foi reconhecida',
  copiada:
    'Esta chave de acesso parece ter sido copiada e não foi aceita. Use outra forma, desligue-a e avise quem administra os usuários da sua empresa.',
}

const originOf = (request: FastifyRequest): Promise<string> => requireOrigin(request.server)

/** Notifies the user by e-mail that a recovery code was used: it may have been somebody else. */
async function tellRecovery(db: Db, { id }: RedeemedLink): Promise<void> {
  const staff = await readStaff(db, id)
  if (!staff) return
  await writeToStaff(db, staff, {
    event: 'SEGUNDO_FATOR',
    subject: 'Um código de recuperação do seu usuário do Prumo RH foi usado',
    text: `Alguém entrou com o seu usuário (${staff.login}) usando um código de recuperação no lugar da verificação em duas etapas de sempre.

Se não foi você, altere a sua senha, troque os códigos de recuperação e avise quem administra os usuários da sua empresa.`,
  })
}
