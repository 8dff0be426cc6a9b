import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Shot {
  url: string | (() => string)
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: () => string
}

export interface Figures {
  perSecond: number
  /** milliseconds */
  p50: number
  p95: number
  /** answers other than 2xx */
  errors: number
}

/** Some connections for some seconds, each asking again as soon as it was answered; to this machine only. */
export async function load(shot: Shot, seconds: number, connections = 10): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      const status = await once(agent, shot)
      times.push(performance.now() - from)
      if (status < 200 || status > 299) errors++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), errors }
}

function once(agent: Agent, { url, method = 'GET', headers, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(typeof url === 'string' ? url : url(), { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end(body?.())
  })
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const middle = (side: Figures[]): Figures => ({
  perSecond: median(side.map((f) => f.perSecond)),
  p50: median(side.map((f) => f.p50)),
  p95: median(side.map((f) => f.p95)),
  errors: side.reduce((sum, f) => sum + f.errors, 0),
})

/** Several sides in turn, several rounds, each warmed up once; the medians. */
export async function alternate(shots: Shot[], rounds: number, seconds: number): Promise<Figures[]> {
  const figures: Figures[][] = shots.map(() => [])
  for (const shot of shots) await load(shot, 1)
  for (let i = 0; i < rounds; i++) for (const [n, shot] of shots.entries()) figures[n]?.push(await load(shot, seconds))
  return figures.map(middle)
}
