import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { candidateSheet, type Sheet } from './candidate-sheet.ts'

const run = promisify(execFile)

describe('npm run import -- captacao/candidato, com 10.000 linhas como o RH as tem', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let folder: string
  let file: string
  let sheet: Sheet
  let before: number

  const count = async () =>
    (await pool.query<{ n: number }>('select count(*)::int as n from candidato where empresa_id = 1')).rows[0]?.n ?? 0
  const command = async (...more: string[]) => {
    const args = ['--import', 'tsx', 'server/tools/import.ts', 'captacao/candidato', file, '--empresa', '1', ...more]
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO: '1',
      SESSION_SECRET: 'segredo-somente-para-os-testes-0001',
    }
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: 1 << 26 })
    return stdout
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    pool = new pg.Pool({ connectionString: database.url, max: 2 })
    folder = mkdtempSync(join(tmpdir(), 'prumo-importacao-'))
    file = join(folder, 'candidatos.csv')
    sheet = candidateSheet(10_000)
    writeFileSync(file, sheet.bytes)
    before = await count()
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a simulação confere tudo, nas palavras do formulário, e não grava nada', async () => {
    const output = await command('--usuario', 'rh', '--simular')
    for (const [linha, message] of sheet.wrong)
      expect(output).toMatch(new RegExp(`^Linha ${linha}: .*${escaped(message)}`, 'm'))
    expect(output).toContain('Colunas ignoradas: Matrícula antiga')
    expect(output).toContain('Simulação: seriam importadas 9.800 de 10.001 linhas; recusadas 201.')
    expect(await count()).toBe(before)
  }, 180_000)

  test('sem simulação importa as certas, grava o arquivo de erros, e elas são encontradas com seus acentos', async () => {
    const output = await command('--usuario', 'rh')
    expect(output).toContain('Importadas 9.800 de 10.001 linhas; recusadas 201.')
    expect(await count()).toBe(before + 9_800)
    const errors = readFileSync(`${file}.erros.csv`, 'utf8').trimEnd().split('\r\n')
    expect(errors).toHaveLength(202)
    expect(errors[1]).toMatch(/^51;CPF inválido;/)
    const name = sheet.names[12]
    const { rows } = await pool.query(
      'select nome, pessoal_cpf, pessoal_data_nascimento::text as d, pretencao_salarial::float as p from candidato where nome = $1',
      [name],
    )
    expect(rows).toEqual([{ nome: name, pessoal_cpf: expect.stringMatching(/^\d{11}$/), d: '1972-01-13', p: 2500.5 }])
    const city = await pool.query(
      "select uf.sigla from candidato c join cidade i on i.id = c.endereco_cidade_id join estado uf on uf.id = i.uf_id where c.empresa_id = 1 and i.nome = 'Bom Jesus' and c.nome like '%Planilha%' group by 1",
    )
    expect(city.rows).toEqual([{ sigla: 'PI' }])
    const trail = await pool.query(
      "select count(*)::int as n from auditoria where entidade = 'captacao/candidato' and usuario_nome is not null and operacao = 'criacao' and empresa_id = 1",
    )
    expect(trail.rows[0].n).toBeGreaterThanOrEqual(9_800)
  }, 180_000)

  test('quem não pode cadastrar candidatos não importa', async () => {
    await expect(command('--usuario', 'sst')).rejects.toMatchObject({
      stderr: expect.stringContaining('Não autorizado.'),
    })
    await expect(command('--usuario', 'rh2')).rejects.toMatchObject({
      stderr: expect.stringContaining('não tem acesso à empresa 1'),
    })
  }, 60_000)
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
