import type { FastifyRequest } from 'fastify'
import type { RuleContext } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'

/** spec 1 §2.1 */
const invalidCompany = 'Empresa ID inválido. Revise ou solicite novamente o link'

/** Parses `empresaId` of the query. @throws DomainError 400 with the specification's message */
function empresaDoEndereco(request: FastifyRequest): number {
  const { empresaId = '' } = request.query as { empresaId?: unknown }
  return /^[1-9]\d{0,8}$/.test(String(empresaId))
    ? Number(empresaId)
    : invalid([fieldError('empresaId', invalidCompany)])
}

/** Context of a public request: that of the logged-in candidate, else of an anonymous visitor in the company of the query. */
export async function comoNoPortal(ctx: Ctx, request: FastifyRequest): Promise<Ctx> {
  return dentroDa(ctx, (await readSession(request, 'candidato')) ?? (await visitante(request)))
}

/** Session of an anonymous visitor in the company of the query. @throws DomainError 400 */
export async function visitante(request: FastifyRequest): Promise<Session> {
  const found = await request.server.prumo.sessions.visitor(empresaDoEndereco(request))
  return found ?? invalid([fieldError('empresaId', invalidCompany)])
}

/** Context with the company's rules, extended by those of the portal. */
export function dentroDa(ctx: Ctx, session: Session): Ctx {
  const context = contextoDoPortal(session.context, session.usuario.id === 0)
  return contextOf(ctx.deps, ctx.entity, { ...session, context })
}

/** Context and id of the session's own candidate. @throws DomainError 404 for any other id — spec 1 §6 */
export function proprio(ctx: Ctx, request: FastifyRequest): { own: Ctx; id: number } {
  const id = idParam(request)
  if (id !== ctx.session.usuario.id) fail('NAO_ENCONTRADO')
  return { own: dentroDa(ctx, ctx.session), id }
}

/**
 * CPF, password and e-mail are visible and mandatory for a new registration, whatever the company configured: they are
 * needed to log in and to prove the e-mail. Existing candidates change the password in a form of its own.
 */
function contextoDoPortal(context: RuleContext, novo: boolean): RuleContext {
  const { camposCandidatoVisiveis: visiveis = [], camposCandidatoObrigatorios: obrigatorios = [] } =
    context.empresa as Partial<Record<string, string[]>>
  const acesso = ['pessoal.cpf', 'contato.email', 'senha']
  return {
    ...context,
    empresa: {
      ...context.empresa,
      // an empty list shows all fields
      camposCandidatoVisiveis: visiveis.length === 0 ? [] : [...new Set([...visiveis, ...acesso])],
      camposCandidatoObrigatorios: [
        ...new Set([
          ...obrigatorios.filter((campo) => campo !== 'senha'),
          'pessoal.cpf',
          ...(novo ? ['contato.email', 'senha'] : []),
        ]),
      ],
    },
  }
}
