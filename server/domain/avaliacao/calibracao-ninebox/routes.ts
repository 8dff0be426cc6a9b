import type { NineBoxMoveOrder } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { desfaz, move, movimentosDe } from './movimentos.ts'

const box = { type: 'integer', minimum: 1, maximum: 9 } as const

/** Moves of a calibration, and their log */
export default defineRoutes('avaliacao/calibracao-ninebox', (route) => {
  route.get('/{id}/movimentos', { summary: 'Movimentos da calibração, os mais novos antes' }, async (ctx, request) => {
    const { id } = await readRecord(ctx, idParam(request))
    return movimentosDe(ctx, id)
  })
  route.post(
    '/{id}/movimentos',
    {
      summary: 'Move um talento para outro quadrante',
      authority: 'ROLE_CALIBRACAO_NINEBOX_ALTERAR',
      body: {
        type: 'object',
        required: ['colaboradorId', 'para', 'motivo'],
        properties: {
          colaboradorId: { type: 'integer', minimum: 1, title: 'Talento' },
          para: { ...box, title: 'Quadrante' },
          motivo: { type: 'string', minLength: 1, maxLength: 500, title: 'Motivo' },
          movimentoId: { type: 'integer', minimum: 1, title: 'Último movimento que se viu do talento' },
        },
      },
    },
    async (ctx, request, reply) => {
      const movimento = await move(ctx, idParam(request), objectBody<NineBoxMoveOrder>(request))
      return reply.code(201).send(movimento)
    },
  )
  route.put(
    '/{id}/movimentos/{movimentoId}/desfaz',
    { summary: 'Desfaz o último movimento de um talento', authority: 'ROLE_CALIBRACAO_NINEBOX_ALTERAR' },
    (ctx, request) => desfaz(ctx, idParam(request), idParam(request, 'movimentoId')),
  )
})
