import { writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { prepare } from '#server/start/prepare.mjs'
import { endBrowser } from '#tests/helpers/browser/contexts.ts'
import {
  type FirstLoad,
  firstLoads,
  hearScripts,
  modulesOf,
  partsOf,
  readModules,
} from '#tests/helpers/browser/first-load.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser/window.ts'
import { startDemo } from './measure/demo-server.ts'

/**
 * `npm run bench:first-load`: what the first page of a browser loads, and how long until it rests (median of five empty browsers), on the demo.
 * With `--write` it renews the list by which tests/e2e/paginas/first-load.e2e.test.ts says what grew.
 */
const ROUNDS = 5
const LIST = new URL('../e2e/paginas/first-load/parts.json', import.meta.url)
/** Parts below it, in characters, are not worth a line of the list. */
const CRUMB = 1024

/** @returns the parts of the page */
async function measure(browser: Browser, base: string, load: FirstLoad): Promise<Record<string, number>> {
  const rests: number[] = []
  let parts: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    const { page, context, quiet } = await browser.window(load.usuario)
    const loaded = await hearScripts(page)
    await page.goto(base + load.path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await quiet()
    const { scripts, rest } = await loaded()
    rests.push(rest)
    await context.close()
    if (round > 0) continue
    parts = partsOf(modulesOf(scripts, readModules(load.build)))
    const sum = (size: (script: (typeof scripts)[number]) => number) =>
      `${(scripts.reduce((all, script) => all + size(script), 0) / 1024).toFixed(1)} KB`
    console.log(
      `${load.name}: ${scripts.length} scripts, ${sum(({ wire }) => wire)} on the wire (budget ${load.budget})`,
    )
    console.log(
      `  bodies: brotli ${sum(({ text }) => brotliCompressSync(text).length)}, gzip ${sum(({ text }) => gzipSync(text, { level: 9 }).length)}, plain ${sum(({ text }) => Buffer.byteLength(text))}`,
    )
  }
  const sorted = rests.map(Math.round).sort((a, b) => a - b)
  console.log(`  at rest after ${sorted[ROUNDS >> 1]} ms (${sorted.join(', ')})`)
  return parts
}

await prepare({ pages: true })
const server = await startDemo(4976)
const browser = openBrowser(server.url)
try {
  const list: Record<string, Record<string, number>> = {}
  for (const load of firstLoads) {
    const parts = Object.entries(await measure(browser, server.url, load))
    list[load.name] = Object.fromEntries(parts.filter(([, length]) => length >= CRUMB))
  }
  if (process.argv.includes('--write')) writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`)
} finally {
  await browser.close()
  await endBrowser()
  await server.stop()
}
