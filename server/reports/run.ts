import { violation } from '#schemas/runtime/messages.ts'
import type { JsonValue, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord, normaliseRecord } from '#schemas/runtime/record.ts'
import { contextOf } from '#server/crud/context.ts'
import type { Ctx, Deps } from '#server/crud/define.ts'
import { sheetTypes } from '#server/crud/exchange/sheet.ts'
import { fail, invalid } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { requireAuthority, type Session } from '#server/session/session.ts'
import type { Report, ReportColumn } from './define.ts'
import { describeFilters } from './described.ts'
import { letterheadOf } from './document/letter.ts'
import { ownOfRows } from './own-columns.ts'
import { pdfOf } from './render/apart.ts'
import { renderCsv } from './render/csv.ts'
import type { Rendered } from './render/rendered.ts'
import { renderXlsx } from './render/xlsx.ts'

const types: Record<string, string> = { pdf: 'application/pdf', json: 'application/json', ...sheetTypes }

/** A report as the session's company has it: with the fields it added to what the rows are about. */
export const reportIn = (deps: Pick<Deps, 'model'>, { own }: Session, path: string): ReportDefinition | undefined =>
  (own?.model ?? deps.model).reports.get(path)

/** A report somebody wants, checked; plain JSON, so that a job can do it. */
export type ReportOrder = {
  /** path of the report */
  relatorio: string
  /** with defaults, as the rules took them */
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
  const ctx = contextOf(deps, definition.filters, session)
  const checked = readFilters(ctx, definition, filters)
  return {
    relatorio: definition.path,
    filtros: JSON.parse(JSON.stringify(checked)) as ReportOrder['filtros'],
    formato: formatOf(definition, formato),
  }
}

/** Steps of progress: rows are read, then the file is made. */
const READ = 40
const WHOLE = 100

/** Makes a report with the rights of a session. @throws DomainError NAO_AUTORIZADO, SEM_DADOS, NAO_ENCONTRADO when there is none (any more) */
export async function makeReport(
  prumo: Prumo,
  session: Session,
  { relatorio, filtros, formato }: ReportOrder,
  progress: Progress = async () => {},
): Promise<ReportFile> {
  const definition = reportIn(prumo, session, relatorio) ?? fail('NAO_ENCONTRADO')
  const declared = prumo.reports[relatorio] ?? fail('NAO_ENCONTRADO')
  requireAuthority(session, definition.authority)
  const ctx = contextOf(prumo, definition.filters, session)
  const columns = declared.columnsFor?.(filtros) ?? declared.columns
  await progress(0, WHOLE)
  const shipped = await declared.rows(ctx, filtros)
  const own = await ownOfRows(ctx, definition, declared, filtros, shipped)
  const rows = own?.rows ?? shipped
  const report = { ...declared, columns, ...(own && widened(columns, own.columns)) }
  if (rows.length === 0) fail('SEM_DADOS')
  await progress(READ, WHOLE)
  const input = await rendered(ctx, prumo, { definition, report, rows, filtros, formato })
  const bytes = await fileOf(input, formato, relatorio, (done, total) =>
    progress(READ + ((WHOLE - READ) * done) / total, WHOLE),
  )
  return {
    nome: `${definition.name}.${formato}`,
    tipo: types[formato] ?? 'application/octet-stream',
    bytes,
    linhas: rows.length,
  }
}

const widthOf = (columns: ReportColumn[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** A report with more columns than it was made for. */
function widened(columns: ReportColumn[], added: ReportColumn[]): Partial<Report> {
  const all = [...columns, ...added]
  return { columns: all, landscape: true, fit: widthOf(columns) / widthOf(all) }
}

function fileOf(input: Rendered, formato: string, path: string, progress: Progress): Promise<Buffer> | Buffer {
  if (formato === 'json') return Buffer.from(JSON.stringify(previewOf(input)))
  if (formato === 'csv') return renderCsv(input)
  return formato === 'pdf' ? pdfOf(path, input, progress) : renderXlsx(input)
}

const previewOf = ({ report, rows }: Rendered) => ({
  titulo: report.title,
  colunas: report.columns,
  grupo: report.groupBy,
  linhas: rows,
})

function formatOf(definition: ReportDefinition, raw: unknown): string {
  const format = raw === 'xls' ? 'xlsx' : String(raw)
  const known: string[] = [...definition.formats, 'json']
  if (!known.includes(format))
    invalid([{ code: violation, field: 'formato', message: `Formato deve ser ${known.join(', ')}` }])
  return format
}

/** The same rules as any form: defaults, required, checks; errors name the filter. */
function readFilters(ctx: Ctx, definition: ReportDefinition, filters: unknown): RecordData {
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return fail('REQUISICAO_INVALIDA')
  const runtime = ctx.deps.runtimes.add(definition.filters)
  const data = applyDefaults(runtime, normaliseRecord(definition.filters, filters as RecordData), ctx.context)
  const errors = checkRecord(runtime, data, ctx.context)
  if (errors.length > 0) invalid(errors)
  return data
}

interface Made {
  definition: ReportDefinition
  report: Report
  rows: Rendered['rows']
  filtros: ReportOrder['filtros']
  formato: string
}

/** What stands around the rows: only paper has a head. */
async function rendered(
  ctx: Ctx,
  prumo: Prumo,
  { definition, report, rows, filtros, formato }: Made,
): Promise<Rendered> {
  const plain = { report, rows, company: '', user: '', issued: '' }
  if (formato !== 'pdf') return plain
  const subtitle = report.subtitle?.(filtros)
  // the line below the title says the period already
  const said = subtitle ? Object.values(definition.period ?? {}) : []
  const filters = await describeFilters(ctx, definition, filtros, said)
  return { ...plain, ...(await letterheadOf(ctx, prumo)), subtitle, filters }
}
