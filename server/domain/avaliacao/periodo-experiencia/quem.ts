import {
  gestorDe,
  lideradosDe,
  talentoDoUsuario,
  talentosVistos,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

const VER = 'ROLE_MOV_AVALIACAO_VER'
export const ALTERAR = 'ROLE_MOV_AVALIACAO_ALTERAR'

/** Talents whose manager is the session's talent. */
async function meusLiderados(ctx: Ctx): Promise<number[]> {
  const eu = await talentoDoUsuario(ctx)
  return eu ? lideradosDe(ctx, eu.id, ctx.context.hoje) : []
}

/** Talents that a session follows: those it sees as HR, and its own people, also outside its areas. */
export interface Acompanhados {
  vistos: boolean
  liderados: number[]
}

export async function acompanhados(ctx: Ctx): Promise<Acompanhados> {
  const vistos = hasAuthority(ctx.session, VER)
  return { vistos, liderados: vistos && !ctx.session.restricted ? [] : await meusLiderados(ctx) }
}

/** Talents that the session evaluates at the end of a period: undefined for HR (all it follows), else those it manages. */
export const avaliados = async (ctx: Ctx): Promise<Set<number> | undefined> =>
  hasAuthority(ctx.session, ALTERAR) ? undefined : new Set(await meusLiderados(ctx))

/** Whether the session evaluates a talent: his manager by his user, or HR that sees him. */
export const podeAvaliar = (ctx: Ctx, talento: number): Promise<boolean> => pode(ctx, talento, ALTERAR)

/** Whether the session follows the talent's periods, with or without evaluating him. */
export const podeAcompanhar = (ctx: Ctx, talento: number): Promise<boolean> => pode(ctx, talento, VER)

async function pode(ctx: Ctx, talento: number, authority: string): Promise<boolean> {
  if (hasAuthority(ctx.session, authority) && (await talentosVistos(ctx, [talento])).has(talento)) return true
  const gestor = await gestorDe(ctx, talento, ctx.context.hoje, { comUsuario: true })
  return gestor?.usuario !== undefined && gestor.usuario === ctx.session.usuario.id
}
