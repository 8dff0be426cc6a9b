import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb } from '#tests/helpers/resident.ts'
import { call, enter, PORT } from './fair/calls.ts'
import { startDemo } from './measure/demo-server.ts'

/**
 * `npm run bench:fair`: while one user of company 1 does everything at once that takes long (lists without pages of 8,000 candidates, PDFs, 300 queued reports,
 * requests whose body never ends), a user of company 2 reads a list and somebody asks whether the server lives. Prints their times before and meanwhile and
 * the most memory the server held; fails above the budgets of DESIGN §13: p95 of the list three times the quiet one, /health 100 ms, 600 MB.
 */
const CANDIDATES = 8_000
const SECONDS = 30
const budget = { ratio: 3, health: 100, megabytes: 600 }

const server = await startDemo(PORT, ['--candidatos', String(CANDIDATES)])
let code = 1
try {
  code = await measure(server.pid)
} finally {
  await server.stop()
}
process.exit(code)

async function measure(pid: number): Promise<number> {
  const other = await enter('rh2')
  const list = () => call(other, 'GET', '/api/captacao/candidatos?range=[0,14]')
  const health = () => call({}, 'GET', '/api/health')
  // the first ones compile and fill caches
  for (let i = 0; i < 30; i++) await Promise.all([list(), health()])
  const quiet = { list: await times(list, 10), health: await times(health, 5) }
  const resting = residentMb(pid)
  // in a process of its own: what it has to wait for is no wait of the others
  const abuse = fork(new URL('fair-abuse.ts', import.meta.url), { execArgv: process.execArgv })
  await once(abuse, 'message')
  let most = resting
  let whole = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
    whole = Math.max(whole, familyMb(pid))
  }, 100)
  const [lists, healths] = await Promise.all([times(list, SECONDS), times(health, SECONDS)])
  clearInterval(watch)
  abuse.send('stop')
  const [told] = await once(abuse, 'message')
  const ratio = p95(lists) / p95(quiet.list)
  console.log(`um usuário da empresa 1, ${SECONDS} s: ${told}`)
  const line = (name: string, values: number[]) =>
    console.log(
      `${name.padEnd(34)} mediana ${ms(median(values))}, p95 ${ms(p95(values))}, máximo ${ms(Math.max(...values))} (${values.length})`,
    )
  line('lista da empresa 2, sozinha', quiet.list)
  line('lista da empresa 2, enquanto isso', lists)
  line('/api/health, sozinho', quiet.health)
  line('/api/health, enquanto isso', healths)
  console.log(
    `p95 da lista: ${ratio.toFixed(2)} vezes; memória do servidor ${resting} → no máximo ${most} MB (com os processos dele ${whole} MB)`,
  )
  const failures = [
    ...(ratio > budget.ratio ? [`lista: ${ratio.toFixed(2)} > ${budget.ratio}`] : []),
    ...(p95(healths) > budget.health ? [`health: ${ms(p95(healths))} > ${budget.health} ms`] : []),
    ...(most > budget.megabytes ? [`memória: ${most} > ${budget.megabytes} MB`] : []),
  ]
  console.log(failures.length === 0 ? 'Dentro do orçamento.' : `Acima do orçamento: ${failures.join('; ')}`)
  return failures.length === 0 ? 0 : 1
}

/** How long something takes, in ms, five times a second and one after the other. */
async function times(work: () => Promise<number>, seconds: number): Promise<number[]> {
  const taken: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const start = performance.now()
    const status = await work()
    if (status !== 200) throw new Error(`Answered ${status}`)
    taken.push(performance.now() - start)
    await sleep(Math.max(0, 200 - (performance.now() - start)))
  }
  return taken
}

/** Memory of a process and of those it began, in MB; PostgreSQL aside. */
function familyMb(pid: number | undefined): number {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, command = '', parent = ''] =
        /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      return command.startsWith('postgres') ? [] : [{ own: Number(name), parent: Number(parent) }]
    } catch {
      return []
    }
  })
  const sum = (own: number): number =>
    memoryOf(own) + parents.filter(({ parent }) => parent === own).reduce((total, child) => total + sum(child.own), 0)
  return sum(pid ?? 0)
}

function memoryOf(pid: number): number {
  try {
    return residentMb(pid) || 0
  } catch {
    return 0
  }
}

function sorted(values: number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

function median(values: number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0
}

function p95(values: number[]): number {
  return sorted(values)[Math.floor(values.length * 0.95)] ?? 0
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
