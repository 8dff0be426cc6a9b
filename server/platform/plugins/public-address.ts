import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/**
 * Public address of the portal without a trailing slash: PORTAL_URL, PUBLIC_URL, else the host of this request. Only for answers to the caller (feeds,
 * previews); for links that others follow use `requirePortalOrigin`.
 */
export function portalAddress(request: FastifyRequest): string {
  const { portalUrl, publicUrl } = request.server.prumo.env
  return portalUrl ?? publicUrl ?? `${request.protocol}://${request.host}`
}

/**
 * The installation's public address without a trailing slash: PUBLIC_URL, else the one stored by its administrator, in the demo localhost. Never the
 * request's Host header, by which an attacker could choose the target of links sent to others.
 * @param db the caller's transaction, if there is one
 * @throws DomainError ENDERECO_NAO_CONFIGURADO outside the demo where no address is configured
 */
export async function requireOrigin(
  { prumo, server }: Pick<FastifyInstance, 'prumo' | 'server'>,
  db: Db = prumo.database.kysely,
): Promise<string> {
  const { demo, port } = prumo.env
  const known = await knownOrigin(prumo.env, db)
  if (known !== undefined) return known
  if (!demo) return fail('ENDERECO_NAO_CONFIGURADO')
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`
}

/** The public address for links of candidates: PORTAL_URL, where the portal has a host of its own, else `requireOrigin`. */
export const requirePortalOrigin = async (
  server: Pick<FastifyInstance, 'prumo' | 'server'>,
  db?: Db,
): Promise<string> => server.prumo.env.portalUrl ?? requireOrigin(server, db)

/** The portal's public address for printed documents; undefined where none is configured. */
export async function portalOrigin({ env, database }: Pick<Prumo, 'env' | 'database'>): Promise<string | undefined> {
  const known = env.portalUrl ?? (await knownOrigin(env, database.kysely))
  return known ?? (env.demo ? `http://localhost:${env.port}` : undefined)
}

const WRITTEN = 'select endereco_publico as written from parametros_sistema order by id limit 1'

/** The configured public address without a trailing slash: PUBLIC_URL, else the stored one. */
export async function knownOrigin({ publicUrl }: Pick<Env, 'publicUrl'>, db: Db): Promise<string | undefined> {
  if (publicUrl !== undefined) return publicUrl
  const [row] = await run<{ written: string | null }>(db, WRITTEN, [])
  return row?.written?.replace(/\/+$/, '') || undefined
}
