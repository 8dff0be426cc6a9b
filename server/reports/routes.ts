import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord, normaliseRecord } from '#schemas/runtime/record.ts'
import { contextOf } from '#server/crud/context.ts'
import type { Ctx, Deps } from '#server/crud/define.ts'
import { sheetTypes } from '#server/crud/exchange/sheet.ts'
import { objectBody } from '#server/crud/request.ts'
import { fail, invalid } from '#server/errors.ts'
import { expectedFailure } from '#server/plugins/error-handler.ts'
import { requireSession } from '#server/session/session.ts'
import type { Report, ReportRegistry } from './define.ts'
import { renderCsv } from './render/csv.ts'
import { renderPdf } from './render/pdf.ts'
import type { Rendered } from './render/rendered.ts'
import { renderXlsx } from './render/xlsx.ts'

const types: Record<string, string> = { pdf: 'application/pdf', ...sheetTypes }

/** POST /api/<group>/relatorios/<report> with { filters, formato } → file, or the rows as JSON for the preview. */
export function reportRoutes(app: FastifyInstance, deps: Deps, reports: ReportRegistry): void {
  for (const definition of deps.model.reports.values()) {
    const report = reports[definition.path]
    if (!report) continue
    app.route({
      method: 'POST',
      url: `/api/${definition.path}`,
      config: { authority: definition.authority },
      handler: (request, reply) => orFailed(request, () => run(deps, definition, report, request, reply)),
    })
  }
}

async function run(
  deps: Deps,
  definition: ReportDefinition,
  declared: Report,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const ctx = contextOf(deps, definition.filters, requireSession(request))
  const { filters = {}, formato = 'pdf' } = objectBody(request)
  const format = formatOf(definition, formato)
  const checked = readFilters(ctx, definition, filters)
  const report = { ...declared, columns: declared.columnsFor?.(checked) ?? declared.columns }
  const rows = await report.rows(ctx, checked)
  if (rows.length === 0) fail('SEM_DADOS')
  if (format === 'json') return { titulo: report.title, colunas: report.columns, grupo: report.groupBy, linhas: rows }
  return sendFile(reply, definition, format, rendered(ctx, report, rows, checked))
}

/** A bug in a report is logged whole and said in the catalogue's words (spec 1 §8); what is expected keeps its own. */
async function orFailed(request: FastifyRequest, make: () => Promise<unknown>): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    const expected = expectedFailure(error, request)
    if (expected) throw expected
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'Relatório')
    return fail('RELATORIO_FALHOU')
  }
}

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

function rendered(ctx: Ctx, report: Report, rows: Rendered['rows'], filters: RecordData): Rendered {
  const company = ctx.session.empresas.find((e) => e.id === ctx.session.empresaId)?.nome ?? ''
  const issued = displayInstant(new Date().toISOString())
  return { report, rows, company, user: ctx.session.usuario.nome, subtitle: report.subtitle?.(filters), issued }
}

async function sendFile(reply: FastifyReply, definition: ReportDefinition, format: string, input: Rendered) {
  const file = format === 'pdf' ? await renderPdf(input) : format === 'csv' ? renderCsv(input) : await renderXlsx(input)
  reply.header('content-disposition', `attachment; filename="${definition.name}.${format}"`)
  return reply.type(types[format] ?? 'application/octet-stream').send(file)
}
