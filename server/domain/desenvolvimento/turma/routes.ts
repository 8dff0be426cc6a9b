import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { DESPESAS, type DespesaDita, despesasDa, gravaDespesas } from './despesas.ts'

/** spec 3 §7: 'Class: … PUT /{turmaId}/despesas' */
export default defineRoutes('desenvolvimento/turma', (route) => {
  route.put(
    '/{turmaId}/despesas',
    {
      summary: 'Grava a lista de despesas de uma turma',
      authority: 'ROLE_CAD_DESPESA_TURMA_ALTERAR',
      body: {
        type: 'array',
        maxItems: 200,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['tipoDespesa', 'valor'],
          properties: {
            tipoDespesa: {
              type: 'object',
              title: 'Tipo de Despesa',
              required: ['id'],
              properties: { id: { type: 'integer', minimum: 1 } },
            },
            valor: { type: 'number', title: 'Valor (R$)' },
          },
        },
      },
    },
    async (ctx, request) => {
      const turma = idParam(request, 'turmaId')
      const ditas = (request.body as DespesaDita[]).map(({ tipoDespesa: { id }, valor }) => ({
        tipoDespesa: { id },
        valor,
      }))
      await inTransaction(ctx, (tx) => gravaDespesas(tx, turma, ditas))
      const { custo } = await readRecord(ctx, turma)
      return { custo, despesas: await despesasDa(forEntity(ctx, DESPESAS), turma) }
    },
  )
})
