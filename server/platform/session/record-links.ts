import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type LinkOwner, type LinkPurpose, revokeLinks } from './one-time-links.ts'

/** What a link to a record leads to. */
export interface RecordLink {
  purpose: LinkPurpose
  /** path of its page; the token stands behind the '#', which no server is sent */
  page: string
}

/** What ends such a link is its record: its state and its day. After so many minutes the token is forgotten. */
const MINUTES = 400 * 24 * 60

const ownerOf = ({ session, entity }: Ctx, id: number): LinkOwner => ({
  empresaId: session.empresaId,
  entidade: entity.path,
  id,
})

/**
 * A new address at which somebody without a log-in acts on a record of the session's company; those before count no more. In the caller's transaction.
 * @throws DomainError ENDERECO_NAO_CONFIGURADO
 */
export async function createRecordLink(ctx: Ctx, id: number, { purpose, page }: RecordLink): Promise<string> {
  const owner = ownerOf(ctx, id)
  await revokeLinks(ctx.db, purpose, owner)
  const path = `${page}?empresaId=${ctx.session.empresaId}`
  return (await ctx.deps.links?.address(ctx.db, path, purpose, owner, MINUTES)) ?? fail('ENDERECO_NAO_CONFIGURADO')
}

/** The same for many records, by one statement each. @returns addresses in the order of the ids @throws DomainError ENDERECO_NAO_CONFIGURADO */
export async function createRecordLinks(ctx: Ctx, ids: number[], { purpose, page }: RecordLink): Promise<string[]> {
  const { empresaId } = ctx.session
  const register = { empresaId, entidade: ctx.entity.path }
  await revokeLinks(ctx.db, purpose, { ...register, id: ids })
  const path = `${page}?empresaId=${empresaId}`
  const made = await ctx.deps.links?.addresses(ctx.db, path, purpose, register, ids, MINUTES)
  return made ?? fail('ENDERECO_NAO_CONFIGURADO')
}

/** The addresses of a record count no more. */
export const revokeRecordLinks = (ctx: Ctx, id: number, { purpose }: RecordLink): Promise<void> =>
  revokeLinks(ctx.db, purpose, ownerOf(ctx, id))
