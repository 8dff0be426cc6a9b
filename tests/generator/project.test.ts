import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '#generator/generate.ts'
import { apply, compare } from '#generator/outputs.ts'
import { readModel } from '#schemas/load.ts'
import { buildOpenApi } from '#server/openapi/build.ts'
import { copyOfProject } from './project.ts'

const repository = resolve(import.meta.dirname, '../..')

test('o que está gerado confere com os esquemas', async () => {
  const { mistakes, outputs } = await generate(repository)
  expect(mistakes).toEqual([])
  const { written, stale } = compare(repository, outputs)
  expect(written.map(({ path }) => path)).toEqual([])
  expect(stale).toEqual([])
})

/** The real schemas; code that is still being written is no concern of these tests. */
async function regenerate(root: string): Promise<string[]> {
  const { mistakes, outputs } = await generate(root, { codeMayLack: true })
  expect(mistakes).toEqual([])
  const changes = compare(root, outputs)
  apply(root, changes)
  return [...changes.written.map(({ path }) => path), ...changes.stale]
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')
const etapa = 'schemas/captacao/etapa-seletiva.json'

/** Adds one line to the properties of a schema file. */
function addLine(root: string, file: string, line: string): void {
  const text = read(root, file)
  expect(text).toContain('"properties": {\n')
  writeFileSync(join(root, file), text.replace('"properties": {\n', `"properties": {\n    ${line}\n`))
}

describe('um campo novo é uma linha em um arquivo', () => {
  test('e aparece no tipo, na tabela, na migração e na OpenAPI', async () => {
    const root = copyOfProject()
    await regenerate(root)
    addLine(root, etapa, '"cor": { "type": "string", "title": "Cor da faixa", "maxLength": 7 },')
    // the layout by hand is part of the same file
    writeFileSync(join(root, etapa), read(root, etapa).replace('"fields": ["ordem"', '"fields": ["cor", "ordem"'))
    const written = await regenerate(root)
    const migration = written.find((path) => path.endsWith('_etapa_seletiva_cor.sql')) ?? ''
    expect(written).toEqual([
      'schemas/generated/types/captacao/etapa-seletiva.ts',
      'server/generated/tables/captacao.ts',
      migration,
      'server/migrations/snapshot.json',
    ])
    expect(read(root, 'schemas/generated/types/captacao/etapa-seletiva.ts')).toContain(
      '  /** Cor da faixa */\n  cor?: string\n',
    )
    expect(read(root, 'server/generated/tables/captacao.ts')).toContain('  cor: string | null\n')
    expect(read(root, migration).split('\n').slice(2)).toEqual([
      'alter table etapa_seletiva add column cor text;',
      'alter table etapa_seletiva add constraint etapa_seletiva_cor_max_length check (char_length(cor) <= 7);',
      '',
    ])
    const { schemas } = buildOpenApi(readModel(join(root, 'schemas')).model).components
    expect(schemas.EtapaSeletiva?.properties?.cor).toEqual({
      type: 'string',
      maxLength: 7,
      description: 'Cor da faixa',
    })
    expect(schemas.EtapaSeletivaInput?.properties?.cor).toEqual(schemas.EtapaSeletiva?.properties?.cor)
  })

  test('nada é reescrito quando nada mudou, e um arquivo gerado que sobrou é apagado', async () => {
    const root = copyOfProject()
    await regenerate(root)
    const stamp = statSync(join(root, 'schemas/generated/entities.ts')).mtimeMs
    const left = 'schemas/generated/types/captacao/sobra.ts'
    writeFileSync(join(root, left), '// Gerado por npm run generate; não edite.\n')
    const byHand = 'schemas/generated/types/captacao/feito-a-mao.ts'
    writeFileSync(join(root, byHand), '// escrito por alguém\n')
    expect(await regenerate(root)).toEqual([left])
    expect(statSync(join(root, 'schemas/generated/entities.ts')).mtimeMs).toBe(stamp)
    expect(readdirSync(join(root, 'schemas/generated/types/captacao'))).toContain('feito-a-mao.ts')
  })

  test('um campo tirado sem a palavra é recusado e nada é escrito', async () => {
    const root = copyOfProject()
    await regenerate(root)
    addLine(root, etapa, '"cor": { "type": "string", "title": "Cor", "readOnly": true },')
    await regenerate(root)
    const text = read(root, etapa)
    writeFileSync(join(root, etapa), text.replace(/ {4}"cor": .*\n/, ''))
    const { mistakes, outputs } = await generate(root, { codeMayLack: true })
    expect(mistakes).toEqual([
      expect.stringMatching(/^perderia a coluna etapa_seletiva\.cor: marque "cor" em x-entity\.dropped/),
    ])
    expect(outputs).toEqual([])
  })
})
