import type { FastifyRequest } from 'fastify'
import type { GoalPanel, NewCheckIn } from '#schemas/runtime/answers/evaluation/goals.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { MINHAS_METAS, painelDoObjetivo } from '#server/domain/avaliacao/objetivo/queries.ts'
import { deQuemE } from '#server/domain/avaliacao/resultado-chave/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { fail } from '#server/platform/errors/errors.ts'

const CHECK_INS = '//avaliacao/resultados-chave/{id}/check-ins'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['valor', 'confianca'],
  properties: {
    data: { type: 'string', format: 'date', title: 'Data' },
    valor: { type: 'number', title: 'Valor', multipleOf: 0.01 },
    confianca: { type: 'string', enum: ['N', 'R', 'F'], title: 'Confiança' },
    comentario: { type: 'string', maxLength: 1000, title: 'Comentário' },
  },
}

/** Check-in routes of the screen 'Metas': also for those who answer for a key result without authority on the register. */
export default defineRoutes('avaliacao/check-in-resultado', (route) => {
  route.post(
    CHECK_INS,
    {
      summary: 'Registra um check-in e responde com o objetivo',
      authority: 'ROLE_CAD_CHECK_IN_INCLUIR',
      also: MINHAS_METAS,
      body,
    },
    (ctx, request) =>
      changed(ctx, request, async (tx, id) => {
        await insertBody(tx, { ...objectBody<NewCheckIn>(request), resultadoChave: { id } })
      }),
  )

  route.delete(
    `${CHECK_INS}/{checkIn}`,
    {
      summary: 'Desfaz um check-in e responde com o objetivo',
      authority: 'ROLE_CAD_CHECK_IN_EXCLUIR',
      also: MINHAS_METAS,
    },
    (ctx, request) => changed(ctx, request, (tx, id) => desfaz(tx, id, idParam(request, 'checkIn'))),
  )
})

/** Runs `work` on a key result that the session sees, and answers with its objective afterwards. */
async function changed(
  ctx: Ctx,
  request: FastifyRequest,
  work: (tx: Ctx, id: number) => Promise<void>,
): Promise<GoalPanel> {
  return inTransaction(ctx, async (tx) => {
    const id = idParam(request)
    await readStored(forEntity(tx, 'avaliacao/resultado-chave'), id)
    await work(tx, id)
    return painelDoObjetivo(tx, (await deQuemE(tx, id))?.objetivo ?? fail('NAO_ENCONTRADO'))
  })
}

/** Removes a check-in: without the delete authority only an own one, of a key result the session answers for. */
async function desfaz(tx: Ctx, id: number, checkIn: number): Promise<void> {
  const { resultadoChave, autor } = await entityOf(tx, 'avaliacao/check-in-resultado').read(checkIn)
  if (resultadoChave.id !== id) fail('NAO_ENCONTRADO')
  const meu = autor?.id === tx.session.usuario.id && (await deQuemE(tx, id))?.responde
  if (!meu && !hasAuthority(tx.session, 'ROLE_CAD_CHECK_IN_EXCLUIR')) fail('NAO_AUTORIZADO')
  await deleteInside(tx, checkIn, undefined)
}
