import type { FastifyRequest } from 'fastify'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Recorte } from './vagas-abertas.ts'

/** spec 1 §2.1 */
const messages: Partial<Record<string, string>> = {
  empresaId: 'Empresa ID inválido. Revise ou solicite novamente o link',
}

/** Parses a query parameter as an id; undefined when it is absent or blank. @throws DomainError 400 */
export function queryId(request: FastifyRequest, name: string): number | undefined {
  return asId(name, (request.query as Record<string, unknown>)[name])
}

/** Filters of a list of vacancies, from query parameters or `filter`. @throws DomainError 400, also for unknown names */
export function recorteOf(request: FastifyRequest, filter: Record<string, unknown>): Recorte {
  const { solicitacaoId, cidadeId, areaId, vinculo, empresaId, ...unknown } = filter
  const [name] = Object.keys(unknown)
  if (name !== undefined) invalid([fieldError(name, `Filtro desconhecido: ${name}`)])
  return {
    empresaId: asId('empresaId', empresaId) ?? queryId(request, 'empresaId'),
    solicitacaoId: asId('solicitacaoId', solicitacaoId),
    cidadeId: asId('cidadeId', cidadeId),
    areaId: asId('areaId', areaId),
    vinculo: asCode('vinculo', vinculo),
  }
}

/** Parses a code of one capital letter. @throws DomainError 400 */
function asCode(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return /^[A-Z]$/.test(String(value)) ? String(value) : invalid([fieldError(name, `Parâmetro ${name} inválido`)])
}

function asId(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (/^[1-9]\d{0,8}$/.test(String(value))) return Number(value)
  return invalid([fieldError(name, messages[name] ?? `Parâmetro ${name} inválido`)])
}
