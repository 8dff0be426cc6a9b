import { asApiError } from '#admin/providers/api-error.ts'

/** Passes a call on; when it is refused because the record has changed in between, says so before the error goes its way. */
export async function noticeStale<T>(call: Promise<T>, onStale: () => void): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (asApiError(error).code === 'VERSAO_DESATUALIZADA') onStale()
    throw error
  }
}
