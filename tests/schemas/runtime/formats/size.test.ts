import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('all formats together cost a browser at most 8 KB gzip, and need nothing of Node', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'schemas/runtime/formats/formats.ts', formats: ['es'] } },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error('no bundle')
  const code = output.output[0].code
  expect(code).toContain('CPF inválido')
  expect(code).not.toMatch(/\bimport\b|require\(/)
  expect(gzipSync(code).length).toBeLessThan(8 * 1024)
})
