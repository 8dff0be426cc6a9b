import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { convite } from './convite.ts'
import { candidaturaDe, NINGUEM } from './queries.ts'

/** GET /externo/entrevistas/{id}/convite: the candidate's own interview as .ics; it updates the event sent by e-mail. */
export function agenda(route: RouteCollector): void {
  route.get(
    '//externo/entrevistas/{id}/convite',
    { summary: 'Arquivo de agenda (.ics) de uma entrevista do candidato', authority: 'CANDIDATO' },
    async (ctx, request, reply) => {
      const own = await naEmpresaDela(ctx, idParam(request))
      const entrevista = await entityOf(own, 'captacao/entrevista').read(idParam(request))
      const { candidato, email, vaga, resposta, empresa } =
        (await candidaturaDe(own, entrevista.candidatura.id)) ?? fail('NAO_ENCONTRADO')
      const { nome, tipo, conteudo } = await convite({
        agora: ctx.now(),
        empresaId: own.session.empresaId,
        entrevista,
        titulo: `Entrevista: ${candidato} – ${vaga}`,
        organizador: { nome: empresa, email: resposta ?? NINGUEM },
        // interviewers are not disclosed
        participantes: email ? [{ nome: candidato, email }] : [],
        cancelado: entrevista.situacao === 'C',
      })
      return reply.header('content-disposition', `attachment; filename="${nome}"`).type(tipo).send(conteudo)
    },
  )
}

/** Context of the company that owns the interview. @throws DomainError 404 unless it is one of the session's candidate, planned or cancelled */
async function naEmpresaDela(ctx: Ctx, id: number): Promise<Ctx> {
  const { empresaId, usuario } = ctx.session
  const text = `select empresa_id as "empresaId" from entrevista
    where id = $1 and candidato_empresa_id = $2 and candidato_id = $3 and situacao in ('M', 'C')`
  const [row] = await run<{ empresaId: number }>(ctx.db, text, [id, empresaId, usuario.id])
  return { ...ctx, session: { ...ctx.session, empresaId: (row ?? fail('NAO_ENCONTRADO')).empresaId } }
}
