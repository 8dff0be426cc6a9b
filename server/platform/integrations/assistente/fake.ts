import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  authorization: string | undefined
  path: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}

/**
 * Local fake of the service: records requests and answers `answer.texto`, or the status `answer.status`. `hold()` delays answers until the function it
 * returns is called.
 */
export async function startFakeAssistant(port = 0) {
  const received: Asked[] = []
  const answer = { status: 200, texto: 'Texto de exemplo do assistente.' }
  let gate: Promise<void> = Promise.resolve()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization } = request.headers
    received.push({ authorization, path: request.url, body: JSON.parse(Buffer.concat(parts).toString('utf8')) })
    await gate
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer.texto } }] }))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.address() as AddressInfo
  const hold = () => {
    let release = () => {}
    gate = new Promise<void>((done) => {
      release = done
    })
    return release
  }
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `http://127.0.0.1:${address.port}/v1`, received, answer, hold, close }
}
