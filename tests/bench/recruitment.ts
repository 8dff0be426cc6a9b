import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from 'playwright-core'
import { prepare } from '#server/start/prepare.mjs'
import { endBrowser } from '#tests/helpers/browser/contexts.ts'
import { openBrowser } from '#tests/helpers/browser/window.ts'
import { load, median } from './measure/load.ts'
import { untilReady } from './measure/until-ready.ts'

/**
 * `npm run bench:recruitment`: a company of CANDIDATES (100,000) candidates and REQUESTS (5,000) requests as its people use it. Prints what one person
 * waits for (median and 95th percentile, one connection), how many answers a second ten get, and in a browser the script a key press costs in the
 * candidate's form and the time from a click to the record beside its list. Fails above a budget.
 */
const candidates = Number(process.env.CANDIDATES ?? 100_000)
const requests = Number(process.env.REQUESTS ?? 5000)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const base = 'http://127.0.0.1:4973'
const dataDir = `${process.cwd()}/.cache/bench-recruitment`
const env = { ...process.env, DATA_DIR: dataDir, PORT: '4973', HOST: '127.0.0.1', DEMO: '1' }
const json = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }

const tool = (file: string, ...args: string[]) =>
  spawn(process.execPath, ['server/start/program.mjs', file, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

async function session(): Promise<Record<string, string>> {
  const body = JSON.stringify({ usuario: 'rh', senha: 'prumo-demo-2026' })
  const login = await fetch(`${base}/api/login`, { method: 'POST', headers: json, body })
  return { ...json, cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

const newest = async (headers: Record<string, string>): Promise<number> => {
  const query = `range=${encodeURIComponent('[0,0]')}&sort=${encodeURIComponent('["id","DESC"]')}`
  const answer = await fetch(`${base}/api/captacao/candidatos?${query}`, { headers })
  const [row] = (await answer.json()) as { id: number }[]
  return row?.id ?? 0
}

/** The company as it shall be, made once. @returns one of its candidates */
async function grow(headers: Record<string, string>): Promise<number> {
  const there = await newest(headers)
  if (there >= candidates) return there
  console.log('Acrescentando candidatos e solicitações …')
  const more = ['--candidatos', String(candidates), '--solicitacoes', String(requests)]
  if ((await ended(tool('server/start/tools/seed.ts', ...more))) !== 0) throw new Error('The data could not be made')
  return newest(headers)
}

/** Most that one person may wait for the calls of the record page and for the search over everything: median, in ms. */
const RECORD_PAGE = 100
const SEARCH = 100
/** From the click to the record beside its list: median, in ms. */
const PANEL = 300
/** Script of a key press: 95th percentile, in ms. */
const KEY = 16

/** @returns what to print behind a figure; a figure above its budget fails the run */
function judge(value: number, budget: number | undefined): string {
  if (budget === undefined) return ''
  if (value <= budget) return `  (máximo ${budget}) ok`
  process.exitCode = 1
  return `  (máximo ${budget}) ACIMA`
}

async function measureCalls(headers: Record<string, string>, candidate: number): Promise<void> {
  const open = { status: 'A', suspensa: false, encerrada: false, cancelada: false }
  const filter = (value: object) => encodeURIComponent(JSON.stringify(value))
  const page = `range=${encodeURIComponent('[0,14]')}`
  const newestFirst = `sort=${encodeURIComponent('["id","DESC"]')}`
  const answer = await fetch(
    `${base}/api/captacao/solicitacoes-pessoal?${page}&filter=${filter(open)}&${newestFirst}`,
    {
      headers,
    },
  )
  const [request] = (await answer.json()) as { id: number }[]
  const id = request?.id ?? 0
  const board = await fetch(`${base}/api/captacao/candidato-solicitacoes/quadro?solicitacao=${id}`, { headers })
  const { candidatos } = (await board.json()) as { candidatos: { candidatoId: number }[] }
  const chosen = `captacao/candidatos/${candidatos[0]?.candidatoId ?? candidate}`
  const calls: [string, string, number?][] = [
    ['lista de candidatos, por nome', `captacao/candidatos?${page}&sort=${encodeURIComponent('["nome","ASC"]')}`],
    ['busca por nome, sem acentos', `captacao/candidatos?${page}&filter=${filter({ q: 'maria conceicao' })}`],
    ['candidatos de uma cidade', `captacao/candidatos?${page}&filter=${filter({ 'endereco.cidade': 2304400 })}`],
    ['solicitações abertas', `captacao/solicitacoes-pessoal?${page}&filter=${filter(open)}`],
    ['um candidato', `captacao/candidatos/${candidate}`],
    ['quadro de seleção', `captacao/candidato-solicitacoes/quadro?solicitacao=${id}`],
    ['candidatos sugeridos', `captacao/candidato-solicitacoes/sugestoes?solicitacao=${id}`],
    ['ficha: o candidato', chosen, RECORD_PAGE],
    ['ficha: linha do tempo', `${chosen}/linha-do-tempo`, RECORD_PAGE],
    ['ficha: relacionados', `${chosen}/relacionados`, RECORD_PAGE],
    ['busca de tudo, por nome', 'busca?q=maria%20conceicao', SEARCH],
    ['busca de tudo, uma palavra', 'busca?q=silva', SEARCH],
    ['busca de tudo, por CPF', 'busca?q=52998224725', SEARCH],
    ['busca de tudo, nada', 'busca?q=xyzzy', SEARCH],
  ]
  for (const [name, path, budget] of calls) {
    const shot = { url: `${base}/api/${path}`, headers }
    await load(shot, 1, 1)
    const one = await load(shot, seconds, 1)
    const ten = await load(shot, seconds)
    const ms = (value: number) => value.toFixed(1).padStart(7)
    const refused = one.errors + ten.errors
    const errors = refused > 0 ? `  ERROS: ${refused}` : ''
    // an answer that was refused measures nothing
    if (refused > 0) process.exitCode = 1
    console.log(
      `${name.padEnd(30)} mediana ${ms(one.p50)} ms  p95 ${ms(one.p95)} ms  dez pessoas ${ten.perSecond.toFixed(0).padStart(5)}/s${errors}${judge(one.p50, budget)}`,
    )
  }
}

/** From the click on 'Ver ao lado' to the candidate's name in the panel, row by row of the list. */
async function measurePanel(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/captacao/candidatos')
  const rows = page.getByRole('link', { name: /^Ver ao lado/ })
  await rows.first().waitFor()
  const taken: number[] = []
  for (let i = 0; i < (await rows.count()); i++) {
    const start = performance.now()
    await rows.nth(i).click()
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor()
    taken.push(performance.now() - start)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const middle = median(taken)
  console.log(
    `painel ao lado da lista: mediana ${middle.toFixed(0)} ms, primeira ${taken[0]?.toFixed(0)} ms${judge(middle, PANEL)}`,
  )
}

/** Script and whole task per key, typed into the name of a stored candidate. */
async function measureKeys(candidate: number): Promise<void> {
  const browser = openBrowser(base)
  try {
    const { page, context, open } = await browser.window('rh')
    await measurePanel(page, open)
    await open(`/captacao/candidatos/${candidate}`)
    const name = page.getByRole('textbox', { name: 'Nome', exact: true })
    await name.focus()
    const fields = await page.locator('[data-field]').count()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const spent = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      const of = (wanted: string) => (metrics.find((metric) => metric.name === wanted)?.value ?? 0) * 1000
      return { script: of('ScriptDuration'), task: of('TaskDuration') }
    }
    const keys: { script: number; task: number }[] = []
    for (let i = 0; i < 60; i++) {
      const before = await spent()
      await page.keyboard.press('abcdefghij'[i % 10] ?? 'a')
      const after = await spent()
      keys.push({ script: after.script - before.script, task: after.task - before.task })
    }
    const at = (list: number[], share: number) => [...list].sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
    const scripts = keys.slice(5).map(({ script }) => script)
    const tasks = keys.slice(5).map(({ task }) => task)
    const p95 = at(scripts, 0.95)
    console.log(
      `tecla no formulário do candidato (${fields} campos à vista): script mediana ${median(scripts).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${judge(p95, KEY)}; com o desenho p95 ${at(tasks, 0.95).toFixed(1)} ms`,
    )
  } finally {
    await browser.close()
    await endBrowser()
  }
}

await prepare({ pages: true })
const server = tool('tests/bench/measure/unhurried.ts')
try {
  await untilReady(`${base}/api/health`)
  const headers = await session()
  const candidate = await grow(headers)
  await measureCalls(headers, candidate)
  await measureKeys(candidate)
} finally {
  server.kill('SIGTERM')
  await ended(server)
}
