// npm test                       everything
// npm test -- <group|path> …     the tests of a group, an entity ('sst/ambiente'), a folder or a file
// npm test -- --changed [REV]    what a change can touch: not committed, else the last commit, or since REV
// Without dependencies: it also runs before they are installed.
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '#server/start/prepare.mjs'
import { node, npm, root } from '#server/start/run.mjs'
import { minutes, timeBudget } from './budget.mjs'
import { provideChromium } from './chromium.mjs'
import { countProcessor } from './processor.mjs'

const CACHE = join(root, '.cache')
const REPORT = join(CACHE, 'vitest.json')
const FOUND_WALLS = join(CACHE, 'paredes.json')
const WALLS = ['build', 'schemas', 'generator', 'server', 'admin', 'portal', 'tests']
/** What is shown of the slowest files of tests. */
const SLOWEST = 10
const words = process.argv.slice(2)
const failed = []
let processor
let selection

process.chdir(root)
mkdirSync(CACHE, { recursive: true })
await step('Dependências', async () => {
  await prepare({ pages: false })
  return 0
})
if (failed.length > 0) finish()
// installing is not counted
processor = countProcessor()
const since = Date.now()
selection = words.length > 0 ? select() : undefined
// two cores: the compiler and the pages are at work beside the others; more checkers than one find the same types twice
const types = beside('Tipos (TypeScript)', 'tipos.log', (stdio) =>
  bin('typescript-7/bin/tsc', ['--noEmit', '--checkers', '1'], { stdio }),
)
const needsBrowser = !selection || selection.files.some((path) => /\.(?:e2e|browser)\.test\.ts$/.test(path))
const pages = needsBrowser && time('Telas', () => prepare({ pages: true }).then(() => 0))
await step('Estilo (Biome)', () => bin('@biomejs/biome/bin/biome', ['check', '.']))
await step('Paredes (dependency-cruiser)', () => cruise())
await step('Gerado = regenerado', () => npm(['run', 'generate:check']))
if (needsBrowser)
  await step('Navegador', async () => {
    const chromium = await provideChromium()
    if (chromium) process.env.CHROMIUM = chromium
    return chromium ? 0 : 1
  })
await pages
await step('Testes (Vitest)', () => {
  rmSync(REPORT, { force: true })
  if (selection?.files.length === 0) return 0
  const env = {
    ...process.env,
    PAREDES: FOUND_WALLS,
    ...(selection?.entities && { ENTITIES: selection.entities.join(',') }),
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${REPORT}`]
  return bin('vitest/vitest.mjs', ['run', ...reporters, ...(selection?.files ?? [])], { env })
})
await types
finish()

function bin(script, args, options) {
  return node([join('node_modules', script), ...args], options)
}

/** Looks for imports through walls; what it found stays for the test that asks whether it looked everywhere. */
async function cruise() {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--output-to', FOUND_WALLS]
  const code = await bin('dependency-cruiser/bin/dependency-cruise.mjs', [...options, ...WALLS])
  const { violations, totalCruised } = JSON.parse(readFileSync(FOUND_WALLS, 'utf8')).summary
  for (const { rule, from, to } of violations) console.log(`  ${rule.name}: ${from} → ${to}`)
  console.log(`${violations.length} violação(ões) em ${totalCruised} módulos`)
  return violations.length > 0 ? 1 : code
}

/** The tests that the words of the command line mean. */
function select() {
  const program = ['server/start/program.mjs', 'tests/selection/main.ts', ...words]
  const stdio = ['ignore', 'pipe', 'inherit']
  const { status, stdout } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio,
  })
  // what is wrong was said there
  if (status !== 0) process.exit(1)
  const chosen = JSON.parse(stdout)
  const entities = chosen.entities?.length ? `; cadastros: ${chosen.entities.join(', ')}` : ''
  console.log(`\n${chosen.files.length} arquivo(s) de testes${entities}`)
  return chosen
}

async function step(title, work) {
  console.log(`\n▶ ${title}`)
  await time(title, work)
}

/** A step whose output waits in a file until it ends, while others go on. */
async function beside(title, log, work) {
  const path = join(CACHE, log)
  const output = openSync(path, 'w')
  await time(title, () => work(['ignore', output, output]))
  closeSync(output)
  process.stdout.write(readFileSync(path, 'utf8'))
}

async function time(title, work) {
  const since = Date.now()
  const code = await Promise.resolve()
    .then(work)
    .catch((error) => {
      console.error(error.message)
      return 1
    })
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✔' : '✘'} ${title}: ${code === 0 ? 'ok' : 'falhou'} em ${seconds} s`)
  if (code !== 0) failed.push(title)
}

/** The totals of the tests; a step that failed without a failed test counts as one failure, so that "0 failed" always means success. */
function finish() {
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { testResults: [] }
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const count = (...states) => tests.filter((test) => states.includes(test.status)).length
  const brokenFiles = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length
  const failedTests = count('failed') + brokenFiles
  const failedSteps = failed.filter((title) => !(title.startsWith('Testes') && failedTests > 0)).length
  tellSlowest(report)
  if (processor) {
    const seconds = (Date.now() - since) / 1000
    console.log(`\nProcessador: ${processor().toFixed(0)} s em ${seconds.toFixed(0)} s, sem a instalação`)
    if (!selection) tellBudget(seconds)
  }
  if (failed.length > 0) console.log(`\nFalhou: ${failed.join(', ')}.`)
  const skipped = count('skipped', 'pending', 'todo', 'disabled')
  console.log(
    `\n${count('passed')} passed, ${failedTests + failedSteps} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  process.exit(failed.length > 0 || failedTests > 0 ? 1 : 0)
}

/** Tells, and does not judge: one commit takes half as long again on another machine. */
function tellBudget(seconds) {
  const budget = timeBudget()
  const within = seconds <= budget.seconds ? 'dentro' : 'ACIMA'
  console.log(`${minutes(seconds)}, ${within} do orçamento de ${minutes(budget.seconds)} (${budget.why})`)
}

function tellSlowest({ testResults }) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = [...testResults].sort((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST)
  if (slowest.length > 0) console.log('\nOs arquivos mais demorados:')
  for (const file of slowest)
    console.log(`  ${seconds(file).toFixed(1).padStart(6)} s  ${file.name.replace(`${root}/`, '')}`)
}
