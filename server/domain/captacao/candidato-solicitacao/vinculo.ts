import type { FieldError, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** A candidate to add to several requests of one company — spec 1 §5.11 */
export interface Vinculo {
  empresaId: number
  candidatoId: number
  solicitacoesIds: number[]
}

export const vinculoSchema: JsonSchema = {
  type: 'object',
  properties: {
    empresaId: { type: 'integer', title: 'Empresa' },
    candidatoId: { type: 'integer', title: 'Candidato' },
    solicitacoesIds: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 1000 },
  },
  // the address names the candidate
  required: ['empresaId', 'solicitacoesIds'],
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** @throws DomainError 400 with every field that is missing or no id */
export function readVinculo(body: RecordData): Vinculo {
  const { empresaId, candidatoId, solicitacoesIds } = body
  const ids = Array.isArray(solicitacoesIds) ? [...new Set(solicitacoesIds)] : []
  const errors: FieldError[] = []
  if (!isId(empresaId)) errors.push(fieldError('empresaId', 'Empresa é obrigatório'))
  if (!isId(candidatoId)) errors.push(fieldError('candidatoId', 'Candidato é obrigatório'))
  if (ids.length === 0 || ids.length > 1000 || !ids.every(isId))
    errors.push(fieldError('solicitacoesIds', 'Solicitações de Pessoal é obrigatório'))
  if (!isId(empresaId) || !isId(candidatoId) || errors.length > 0) return invalid(errors)
  return { empresaId, candidatoId, solicitacoesIds: ids.filter(isId) }
}
