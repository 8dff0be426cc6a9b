import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { storageOf } from '#schemas/storage.ts'
import { violatedField } from '#server/platform/crud/rows/violated.ts'
import { DomainError, type ErrorCode, fieldError } from '#server/platform/errors/errors.ts'

interface PostgresError extends Error {
  code: string
  table?: string
  column?: string
  constraint?: string
  detail?: string
}

interface Around {
  model: Model
  /** of the request */
  method: string
  url: string
}

/** Codes of failed connections; some libraries report them by their message only (LOST_WORDS). */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'])
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout|Cannot use a pool after/i

const byCode: Record<string, ErrorCode> = {
  '22001': 'VALOR_LONGO',
  '22003': 'VALOR_FORA_DA_FAIXA',
  '22007': 'VALOR_INVALIDO',
  '22008': 'VALOR_FORA_DA_FAIXA',
  '22021': 'VALOR_INVALIDO',
  '22P02': 'VALOR_INVALIDO',
  '22P05': 'VALOR_INVALIDO',
  '40001': 'INDISPONIVEL',
  '40P01': 'INDISPONIVEL',
  '53100': 'ESPACO_ESGOTADO',
  '53300': 'INDISPONIVEL',
  '55P03': 'INDISPONIVEL',
  '57014': 'INDISPONIVEL',
  '57P01': 'INDISPONIVEL',
  '57P02': 'INDISPONIVEL',
  '57P03': 'INDISPONIVEL',
}

/** Maps a PostgreSQL error to an expected failure, where no code nearer to the statement did; undefined for anything else. */
export function postgresFailure(error: unknown, around: Around): DomainError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as PostgresError
  if (isLost(error)) return new DomainError('INDISPONIVEL', {}, { headers: { 'retry-after': '5' } })
  if (typeof code !== 'string') return undefined
  const failure = error as PostgresError
  if (code === '23505') return new DomainError('CHAVE_DUPLICADA')
  if (code === '23001' || code === '23503') return reference(failure, around)
  if (code === '23502' || code === '23514' || code === '23P01') return refused(failure, around)
  const named = byCode[code]
  if (!named) return undefined
  return new DomainError(named, {}, named === 'INDISPONIVEL' ? { headers: { 'retry-after': '2' } } : {})
}

function isLost(error: Error): boolean {
  const { code } = error as { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors : []
  if (inner.some((cause) => cause instanceof Error && isLost(cause))) return true
  if (typeof code === 'string') return (LOST.has(code) && 'syscall' in error) || /^08[0-9A-Z]{3}$/.test(code)
  return LOST_WORDS.test(error.message)
}

/**
 * Foreign key violation: on deletion something still refers to the row, else the row refers to a missing one. The method decides, for the server's messages may be in
 * any language.
 */
function reference(error: PostgresError, { model, method }: Around): DomainError {
  const isDeletion = error.code === '23001' || method === 'DELETE' || /^update or delete/.test(error.message)
  if (isDeletion)
    return new DomainError('POSSUI_DEPENDENCIAS', { registro: 'O registro', onde: pluralOf(model, error.table) })
  return new DomainError('REFERENCIA_INEXISTENTE')
}

/** Violation of a check or not-null constraint, in the words of its field; for another register than the called one, with that register's name. */
function refused(error: PostgresError, { model, url }: Around): DomainError {
  const found = violatedField(model, error)
  if (!found) return new DomainError('VALOR_INVALIDO')
  const { entity, error: own } = found
  const isCalled = entity.routes.some((route) => url.startsWith(`/api/${route.replace(/\/\{.*/, '')}`))
  const message = isCalled ? own.message : `${entity.plural}: ${own.message}`
  return new DomainError(
    'VALOR_INVALIDO',
    {},
    { message, errors: [fieldError(isCalled ? own.field : undefined, message)] },
  )
}

/** Plural title of the register that a table (of an entity, its rows or its links) belongs to. */
function pluralOf(model: Model, table: string | undefined): string {
  const owns = (entity: Entity) => {
    const storage = storageOf(entity, model)
    return storage.table === table || storage.links.some((link) => link.table === table)
  }
  let owner = [...model.entities.values()].find(owns)
  while (owner?.parent) owner = model.entities.get(owner.parent.entity)
  return owner?.plural ?? 'outros cadastros'
}
