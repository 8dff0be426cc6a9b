import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clearToken, clientOf, tokenOf } from '#server/platform/access/cookies.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { hasDevices, isKnownDevice, rememberDevice } from '../devices/devices.ts'
import { tellNewDevice } from '../devices/new-device.ts'
import { requireSecondStep, type SecondStep, secondStepBody, takeSecondStep } from '../factors/second-step.ts'
import { tellEmergency } from '../oidc/emergency.ts'
import { passwordState } from '../oidc/provider.ts'
import { providerLogout, providerOf } from '../oidc/routes.ts'
import { beginSession } from '../own/begin.ts'
import { renewHash, verifyPassword } from '../passwords/password.ts'
import type { Attempt } from '../throttle.ts'
import { systemParameters, userinfoOf, userinfoSchema } from '../userinfo/userinfo.ts'

interface Credentials {
  usuario: string
  senha: string
}

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['usuario', 'senha'],
  properties: {
    usuario: { type: 'string', title: 'Usuário', maxLength: 200 },
    senha: { type: 'string', title: 'Senha', maxLength: 1000, 'x-field': { gender: 'f' } },
  },
}

const FIND = hot('select id, senha, ativo from usuario where lower(login) = lower($1) order by login = $1 desc limit 1')

/** GET and POST /api/login, POST /api/logout — spec 1 §5.12, §7.1. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/login',
    { config: { authority: 'PUBLIC' }, schema: { tags: ['Sessão'], summary: 'O que a tela de entrada precisa saber' } },
    async () => ({ authenticated: false, parametrosDoSistema: await systemParameters(app.prumo) }),
  )
  app.post<{ Body: Credentials }>(
    '/api/login',
    {
      config: { authority: 'PUBLIC' },
      schema: { tags: ['Sessão'], summary: 'Entra no sistema', body, response: { 200: userinfoSchema } },
    },
    async (request, reply) => {
      const account = app.prumo.secrets.hashAccount('interna', request.body.usuario)
      const knownDevice = await isKnownDevice(request, account)
      const attempt = { account, address: request.ip, knownDevice }
      const usuarioId = await authenticate(request, attempt, request.body)
      if (usuarioId === undefined) fail('CREDENCIAIS_INVALIDAS')
      const state = await passwordState(app.prumo, usuarioId)
      if (state === 'closed') fail('SENHA_FECHADA')
      await requireSecondStep(request, account, usuarioId)
      if (state === 'emergency') await tellEmergency(request, usuarioId)
      const session = await beginSession(request, reply, usuarioId, 'senha')
      if (!knownDevice && (await hasDevices(request, account))) await tellNewDevice(request, usuarioId)
      await rememberDevice(request, reply, account)
      return userinfoOf(app.prumo, session)
    },
  )
  app.post<{ Body: SecondStep }>(
    '/api/login/fator',
    {
      config: { authority: 'PUBLIC' },
      schema: {
        tags: ['Sessão'],
        summary: 'Completa a entrada com o código do aplicativo autenticador, um de recuperação ou uma chave de acesso',
        body: secondStepBody,
        response: { 200: userinfoSchema },
      },
    },
    async (request, reply) => {
      const { usuarioId, knownDevice, by } = await takeSecondStep(request, reply, request.body)
      if ((await passwordState(app.prumo, usuarioId)) === 'emergency') await tellEmergency(request, usuarioId)
      const session = await beginSession(request, reply, usuarioId, by)
      if (!knownDevice) await tellNewDevice(request, usuarioId)
      return userinfoOf(app.prumo, session)
    },
  )
  app.post(
    '/api/logout',
    {
      config: { authority: 'PUBLIC' },
      schema: {
        tags: ['Sessão'],
        summary: 'Sai do sistema; com login único, `sair` é onde o provedor também encerra a sessão',
      },
    },
    async (request, reply) => {
      const session = await readSession(request, 'interna').catch(() => undefined)
      const origin = session && !session.key ? await providerOf(app.prumo, session.id) : undefined
      // our session ends first: the provider may answer slowly or never
      await endSession(request, reply)
      const sair = origin && (await providerLogout(request, origin))
      return sair === undefined ? reply.code(204).send() : { sair }
    },
  )
}

/** Returns the id of the user with these credentials; undefined for wrong ones. @throws DomainError MUITAS_TENTATIVAS */
async function authenticate(
  request: FastifyRequest,
  attempt: Attempt,
  { usuario, senha }: Credentials,
): Promise<number | undefined> {
  const { database, throttle } = request.server.prumo
  return throttle.attempt(attempt, async () => {
    const { rows } = await database.pool.query<{ id: number; senha: string | null; ativo: boolean }>(FIND, [
      usuario.trim(),
    ])
    const [found] = rows
    const right = await verifyPassword(found?.senha, senha)
    if (right && found?.ativo) {
      await renewHash(database.pool, { table: 'usuario', id: found.id, stored: found.senha }, senha)
      return found.id
    }
    const { address: endereco, agent: agente } = clientOf(request)
    // for an unknown account the log gets a prefix of the keyed hash of the name
    const dados = found ? {} : { conta: attempt.account.slice(0, 12) }
    await recordSecurity(database.kysely, { evento: 'ENTRADA_RECUSADA', usuarioId: found?.id, endereco, agente, dados })
    return undefined
  })
}

/** Ends the session of the request, if there is one. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = tokenOf(request, 'interna')
  if (token !== undefined) await request.server.prumo.sessions.end(token)
  clearToken(request, reply, 'interna')
}
