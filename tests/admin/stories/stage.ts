import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { createTestApp, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

/** The built internal screens on a server of their own, in a real browser under the real Content-Security-Policy. */
export interface Stage {
  app: TestApp
  url: string
  /** a browser window; with a user name, logged in */
  window(usuario?: string, options?: BrowserContextOptions): Promise<Window>
  close(): Promise<void>
}

export interface Window {
  page: Page
  context: BrowserContext
  /** what the browser complained about so far; refused calls, which it lists too, are left out */
  complaints: string[]
  open(path: string): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const dist = mkdtempSync(join(tmpdir(), 'prumo-admin-'))
  await buildScreens(join(dist, 'admin'))
  const app = await createTestApp({ dist })
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  return {
    app,
    url,
    async window(usuario, options) {
      const context = await browser.newContext({
        viewport: { width: 1366, height: 900 },
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        ...options,
      })
      if (usuario) await login(context, url, usuario)
      return openWindow(context, url)
    },
    async close() {
      await browser.close()
      await app.close()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

async function buildScreens(outDir: string): Promise<void> {
  // Vitest says 'test', which would give React's development build
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  process.env.NODE_ENV = mode
}

async function login(context: BrowserContext, url: string, usuario: string): Promise<void> {
  const headers = { 'X-Requested-With': 'prumo' }
  const answer = await context.request.post(`${url}/api/login`, { data: { usuario, senha: PASSWORD }, headers })
  if (!answer.ok()) throw new Error(`login ${usuario}: ${answer.status()}`)
}

async function openWindow(context: BrowserContext, url: string): Promise<Window> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const open = async (path: string) => {
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  return { page, context, complaints, open }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious and critical findings of axe-core on the page as it stands. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = (await page.evaluate('window.axe.run()')) as {
    violations: { id: string; impact: string; nodes: { target: string[] }[] }[]
  }
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
