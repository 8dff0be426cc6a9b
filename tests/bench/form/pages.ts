import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { definitionModule } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const HARNESS = fileURLToPath(new URL('../../admin/form/harness/page', import.meta.url))
const RJSF = fileURLToPath(new URL('page', import.meta.url))

export const gzipped = (text: string): number => gzipSync(text).length

/** The code of RJSF's precompiled validators of an entity: its schema and every subschema RJSF may meet. */
export const validatorsOf = (schema: object): string =>
  compileSchemaValidatorsCode(schema as RJSFSchema, {
    ajvOptionsOverrides: { strict: false, validateFormats: false, code: { lines: false } },
  })

/** The page of our form engine, and what it loads for the entity. */
export async function buildOurs(folder: string, model: Model, path: string): Promise<void> {
  await bundle(HARNESS, folder, {})
  writeFileSync(join(folder, 'modulo.js'), definitionModule(model, path).code)
}

/** A page of RJSF over the entity's own schema. */
export async function buildRjsf(folder: string, model: Model, path: string): Promise<void> {
  const schema = model.entities.get(path)?.schema ?? {}
  const made = `${folder}.made`
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'validators.cjs'), validatorsOf(schema))
  const measured = join(made, 'measured.js')
  writeFileSync(
    measured,
    `import validators from './validators.cjs'\nexport { validators }\nexport const schema = ${JSON.stringify(schema)}\n`,
  )
  await bundle(RJSF, folder, { '#measured': measured })
}

async function bundle(root: string, outDir: string, alias: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: 'error',
    resolve: { alias },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
}

/** Serves a folder. @returns its address and how to end it */
export async function serve(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? 'index.html' : pathname
    try {
      const body = readFileSync(join(folder, file))
      response.setHeader('content-type', `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`)
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
