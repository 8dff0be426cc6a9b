import type { FastifyRequest } from 'fastify'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import type { Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import type { Quem } from './consulta.ts'
import { licencaGuardada } from './queries.ts'

/** Views of the page, and queries to the authenticator, per address without login and 15 minutes. */
const LEITURAS = 300
const CONSULTAS = 10

/** Session of a public request, if it is a user's with completed login; else undefined. */
export async function visitante(request: FastifyRequest): Promise<Session | undefined> {
  const session = await readSession(request, 'interna').catch(() => undefined)
  return session?.mustChangePassword || session?.mustAddFactor ? undefined : session
}

export const administra = (session: Session | undefined): boolean =>
  session?.authorities.has(ADMINISTRAR_INSTALACAO) === true

/** Author of the request for the security log. */
export function quemPede(request: FastifyRequest, session: Session | undefined): Quem {
  const { address: endereco, agent: agente } = clientOf(request)
  return session ? { usuarioId: session.usuario.id, sessao: session.id } : { endereco, agente }
}

/** Counts a view without login against the throttle. @throws DomainError MUITAS_TENTATIVAS */
export const contaLeitura = (request: FastifyRequest): Promise<void> => conta(request, 'licenca-leitura', LEITURAS)

/** Requires a new installation: only then the authenticator is queried without login. @throws DomainError INSTALACAO_NAO_NOVA, MUITAS_TENTATIVAS */
export async function exigeNova(request: FastifyRequest): Promise<void> {
  const { prumo } = request.server
  await conta(request, 'licenca', CONSULTAS)
  const { cnpj, statusMigracao = 'NovaInstalacao' } = await licencaGuardada(prumo.database.kysely, prumo.today())
  if (cnpj !== undefined || statusMigracao !== 'NovaInstalacao') fail('INSTALACAO_NAO_NOVA')
}

async function conta({ server, ip }: FastifyRequest, account: string, most: number): Promise<void> {
  const { database, throttle } = server.prumo
  await database.kysely.transaction().execute((db) => throttle.spend(db, { account, address: ip }, most))
}
