import { talentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, readOfCompany, readRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recusaAnonima } from './anonima.ts'
import type { Copia } from './copia.ts'
import { origemDe } from './origens.ts'

const ALTERAR = 'ROLE_MOV_AVALIACAO_ALTERAR'

/**
 * Reads the copy if the session may answer it: it is addressed to the session's talent, its origin (`podeResponder`)
 * allows it, or it has no named evaluator and the session may change evaluations.
 * @throws DomainError 404 where the session may not know of it, 403 where it may only read it
 */
export async function readParaResponder(ctx: Ctx, id: number): Promise<Copia> {
  await exigeAlguem(ctx)
  const copia = await readOfCompany<Copia>(ctx, id)
  if ((await isDoTalento(ctx, copia)) || (await isDaOrigem(ctx, copia))) return copia
  if (hasAuthority(ctx.session, ctx.entity.authority.read)) {
    const seen = await findStored(ctx, id)
    if (seen && copia.avaliador === undefined && hasAuthority(ctx.session, ALTERAR)) return copia
    if (seen) fail('NAO_AUTORIZADO')
  }
  return fail('NAO_ENCONTRADO')
}

/** Reads an answered copy for its respondent and for those who read evaluations. @throws DomainError 404 */
export async function readParaLer(ctx: Ctx, id: number): Promise<{ copia: Copia; propria: boolean }> {
  await exigeAlguem(ctx)
  const copia = await readOfCompany<Copia>(ctx, id)
  if (await isDoTalento(ctx, copia)) return legivel(copia, true)
  if (await isDaOrigem(ctx, copia)) return legivel(copia, false)
  if (!hasAuthority(ctx.session, ctx.entity.authority.read)) return fail('NAO_ENCONTRADO')
  return legivel(await readRecord<Copia>(ctx, id), false)
}

/** Refuses users without talent and without any authority before the copy is read. @throws DomainError 404 */
async function exigeAlguem(ctx: Ctx): Promise<void> {
  if (ctx.session.authorities.size === 0 && !(await talentoDoUsuario(ctx))) fail('NAO_ENCONTRADO')
}

/** Refuses a handed-in anonymous copy: it is shown on no page, in no print and no comparison. */
function legivel(copia: Copia, propria: boolean): { copia: Copia; propria: boolean } {
  if (copia.situacao === 'R') recusaAnonima(copia)
  return { copia, propria }
}

async function isDoTalento(ctx: Ctx, { avaliador }: Copia): Promise<boolean> {
  if (!avaliador) return false
  return (await talentoDoUsuario(ctx))?.id === avaliador.id
}

const isDaOrigem = async (ctx: Ctx, copia: Copia): Promise<boolean> =>
  (await origemDe(copia).podeResponder?.(ctx, copia)) ?? false
