import { actOnRecord } from '#server/platform/crud/actions/act.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { minhasCandidaturas } from './minhas.ts'

const authority = 'CANDIDATO'

/** 'Minhas Candidaturas': a candidate's own selections, and giving one up — spec 1 §2.3 */
export function portal(route: RouteCollector): void {
  route.get('//externo/candidato-solicitacoes', { summary: 'Candidaturas do candidato', authority }, (ctx) =>
    minhasCandidaturas(ctx),
  )
  route.put(
    '//externo/candidato-solicitacoes/{id}/desiste',
    {
      summary: 'O candidato desiste de uma vaga, com o motivo',
      authority,
      body: { type: 'object', properties: { motivo: { type: 'string', title: 'Motivo' } } },
    },
    async (ctx, request, reply) => {
      const id = idParam(request)
      const desiste = ctx.entity.actions.find(({ name }) => name === 'desiste') ?? fail('NAO_ENCONTRADO')
      const { motivo } = objectBody(request)
      await actOnRecord(await naEmpresaDela(ctx, id), desiste, id, { motivo }, undefined)
      // no body: the action would answer with the company's view
      return reply.code(204).send()
    },
  )
}

/** Context of the company that owns the candidacy, which may differ from the session's. @throws DomainError 404 unless it is the candidate's own */
async function naEmpresaDela(ctx: Ctx, id: number): Promise<Ctx> {
  const { empresaId, usuario } = ctx.session
  const text = `select empresa_id as "empresaId" from candidato_solicitacao
    where id = $1 and candidato_empresa_id = $2 and candidato_id = $3`
  const [row] = await run<{ empresaId: number }>(ctx.db, text, [id, empresaId, usuario.id])
  return { ...ctx, session: { ...ctx.session, empresaId: (row ?? fail('NAO_ENCONTRADO')).empresaId } }
}
