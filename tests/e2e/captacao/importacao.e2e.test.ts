import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { candidateSheet, type Sheet } from './candidate-sheet.ts'

const run = promisify(execFile)

describe('npm run import -- captacao/candidato, with 10,000 rows as HR has them', () => {
  let stage: Stage
  let folder: string
  let file: string
  let sheet: Sheet
  let before: number

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    stage.app.database.pool.query<Row & Record<string, unknown>>(text, values)
  const count = async () =>
    (await query<{ n: number }>('select count(*)::int as n from candidato where empresa_id = 1')).rows[0]?.n ?? 0
  const command = (...more: string[]) => commandOf(file, ...more)
  const commandOf = async (of: string, ...more: string[]) => {
    const args = [
      'server/start/program.mjs',
      'server/start/tools/import.ts',
      'captacao/candidato',
      of,
      '--empresa',
      '1',
      ...more,
    ]
    const env = {
      ...process.env,
      DATABASE_URL: stage.app.fastify.prumo.env.databaseUrl,
      DATA_DIR: folder,
      DEMO: '1',
      SESSION_SECRET: 'segredo-somente-para-os-testes-0001',
    }
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: 1 << 26 })
    return stdout
  }

  beforeAll(async () => {
    stage = await openStage()
    folder = mkdtempSync(join(tmpdir(), 'prumo-importacao-'))
    file = join(folder, 'candidatos.csv')
    sheet = candidateSheet(10_000)
    writeFileSync(file, sheet.bytes)
    before = await count()
  }, 180_000)
  afterAll(async () => {
    await stage?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the dry run checks everything, in the words of the form, and stores nothing', async () => {
    // a tenth of the rows, with each mistake twice
    const small = candidateSheet(1000)
    const part = join(folder, 'candidatos-parte.csv')
    writeFileSync(part, small.bytes)
    const output = await commandOf(part, '--usuario', 'rh', '--simular')
    expect(small.wrong.size).toBe(21)
    for (const [linha, message] of small.wrong)
      expect(output).toMatch(new RegExp(`^Linha ${linha}: .*${escaped(message)}`, 'm'))
    expect(output).toContain('Colunas ignoradas: Matrícula antiga')
    expect(output).toContain('Simulação: seriam importadas 980 de 1.001 linhas; recusadas 21.')
    expect(await count()).toBe(before)
  }, 180_000)

  test('without dry run it imports the right ones and writes the file of errors, with all that the spreadsheet said', async () => {
    const output = await command('--usuario', 'rh')
    expect(output).toContain('Importadas 9.800 de 10.001 linhas; recusadas 201.')
    expect(await count()).toBe(before + 9_800)
    const errors = readFileSync(`${file}.erros.csv`, 'utf8').trimEnd().split('\r\n')
    expect(errors).toHaveLength(202)
    expect(errors[1]).toMatch(/^51;CPF inválido;/)
    const name = sheet.names[12]
    const { rows } = await query(
      'select nome, pessoal_cpf, pessoal_data_nascimento::text as d, pretencao_salarial::float as p from candidato where nome = $1',
      [name],
    )
    expect(rows).toEqual([{ nome: name, pessoal_cpf: expect.stringMatching(/^\d{11}$/), d: '1972-01-13', p: 2500.5 }])
    const city = await query(
      "select uf.sigla from candidato c join cidade i on i.id = c.endereco_cidade_id join estado uf on uf.id = i.uf_id where c.empresa_id = 1 and i.nome = 'Bom Jesus' and c.nome like '%Planilha%' group by 1",
    )
    expect(city.rows).toEqual([{ sigla: 'PI' }])
    const trail = await query(
      "select count(*)::int as n from auditoria where entidade = 'captacao/candidato' and usuario_nome is not null and operacao = 'criacao' and empresa_id = 1",
    )
    expect(trail.rows[0]?.n).toBeGreaterThanOrEqual(9_800)
  }, 180_000)

  test('the 9,800 are found in the browser with their accents, typed with or without them', async () => {
    const accented = sheet.names.filter((name) => /[áãçéêíóôõúâ]/.test(name))
    await stage.story('rh', async ({ page, open }) => {
      await open('/captacao/candidatos')
      const search = page.getByRole('searchbox', { name: 'Pesquisar', exact: true })
      for (const name of [accented[0] ?? '', accented.at(-1) ?? '']) {
        await search.fill(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
        await page.getByRole('link', { name, exact: true }).waitFor()
        await search.fill(name)
        await page.getByRole('link', { name, exact: true }).waitFor()
      }
      await search.fill('planilha')
      await page.getByText('de 9.800', { exact: false }).waitFor()
      await page
        .getByRole('link', { name: /Planilha \d+$/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Editar', exact: true }).click()
      await page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
      expect(await page.getByRole('textbox', { name: 'CPF', exact: true }).inputValue()).toMatch(
        /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
      )
    })
  }, 90_000)

  test('who may not register candidates does not import', async () => {
    await expect(command('--usuario', 'sst')).rejects.toMatchObject({
      stderr: expect.stringContaining('Não autorizado.'),
    })
    await expect(command('--usuario', 'rh2')).rejects.toMatchObject({
      stderr: expect.stringContaining('não tem acesso à empresa 1'),
    })
  }, 60_000)
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
