import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/**
 * Where the portal is reached from outside, without a slash at the end: PORTAL_URL, PUBLIC_URL, else the address this request came to. For what the asker
 * alone gets back (feeds, previews); what others follow or trust takes `requirePortalOrigin`.
 */
export function portalAddress(request: FastifyRequest): string {
  const { portalUrl, publicUrl } = request.server.prumo.env
  return portalUrl ?? publicUrl ?? `${request.protocol}://${request.host}`
}

/**
 * The installation's own address, without a slash at the end: PUBLIC_URL, else the one its administrator wrote, in the demo this machine. Never what a request
 * says of its host: whoever sends it would choose where somebody else clicks.
 * @param db of the caller's transaction, if he is in one
 * @throws DomainError ENDERECO_NAO_CONFIGURADO outside the demo where nobody said it
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

/** The same for what candidates open: PORTAL_URL, where the portal has a host of its own. */
export const requirePortalOrigin = async (
  server: Pick<FastifyInstance, 'prumo' | 'server'>,
  db?: Db,
): Promise<string> => server.prumo.env.portalUrl ?? requireOrigin(server, db)

/**
 * The same for what is printed; undefined where nobody said how the product is reached.
 */
export async function portalOrigin({ env, database }: Pick<Prumo, 'env' | 'database'>): Promise<string | undefined> {
  const known = env.portalUrl ?? (await knownOrigin(env, database.kysely))
  return known ?? (env.demo ? `http://localhost:${env.port}` : undefined)
}

const WRITTEN = 'select endereco_publico as written from parametros_sistema order by id limit 1'

/** The address that somebody said, without a slash at the end. */
export async function knownOrigin({ publicUrl }: Pick<Env, 'publicUrl'>, db: Db): Promise<string | undefined> {
  if (publicUrl !== undefined) return publicUrl
  const [row] = await run<{ written: string | null }>(db, WRITTEN, [])
  return row?.written?.replace(/\/+$/, '') || undefined
}
