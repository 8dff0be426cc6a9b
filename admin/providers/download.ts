import { type CallOptions, call } from './http.ts'

/** The name in `content-disposition`, RFC 5987 form first. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=(?:UTF-8'[^']*')?([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded.trim().replace(/^"|"$/g, ''))
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? fallback
}

/** Fetches a file and hands it to the browser under the name the server gives it. Throws an ApiError like any call. */
export async function download(path: string, fallback: string, options: CallOptions = {}): Promise<void> {
  const response = await call(path, { ...options, headers: { Accept: '*/*' } })
  const url = URL.createObjectURL(await response.blob())
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileNameOf(response.headers.get('content-disposition'), fallback)
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
