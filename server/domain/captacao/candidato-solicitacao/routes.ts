import { inTransaction } from '#server/crud/context.ts'
import { defineRoutes } from '#server/crud/define.ts'
import { insertBody } from '#server/crud/operations.ts'
import { idParam, objectBody } from '#server/crud/request.ts'
import { fail } from '#server/errors.ts'
import { solicitacoesDoCandidato } from './queries.ts'
import { readVinculo, vinculoSchema } from './vinculo.ts'

/** POST /captacao/solicitacoes-pessoal/candidato/{id}: puts a candidate into requests; those he is in already stay — spec 1 §7.4 */
export default defineRoutes('captacao/candidato-solicitacao', (route) => {
  route.post(
    '//captacao/solicitacoes-pessoal/candidato/{id}',
    { summary: 'Inclui o candidato em solicitações de pessoal', body: vinculoSchema },
    async (ctx, request, reply) => {
      const id = idParam(request)
      const { empresaId, candidatoId, solicitacoesIds } = readVinculo({ candidatoId: id, ...objectBody(request) })
      if (candidatoId !== id || empresaId !== ctx.session.empresaId) fail('NAO_ENCONTRADO')
      await inTransaction(ctx, async (tx) => {
        const known = await solicitacoesDoCandidato(tx, id, solicitacoesIds)
        for (const solicitacao of solicitacoesIds.filter((s) => !known.has(s)))
          await insertBody(tx, { candidato: { id }, solicitacao: { id: solicitacao } })
      })
      return reply.code(204).send()
    },
  )
})
