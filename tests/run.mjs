// npm test. Without dependencies: it also runs before they are installed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '#server/start/prepare.mjs'
import { node, npm, root } from '#server/start/run.mjs'
import { provideChromium } from './chromium.mjs'

const REPORT = join(root, '.cache', 'vitest.json')
const WALLS = ['schemas', 'generator', 'server', 'admin', 'portal', 'tests']
const failed = []

process.chdir(root)
await step('Dependências', async () => {
  await prepare({ pages: false })
  return 0
})
if (failed.length > 0) finish()
await step('Navegador', async () => {
  const chromium = await provideChromium()
  if (chromium) process.env.CHROMIUM = chromium
  return chromium ? 0 : 1
})
await step('Estilo (Biome)', () => bin('@biomejs/biome/bin/biome', 'check', '.'))
await step('Tipos (TypeScript)', () => bin('typescript/bin/tsc', '--noEmit'))
await step('Paredes (dependency-cruiser)', () =>
  bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', ...WALLS),
)
await step('Gerado = regenerado', () => npm(['run', 'generate:check']))
await step('Telas', async () => {
  await prepare({ pages: true })
  return 0
})
await step('Testes (Vitest)', () => {
  rmSync(REPORT, { force: true })
  return bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${REPORT}`)
})
finish()

function bin(script, ...args) {
  return node([join('node_modules', script), ...args])
}

async function step(title, work) {
  console.log(`\n▶ ${title}`)
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
  if (failed.length > 0) console.log(`\nFalhou: ${failed.join(', ')}.`)
  const skipped = count('skipped', 'pending', 'todo', 'disabled')
  console.log(
    `\n${count('passed')} passed, ${failedTests + failedSteps} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  process.exit(failed.length > 0 || failedTests > 0 ? 1 : 0)
}
