/** Where `bench:fair` has its server. */
export const PORT = 4979
export const base = `http://127.0.0.1:${PORT}`

export type Headers = Record<string, string>

export async function enter(usuario: string): Promise<Headers> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }
  const body = JSON.stringify({ usuario, senha: 'prumo-demo-2026' })
  const answer = await fetch(`${base}/api/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return { ...headers, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

export async function call(
  headers: Headers,
  method: string,
  path: string,
  body?: unknown,
  more: Headers = {},
): Promise<number> {
  const answer = await fetch(base + path, {
    method,
    headers: { ...headers, ...more },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}
