import type { FieldError } from '#schemas/runtime/model.ts'
import { answersErrors } from './catalogue/answers.ts'
import { backupErrors } from './catalogue/backup.ts'
import { captacaoErrors } from './catalogue/captacao.ts'
import { cargoSalarioErrors } from './catalogue/cargo-salario.ts'
import { filesErrors } from './catalogue/files.ts'
import { generalErrors } from './catalogue/general.ts'
import { gestaoTalentosErrors } from './catalogue/gestao-talentos.ts'
import { jobsErrors } from './catalogue/jobs.ts'
import { mailErrors } from './catalogue/mail.ts'
import { pesquisaErrors } from './catalogue/pesquisa.ts'
import { recordsErrors } from './catalogue/records.ts'
import { sessionErrors } from './catalogue/session.ts'
import { sstErrors } from './catalogue/sst.ts'
import { utilitarioErrors } from './catalogue/utilitario.ts'

/** Every failure the server reports on purpose. The texts of the specification stand as quoted there (spec 1 §8). */
export const errors = {
  ...generalErrors,
  ...sessionErrors,
  ...recordsErrors,
  ...filesErrors,
  ...jobsErrors,
  ...mailErrors,
  ...backupErrors,
  ...answersErrors,
  ...captacaoErrors,
  ...cargoSalarioErrors,
  ...gestaoTalentosErrors,
  ...pesquisaErrors,
  ...sstErrors,
  ...utilitarioErrors,
}

export type ErrorCode = keyof typeof errors

/** Whether a text names an error of the catalogue. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

export type ErrorParams = Record<string, string | number>

export interface ErrorDetails {
  /** errors of fields; by default the one error of the whole record, with the code and the message */
  errors?: FieldError[]
  /** further members of the answer's body (`atual` of a version conflict) */
  extra?: Record<string, unknown>
  /** answer headers (`retry-after`) */
  headers?: Record<string, string>
  /** replaces the catalogue's text, where the definition has its own */
  message?: string
}

/** An expected failure: becomes `{ message, errors, ...extra }` with its status. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly status: number
  readonly errors: FieldError[]
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    params: ErrorParams = {},
    details: ErrorDetails = {},
  ) {
    super(details.message ?? errorText(code, params))
    this.status = errors[code].status
    this.errors = details.errors ?? [{ code, message: this.message }]
    this.extra = details.extra ?? {}
    this.headers = details.headers ?? {}
  }
}

/** The catalogue's text with its parameters filled in. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return errors[code].message.replace(/\{(\w+)\}/g, (text, name: string) => String(params[name] ?? text))
}

/** Throws the error of a code. @throws DomainError */
export function fail(code: ErrorCode, params?: ErrorParams, details?: ErrorDetails): never {
  throw new DomainError(code, params, details)
}

/**
 * 400 with errors of fields. The message is that of the only error, or the general one.
 * @throws DomainError
 */
export function invalid(errors: FieldError[], details: Omit<ErrorDetails, 'errors'> = {}): never {
  const only = errors.length === 1 ? errors[0]?.message : undefined
  throw new DomainError('FIELD_VALIDATION_VIOLATION', {}, { message: only, ...details, errors })
}

/** An error of a field as answers report it; without a field it is one of the whole record. */
export function fieldError(
  field: string | undefined,
  message: string,
  code = 'FIELD_VALIDATION_VIOLATION',
): FieldError {
  return field === undefined ? { code, message } : { code, field, message }
}
