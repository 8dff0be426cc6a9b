import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { inReadTransaction } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { chartOf } from '#server/platform/reports/chart/chart.ts'
import type { Report, ReportRow, TitledReport } from '#server/platform/reports/define.ts'
import { renderCsv } from '#server/platform/reports/render/csv.ts'
import { renderXlsx } from '#server/platform/reports/render/xlsx.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import candidatoSelecao from './by-hand/candidato-selecao.ts'
import divulgacaoVaga from './by-hand/divulgacao-vaga.ts'
import duracaoVaga from './by-hand/duracao-vaga.ts'
import indicacaoCandidato from './by-hand/indicacao-candidato.ts'
import vagaMotivo from './by-hand/vaga-motivo.ts'

/**
 * Reports that were written by hand, with SQL of their own (`by-hand/`), and are declared now: for the same filters and the same person both make the
 * same bytes.
 */
const byHand: Record<string, Report> = {
  'captacao/relatorios/candidato-selecao': candidatoSelecao,
  'captacao/relatorios/divulgacao-vaga': divulgacaoVaga,
  'captacao/relatorios/duracao-vaga': duracaoVaga,
  'captacao/relatorios/indicacao-candidato': indicacaoCandidato,
  'captacao/relatorios/vaga-motivo': vagaMotivo,
}

let app: TestApp
let people: Record<string, Client>
beforeAll(async () => {
  app = await createTestApp({
    routes(fastify) {
      fastify.get('/api/quem', { config: { authority: 'LOGIN' } }, (request) => {
        asked = requireSession(request)
        return {}
      })
    },
  })
  const admin = await login(app, 'admin')
  people = { rh: await login(app, 'rh'), rh2: await login(app, 'rh2'), gestora: await managerOf(app, admin) }
})
afterAll(() => app?.close())

let asked: Session | undefined

/** The context in which the server works for somebody. */
async function contextOfClient(client: Client, report: ReportDefinition): Promise<Ctx> {
  expect((await client.get('/api/quem')).statusCode).toBe(200)
  if (!asked) throw new Error('no session')
  return contextOf(app.fastify.prumo, report.filters, asked)
}

const idsOf = async (client: Client, target: string): Promise<number[]> =>
  ((await client.get(`/api/${model.entities.get(target)?.route}/opcoes?unpaged=true`)).json() as { id: number }[]).map(
    ({ id }) => id,
  )

/** Filters as they are said, and as the statement by hand needs them. */
interface Variant {
  filters: RecordData
  whole: RecordData
}

/** Filters of a report, one thing of it varied at a time: each closed value, each list cut to three and left out (which is everything), a short period. */
async function variants({ filters: { fields } }: ReportDefinition, client: Client): Promise<Variant[]> {
  const all: RecordData = {}
  const everything: RecordData = {}
  for (const { name, kind, target, format } of fields) {
    if (kind === 'ids' && target) {
      everything[name] = await idsOf(client, target)
      all[name] = (everything[name] as number[]).slice(0, 100)
    }
    if (format === 'date') all[name] = name === 'dataIni' ? '2020-01-01' : '2026-12-31'
  }
  const bases = fields.some(({ name }) => name === 'filtrarPor')
    ? [
        { ...without(all, 'gruposOcupacionaisIds'), filtrarPor: '1' },
        { ...without(all, 'areasIds'), filtrarPor: '2' },
      ]
    : [all]
  const same = (filters: RecordData): Variant => ({ filters, whole: filters })
  return bases.flatMap((base: RecordData) => [
    same(base),
    ...fields.flatMap(({ name, options = [] }) =>
      name === 'filtrarPor' ? [] : options.map(({ value }) => same({ ...base, [name]: value })),
    ),
    ...Object.entries(base).flatMap(([name, value]) =>
      Array.isArray(value)
        ? [
            same({ ...base, [name]: value.slice(0, 3) }),
            { filters: without(base, name), whole: { ...base, [name]: everything[name] } },
          ]
        : [],
    ),
    ...('dataIni' in base ? periods.map(([dataIni, dataFim]) => same({ ...base, dataIni, dataFim })) : []),
  ])
}

/** Half a year, a year, a month. */
const periods = [
  ['2026-03-01', '2026-08-31'],
  ['2025-01-01', '2025-12-31'],
  ['2026-09-01', '2026-09-30'],
]

const without = (filters: RecordData, name: string): RecordData =>
  Object.fromEntries(Object.entries(filters).filter(([each]) => each !== name))

async function* inBatches(report: Report, ctx: Ctx, filters: RecordData): AsyncGenerator<ReportRow[]> {
  const rows = report.rows(ctx, filters)
  if (rows instanceof Promise) yield await rows
  else yield* rows
}

const allOf = (report: Report, ctx: Ctx, filters: RecordData): Promise<ReportRow[]> =>
  inReadTransaction(ctx, async (inside) => {
    const all: ReportRow[] = []
    for await (const batch of inBatches(report, inside, filters)) all.push(...batch)
    return all
  })

/** The company's colour, in which a picture is drawn. */
const colourOf = async (client: Client) =>
  ((await client.get('/api/userinfo')).json() as { empresa: { aparencia: { corPrincipal?: string } } }).empresa
    .aparencia.corPrincipal

describe.each(Object.keys(byHand))('%s', (path) => {
  test('makes the spreadsheet, the CSV and the picture that the statement by hand makes, byte for byte, whoever asks', async () => {
    const definition = model.reports.get(path)
    const report = byHand[path]
    if (!definition || !report) return expect.fail(path)
    let made = 0
    for (const client of Object.values(people)) {
      const ctx = await contextOfClient(client, definition)
      for (const { filters, whole } of await variants(definition, client)) {
        const now = await client.post(`/api/${path}`, { filters, formato: 'xlsx' })
        if (now.statusCode === 400) continue
        const titled = { ...report, title: definition.title }
        // what the form fills in by itself
        const full = { statusSolicitacao: 'T', situacaoCandidato: 'I', ...whole }
        const print = (render: (report: TitledReport, rows: AsyncIterable<ReportRow[]>) => Promise<Buffer>) =>
          inReadTransaction(ctx, (inside) => render(titled, inBatches(report, inside, full)))
        const before = await print(renderXlsx)
        if (now.statusCode === 404) {
          const { body } = await client.post(`/api/${path}`, { filters, formato: 'csv' })
          expect(body).toContain('Não existem dados para o filtro informado.')
          expect((await print(renderCsv)).toString().trim().split('\n')).toHaveLength(1)
          continue
        }
        expect([now.statusCode, now.rawPayload.equals(before), filters]).toEqual([200, true, filters])
        // the same rows make the other files: once in a while is enough
        if (made++ % 4 > 0) continue
        const csv = await client.post(`/api/${path}`, { filters, formato: 'csv' })
        expect(csv.rawPayload.equals(await print(renderCsv))).toBe(true)
        const { grafico } = (
          await client.post(`/api/${path}`, { filters: { ...filters, incluirGrafico: true }, formato: 'json' })
        ).json() as { grafico?: object }
        const chart = chartOf(report.chart, await allOf(report, ctx, full))
        // drawn in the company's colour
        expect(grafico).toEqual(chart && JSON.parse(JSON.stringify({ ...chart, own: await colourOf(client) })))
      }
    }
    expect(made).toBeGreaterThan(9)
  }, 120_000)
})
