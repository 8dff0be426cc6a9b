import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

// Where the pages of a report break. The candidates lie before the demo data begins, one a day, so that the period says how many rows there are.
const inicio = '1990-01-01'
const poucos = 3
let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
async function pagesOfReport(name: string, filters: RecordData): Promise<string[]> {
  const answer = await rh.post(`/api/captacao/relatorios/${name}`, {
    filters: { ...filters, incluirGrafico: false },
    formato: 'pdf',
  })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return pagesOf(answer.rawPayload)
}
const indicados = (dias: number, desde = inicio) =>
  pagesOfReport('indicacao-candidato', { dataIni: desde, dataFim: shiftDay(desde, dias - 1) })
const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0

/** What stands on a page, in its order: a group's name, a row, a sum. */
const parts = (page: string): string =>
  (page.match(/Grupo \d|Linha \d|Subtotal|Total geral/g) ?? [])
    .map((word) => (word === 'Total geral' ? 'T' : word[0]))
    .join('')

/** No name of a group without a row behind it, no sum without a row before it, on the same page. */
const lonely = (pages: string[]): string[] => pages.map(parts).filter((page) => /G(?!L)|(?<!L)S|(?<!S)T/.test(page))

describe('the pages of a report in groups', () => {
  beforeAll(async () => {
    await sql(
      `insert into candidato (empresa_id, nome, pessoal_indicado_por, data_cadastro)
       select 1, 'Linha ' || n, case when n <= ${poucos} then 'Grupo 1' else 'Grupo 2' end, date '${inicio}' + n - 1
       from generate_series(1, 70) n`,
    )
  })

  test('no sum stands without a row above it, no name of a group without one below, whatever the number of rows', async () => {
    const ends: number[] = []
    for (let rows = 1; rows <= 70; rows++) {
      const pages = await indicados(rows)
      expect([rows, lonely(pages)]).toEqual([rows, []])
      const whole = pages.map(parts).join('')
      expect([rows, count(whole, /L/g), count(whole, /S/g), count(whole, /T/g)]).toEqual([
        rows,
        rows,
        rows > poucos ? 2 : 1,
        rows > poucos ? 1 : 0,
      ])
      if (pages.length > 1) ends.push(count(parts(pages.at(-1) ?? ''), /L/g))
    }
    // two ends of a page were met: more often than the rows alone would, the last one went on because the sums had no room
    expect(ends.filter((rows) => rows === 1).length).toBeGreaterThan(2)
    expect(ends.filter((rows) => rows === 0)).toEqual([])
  }, 120_000)
})

test('nor in ten thousand rows of two hundred groups, and none is lost', async () => {
  await sql(
    `insert into candidato (empresa_id, nome, pessoal_indicado_por, data_cadastro)
     select 1, 'Linha ' || n, 'Grupo ' || lpad((n / 50)::text, 3, '0'), '1980-01-01' from generate_series(0, 9999) n`,
  )
  const pages = await indicados(1, '1980-01-01')
  expect(lonely(pages)).toEqual([])
  const whole = pages.map(parts).join('')
  expect([count(whole, /L/g), count(whole, /S/g), count(whole, /T/g)]).toEqual([10_000, 200, 1])
  expect(pages.at(-1)?.replaceAll(/\s+/g, ' ')).toContain('Total geral: 10.000')
}, 180_000)

test('the total of a report without groups does not stand alone, either', async () => {
  const periodo = { dataIni: '1970-01-01', dataFim: '1970-01-31' }
  // without a candidate there is no report
  await sql(
    `insert into candidato (empresa_id, nome, data_cadastro, como_ficou_sabendo_vaga_id)
     select 1, 'Um só', '1970-01-10', min(id) from como_ficou_sabendo_vaga where empresa_id = 1`,
  )
  for (let fontes = 1; fontes <= 50; fontes++) {
    await sql(`insert into como_ficou_sabendo_vaga (empresa_id, nome) values (1, $1)`, [
      `Zz Fonte ${String(fontes).padStart(2, '0')}`,
    ])
    const pages = await pagesOfReport('divulgacao-vaga', periodo)
    const last = pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? ''
    expect(last).toMatch(new RegExp(`Zz Fonte ${String(fontes).padStart(2, '0')} 0 0,0% ?Total`))
  }
}, 120_000)
