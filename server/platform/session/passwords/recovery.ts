import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { distrustDevices } from '../devices/devices.ts'
import { createLink, redeemLink, revokeLinks } from '../one-time-links.ts'
import { findStaff, linkOwner, readStaff, USUARIO, writeToStaff } from '../staff.ts'
import { type NewPassword, newPasswordFields, requireConfirmed } from './new-password.ts'
import { storeOwnPassword } from './staff-password.ts'

const asked: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['usuario'],
  properties: { usuario: { type: 'string', title: 'Usuário', minLength: 1, maxLength: 200 } },
}
const chosen: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo', 'novaSenha', 'confNovaSenha'],
  properties: { codigo: { type: 'string', title: 'Código', maxLength: 100 }, ...newPasswordFields },
}

/** Limits of requests per user and per address, within 15 minutes. */
const PER_ACCOUNT = 3
const PER_ADDRESS = 10
/** Validity of a link, in minutes. */
const MINUTES = 60
/** Minimum time of an answer in ms, so that it does not reveal whether the account exists. */
const ANSWER_MS = 400
const SPENT = 'Este link já foi usado ou venceu. Peça um novo para recuperar a sua senha.'

/** 'Esqueci a minha senha' of users: PUT /api/login/recuperar-senha requests a link, PUT /api/login/nova-senha redeems it. */
export async function recoveryRoutes(app: FastifyInstance): Promise<void> {
  const config = { authority: 'PUBLIC' }
  const tags = ['Sessão']
  app.put<{ Body: { usuario: string } }>(
    '/api/login/recuperar-senha',
    {
      config,
      schema: { tags, summary: 'Envia ao usuário um link para criar uma nova senha', body: asked },
    },
    async (request, reply) => {
      const { env } = app.prumo
      const [link] = await Promise.all([sendLink(request, request.body.usuario), after(ANSWER_MS)])
      // a demo without a mail server returns the link, which could not be delivered otherwise
      return link !== undefined && env.demo && !env.smtp ? { link } : reply.code(204).send()
    },
  )
  app.put<{ Body: NewPassword & { codigo: string } }>(
    '/api/login/nova-senha',
    { config, schema: { tags, summary: 'Cria uma nova senha com o link recebido por e-mail', body: chosen } },
    async (request, reply) => {
      await useLink(request, request.body)
      return reply.code(204).send()
    },
  )
}

/** Sends the link when the account exists; the answer does not reveal that, except in a demo without a mail server. @returns the link's path */
async function sendLink(request: FastifyRequest, name: string): Promise<string | undefined> {
  const { prumo } = request.server
  const origin = await requireOrigin(request.server)
  const account = prumo.secrets.hashAccount('recuperacao-interna', name)
  return prumo.database.kysely.transaction().execute(async (db) => {
    await prumo.throttle.spend(db, { account: 'recuperar-senha', address: request.ip }, PER_ADDRESS)
    await prumo.throttle.spend(db, { account, address: '' }, PER_ACCOUNT)
    const staff = await findStaff(db, name)
    const { address: endereco, agent: agente } = clientOf(request)
    if (staff) await recordSecurity(db, { evento: 'RECUPERACAO_PEDIDA', usuarioId: staff.id, endereco, agente })
    if (!staff || staff.usuarioAC || !isAddress(staff.email ?? undefined)) return undefined
    const codigo = await createLink(prumo, db, 'nova-senha', linkOwner(staff.id), MINUTES)
    const path = `/recuperar-senha#${codigo}`
    await writeToStaff(db, staff, {
      event: 'RECUPERACAO_SENHA',
      subject: 'Crie uma nova senha para o Prumo RH',
      text: `Alguém pediu uma nova senha para o seu usuário (${staff.login}). Para criá-la, abra este endereço dentro de ${MINUTES} minutos; ele funciona uma única vez:

${origin}${path}

Se não foi você quem pediu, desconsidere esta mensagem: a sua senha continua a mesma.`,
      secret: prumo.secrets,
    })
    return path
  })
}

/** Sets the password by a one-time link; revokes the user's other links and ends all his sessions. Failed attempts are counted per address. */
async function useLink(request: FastifyRequest, { codigo, ...given }: NewPassword & { codigo: string }): Promise<void> {
  const { prumo } = request.server
  requireConfirmed(given)
  const staff = await prumo.throttle.attempt({ account: 'link', address: request.ip }, () =>
    prumo.database.kysely.transaction().execute(async (db) => {
      const link = await redeemLink(prumo, db, 'nova-senha', USUARIO, codigo)
      const staff = link ? await readStaff(db, link.id) : undefined
      if (!staff) return undefined
      const { address: endereco, agent: agente } = clientOf(request)
      await storeOwnPassword(db, staff, given.novaSenha, { endereco, agente, dados: { por: 'link' } })
      await revokeLinks(db, 'nova-senha', linkOwner(staff.id))
      return staff
    }),
  )
  if (!staff) return invalid([fieldError('codigo', SPENT)])
  await distrustDevices(prumo, staff.login)
  await prumo.sessions.endAll({ usuarioId: staff.id })
}
