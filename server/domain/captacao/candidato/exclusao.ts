import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/crud/context.ts'
import type { RouteCollector } from '#server/crud/define.ts'
import { deleteInside } from '#server/crud/operations.ts'
import { readStored } from '#server/crud/read.ts'
import { idParam, objectBody } from '#server/crud/request.ts'
import { fail, fieldError, invalid } from '#server/errors.ts'
import { pendenciasDe } from './queries.ts'

const batch: JsonSchema = {
  type: 'object',
  properties: { candidatosIds: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 1000 } },
  required: ['candidatosIds'],
}

function idsOf(request: FastifyRequest): number[] {
  const { candidatosIds: ids } = objectBody(request)
  const valid =
    Array.isArray(ids) && ids.length > 0 && ids.length <= 1000 && ids.every((id) => Number.isSafeInteger(id))
  return valid
    ? [...new Set(ids as number[])]
    : invalid([fieldError('candidatosIds', 'Selecione ao menos um candidato')])
}

/** Deleting candidates, with what stands in the way told first — spec 1 §7.3 */
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
