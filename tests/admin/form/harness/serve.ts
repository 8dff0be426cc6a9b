import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inject } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { withLock } from '#server/platform/base/lock.mjs'
import { demoModule, loadDemoModel } from './definition.ts'

/** As strict as the product's own for scripts. */
const CSP = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface Harness {
  url: string
  close(): void
}

/** Serves the page, built as for production, with the entity's definition module, under the CSP. */
export async function startHarness(): Promise<Harness> {
  const folder = join(inject('runFolder'), 'form-page')
  await withLock(`${folder}.lock`, () => buildOnce(folder))
  const modules = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const entity = searchParams.get('entity') ?? 'demo/pessoa'
    if (pathname === '/modulo.js') return send(response, '.js', moduleOf(modules, entity))
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      send(response, extname(file), readFileSync(join(folder, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The first file of tests in a run builds the page for all. */
async function buildOnce(folder: string): Promise<void> {
  if (existsSync(join(folder, 'index.html'))) return
  // Vitest says 'test', which would give React's development build
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  process.env.NODE_ENV = mode
}

function moduleOf(known: Map<string, string>, entity: string): string {
  const code = known.get(entity) ?? demoModule(entity.startsWith('demo/') ? loadDemoModel() : loadModel(), entity)
  known.set(entity, code)
  return code
}

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.writeHead(200, {
    'content-type': `${TYPES[extension] ?? 'text/plain'}; charset=utf-8`,
    'content-security-policy': CSP,
    'cache-control': extension === '.html' ? 'no-store' : 'max-age=3600',
  })
  response.end(body)
}
