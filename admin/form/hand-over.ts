/** Returns the file name in `content-disposition`, the RFC 5987 form first. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=(?:UTF-8'[^']*')?([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded.trim().replace(/^"|"$/g, ''))
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? fallback
}

/** Downloads the body of a response as a file. */
export const handOver = async (response: Response, fallback: string): Promise<void> =>
  hand(fileNameOf(response.headers.get('content-disposition'), fallback), await response.blob())

/** Downloads a text as a file. */
export const saveText = (name: string, type: string, text: string): void => hand(name, new Blob([text], { type }))

function hand(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
