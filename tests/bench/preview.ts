import { spawn } from 'node:child_process'
import { untilReady } from './measure/until-ready.ts'

/**
 * The second part of `npm run bench:reports`: how soon a report's preview has its first row and its last, over HTTP, on the demo data. The answer is one piece of
 * JSON, so both are nearly the same. The first run also loads and compiles; the median of the others is what people meet.
 */
const base = 'http://127.0.0.1:4973'
const url = `${base}/api/captacao/relatorios/indicacao-candidato`
const ROUNDS = 9

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function once(headers: Record<string, string>): Promise<{ first: number; whole: number; rows: number }> {
  const filters = { dataIni: '2020-01-01', dataFim: '2026-12-31', incluirGrafico: true }
  const started = performance.now()
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ filters, formato: 'json' }) })
  let first = 0
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body ?? []) {
    if (first === 0) first = performance.now() - started
    pieces.push(piece)
  }
  const whole = performance.now() - started
  const { linhas } = JSON.parse(Buffer.concat(pieces).toString()) as { linhas: unknown[] }
  return { first, whole, rows: linhas.length }
}

async function main(): Promise<void> {
  await untilReady(`${base}/api/health`)
  const plain = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }
  const body = JSON.stringify({ usuario: 'admin', senha: 'prumo-demo-2026' })
  const login = await fetch(`${base}/api/login`, { method: 'POST', headers: plain, body })
  const headers = { ...plain, cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  const cold = await once(headers)
  const warm: { first: number; whole: number }[] = []
  for (let round = 0; round < ROUNDS; round++) warm.push(await once(headers))
  const [first, whole] = [median(warm.map((one) => one.first)), median(warm.map((one) => one.whole))]
  console.log(
    `prévia de ${cold.rows.toLocaleString('pt-BR')} linhas: a primeira em ${first.toFixed(0)} ms, todas em ${whole.toFixed(0)} ms (a primeira vez em ${cold.first.toFixed(0)} ms)`,
  )
}

const server = spawn(process.execPath, ['server/start/program.mjs', 'server/main.ts'], {
  env: { ...process.env, PORT: '4973', DATA_DIR: `${process.cwd()}/.cache/bench-preview`, DEMO: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
await main().finally(() => server.kill('SIGTERM'))
