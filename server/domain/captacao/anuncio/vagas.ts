import type { FastifyRequest } from 'fastify'
import type { Recortes } from '#schemas/runtime/answers/recruitment/portal.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, sendPage } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import { findVaga, listVagas, recortesDasVagas } from './queries.ts'
import { queryId, recorteOf } from './recorte.ts'
import { titleOf, vagaOf } from './vaga.ts'

const authority = 'PUBLIC'
const largestPage = 100
const querystring: JsonSchema = {
  type: 'object',
  properties: {
    empresaId: { type: 'integer', title: 'Empresa' },
    solicitacaoId: { type: 'integer', title: 'Solicitação de Pessoal' },
    cidadeId: { type: 'integer', title: 'Cidade' },
    areaId: { type: 'integer', title: 'Área' },
    vinculo: { type: 'string', title: 'Vínculo' },
    q: { type: 'string', title: 'Busca' },
    page: { type: 'integer', title: 'Página' },
    size: { type: 'integer', title: 'Vagas por página' },
  },
}

/** The open vacancies, without login; a logged-in candidate also sees his applications — spec 1 §2.3, §7.3 */
export function vagas(route: RouteCollector): void {
  const list = '//externo/anuncios'
  route.get(list, { summary: 'Vagas abertas', authority, querystring }, async (ctx, request, reply) => {
    const query = parseListQuery(ctx.entity, request.query as Record<string, unknown>)
    if (query.limit > largestPage) invalid([fieldError('size', `Uma página tem de 1 a ${largestPage} registros`)])
    const own = await asVisitor(ctx, request)
    const { rows, total } = await listVagas(own, recorteOf(request, query.filter), query)
    return sendPage(reply, list.slice(2), query, { rows: rows.map((row) => vagaOf(own, row)), total })
  })
  route.get(
    `${list}/filtros`,
    { summary: 'Cidades, áreas e vínculos com vagas abertas', authority, querystring },
    async (ctx, request) => {
      const own = await asVisitor(ctx, request)
      const { vinculos, ...rest } = await recortesDasVagas(own, { empresaId: queryId(request, 'empresaId') })
      const named = vinculos.map(({ id, quantidade }) => ({ id, nome: titleOf(ctx, 'vinculo', id) ?? '', quantidade }))
      return { ...rest, vinculos: named } satisfies Recortes
    },
  )
  route.get(`${list}/{id}`, { summary: 'Vaga aberta', authority }, async (ctx, request) => {
    const own = await asVisitor(ctx, request)
    return vagaOf(own, (await findVaga(own, { id: idParam(request) })) ?? fail('NAO_ENCONTRADO'))
  })
}

/** Adds the candidate's session, if any: public routes do not read it by themselves. */
async function asVisitor(ctx: Ctx, request: FastifyRequest): Promise<Ctx> {
  const session = await readSession(request, 'candidato')
  // before accepting the terms a candidate sees what anonymous visitors see
  return session && !session.mustAcceptTerms ? { ...ctx, session, context: session.context } : ctx
}
