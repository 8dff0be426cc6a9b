import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '#server/platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { checkStatements } from './check.ts'
import { sqlMistakes } from './mistakes.ts'
import { statementsOf } from './statements.ts'

const root = resolve(import.meta.dirname, '../..')

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, 4)
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

/** What is said of a file with this text, as 'line: message'. */
async function saidOf(text: string): Promise<string[]> {
  const { mistakes } = await checkStatements(pool, statementsOf('x.ts', text))
  return mistakes.map(({ at, message }) => `${text.slice(0, at).split('\n').length}: ${message}`)
}

test('the database can plan every statement that is written by hand in server/', async () => {
  const { mistakes, checked, unknown } = await sqlMistakes(pool, root)
  expect(mistakes).toEqual([])
  // most of them are known as they are written
  expect(checked).toBeGreaterThan(300)
  expect(unknown.length).toBeLessThan(checked / 3)
}, 120_000)

/** A template as it stands in a file: '§{x}' is one of its places. */
const written = (text: string): string => text.replaceAll('§', '$')

describe('a wrong name is told with the line it stands in', () => {
  const before = "import { sql } from 'kysely'\n\n"
  test.each([
    [
      'a column',
      "const a = run(db, 'select nome, cor from candidato where id = $1', [id])",
      '3: column "cor" does not exist',
    ],
    [
      'a column in a later line of a template with places',
      'const a = sql`select c.id\n  from candidato c\n  where c.empresa_id = §{empresaId} and c.nomes = §{nome}`',
      '5: column c.nomes does not exist (Perhaps you meant to reference the column "c.nome".)',
    ],
    [
      'a column before a place where no value can stand',
      'const a = sql`select c.idd from candidato c §{juncoes} where §{condicoes}`',
      '3: column c.idd does not exist (Perhaps you meant to reference the column "c.id".)',
    ],
    ['a table', 'const a = sql`select id from candidatto where id = §{id}`', '3: relation "candidatto" does not exist'],
    ['an alias', "const a = run(db, 'select x.id from candidato c')", '3: missing FROM-clause entry for table "x"'],
    [
      'a column in a constant that is put in',
      'const columns = "c.id,\\n c.nomee"\nconst a = run(db, `select §{columns} from candidato c where c.id = $1`)',
      '3: column c.nomee does not exist (Perhaps you meant to reference the column "c.nome".)',
    ],
    [
      'a written column',
      "const a = run(db, 'update candidato set nomen = $1 where id = $2')",
      '3: column "nomen" of relation "candidato" does not exist',
    ],
    [
      'a type',
      "const a = run(db, 'select id from candidato where data_cadastro = true')",
      '3: operator does not exist: date = boolean',
    ],
  ])('%s', async (_what, text, expected) => {
    const said = await saidOf(`${before}${written(text)}\n`)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(expected)
  })

  test('a report by hand whose column was renamed', async () => {
    const file = 'server/domain/captacao/avaliacao-candidato/relatorio.ts'
    const text = readFileSync(resolve(root, file), 'utf8')
    expect(await saidOf(text)).toEqual([])
    const renamed = text.replace('x.situacao, x.performance', 'x.estado, x.performance')
    const line = renamed.slice(0, renamed.indexOf('x.estado')).split('\n').length
    expect(await saidOf(renamed)).toEqual([`${line}: column x.estado does not exist`])
  })
})

test('what is put together elsewhere is left alone', async () => {
  const texts = [
    'sql`select §{colunas} from §{tabela} t where t.a = 1`',
    'sql`select a.b from x a §{mais}`',
    '`with §{parte} select * from parte`',
  ]
  const { mistakes, unknown } = await checkStatements(
    pool,
    statementsOf('x.ts', `const x as (\n${texts.map((text, i) => `const a${i} = ${written(text)}`).join('\n')}`),
  )
  expect(mistakes).toEqual([])
  expect(unknown).toHaveLength(3)
})
