import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { pendenciasDe } from './queries.ts'

const NENHUM = 'Selecione ao menos um candidato'
const batch: JsonSchema = {
  type: 'object',
  properties: {
    candidatosIds: {
      type: 'array',
      title: 'Candidatos',
      items: { type: 'integer', title: 'Candidato' },
      minItems: 1,
      maxItems: 1000,
      'x-field': { messages: { required: NENHUM, minItems: NENHUM } },
    },
  },
  required: ['candidatosIds'],
}

const idsOf = (request: FastifyRequest): number[] => [...new Set(objectBody(request).candidatosIds as number[])]

/** Deletion of candidates, and the list of what prevents it — spec 1 §7.3 */
export function exclusao(route: RouteCollector): void {
  route.get(
    '/{id}/empresa/{empresaId}/verificar-pendencias',
    { summary: 'O que impede a exclusão do candidato' },
    async (ctx, request) => {
      if (idParam(request, 'empresaId') !== ctx.session.empresaId) fail('NAO_ENCONTRADO')
      const { id } = await readStored(ctx, idParam(request))
      return pendenciasDe(ctx, [id])
    },
  )
  route.post(
    '/verificar-pendencias-em-lote',
    { summary: 'O que impede a exclusão dos candidatos', authority: 'ROLE_CAD_CANDIDATO_VER', body: batch },
    async (ctx, request) => pendenciasDe(ctx, idsOf(request)),
  )
  route.post(
    '/remove-candidato-em-lote',
    { summary: 'Exclui candidatos', authority: 'ROLE_CAD_CANDIDATO_EXCLUIR', body: batch },
    async (ctx, request, reply) => {
      const ids = idsOf(request)
      const [first] = await pendenciasDe(ctx, ids)
      if (first)
        fail('POSSUI_DEPENDENCIAS', { registro: `Candidato ${first.candidatoId}`, onde: 'Candidatos nas solicitações' })
      await inTransaction(ctx, async (tx) => {
        for (const id of ids) await deleteInside(tx, id, undefined)
      })
      return reply.code(204).send()
    },
  )
}
