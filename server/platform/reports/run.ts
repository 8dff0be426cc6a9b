import { templateParts, templatePaths } from '#schemas/report/template.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { JsonValue, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { openIn } from '#server/platform/access/closed.ts'
import { requireAuthority, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { inReadTransaction } from '#server/platform/crud/cursor.ts'
import type { Ctx, Deps } from '#server/platform/crud/define.ts'
import { sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { chartOf } from './chart/chart.ts'
import { withCompletion } from './declared/completed.ts'
import { declaredReport } from './declared/declared-report.ts'
import { withEverything } from './declared/each.ts'
import type { Report, ReportColumn, ReportRow, TitledReport } from './define.ts'
import { describeFilters } from './described.ts'
import { letterheadOf } from './document/letter.ts'
import { ownColumns } from './own-columns.ts'
import { readFilters } from './read-filters.ts'
import { renderCsv } from './render/csv.ts'
import { printTable } from './render/printer.ts'
import type { Rendered } from './render/rendered.ts'
import { renderXlsx } from './render/xlsx.ts'

const types: Record<string, string> = { pdf: 'application/pdf', json: 'application/json', ...sheetTypes }

/** A report as the session's company has it: with the fields it added to what the rows are about. */
export const reportIn = (deps: Pick<Deps, 'model'>, { own }: Session, path: string): ReportDefinition | undefined =>
  (own?.model ?? deps.model).reports.get(path)

/** A checked order of a report: plain JSON, so that a job can carry it out. */
export type ReportOrder = {
  /** path of the report */
  relatorio: string
  /** validated, with defaults */
  filtros: { [name: string]: JsonValue }
  /** pdf, xlsx, csv, or json for the preview */
  formato: string
}

/** A made report. */
export interface ReportFile {
  nome: string
  tipo: string
  bytes: Buffer
  /** rows, without totals */
  linhas?: number
}

type Progress = (done: number, total: number) => Promise<void>

/** Checks what somebody asks of a report. @throws DomainError 400 naming format or filter */
export function orderOf(
  deps: Deps,
  session: Session,
  shipped: ReportDefinition,
  { filters = {}, formato = 'pdf' }: RecordData,
): ReportOrder {
  const definition = reportIn(deps, session, shipped.path) ?? shipped
  const ctx = contextOf(deps, definition.filters, openIn(session, definition.group))
  const checked = readFilters(ctx, definition.filters, filters)
  return {
    relatorio: definition.path,
    filtros: JSON.parse(JSON.stringify(checked)) as ReportOrder['filtros'],
    formato: formatOf(definition, formato),
  }
}

/** Progress after the rows are read, and when the file is made. */
const READ = 40
const WHOLE = 100
/** Rows at which the progress of a spreadsheet shows one half, since their total is not known. */
const HALF_WAY = 20_000

/** Makes a report with the rights of a session. @throws DomainError NAO_AUTORIZADO, SEM_DADOS, NAO_ENCONTRADO when there is none (any more) */
export async function makeReport(
  prumo: Prumo,
  asked: Session,
  { relatorio, filtros, formato }: ReportOrder,
  progress: Progress = async () => {},
): Promise<ReportFile> {
  const definition = reportIn(prumo, asked, relatorio) ?? fail('NAO_ENCONTRADO')
  const session = openIn(asked, definition.group)
  requireAuthority(session, definition.authority)
  const ctx = contextOf(prumo, definition.filters, session)
  const filters = await withEverything(ctx, definition, filtros)
  const declared = await codeOrDefinition(prumo, ctx, definition, filters)
  await progress(0, WHOLE)
  const order = { relatorio, filtros, formato }
  const { bytes, linhas } = await (formato === 'xlsx' || formato === 'csv'
    ? asSheet(ctx, { definition, declared, filters, order, progress })
    : asPage(ctx, prumo, { definition, declared, filters, order, progress }))
  return { nome: `${definition.name}.${formato}`, tipo: types[formato] ?? 'application/octet-stream', bytes, linhas }
}

/** The report of a definition, completed by code where there is some, or the report that code alone declares. */
async function codeOrDefinition(
  { reports }: Pick<Prumo, 'reports'>,
  ctx: Ctx,
  definition: ReportDefinition,
  filters: RecordData,
): Promise<Report> {
  const { path, source } = definition
  const code = await reports[path]?.()
  const own = code && 'columns' in code ? code : undefined
  if (!source) return own ?? fail('NAO_ENCONTRADO')
  const declared = await declaredReport(ctx, definition, source, filters)
  return code && 'complete' in code ? withCompletion(declared, code) : declared
}

interface Making {
  definition: ReportDefinition
  declared: Report
  /** the filters of the order, with 'Todos' expanded where code or columns need the records */
  filters: RecordData
  order: ReportOrder
  progress: Progress
}

type Made = Required<Pick<ReportFile, 'bytes' | 'linhas'>>

/** Writes a spreadsheet while the rows are read, so that memory does not grow with them. */
function asSheet(asked: Ctx, { progress, ...making }: Making): Promise<Made> {
  return inReadTransaction(asked, async (ctx) => {
    const { report, batches } = await readRows(ctx, making)
    let linhas = 0
    const counted = async function* () {
      for await (const rows of batches) {
        linhas += rows.length
        // the total is not known before the last row: progress approaches 100 asymptotically
        await progress((WHOLE * linhas) / (linhas + HALF_WAY), WHOLE)
        yield rows
      }
    }
    const bytes = await (making.order.formato === 'csv' ? renderCsv : renderXlsx)(report, counted())
    return linhas === 0 ? fail('SEM_DADOS') : { bytes, linhas }
  })
}

/** Reads all rows for PDF and preview: groups stay together, and the preview can be sorted. */
async function asPage(asked: Ctx, prumo: Prumo, { progress, ...making }: Making): Promise<Made> {
  const { report, rows } = await inReadTransaction(asked, async (ctx) => {
    const found = await readRows(ctx, making)
    const all: ReportRow[] = []
    for await (const batch of found.batches) for (const row of batch) all.push(row)
    return { report: found.report, rows: all }
  })
  if (rows.length === 0) fail('SEM_DADOS')
  await progress(READ, WHOLE)
  const input = await rendered(asked, prumo, { ...making, report, rows })
  const rest: Progress = (done, total) => progress(READ + ((WHOLE - READ) * done) / total, WHOLE)
  const { formato } = making.order
  const preview = () => Buffer.from(JSON.stringify(previewOf(input)))
  return { bytes: formato === 'json' ? preview() : await printTable(input, rest), linhas: rows.length }
}

/** The report with the company's own columns, and the batches of its rows; no row is read before the first batch is asked for. */
async function readRows(ctx: Ctx, { definition, declared, filters }: Omit<Making, 'progress' | 'order'>) {
  const columns = (await declared.columnsFor?.(filters, ctx)) ?? declared.columns
  const own = ownColumns(ctx, definition, declared, filters)
  const shipped = batchesOf(() => declared.rows(ctx, filters))
  return {
    report: {
      ...declared,
      title: declared.titleFor?.(filters) ?? definition.title,
      columns,
      ...(own && widened({ ...declared, columns }, own.columns)),
    },
    batches: own ? own.complete(shipped) : shipped,
  }
}

async function* batchesOf(read: () => ReturnType<Report['rows']>): AsyncGenerator<ReportRow[]> {
  const rows = read()
  if (rows instanceof Promise) yield await rows
  else yield* rows
}

const widthOf = (columns: ReportColumn[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** Columns, orientation and fit of a report with added columns. */
function widened({ columns, fit = 1 }: Report, added: ReportColumn[]): Partial<Report> {
  const all = [...columns, ...added]
  return { columns: all, landscape: true, fit: (fit * widthOf(columns)) / widthOf(all) }
}

const previewOf = ({ report, rows, chart }: Rendered) => ({
  titulo: report.title,
  paginas: report.pages,
  colunas: report.columns,
  grupo: report.groupBy,
  grafico: chart,
  linhas: rows,
})

function formatOf(definition: ReportDefinition, raw: unknown): string {
  const format = raw === 'xls' ? 'xlsx' : String(raw)
  const known: string[] = [...definition.formats, 'json']
  if (!known.includes(format))
    invalid([{ code: violation, field: 'formato', message: `Formato deve ser ${known.join(', ')}` }])
  return format
}

/** The company's colour, as its screens have it. */
function colourOf({ context }: Ctx): string | undefined {
  const { corPrincipal } = (context.empresa as { aparencia?: { corPrincipal?: string } }).aparencia ?? {}
  return /^#[0-9a-f]{6}$/i.test(corPrincipal ?? '') ? corPrincipal : undefined
}

interface Printed {
  definition: ReportDefinition
  report: TitledReport
  rows: Rendered['rows']
  order: ReportOrder
}

/** Names of the filters that the line below the title states. */
const namedBy = ({ period, source }: ReportDefinition): string[] => [
  ...Object.values(period ?? {}),
  ...templatePaths(templateParts(source?.subtitle ?? '')),
]

/** The input of a renderer; letterhead, subtitle and filters only for PDF. */
async function rendered(
  ctx: Ctx,
  prumo: Prumo,
  { definition, report, rows, order: { filtros, formato } }: Printed,
): Promise<Rendered> {
  const drawn = definition.chart !== undefined && filtros[definition.chart] === true
  const plain = {
    report,
    rows,
    chart: drawn ? chartOf(report.chart, rows, colourOf(ctx)) : undefined,
    company: '',
    user: '',
    issued: '',
  }
  if (formato !== 'pdf') return plain
  const subtitle = report.subtitle?.(filtros)
  // without filters that the line below the title states, and the one that asks for the picture
  const said = [...(subtitle ? namedBy(definition) : []), definition.chart ?? '']
  const filters = await describeFilters(ctx, definition, filtros, said)
  return { ...plain, ...(await letterheadOf(ctx, prumo)), subtitle, filters }
}
