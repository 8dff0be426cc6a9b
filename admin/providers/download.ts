import { handOver } from '#admin/form/hand-over.ts'
import { askedAt } from './ask.ts'
import { type CallOptions, call } from './http.ts'

/** Fetches a file and hands it to the browser under the name the server gives it. Throws an ApiError like any call. */
export async function downloadFile(path: string, fallback: string, options: CallOptions = {}): Promise<void> {
  await handOver(await call(path, { ...options, headers: { Accept: '*/*' } }), fallback)
}

/** The same for what parameters ask for. */
export function downloadAsked(path: string, params: URLSearchParams, fallback: string): Promise<void> {
  const [address, options] = askedAt(path, params)
  return downloadFile(address, fallback, options)
}
