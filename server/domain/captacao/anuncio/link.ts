import type { FastifyRequest } from 'fastify'
import type { LinkDaVaga } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { findVaga } from './queries.ts'

const SOLICITACAO = 'captacao/solicitacao-pessoal'
const response: JsonSchema = {
  type: 'object',
  required: ['endereco', 'aberta'],
  properties: {
    endereco: { type: 'string', description: 'Endereço da vaga no portal' },
    aberta: { type: 'boolean', description: 'Se o portal mostra a vaga hoje' },
    interna: { type: 'boolean', description: 'Só quem trabalha na empresa a vê, depois de entrar' },
  },
}

/** The address of one vacancy in the portal, from its request or its advert — spec 1 §2.3 */
export function link(route: RouteCollector): void {
  const summary = 'Link da vaga no portal'
  route.get(
    '//captacao/solicitacoes-pessoal/{id}/link',
    { summary, authority: 'ROLE_MOV_SOLICITACAO_VER', response },
    async (ctx, request) => {
      const stored = await readStored(forEntity(ctx, SOLICITACAO), idParam(request))
      return linkDa(ctx, request, stored.id, stored.tipoVaga)
    },
  )
  route.get('/{id}/link', { summary, response }, async (ctx, request) => {
    const { solicitacao } = await readStored(ctx, idParam(request))
    const { id } = (solicitacao as { id: number } | undefined) ?? fail('NAO_ENCONTRADO')
    const row = await ctx.db
      .selectFrom('solicitacao_pessoal')
      .select('tipo_vaga')
      .where('empresa_id', '=', ctx.session.empresaId)
      .where('id', '=', id)
      .executeTakeFirst()
    return linkDa(ctx, request, id, row?.tipo_vaga)
  })
}

async function linkDa(
  ctx: Ctx,
  request: FastifyRequest,
  solicitacaoId: number,
  tipoVaga: unknown,
): Promise<LinkDaVaga> {
  const { empresaId } = ctx.session
  const query = new URLSearchParams({ solicitacaoId: String(solicitacaoId), empresaId: String(empresaId) })
  return {
    endereco: `${await requirePortalOrigin(request.server)}/externo/anuncios?${query}`,
    aberta: (await findVaga(ctx, { solicitacaoId, empresaId })) !== undefined,
    interna: tipoVaga === 'INTERNA',
  }
}
