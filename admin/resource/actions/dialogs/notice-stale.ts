import { asApiError } from '#admin/providers/api-error.ts'

/** Awaits a call; calls `onStale` when it fails with VERSAO_DESATUALIZADA, and rethrows the error. */
export async function noticeStale<T>(call: Promise<T>, onStale: () => void): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (asApiError(error).code === 'VERSAO_DESATUALIZADA') onStale()
    throw error
  }
}
