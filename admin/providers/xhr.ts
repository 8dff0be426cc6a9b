/**
 * Sends a request by XMLHttpRequest, which reports upload progress, unlike `fetch`. Resolves and rejects like `fetch`: any status is a
 * Response, a connection failure rejects with TypeError, an abort with AbortError.
 */
export function sendWithProgress(
  path: string,
  { method, headers, body, signal }: { method: string; headers: Headers; body: FormData; signal?: AbortSignal },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const givenUp = () => reject(new DOMException('Cancelado', 'AbortError'))
    request.open(method, path)
    request.responseType = 'blob'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () =>
      resolve(new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }))
    request.onerror = () => reject(new TypeError('Network error'))
    request.onabort = givenUp
    if (signal?.aborted) return givenUp()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}
