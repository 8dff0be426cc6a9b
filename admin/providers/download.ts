import { handOver } from '#admin/form/hand-over.ts'
import { askedAt } from './ask.ts'
import { type CallOptions, call } from './http.ts'

/** Downloads a file under the name given by the server. Throws an ApiError like any call. */
export async function downloadFile(path: string, fallback: string, options: CallOptions = {}): Promise<void> {
  await handOver(await call(path, { ...options, headers: { Accept: '*/*' } }), fallback)
}

/** {@link downloadFile} for a read with parameters (`askedAt`). */
export function downloadAsked(path: string, params: URLSearchParams, fallback: string): Promise<void> {
  const [address, options] = askedAt(path, params)
  return downloadFile(address, fallback, options)
}
