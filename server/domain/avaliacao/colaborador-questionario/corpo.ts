import type { JsonSchema } from '#schemas/runtime/model.ts'
import { respostasSchema } from '#server/questionario/resposta.ts'
import { corpoDasOrigens } from './origens.ts'

/** What whoever answers sends: the answers (spec 2 §3 Answer), as a draft or handed in. */
export const corpoDaEntrega: JsonSchema & { properties: Record<string, JsonSchema> } = {
  type: 'object',
  additionalProperties: false,
  required: ['respostas'],
  properties: {
    versao: { type: 'integer' },
    respostas: respostasSchema,
    observacao: { type: 'string', title: 'Observação', maxLength: 2000 },
    respondidoParcialmente: { type: 'boolean', title: 'Respondido parcialmente' },
    notaManual: { type: 'number', title: 'Nota do avaliador (%)', minimum: 0, maximum: 100 },
    ...corpoDasOrigens,
  },
}
