import type { CopyRequest } from '#schemas/runtime/answers/utilities/register-copy.ts'
import type { Entity, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined
}

/** @throws DomainError 400 with every missing or invalid field — spec 1 §5.12 */
export function readCopyRequest(body: RecordData, registers: Entity[]): CopyRequest {
  const [empresaOrigem, empresaDestino] = [idOf(body.empresaOrigem), idOf(body.empresaDestino)]
  const asked: unknown[] = Array.isArray(body.cadastros) ? body.cadastros : []
  const cadastros = registers.map(({ path }) => path).filter((path) => asked.includes(path))
  const errors: FieldError[] = []
  if (empresaOrigem === undefined) errors.push(fieldError('empresaOrigem', 'Empresa de Origem é obrigatória'))
  if (empresaDestino === undefined) errors.push(fieldError('empresaDestino', 'Empresa de Destino é obrigatória'))
  else if (empresaOrigem === empresaDestino)
    errors.push(fieldError('empresaDestino', 'Empresas Selecionadas devem ser diferentes'))
  if (asked.length === 0) errors.push(fieldError('cadastros', 'Cadastros a copiar é obrigatório'))
  else if (cadastros.length < new Set(asked).size)
    errors.push(fieldError('cadastros', 'Cadastros a copiar não é uma opção válida'))
  if (empresaOrigem === undefined || empresaDestino === undefined || errors.length > 0) return invalid(errors)
  return { empresaOrigem, empresaDestino, cadastros }
}

/** @throws DomainError 400 */
export const tooMany = (plural: string): never =>
  invalid([fieldError('cadastros', `${plural}: há registros demais para copiar de uma vez. Use a importação.`)])
