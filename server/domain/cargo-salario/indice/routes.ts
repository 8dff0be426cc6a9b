import type { JsonSchema } from '#schemas/runtime/model.ts'
import { acheIndiceDaLinha } from '#server/domain/cargo-salario/indice-historico/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { withinParent } from '#server/platform/crud/write/child-operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { indicesPendentes } from './queries.ts'

const ids: JsonSchema = { type: 'array', items: { type: 'integer' } }

/** spec 2 §7 Indices. POST, PUT and DELETE below /{indiceId}/historicos are the standard calls of the list. */
export default defineRoutes('cargo-salario/indice', (route) => {
  route.get(
    '/pendentes-desabilitados',
    { summary: 'Ids dos índices que ainda não podem ser usados', authority: 'LOGIN', response: ids },
    (ctx) => indicesPendentes(ctx),
  )

  route.get(
    '/historicos',
    { summary: 'Histórico de um índice', querystring: { type: 'object', properties: { id: { type: 'integer' } } } },
    async (ctx, request, reply) => {
      const { id, ...query } = request.query as Record<string, unknown>
      const indice = /^\d{1,15}$/.test(String(id)) ? Number(id) : invalid([fieldError('id', 'Informe o índice')])
      const rows = forEntity(ctx, 'cargo-salario/indice-historico')
      const within = await withinParent(rows, { id: indice })
      return sendList(reply, rows, parseListQuery(rows.entity, query), 'historicos', within)
    },
  )

  route.get('/historicos/{id}', { summary: 'Uma linha do histórico de um índice' }, async (ctx, request) => {
    const id = idParam(request)
    const indice = (await acheIndiceDaLinha(ctx, id)) ?? fail('NAO_ENCONTRADO')
    const rows = forEntity(ctx, 'cargo-salario/indice-historico')
    return { ...(await readRecord(rows, id, await withinParent(rows, { id: indice.id }))), indice }
  })
})
