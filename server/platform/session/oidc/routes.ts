import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clearProviderState, clientOf, providerStateOf, setProviderState } from '#server/platform/access/cookies.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { Refused } from '#server/platform/outbound/address.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { createLink, redeemLink } from '../one-time-links.ts'
import { beginSession } from '../own/begin.ts'
import { discoverProvider, loadOpenid } from './client.ts'
import { type Claims, findUser, type Stranger } from './find-user.ts'
import { type Provider, readProvider, SEAL } from './provider.ts'

const BASE = '/api/login/unico'
const ENTITY = 'utilitario/login-unico'
/** Minutes a log-in at the provider may take. */
const MINUTES = 10
/** Log-ins started per address within 15 minutes; people of an office share an address. */
const PER_ADDRESS = 300
/** Redirect URI of the provider. */
const RETURN = `${BASE}/retorno`

/** Reasons of a failed log-in, shown by the log-in page. */
type Failure = Stranger | 'VENCIDO' | 'RECUSADO' | 'FORA'

const querystring: JsonSchema = {
  type: 'object',
  properties: { confirma: { type: 'string', title: 'Confirma' } },
}
const tags = ['Sessão']

/** Single sign-on by OpenID Connect: the code flow with PKCE, state and nonce. */
export async function oidcRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { empresaId: string }; Querystring: { confirma?: string } }>(
    `${BASE}/:empresaId`,
    {
      config: { authority: 'PUBLIC' },
      schema: { tags, summary: 'Leva ao provedor de login único da empresa', querystring },
    },
    async (request, reply) => {
      const { kysely } = app.prumo.database
      const provider = (await readProvider(app.prumo, idParam(request, 'empresaId'))) ?? fail('NAO_ENCONTRADO')
      await kysely
        .transaction()
        .execute((db) => app.prumo.throttle.spend(db, { account: 'login-unico', address: request.ip }, PER_ADDRESS))
      const confirms = request.query.confirma === '1' ? await readSession(request, 'interna') : undefined
      try {
        return await reply.redirect(await begin(request, reply, provider, confirms?.id))
      } catch (error) {
        return refuse(request, reply, 'FORA', error)
      }
    },
  )
  app.get(
    RETURN,
    { config: { authority: 'PUBLIC' }, schema: { tags, summary: 'Volta do provedor de login único' } },
    async (request, reply) => complete(request, reply),
  )
}

/** @param sessao session to be confirmed, when it is no log-in @returns the authorization URL */
async function begin(request: FastifyRequest, reply: FastifyReply, provider: Provider, sessao = ''): Promise<string> {
  const { prumo } = request.server
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await loadOpenid()
  const origin = await requireOrigin(request.server)
  const config = await discoverProvider(prumo, provider)
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const owner = { empresaId: provider.empresaId, entidade: ENTITY, id: 0 }
  const secret = prumo.secrets.seal(SEAL, JSON.stringify({ verifier, nonce }))
  const state = await createLink(prumo, prumo.database.kysely, 'login-unico', owner, MINUTES, { secret, sessao })
  setProviderState(request, reply, state)
  const address = buildAuthorizationUrl(config, {
    redirect_uri: origin + RETURN,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(sessao ? { prompt: 'login', max_age: '0' } : {}),
  })
  return address.href
}

async function complete(request: FastifyRequest, reply: FastifyReply) {
  const { prumo } = request.server
  const { state } = request.query as { state?: unknown }
  const cookie = providerStateOf(request)
  clearProviderState(request, reply)
  // the state cookie is missing when the log-in began in another browser: prevents log-in CSRF
  if (typeof state !== 'string' || cookie !== state) return refuse(request, reply, 'VENCIDO')
  const link = await redeemLink(prumo, prumo.database.kysely, 'login-unico', ENTITY, state)
  const provider = link && (await readProvider(prumo, link.empresaId))
  if (!provider) return refuse(request, reply, 'VENCIDO')
  const { secret = '', sessao } = link.dados
  let proven: { claims: Claims; token: string }
  try {
    proven = await exchange(request, provider, state, prumo.secrets.unseal(SEAL, secret) ?? '{}', Boolean(sessao))
  } catch (error) {
    if (sessao) return confirm(request, reply, sessao, 'DESCONHECIDO')
    return refuse(request, reply, error instanceof Refused ? 'FORA' : 'RECUSADO', error)
  }
  const usuarioId = await findUser(prumo, provider, proven.claims)
  if (sessao) return confirm(request, reply, sessao, usuarioId)
  if (typeof usuarioId === 'string') return refuse(request, reply, usuarioId)
  const provedor = { empresaId: provider.empresaId, token: prumo.secrets.seal(SEAL, proven.token) }
  await beginSession(request, reply, usuarioId, 'login-unico', provedor)
  return reply.redirect('/')
}

/** Exchanges the code for an ID token of this provider, checked for client, nonce and, with `fresh`, the time of authentication. @throws Error */
async function exchange(request: FastifyRequest, provider: Provider, state: string, kept: string, fresh: boolean) {
  const { authorizationCodeGrant } = await loadOpenid()
  const { verifier, nonce } = JSON.parse(kept) as { verifier: string; nonce: string }
  const config = await discoverProvider(request.server.prumo, provider)
  const answer = new URL((await requireOrigin(request.server)) + request.url)
  const tokens = await authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
    idTokenExpected: true,
    ...(fresh ? { maxAge: 60 } : {}),
  })
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('The provider gave no ID token')
  return { claims: claims as Claims, token: tokens.id_token }
}

/** Confirms the session when the provider authenticated its own user. */
async function confirm(request: FastifyRequest, reply: FastifyReply, sessao: string, found: number | Stranger) {
  const session = await readSession(request, 'interna')
  const isHe = session?.id === sessao && session.usuario.id === found
  if (isHe) await request.server.prumo.sessions.confirm(sessao)
  else await recordRefusal(request, typeof found === 'string' ? found : 'OUTRA_PESSOA')
  const [title, text] = isHe ? CONFIRMED : NOT_CONFIRMED
  return reply
    .code(isHe ? 200 : 403)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(pageOf(title, text))
}

const CONFIRMED = [
  'Confirmado',
  'Você confirmou que é você. Feche esta aba e volte à anterior: o que você começou continua lá.',
] as const
const NOT_CONFIRMED = [
  'Não confirmado',
  'Não foi possível confirmar com esta conta que é você. Feche esta aba e tente de novo com a sua.',
] as const

/** Page shown in the other tab, without scripts. */
const pageOf = (title: string, text: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Prumo RH</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** Redirects to the log-in page with the reason; the server's log gets the error, without personal data of the provider. */
async function refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure, error?: unknown) {
  if (error) request.log.warn({ motivo: (error as Error).message }, 'login único')
  await recordRefusal(request, failure)
  return reply.redirect(`/login?unico=${failure}`)
}

async function recordRefusal(request: FastifyRequest, motivo: Failure): Promise<void> {
  const { address: endereco, agent: agente } = clientOf(request)
  const dados = { fator: 'login-unico', motivo }
  await recordSecurity(request.server.prumo.database.kysely, { evento: 'ENTRADA_RECUSADA', endereco, agente, dados })
}

const TOKEN = 'select provedor_empresa_id as empresa, provedor_token as token from sessao where token_hash = $1'

/** Company of the provider by which a session began, with the sealed ID token. */
interface Origin {
  empresa: number
  token: string
}

/** Reads the provider of a session, before the session ends; undefined for log-ins by password. */
export async function providerOf({ database }: Prumo, sessionId: string): Promise<Origin | undefined> {
  const { rows } = await database.pool.query<Partial<Origin>>(TOKEN, [sessionId])
  const { empresa, token } = rows[0] ?? {}
  return empresa && token ? { empresa, token } : undefined
}

/** URL that ends the session at the provider; undefined where it supports none or does not answer. */
export const providerLogout = (request: FastifyRequest, origin: Origin): Promise<string | undefined> =>
  requireOrigin(request.server)
    .then((own) => logoutAddress(request.server.prumo, origin, `${own}/login`))
    .catch(() => undefined)

async function logoutAddress(prumo: Prumo, { empresa, token }: Origin, back: string) {
  const provider = await readProvider(prumo, empresa)
  if (!provider) return undefined
  const { buildEndSessionUrl } = await loadOpenid()
  const config = await discoverProvider(prumo, provider)
  if (!config.serverMetadata().end_session_endpoint) return undefined
  const hint = prumo.secrets.unseal(SEAL, token) ?? ''
  return buildEndSessionUrl(config, { post_logout_redirect_uri: back, id_token_hint: hint }).href
}
