import type { Ctx } from '#server/crud/define.ts'
import {
  gestorDe,
  lideradosDe,
  talentoDoUsuario,
  talentosVistos,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/session/session.ts'

const VER = 'ROLE_MOV_AVALIACAO_VER'
export const ALTERAR = 'ROLE_MOV_AVALIACAO_ALTERAR'

/** Talents who answer to the one the session's user logs in as. */
async function meusLiderados(ctx: Ctx): Promise<number[]> {
  const eu = await talentoDoUsuario(ctx)
  return eu ? lideradosDe(ctx, eu.id, ctx.context.hoje) : []
}

/** Whose periods a session follows: HR those it sees (undefined), a manager his own people. */
export const acompanhados = async (ctx: Ctx): Promise<number[] | undefined> =>
  hasAuthority(ctx.session, VER) ? undefined : meusLiderados(ctx)

/** Which talents the session evaluates at the end of a period: all it sees as HR (undefined), or those it manages. */
export const avaliados = async (ctx: Ctx): Promise<Set<number> | undefined> =>
  hasAuthority(ctx.session, ALTERAR) ? undefined : new Set(await meusLiderados(ctx))

/** Whether the session evaluates a talent: his manager by his user, or HR that sees him. */
export async function podeAvaliar(ctx: Ctx, talento: number): Promise<boolean> {
  if (hasAuthority(ctx.session, ALTERAR)) return (await talentosVistos(ctx, [talento])).has(talento)
  return isGestor(ctx, talento)
}

/** Whether he follows the talent's periods, evaluating him or not. */
export async function podeAcompanhar(ctx: Ctx, talento: number): Promise<boolean> {
  if (hasAuthority(ctx.session, VER)) return (await talentosVistos(ctx, [talento])).has(talento)
  return isGestor(ctx, talento)
}

async function isGestor(ctx: Ctx, talento: number): Promise<boolean> {
  const gestor = await gestorDe(ctx, talento, ctx.context.hoje, { comUsuario: true })
  return gestor?.usuario !== undefined && gestor.usuario === ctx.session.usuario.id
}
