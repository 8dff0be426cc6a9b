import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers of one emulated service: HTTP status and body, or never. */
export type Answer = { status: number; body: string; headers?: Record<string, string> } | 'slow' | 'stalled'

/** A local server that stands for ViaCEP and BrasilAPI; `asked` lists the paths in order. */
export async function startServices() {
  const answers = { viacep: 'slow' as Answer, brasilapi: 'slow' as Answer }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    send(response, request.url?.startsWith('/ws/') ? answers.viacep : answers.brasilapi)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { answers, asked, hosts: { viacep: origin, brasilapi: origin }, close }
}

function send(response: ServerResponse, answer: Answer) {
  if (answer === 'slow') return
  if (answer === 'stalled') return response.writeHead(200, { 'content-type': 'application/json' }).write('{"cep":')
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
}

export const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) })
