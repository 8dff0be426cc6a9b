import type { FastifyRequest } from 'fastify'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import type { Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import type { Quem } from './consulta.ts'
import { licencaGuardada } from './queries.ts'

/** Looks at the page, and questions to the authenticator, of one address without a log-in within a quarter of an hour. */
const LEITURAS = 300
const CONSULTAS = 10

/** Who asks by a public call: a user who is wholly in, or nobody. */
export async function visitante(request: FastifyRequest): Promise<Session | undefined> {
  const session = await readSession(request, 'interna').catch(() => undefined)
  return session?.mustChangePassword || session?.mustAddFactor ? undefined : session
}

export const administra = (session: Session | undefined): boolean =>
  session?.authorities.has(ADMINISTRAR_INSTALACAO) === true

/** For the security log. */
export function quemPede(request: FastifyRequest, session: Session | undefined): Quem {
  const { address: endereco, agent: agente } = clientOf(request)
  return session ? { usuarioId: session.usuario.id, sessao: session.id } : { endereco, agente }
}

/** Who is not logged in looks so often and no more. @throws DomainError MUITAS_TENTATIVAS */
export const contaLeitura = (request: FastifyRequest): Promise<void> => conta(request, 'licenca-leitura', LEITURAS)

/** Whether the installation is new; only then the authenticator is asked without a log-in. @throws DomainError INSTALACAO_NAO_NOVA, MUITAS_TENTATIVAS */
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
