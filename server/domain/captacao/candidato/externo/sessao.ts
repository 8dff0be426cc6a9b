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

/** The company of the address. @throws DomainError 400 in the words of the specification */
function empresaDoEndereco(request: FastifyRequest): number {
  const { empresaId = '' } = request.query as { empresaId?: unknown }
  return /^[1-9]\d{0,8}$/.test(String(empresaId))
    ? Number(empresaId)
    : invalid([fieldError('empresaId', invalidCompany)])
}

/** A public call on behalf of whoever is there: the candidate who is logged in, else somebody unknown in the company of the address. */
export async function comoNoPortal(ctx: Ctx, request: FastifyRequest): Promise<Ctx> {
  return dentroDa(ctx, (await readSession(request, 'candidato')) ?? (await visitante(request)))
}

/** Somebody who registers: nobody yet, in the company of the address. */
export async function visitante(request: FastifyRequest): Promise<Session> {
  const found = await request.server.prumo.sessions.visitor(empresaDoEndereco(request))
  return found ?? invalid([fieldError('empresaId', invalidCompany)])
}

/** The rules of the company, with what the portal asks for besides. */
export function dentroDa(ctx: Ctx, session: Session): Ctx {
  const context = contextoDoPortal(session.context, session.usuario.id === 0)
  return contextOf(ctx.deps, ctx.entity, { ...session, context })
}

/** The candidate of the session in his own record; any other number does not exist for him, whatever the address says — spec 1 §6 */
export function proprio(ctx: Ctx, request: FastifyRequest): { own: Ctx; id: number } {
  const id = idParam(request)
  if (id !== ctx.session.usuario.id) fail('NAO_ENCONTRADO')
  return { own: dentroDa(ctx, ctx.session), id }
}

/**
 * Whoever registers has to be able to log in and shows that the e-mail is his: CPF, password and e-mail are asked for whatever the company chose. The password of somebody registered has a form of its own.
 */
function contextoDoPortal(context: RuleContext, novo: boolean): RuleContext {
  const { camposCandidatoVisiveis: visiveis = [], camposCandidatoObrigatorios: obrigatorios = [] } =
    context.empresa as Partial<Record<string, string[]>>
  const acesso = ['pessoal.cpf', 'contato.email', 'senha']
  return {
    ...context,
    empresa: {
      ...context.empresa,
      // a list that names nothing hides nothing
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
