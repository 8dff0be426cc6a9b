import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, enter, type Headers, PORT } from './calls.ts'

// What one user does at once in `bench:fair`, from 'begun' until he is told to stop; says then how he was answered.
const stop = { now: false }
const told = Promise.all(abuses(await enter('rh'), stop))
process.send?.('begun')
await once(process, 'message')
stop.now = true
process.send?.((await told).join('; '))
process.disconnect()

/** What the user does at once, each told by how it was answered. */
function abuses(headers: Headers, stop: { now: boolean }): Promise<string>[] {
  const again = async (name: string, at: number, work: () => Promise<number>) => {
    const seen = new Map<number, number>()
    const one = async () => {
      while (!stop.now) {
        const status = await work().catch(() => 0)
        seen.set(status, (seen.get(status) ?? 0) + 1)
        // refused, he tries again at once and does not wait as long as he is told to
        if (status === 429) await sleep(100)
      }
    }
    await Promise.all(Array.from({ length: at }, one))
    return `${name} ${[...seen].map(([status, n]) => `${n}×${status}`).join(' ')}`
  }
  const report = '/api/captacao/relatorios/indicacao-candidato'
  const filters = { filters: { dataIni: '2020-01-01', dataFim: '2026-12-31' } }
  let queued = 0
  const queue = () => {
    queued += 1
    if (queued > 300) return sleep(200).then(() => 204)
    return call(headers, 'POST', report, { ...filters, formato: 'pdf' }, { prefer: 'respond-async' })
  }
  return [
    again('listas sem página', 10, () => call(headers, 'GET', '/api/captacao/candidatos?unpaged=true')),
    again('PDFs', 6, () => call(headers, 'POST', report, { ...filters, formato: 'pdf' })),
    again('tarefas', 5, queue),
    again('corpos sem fim', 20, () => trickle(stop)),
  ]
}

/** A body that comes byte by byte, until the server ends it. @returns 0 */
function trickle(stop: { now: boolean }): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => {
      socket.write(
        `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1:${PORT}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
      )
    })
    const drip = setInterval(() => {
      if (stop.now) socket.destroy()
      else socket.write(' ')
    }, 1000)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearInterval(drip)
      resolve(0)
    })
  })
}
