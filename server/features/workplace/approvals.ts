import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { pendingFor } from '#server/platform/crud/workflow/approval/pending.ts'

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const answer: JsonSchema = {
  type: 'object',
  properties: {
    passo: text,
    corpo: { type: 'object' },
    motivo: text,
    motivoObrigatorio: { type: 'boolean' },
  },
}
const pending: JsonSchema = {
  type: 'object',
  properties: {
    entidade: text,
    titulo: text,
    registroId: integer,
    rotulo: text,
    rota: text,
    endereco: text,
    detalhes: { type: 'array', items: text },
    fluxo: text,
    etapa: text,
    desde: text,
    prazo: text,
    atrasada: { type: 'boolean' },
    aprovar: answer,
    reprovar: answer,
    versao: integer,
  },
}

/** GET /api/aprovacoes: decisions of all registers that wait for the user. */
export async function approvalRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.get(
    '/api/aprovacoes',
    {
      config: { authority: 'LOGIN' },
      schema: {
        tags: ['Início'],
        summary: 'O que aguarda a aprovação do usuário',
        response: { 200: { type: 'array', items: pending } },
      },
    },
    async (request) => pendingFor(prumo, requireSession(request)),
  )
}
