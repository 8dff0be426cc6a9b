import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '#server/start/prepare.mjs'
import { startDemo } from './measure/demo-server.ts'

/**
 * `npm run bench:portal`: Lighthouse's mobile preset over the list of open vacancies and one advert, in the browser CHROME_PATH names (/usr/bin/chromium).
 * Lighthouse comes through `npm exec` and is no part of the project. Prints the scores and what keeps one below its goal; ends with 1 then.
 */
const goals = { performance: 90, accessibility: 98, 'best-practices': 95, seo: 95 }
const LIGHTHOUSE = 'lighthouse@12.8.2'

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

const measure = (url: string, out: string): Report => {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
  const only = `--only-categories=${Object.keys(goals).join(',')}`
  const options = [url, chrome, only, '--quiet', '--output=json', `--output-path=${out}`]
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' }
  execFileSync('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...options], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return JSON.parse(readFileSync(out, 'utf8')) as Report
}

/** @returns whether every goal is reached */
function print(what: string, { categories, audits }: Report): boolean {
  const scores = Object.keys(goals).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
  console.log(`${what}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`)
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  console.log(`  ${times.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`).join(', ')}`)
  const below = scores.filter(([name, score]) => score < goals[name as keyof typeof goals])
  for (const [name] of below)
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit && weight > 0 && audit.score !== null && audit.score < 0.9)
        console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ''}`)
    }
  return below.length === 0
}

await prepare({ pages: true })
const folder = mkdtempSync(join(tmpdir(), 'prumo-lighthouse-'))
const server = await startDemo(4975)
const base = server.url
try {
  const [vaga] = (await (await fetch(`${base}/api/externo/anuncios?empresaId=1`)).json()) as { id: number }[]
  if (!vaga) throw new Error('The demo has no open vacancy')
  const list = print('/externo/anuncios', measure(`${base}/externo/anuncios?empresaId=1`, join(folder, 'list.json')))
  const path = `/externo/anuncios/${vaga.id}`
  const advert = print(path, measure(`${base}${path}?empresaId=1`, join(folder, 'advert.json')))
  process.exitCode = list && advert ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
