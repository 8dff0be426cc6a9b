import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { generate } from '#generator/generate.ts'
import { applyChanges, compareOutputs } from '#generator/outputs.ts'
import { readModel } from '#schemas/load.ts'
import { type DefinitionModule, linkRuntimes } from '#schemas/runtime/validator.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { buildOpenApi } from '#server/platform/openapi/build.ts'
import { type Client, createTestApp, login } from '#tests/helpers/app.ts'
import { copyOfProject } from './project.ts'

const repository = resolve(import.meta.dirname, '../..')

test('what is generated agrees with the schemas', async () => {
  const { mistakes, outputs } = await generate(repository)
  expect(mistakes).toEqual([])
  const { written, stale } = compareOutputs(repository, outputs)
  expect(written.map(({ path }) => path)).toEqual([])
  expect(stale).toEqual([])
})

/** What the browser gets of an entity. */
async function definitionOf(client: Client, path: string) {
  const index = (await client.get('/api/schemas')).json() as { path: string; url: string }[]
  const { body } = await client.get(index.find((e) => e.path === path)?.url ?? '')
  const module = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(body).toString('base64')}`)
  return { runtime: linkRuntimes(module as DefinitionModule) }
}

/** The real schemas; code that is still being written is no concern of these tests. */
async function regenerate(root: string): Promise<string[]> {
  const { mistakes, outputs } = await generate(root, { codeMayLack: true })
  expect(mistakes).toEqual([])
  const changes = compareOutputs(root, outputs)
  applyChanges(root, changes)
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

describe('a new field is one line in one file', () => {
  test('and appears in the type, the table, the migration and OpenAPI', async () => {
    const root = copyOfProject()
    await regenerate(root)
    addLine(root, etapa, '"cor": { "type": "string", "title": "Cor da faixa", "maxLength": 7 },')
    const written = await regenerate(root)
    const migration = written.find((path) => path.endsWith('_etapa_seletiva_cor.sql')) ?? ''
    expect(written).toEqual([
      'schemas/generated/dados/captacao/etapa-seletiva.json',
      'schemas/generated/fields/captacao/etapa-seletiva.json',
      'schemas/generated/types/captacao/etapa-seletiva.ts',
      'server/generated/tables/captacao.ts',
      migration,
      'server/migrations/snapshot/captacao/etapa-seletiva.json',
    ])
    expect(read(root, 'schemas/generated/types/captacao/etapa-seletiva.ts')).toContain(
      '  /** Cor da faixa */\n  cor?: string\n',
    )
    expect(read(root, 'server/generated/tables/captacao.ts')).toContain('  cor: string | null\n')
    expect(read(root, migration).split('\n').slice(2)).toEqual([
      'alter table etapa_seletiva add column cor text;',
      'alter table etapa_seletiva add constraint etapa_seletiva_cor_max_length check (char_length(cor) <= 7);',
      'create index etapa_seletiva_cor_sort on etapa_seletiva (empresa_id, cor, id);',
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

  test('and is served: stored, read, sorted and filtered by the API, and present in list and form', async () => {
    const root = copyOfProject()
    await regenerate(root)
    addLine(root, etapa, '"cor": { "type": "string", "title": "Cor da faixa", "maxLength": 7 },')
    await regenerate(root)
    const app = await createTestApp({ model: readModel(join(root, 'schemas')).model })
    onTestFinished(() => app.close())
    await migrate(app.database.pool, join(root, 'server/migrations'))
    const rh = await login(app, 'rh')
    const url = '/api/captacao/etapas-seletivas'
    const made = await rh.post(url, { ordem: 900, nome: 'Dinâmica', cor: '#ff850a' })
    expect([made.statusCode, made.json().cor]).toEqual([201, '#ff850a'])
    const refused = await rh.post(url, { ordem: 901, nome: 'Longa', cor: 'mais de sete' })
    expect(refused.json().errors[0].message).toBe('Cor da faixa deve ter no máximo 7 caracteres')
    const found = await rh.get(`${url}?filter=${encodeURIComponent('{"cor":"#ff850a"}')}&sort=cor,desc`)
    expect(found.json()).toMatchObject([{ id: made.json().id, cor: '#ff850a' }])
    const document = (await rh.get('/api/docs/json')).json()
    expect(document.components.schemas.EtapaSeletivaInput.properties.cor.maxLength).toBe(7)
    const { entity } = (await definitionOf(rh, 'captacao/etapa-seletiva')).runtime
    expect(entity.list.columns).toContain('cor')
    expect(Object.keys(deriveForm(entity).schema.properties ?? {})).toEqual([
      'cor',
      'ordem',
      'nome',
      'analiseComportamental',
      'avaliacoesIds',
      'acompanhamento_prazoDias',
    ])
  }, 90_000)

  test('nothing is written again when nothing changed, and a generated file that is left over is deleted', async () => {
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

  test('a field taken out without the word is refused and nothing is written', async () => {
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
