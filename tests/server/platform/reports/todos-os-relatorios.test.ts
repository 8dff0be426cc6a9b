import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { reports as code } from '#server/generated/reports/index.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { tellingId } from '#tests/helpers/telling.ts'
import { demoAdvice, registersOf } from './demo-rows.ts'

/** What holds for every report there is; none is named here, and a new one is proven when its definition is there. */
const definitions = [...model.reports.values()].map((report) => [report.path, report] as const)

interface Preview {
  paginas?: boolean
  grupo?: string
  colunas: { field: string; title: string; format?: string; total?: string }[]
  linhas: RecordData[]
  grafico?: { title: string; data: { categories: string[]; series: { title: string }[] } }
}

let app: TestApp
let admin: Client
let gestora: Client
let rh2: Client
beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh2] = [await login(app, 'admin'), await login(app, 'rh2')]
  gestora = await managerOf(app, admin)
})
afterAll(() => app?.close())

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

/** Filters that leave out as little as possible: many years, and of each register asked for the first hundred. */
async function widest({ filters: { fields }, period, chart }: ReportDefinition, client = admin): Promise<RecordData> {
  const filters: RecordData = {}
  if (period?.start) filters[period.start] = '2020-01-01'
  if (period?.end) filters[period.end] = '2026-12-31'
  if (period?.year) filters[period.year] = 2026
  if (chart) filters[chart] = true
  for (const { name, kind, target, required } of fields) {
    if (kind === 'ids' && target) filters[name] = await idsOf(target, client)
    if (kind === 'reference' && target && required) filters[name] = await oneFor(name, target, client)
  }
  return filters
}

async function oneFor(name: string, target: string, client: Client): Promise<RecordData> {
  return { id: (await tellingId(app.database.pool, name)) ?? (await idsOf(target, client))[0] }
}

async function idsOf(target: string, client: Client): Promise<number[]> {
  const answer = await client.get(
    `/api/${model.entities.get(target)?.route}/opcoes?range=${encodeURIComponent('[0,99]')}`,
  )
  return (answer.json() as { id: number }[]).map(({ id }) => id)
}

const ask = (path: string, filters: RecordData, formato: string, client = admin): Promise<Response> =>
  client.post(`/api/${path}`, { filters, formato })

/** What somebody who wrote a report without rows has to add. */
async function adviceFor(path: string): Promise<string> {
  const report = model.reports.get(path)
  if (!report) return `${path} is no report`
  const empty: string[] = []
  // rows of a list are there with their records
  for (const target of registersOf(report).filter((path) => !model.entities.get(path)?.parent))
    if ((await idsOf(target, admin)).length === 0) empty.push(target)
  return demoAdvice(report, model, empty)
}

async function previewOf(path: string, filters: RecordData, client = admin): Promise<Preview> {
  const answer = await ask(path, filters, 'json', client)
  if (answer.statusCode === 404) expect.fail(await adviceFor(path))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Preview
}

/** A number as Portuguese writes it, with so many decimals. */
const decimals = (value: number, least: number, most = least) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })

/** How a value is to be read on paper. */
function printed(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return format === 'date' ? value.slice(0, 10).split('-').reverse().join('/') : value
  const number = Number(value)
  if (format === 'percent') return `${decimals(number, 1)}%`
  if (format === 'rate') return `${decimals(number, 2)}%`
  if (format === 'decimal') return decimals(number, 1)
  if (format === 'money') return decimals(number, 2)
  if (format === 'number') return decimals(number, 0, 1)
  if (format === 'exact') return decimals(number, 0, 8)
  return format === 'code' ? String(number) : decimals(number, 0)
}

/** Without blanks: a text that goes on in the next line of its cell has none where it was broken. */
const dense = (text: string) => text.replaceAll(/\s+/g, '')

describe.each(definitions)('%s', (path, definition) => {
  test('PDF, spreadsheet and CSV have the rows of the preview, each cell with its type', async () => {
    const filters = await widest(definition)
    const { linhas, colunas, grupo, grafico, paginas } = await previewOf(path, filters)
    expect(linhas.length).toBeGreaterThan(0)
    const [first = { field: '' }] = colunas

    const sheets = await pagesOf((await ask(path, filters, 'pdf')).rawPayload)
    const paper = dense(sheets.join(''))
    // a report with a page for each row has no table with titles
    let position = paginas ? 1 : paper.indexOf(dense(colunas.map(({ title }) => title).join('')))
    expect(position).toBeGreaterThan(0)
    if (paginas) expect(sheets.length).toBeGreaterThanOrEqual(linhas.length)
    for (const row of linhas) {
      // in the order of the rows and, within each, of the columns
      for (const { field, format } of colunas) {
        const words = dense(printed(row[field], format))
        const found = paper.indexOf(words, position)
        expect([found >= 0, words, row[first.field]]).toEqual([true, words, row[first.field]])
        position = found + words.length
      }
      if (grupo && row[grupo]) expect(paper).toContain(dense(String(row[grupo])))
    }
    const own = await code[path]?.()
    if (definition.source?.picture ?? (own && 'columns' in own && own.chart)) expect(grafico).toBeDefined()
    for (const series of grafico?.data.series.length === 1 ? [] : (grafico?.data.series ?? []))
      expect(paper).toContain(dense(series.title))
    expect(paper).toContain(dense(grafico?.title ?? ''))

    const [sheet] = (await readXlsx((await ask(path, filters, 'xlsx')).rawPayload)).sheets
    const lead = grupo ? [grupo] : []
    expect(sheet?.rows[0]).toEqual([...(grupo ? ['Grupo'] : []), ...colunas.map(({ title }) => title)])
    const totals = colunas.some(({ total }) => total)
    expect(sheet?.rows).toHaveLength(1 + linhas.length + (totals ? 1 : 0))
    for (const [i, row] of linhas.entries()) {
      const cells = sheet?.rows[i + 1] ?? []
      for (const name of lead) expect(text(cells[0])).toBe(text(row[name]))
      for (const [at, { field, format }] of colunas.entries()) {
        const [cell, value] = [cells[at + lead.length], row[field]]
        if (typeof value === 'number' && format !== undefined && format !== 'text') expect(cell).toBe(value)
        else if (format === 'date' && value) expect((cell as Date).toISOString().slice(0, 10)).toBe(value)
        else expect(text(cell)).toBe(text(value))
      }
    }

    const csv = (await ask(path, filters, 'csv')).body.slice(1).trimEnd()
    const lines = Papa.parse<string[]>(csv, { delimiter: ';' }).data
    expect(lines).toHaveLength(1 + linhas.length)
    for (const [i, row] of linhas.entries())
      expect(lines[i + 1]).toEqual([
        ...lead.map((name) => text(row[name])),
        ...colunas.map(({ field, format }) => printed(row[field], format)),
      ])
  })

  test('what is beyond the reach of a filter is refused at its field', async () => {
    const filters = await widest(definition)
    const wrong = definition.filters.fields
      .filter(({ readOnly }) => !readOnly)
      .flatMap((field) => outOfRange(field).map((value) => ({ field, name: field.name, value })))
    // one that asks for nothing refuses nothing
    if (definition.filters.fields.some(({ readOnly }) => !readOnly)) expect(wrong.length).toBeGreaterThan(0)
    for (const { field, name, value } of wrong) {
      const answer = await ask(path, { ...filters, ...shown(field), [name]: value }, 'json')
      expect([name, value, answer.statusCode]).toEqual([name, value, 400])
      const { errors } = answer.json() as { errors: { field?: string; message: string }[] }
      expect([name, value, [...new Set(errors.map(({ field = '' }) => field.replace(/\[\d+\]$/, '')))]]).toEqual([
        name,
        value,
        [name],
      ])
      expect(errors[0]?.message.length).toBeGreaterThan(5)
    }
    const { period } = definition
    if (period?.start && period.end) {
      const turned = { ...filters, [period.start]: '2026-05-02', [period.end]: '2026-05-01' }
      const { errors } = (await ask(path, turned, 'json')).json() as { errors: RecordData[] }
      expect(errors).toMatchObject([{ field: period.end, message: 'Data final inferior a data inicial.' }])
    }
    expect((await ask(path, { ...filters, nenhum: 1 }, 'json')).statusCode).toBe(400)
    expect((await ask(path, filters, 'docx')).json()).toMatchObject({ errors: [{ field: 'formato' }] })
  })
})

/** What the other filters must be for this one to count. */
function shown({ schema }: Field): RecordData {
  const { visibleWhen } = (schema['x-field'] ?? {}) as { visibleWhen?: { properties?: Record<string, RecordData> } }
  return Object.fromEntries(Object.entries(visibleWhen?.properties ?? {}).map(([name, one]) => [name, one.const]))
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

function outOfRange({ kind, format, type, options, schema }: Field): unknown[] {
  if (kind === 'ids') return [[0], [-1], [1.5], ['um'], [2 ** 60], 'tudo', [1, 1]]
  if (format === 'date') return ['2026-02-30', '2026-13-01', 'ontem', '20260-01-01', 20260101]
  if (options) return ['ZZ']
  if (type === 'boolean') return ['talvez', 3]
  // without limits of its own it is a year
  const { minimum = 1900, maximum = 2099 } = schema
  return type === 'integer' ? [minimum - 1, maximum + 1, minimum + 0.5, 'dois mil'] : []
}

let widestOfAll: Map<string, RecordData> | undefined

/** The widest filters of every report, worked out once: whatever changes meanwhile, the same is asked. */
async function allFilters(): Promise<Map<string, RecordData>> {
  if (!widestOfAll) {
    widestOfAll = new Map()
    for (const [path, definition] of definitions) widestOfAll.set(path, await widest(definition))
  }
  return widestOfAll
}

/** Every report with the same filters, as somebody gets it. */
async function everything(client: Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [path, filters] of await allFilters()) {
    const answer = await ask(path, filters, 'json', client)
    expect([200, 404, 400]).toContain(answer.statusCode)
    found[path] = answer.body
  }
  return found
}

/** Reports that tell both answers apart. */
const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((path) => before[path] !== after[path])

async function seenBy(client: Client, route: string): Promise<number[]> {
  return ((await client.get(`/api/${route}?unpaged=true&sort=id,asc`)).json() as { id: number }[]).map(({ id }) => id)
}

test('what a manager of areas does not see changes not a single number of any report of hers', async () => {
  const [hers, all] = [await everything(gestora), await everything(admin)]
  expect(Object.values(hers).some((body) => body.includes('linhas'))).toBe(true)
  const ownAreas = await seenBy(gestora, 'captacao/solicitacoes-pessoal')
  const hidden = 'empresa_id = 1 and not (id = any($1::bigint[]))'
  // what an area of others asks for becomes more, later and other; whom it selects, too
  await sql(
    `update solicitacao_pessoal set quantidade = quantidade + 7, descricao = 'SEGREDO ' || id where ${hidden}`,
    [ownAreas],
  )
  await sql(
    `update solicitacao_pessoal set encerrada = true, data_encerramento = data + 400 where ${hidden} and not encerrada`,
    [ownAreas],
  )
  const links = `select id from candidato_solicitacao where empresa_id = 1 and not (solicitacao_id = any($1::bigint[]))`
  await sql(
    `update candidato_solicitacao_evento set data = data + interval '1 month' where empresa_id = 1 and candidato_solicitacao_id in (${links})`,
    [ownAreas],
  )
  await sql(
    `update avaliacao_candidato set performance = 1, situacao = 'C', titulo = 'SEGREDO' where empresa_id = 1
     and solicitacao_id is not null and not (solicitacao_id = any($1::bigint[]))`,
    [ownAreas],
  )
  // talents of areas of others are called otherwise, are younger, came sooner, left for another reason, earn more, and were evaluated otherwise
  const ownTalents = await seenBy(gestora, 'gestao-talentos/talentos')
  await sql(
    `update talento set nome = 'SEGREDO ' || id, data_admissao = data_admissao - 45,
     data_nascimento = data_nascimento + interval '15 years' where ${hidden}`,
    [ownTalents],
  )
  await sql(`update talento set motivo_desligamento_id = null where ${hidden} and situacao = 'D'`, [ownTalents])
  await sql(
    `update talento_historico set salario = salario + 1000 where empresa_id = 1 and not (talento_id = any($1::bigint[]))`,
    [ownTalents],
  )
  await sql(
    `update colaborador_questionario set performance = 1,
     niveis = (select jsonb_agg(nivel || '{"ordem": 1}') from jsonb_array_elements(niveis) nivel)
     where empresa_id = 1 and not (colaborador_id = any($1::bigint[]))`,
    [ownTalents],
  )
  await sql(
    `update colaborador_questionario_resposta set nota = 1 where nota is not null and empresa_id = 1 and colaborador_questionario_id in
     (select id from colaborador_questionario where empresa_id = 1 and origem = 'P' and not (colaborador_id = any($1::bigint[])))`,
    [ownTalents],
  )
  // else nothing would be shown
  expect(changed(all, await everything(admin))).toEqual(
    expect.arrayContaining(definitions.filter(([, d]) => ofRequests(d) || isOfTalents(d.source)).map(([path]) => path)),
  )
  expect(changed(hers, await everything(gestora))).toEqual([])
})

test('what another company has changes not a single number of any report', async () => {
  const [his, all] = [await everything(rh2), await everything(admin)]
  // candidates are of both companies at times: those of the other one are left as they are
  const shared = await seenBy(rh2, 'captacao/candidatos')
  await sql(
    `update candidato set nome = 'SEGREDO', pessoal_indicado_por = 'SEGREDO', data_cadastro = data_cadastro - 30
     where not (id = any($1::bigint[]))`,
    [shared],
  )
  await sql('update solicitacao_pessoal set quantidade = quantidade + 9 where empresa_id = 1')
  await sql(`update talento set nome = 'SEGREDO' where empresa_id = 1`)
  await sql('update talento_historico set salario = salario + 9 where empresa_id = 1')
  expect(changed(all, await everything(admin)).length).toBeGreaterThan(3)
  expect(changed(his, await everything(rh2))).toEqual([])
})

/** It asks for requests or for what was done in them. */
const ofRequests = ({ filters, source }: ReportDefinition): boolean =>
  !isOfTalents(source) &&
  filters.fields.some(({ target, name }) => target === 'captacao/solicitacao-pessoal' || name === 'areasIds')

/** Its rows are talents, or rows of them. */
const isOfTalents = (source: ReportDefinition['source']): boolean =>
  source?.entity.startsWith('gestao-talentos/talento') === true

/** Its rows are ranges of marks, or means of what a release froze: nothing that anybody writes now stands in them. */
const COUNTS_ONLY = new Set([
  'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa',
  'avaliacao/relatorios/analise-desempenho-competencia-organizacional',
])

describe('what looks like a formula is text in all spreadsheets', () => {
  const words = '=HYPERLINK("http://exemplo.com.br";"abra")'
  const texts: [string, string][] = [
    ['candidato', 'nome'],
    ['solicitacao_pessoal', 'descricao'],
    ['motivo_solicitacao', 'descricao'],
    ['etapa_seletiva', 'nome'],
    ['como_ficou_sabendo_vaga', 'nome'],
    ['cargo', 'nome'],
    ['area_organizacional', 'nome'],
    ['talento', 'nome'],
    ['faixa_salarial', 'nome'],
    ['geracao', 'nome'],
    ['motivo_desligamento', 'descricao'],
  ]
  beforeAll(async () => {
    for (const [table, column] of texts)
      await sql(`update ${table} set ${column} = left($1 || id, 60) where empresa_id = 1`, [words]).catch(() =>
        // where the column is shorter or unique by itself
        sql(`update ${table} set ${column} = '=1+' || id where empresa_id = 1`),
      )
  })

  test.each(definitions.filter(([path]) => !COUNTS_ONLY.has(path)))('in %s', async (path, definition) => {
    const filters = await widest(definition)
    const { linhas } = await previewOf(path, filters)
    if (isOfMonths(linhas)) return
    expect(JSON.stringify(linhas)).toContain('"=')
    const [sheet] = (await readXlsx((await ask(path, filters, 'xlsx')).rawPayload)).sheets
    const csv = Papa.parse<string[]>((await ask(path, filters, 'csv')).body.slice(1), { delimiter: ';' }).data
    const cells = [...(sheet?.rows ?? []), ...csv].flat().filter((cell) => typeof cell === 'string')
    expect(cells.some((cell) => cell.startsWith("'="))).toBe(true)
    expect(cells.filter((cell) => /^[=+@\t\r]|^-(?![\d,.]+%?$)/.test(cell))).toEqual([])
  })
})

const MONTH = /^\d{2}\/\d{4}$/

/** Months and numbers, with one remark at most: nothing that anybody typed. */
function isOfMonths(rows: RecordData[]): boolean {
  const texts = rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string'))
  return texts.some((text) => MONTH.test(text)) && new Set(texts.filter((text) => !MONTH.test(text))).size <= 1
}
