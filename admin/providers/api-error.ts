import type { FieldError } from '#schemas/runtime/model.ts'

/** The body of every refusal (DESIGN.md §6). */
export interface ErrorBody {
  message?: string
  errors?: FieldError[]
  /** with VERSAO_DESATUALIZADA: the stored state of what was to be saved, in the shape of its own call */
  atual?: object
  [key: string]: unknown
}

/**
 * Error of a failed call. `status` 0: no response. The message can be shown to the user.
 * react-admin reads `status` and `body` of whatever its data provider throws.
 */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    super(message)
    this.name = 'ApiError'
  }

  /** The code of the first violation: VERSAO_DESATUALIZADA, POSSUI_DEPENDENCIAS … */
  get code(): string | undefined {
    return this.body.errors?.[0]?.code
  }

  get violations(): FieldError[] {
    return this.body.errors ?? []
  }
}

/**
 * Returns the violations a form can show: those with a field, and all of a 400.
 * @throws ApiError for anything else, which the form shows as a failure
 */
export function formErrors(error: ApiError): FieldError[] {
  const { status, violations } = error
  if (violations.length > 0 && (status === 400 || violations.some(({ field }) => field))) return violations
  throw error
}

/** Default messages by status (spec 1 §8), for responses without a message. */
const standard: Record<number, string> = {
  0: 'Não foi possível realizar a conexão conectar à API do Prumo RH.',
  400: 'Os dados enviados não são válidos.',
  401: 'Sessão expirada.',
  403: 'Não autorizado.',
  404: 'O recurso solicitado não foi encontrado.',
  409: 'O registro foi alterado por outra pessoa.',
  413: 'O arquivo enviado é grande demais.',
  415: 'O tipo do arquivo enviado não é aceito.',
  429: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
}

export const statusMessage = (status: number): string => standard[status] ?? 'Erro'

/** Converts anything thrown into an ApiError; an error without a response becomes 500 'Erro' (spec 1 §8). */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(standard[500] ?? 'Erro', 500, { message: error instanceof Error ? error.message : String(error) })
}

/** Whether a call was aborted by ourselves (navigation, a newer search): never shown. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
