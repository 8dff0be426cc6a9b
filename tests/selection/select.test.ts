import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { definitionsOf } from './definitions.ts'
import { importersOf, readCode } from './import-graph.ts'
import { selectTests, type Tree } from './select.ts'

const code = readCode(process.cwd())
const tree: Tree = { code, importers: importersOf(code), definitions: definitionsOf(loadModel()) }
const select = (...changed: string[]) => selectTests(tree, changed)
const stories = (files: string[]) => files.filter((path) => /\.(?:e2e|browser)\.test\.ts$/.test(path))
const served = (files: string[]) => files.filter((path) => path.startsWith('tests/server/'))

describe('what a change can touch', () => {
  test('a register: its generated tests and the tests that name it', () => {
    const { files, entities } = select('schemas/gestao-talentos/tipo-documento.json')
    expect(entities).toEqual(['gestao-talentos/tipo-documento'])
    expect(files).toContain('tests/entities/gestao-talentos.test.ts')
    expect(files).not.toContain('tests/entities/captacao.test.ts')
    expect(files.length).toBeLessThan(10)
  })

  test('a list inside a record: the tests of the record', () => {
    const { entities, files } = select('schemas/captacao/candidato-idioma.json')
    expect(entities).toEqual(['captacao/candidato'])
    expect(files).toContain('tests/e2e/captacao/candidato.e2e.test.ts')
  })

  test('a widget: the stories of the forms it stands in, and nothing that HTTP proves', () => {
    const { files, entities } = select('admin/form/widgets/masked/CepBox.tsx')
    expect(entities).toEqual([])
    expect(files).toContain('tests/e2e/captacao/candidato.e2e.test.ts')
    expect(files).not.toContain('tests/e2e/captacao/etapa.e2e.test.ts')
    expect(served(files)).toEqual([])
  })

  test('a hook: the generated tests of its entity, the tests that mirror its folder and those that name it', () => {
    const { files, entities } = select('server/domain/captacao/entrevista/hooks.ts')
    expect(entities).toContain('captacao/entrevista')
    expect(files).toContain('tests/server/domain/captacao/entrevista.test.ts')
    expect(files).toContain('tests/entities/captacao.test.ts')
    expect(files).not.toContain('tests/server/platform/session/userinfo.test.ts')
  })

  test('the interpreter of the server: everything that asks it, with the generated tests of all entities', () => {
    const { files, entities } = select('server/platform/crud/list/list.ts')
    expect(entities).toBeUndefined()
    for (const group of ['captacao', 'sst', 'utilitario']) expect(files).toContain(`tests/entities/${group}.test.ts`)
    expect(files).toContain('tests/server/platform/session/userinfo.test.ts')
    expect(files).toContain('tests/e2e/paginas/listas.e2e.test.ts')
  })

  test('a feature: everything that asks a server, as calls of the interpreter do not lead to it', () => {
    const { files, entities } = select('server/features/workplace/find.ts')
    expect(entities).toBeUndefined()
    expect(files).toContain('tests/server/platform/session/userinfo.test.ts')
    expect(files).toContain('tests/e2e/paginas/listas.e2e.test.ts')
  })

  test('the interpreter of the screens: every story inside, none of the portal alone, and nothing that HTTP proves', () => {
    const { files, entities } = select('admin/resource/list/table/RecordRow.tsx')
    expect(entities).toEqual([])
    expect(stories(files)).toContain('tests/e2e/paginas/listas.e2e.test.ts')
    expect(files).not.toContain('tests/e2e/portal/portal-senha.e2e.test.ts')
    expect(served(files)).toEqual([])
  })

  test('a page of the portal: the stories that go there', () => {
    const { files } = select('portal/main.tsx')
    expect(files).toContain('tests/e2e/portal/portal.e2e.test.ts')
    expect(files).not.toContain('tests/e2e/captacao/etapa.e2e.test.ts')
  })

  test('a helper of tests: the tests that import it, and themselves', () => {
    const { files } = select('tests/e2e/captacao/selecao/board.ts', 'tests/walls.test.ts')
    expect(files).toEqual([
      'tests/e2e/captacao/mesa.e2e.test.ts',
      'tests/e2e/captacao/selecao-manha.e2e.test.ts',
      'tests/e2e/captacao/selecao-teclado.e2e.test.ts',
      'tests/e2e/captacao/selecao.e2e.test.ts',
      'tests/walls.test.ts',
    ])
  })

  test('a file that is gone still leads to those that import it', () => {
    expect(select('tests/helpers/docx.ts').files.length).toBeGreaterThan(0)
    const without = { ...tree, code: new Map([...code].filter(([path]) => path !== 'tests/helpers/docx.ts')) }
    expect(selectTests(without, ['tests/helpers/docx.ts'])).toEqual(select('tests/helpers/docx.ts'))
  })
})

test('a word that names nothing is told in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/start/program.mjs', 'tests/selection/main.ts', 'nao/existe'],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stdout, stderr]).toEqual([1, '', 'Não há grupo, cadastro, pasta nem arquivo: nao/existe\n'])
})
