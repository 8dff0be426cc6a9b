import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { clearDraftKeeper, clearToken, clientOf, setToken, tokenOf } from '#server/platform/access/cookies.ts'
import { withoutDemoCandidates } from '#server/platform/access/demo.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { formBodies } from '#server/platform/plugins/body.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { isKnownDevice, rememberDevice } from '../devices/devices.ts'
import { draftKeyRoute } from '../draft-key.ts'
import { renewHash, verifyPassword } from '../passwords/password.ts'
import { appearanceOf } from '../userinfo/userinfo.ts'

interface Credentials {
  cpf: string
  senha: string
  empresaId: number | string
}

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cpf', 'senha', 'empresaId'],
  properties: {
    cpf: { type: 'string', title: 'CPF', format: 'cpf', maxLength: 20 },
    senha: { type: 'string', title: 'Senha', maxLength: 1000, 'x-field': { gender: 'f' } },
    // forms (urlencoded) send text
    empresaId: {
      title: 'Empresa',
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
      ],
      'x-field': { gender: 'f' },
    },
  },
}
const querystring: JsonSchema = { type: 'object', properties: { solicitacaoId: { type: 'integer' } } }
const tags = ['Portal do candidato']

/** Log-in, session and log-out of candidates; their sessions reach only routes with authority CANDIDATO — spec 1 §7.2. */
export async function externoRoutes(app: FastifyInstance): Promise<void> {
  formBodies(app)
  await draftKeyRoute(app)
  app.post<{ Body: Credentials }>(
    '/api/externo/login',
    { config: { authority: 'PUBLIC' }, schema: { tags, summary: 'Entra no portal do candidato', body, querystring } },
    async (request, reply) => {
      const session = await begin(request, reply, request.body)
      return externoUserinfo(app.prumo, session)
    },
  )
  app.get(
    '/api/externo/userinfo',
    {
      config: { authority: 'CANDIDATO', beforeTerms: true },
      schema: { tags, summary: 'Dados da sessão do candidato' },
    },
    async (request) => externoUserinfo(app.prumo, requireSession(request)),
  )
  for (const url of ['/api/externo/logout', '/api/externo/userinfo/logout'])
    app.post(
      url,
      { config: { authority: 'PUBLIC' }, schema: { tags, summary: 'Sai do portal do candidato' } },
      async (request, reply) => {
        const token = tokenOf(request, 'candidato')
        if (token !== undefined) await app.prumo.sessions.end(token)
        clearToken(request, reply, 'candidato')
        clearDraftKeeper(request, reply)
        return reply.code(204).send()
      },
    )
}

async function begin(request: FastifyRequest, reply: FastifyReply, { cpf, senha, empresaId }: Credentials) {
  const { secrets, sessions, throttle } = request.server.prumo
  const digits = cpf.replace(/\D/g, '')
  const account = secrets.hashAccount('candidato', `${digits}@${empresaId}`)
  const attempt = { account, address: request.ip, knownDevice: await isKnownDevice(request, account) }
  const candidatoId = await throttle.attempt(attempt, () =>
    findCandidato(request.server.prumo, digits, Number(empresaId), senha),
  )
  const { address: endereco, agent: agente } = clientOf(request)
  const entry = { empresaId: Number(empresaId), endereco, agente }
  const { kysely } = request.server.prumo.database
  if (candidatoId === undefined) {
    const dados = { conta: account.slice(0, 12) }
    await recordSecurity(kysely, { evento: 'ENTRADA_CANDIDATO_RECUSADA', ...entry, dados })
    return fail('CREDENCIAIS_CANDIDATO_INVALIDAS')
  }
  const token = await sessions.start(
    { kind: 'candidato', empresaId: Number(empresaId), candidatoId },
    clientOf(request),
  )
  const before = tokenOf(request, 'candidato')
  if (before !== undefined) await sessions.end(before)
  setToken(request, reply, 'candidato', token)
  await rememberDevice(request, reply, account)
  await recordSecurity(kysely, { evento: 'ENTRADA_CANDIDATO', ...entry, candidatoId })
  return (await sessions.read(token, 'candidato')) ?? fail('CREDENCIAIS_CANDIDATO_INVALIDAS')
}

async function findCandidato({ database, env }: Prumo, cpf: string, empresaId: number, senha: string) {
  const { rows } = await database.pool.query<{ id: number; senha: string | null }>(
    hot(`select c.id, c.senha from candidato c join empresa e on e.id = c.empresa_id and e.ativa is not false
      where c.empresa_id = $1 and c.pessoal_cpf = $2 ${withoutDemoCandidates(env, 'c')} order by c.id limit 1`),
    [empresaId, cpf],
  )
  const [found] = rows
  const right = await verifyPassword(found?.senha, senha)
  if (!right || !found) return undefined
  await renewHash(database.pool, { table: 'candidato', id: found.id, stored: found.senha }, senha)
  return found.id
}

/** What the portal needs to know of its session (spec 1 §3.7). */
async function externoUserinfo(prumo: Prumo, session: Session): Promise<RecordData> {
  const { empresaId, usuario, context } = session
  const { rows } = await prumo.database.pool.query<{ aceito: boolean | null; politica: string | null; nome: string }>(
    `select c.nome, c.aceito_politica_seguranca as aceito, g.politica_seguranca as politica
     from candidato c left join empresa_configuracao g on g.empresa_id = c.empresa_id where c.empresa_id = $1 and c.id = $2`,
    [empresaId, usuario.id],
  )
  const { aceito, politica, nome } = rows[0] ?? fail('SESSAO_EXPIRADA')
  return {
    authenticated: true,
    expired: false,
    usuario: { id: usuario.id, nome: usuario.nome },
    candidato: { id: usuario.id, nome, nomeExibicao: usuario.nome, cpf: usuario.login },
    empresa: {
      ...context.empresa,
      ...(politica ? { politicaSeguranca: politica } : {}),
      aparencia: await appearanceOf(prumo, session),
    },
    empresas: session.empresas,
    authorities: [],
    parametrosDoSistema: context.parametros,
    aceitoPoliticaSeguranca: aceito === true,
    hoje: context.hoje,
    horaExpiracao: session.expiraEm.toISOString(),
  }
}
