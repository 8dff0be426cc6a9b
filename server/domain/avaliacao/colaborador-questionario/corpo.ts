import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { respostasSchema } from '#server/features/questionario/respostas/resposta.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { corpoDasOrigens } from './origens.ts'

/** Body of an answer request: the answers (spec 2 §3 Answer), as a draft or handed in. */
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

/** Returns a reader of bodies by a schema that holds `corpoDaEntrega`; an empty `observacao` clears the note, while other blank fields count as missing. */
export function leitorDaEntrega<T extends object>(schema: JsonSchema): (body: unknown) => T {
  const check = bodyCheck<T>(schema)
  return (body) => {
    const { observacao } = (body ?? {}) as RecordData
    const isEmptied = observacao === null || (typeof observacao === 'string' && observacao.trim() === '')
    return isEmptied ? { ...check(body), observacao: undefined } : check(body)
  }
}
