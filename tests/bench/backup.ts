import { spawn } from 'node:child_process'
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb } from '#tests/helpers/resident.ts'
import { startDemo } from './measure/demo-server.ts'

/**
 * `npm run bench:backup`: a server of the demo with 100 MB, then 1 GB of files makes a backup, sends it, tries to restore it; `npm run restore` puts it into an empty
 * folder. Prints times and the most memory each process held; fails when ten times the files take more than BUDGET megabytes more.
 */
const PORT = 4981
const SENHA = 'ladrilho azul atrás da porta'
const STEPS = [100, 924]
const BUDGET = 64

const base = `http://127.0.0.1:${PORT}`
const headers: Record<string, string> = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }
const folder = mkdtempSync(join(tmpdir(), 'prumo-backup-'))
// PostgreSQL's own user goes through it
chmodSync(folder, 0o711)
const file = join(folder, 'um.backup')
const most: Record<string, number[]> = {}

const server = await startDemo(PORT)
let code = 1
try {
  const body = JSON.stringify({ usuario: 'admin', senha: 'prumo-demo-2026' })
  const login = await fetch(`${base}/api/login`, { method: 'POST', headers, body })
  headers.cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  for (const megabytes of STEPS) {
    if (!server.runBeside('tests/bench/data/backup-files.ts', { MEGABYTES: String(megabytes) }))
      throw new Error('No files')
    await round()
  }
  const growth = Object.entries(most).map(([name, [small = 0, large = 0]]) => [name, large - small] as const)
  for (const [name, more] of growth) console.log(`${name}: ${more} MB a mais com dez vezes os arquivos (até ${BUDGET})`)
  code = growth.every(([, more]) => more <= BUDGET) ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)

async function round(): Promise<void> {
  let id = 0
  await measured('gerar', server.pid, async () => {
    const started = (await post('/gerar')) as { id: number; tarefaId: string }
    id = started.id
    return ended(started.tarefaId)
  })
  await measured('baixar', server.pid, async () => {
    const answer = await fetch(`${base}/api/utilitario/backup/${id}`, { headers })
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file))
    return `${(Number(answer.headers.get('content-length')) / 1024 ** 2).toFixed(0)} MB`
  })
  await measured('ensaiar', server.pid, async () => {
    const { tarefaId } = (await post(`/${id}/ensaio`)) as { tarefaId: string }
    return ended(tarefaId)
  })
  const dataDir = join(folder, 'restaurado')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_SENHA: SENHA, DEMO: '0' }
  const tool = spawn(process.execPath, ['server/start/program.mjs', 'server/start/tools/restore.ts', file], { env })
  let said = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (text) => (said += String(text)))
  await measured('restaurar', Number(tool.pid), async () => {
    await new Promise((resolve) => tool.once('exit', resolve))
    if (tool.exitCode !== 0) throw new Error(said)
    return said.trim().split('\n').at(-1) ?? ''
  })
  rmSync(dataDir, { recursive: true, force: true })
}

async function post(path: string): Promise<unknown> {
  const body = JSON.stringify({ senha: SENHA })
  const answer = await fetch(`${base}/api/utilitario/backup${path}`, { method: 'POST', headers, body })
  if (answer.status !== 202) throw new Error(await answer.text())
  return answer.json()
}

/** Waits for a task. @returns what it says */
async function ended(id: string): Promise<string> {
  for (;;) {
    const task = (await (await fetch(`${base}/api/tarefas/${id}`, { headers })).json()) as {
      estado: string
      mensagem?: string
    }
    if (task.estado === 'concluida') return task.mensagem ?? ''
    if (task.estado !== 'na-fila' && task.estado !== 'executando') throw new Error(`${task.estado}: ${task.mensagem}`)
    await sleep(250)
  }
}

/** Runs a piece of work and prints what it took; memory of the process is looked at ten times a second. */
async function measured(name: string, pid: number, work: () => Promise<string>): Promise<void> {
  const before = held(pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, held(pid))
  }, 100)
  const started = performance.now()
  const result = await work()
  clearInterval(watch)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name.padEnd(10)} ${seconds.padStart(6)} s   memória ${before} → no máximo ${peak} MB   ${result}`)
  most[name] = [...(most[name] ?? []), peak]
}

/** A process that has just ended holds nothing. */
function held(pid: number): number {
  try {
    return residentMb(pid)
  } catch {
    return 0
  }
}
