import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type LinkOwner, type LinkPurpose, revokeLinks } from './one-time-links.ts'

/** Purpose and page of links to a record. */
export interface RecordLink {
  purpose: LinkPurpose
  /** path of its page; the token is in the fragment ('#'), which no server receives */
  page: string
}

/** Expiry of the token as an upper bound; the record's state and dates end the link earlier. */
const MINUTES = 400 * 24 * 60

const ownerOf = ({ session, entity }: Ctx, id: number): LinkOwner => ({
  empresaId: session.empresaId,
  entidade: entity.path,
  id,
})

/**
 * Creates an address by which somebody without a log-in acts on a record of the session's company, and revokes earlier ones. In the caller's
 * transaction.
 * @throws DomainError ENDERECO_NAO_CONFIGURADO
 */
export async function createRecordLink(ctx: Ctx, id: number, { purpose, page }: RecordLink): Promise<string> {
  const owner = ownerOf(ctx, id)
  await revokeLinks(ctx.db, purpose, owner)
  const path = `${page}?empresaId=${ctx.session.empresaId}`
  return (await ctx.deps.links?.address(ctx.db, path, purpose, owner, MINUTES)) ?? fail('ENDERECO_NAO_CONFIGURADO')
}

/** Creates addresses of many records, by one statement each for revoking and creating. @returns addresses in the order of the ids @throws DomainError ENDERECO_NAO_CONFIGURADO */
export async function createRecordLinks(ctx: Ctx, ids: number[], { purpose, page }: RecordLink): Promise<string[]> {
  const { empresaId } = ctx.session
  const register = { empresaId, entidade: ctx.entity.path }
  await revokeLinks(ctx.db, purpose, { ...register, id: ids })
  const path = `${page}?empresaId=${empresaId}`
  const made = await ctx.deps.links?.addresses(ctx.db, path, purpose, register, ids, MINUTES)
  return made ?? fail('ENDERECO_NAO_CONFIGURADO')
}

/** Revokes the addresses of a record. */
export const revokeRecordLinks = (ctx: Ctx, id: number, { purpose }: RecordLink): Promise<void> =>
  revokeLinks(ctx.db, purpose, ownerOf(ctx, id))
