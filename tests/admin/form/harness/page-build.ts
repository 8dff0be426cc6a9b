import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** As strict as the product's own for scripts. */
const CSP = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The page of the form engine. */
export const FORM_PAGE = fileURLToPath(new URL('page', import.meta.url))

export interface Harness {
  url: string
  close(): void
}

/** Builds a page as for production. @param alias names of modules that stand elsewhere */
export async function buildPage(root: string, outDir: string, alias: Record<string, string> = {}): Promise<void> {
  // Vitest says 'test', which would give React's development build
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: 'warn',
    resolve: { alias },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  process.env.NODE_ENV = mode
}

/** Serves a built page, with the definition module of the entity in the address as /modulo.js, under the CSP. */
export async function servePage(folder: string, moduleOf: (entity: string) => string): Promise<Harness> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      const isModule = pathname === '/modulo.js'
      const body = isModule ? moduleOf(searchParams.get('entity') ?? 'demo/pessoa') : readFileSync(join(folder, file))
      response.writeHead(200, {
        'content-type': `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`,
        'content-security-policy': CSP,
        'cache-control': extname(file) === '.html' ? 'no-store' : 'max-age=3600',
      })
      response.end(body)
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
