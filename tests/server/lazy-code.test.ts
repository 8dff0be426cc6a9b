import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const project = resolve(import.meta.dirname, '../..')

/** What the registries below a folder load when it is first asked for. */
function lateModules(folder: string): string[] {
  const texts = readdirSync(join(project, folder)).map((file) => readFileSync(join(project, folder, file), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/import\('#([^']+)'\)/g)].map(([, path = '']) => path))
}

test('the code of every action loads and is one function', async () => {
  const paths = lateModules('server/generated/routes')
  expect(paths).toContain('server/domain/captacao/solicitacao-pessoal/clona.ts')
  for (const path of paths) {
    const { default: handler } = (await import(join(project, path))) as { default: unknown }
    expect(handler, path).toBeTypeOf('function')
  }
})

test('the code of every report loads, with its columns and a way to its rows, or with what completes those of a definition', async () => {
  const paths = lateModules('server/generated/reports')
  expect(paths).toContain('server/domain/captacao/relatorios/avaliacao-candidato.ts')
  for (const path of paths) {
    const { default: report } = (await import(join(project, path))) as { default: object }
    // what completes the rows of a definition has columns and rows there
    const wanted =
      'complete' in report
        ? { complete: expect.any(Function) }
        : { columns: expect.any(Array), rows: expect.any(Function) }
    expect(report, path).toMatchObject(wanted)
  }
})
