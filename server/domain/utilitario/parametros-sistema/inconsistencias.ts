import type { FastifyReply, FastifyRequest } from 'fastify'
import { violation } from '#schemas/runtime/messages.ts'
import { checkCompany, MOST_PER_REGISTER } from '#server/features/consistency/check.ts'
import type { Finding } from '#server/features/consistency/finding.ts'
import { followChanges } from '#server/features/consistency/follow.ts'
import { claimCheck, hasFindings, storedFindings, storeFindings } from '#server/features/consistency/store.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { DomainError, fail, invalid } from '#server/platform/errors/errors.ts'
import type { TitledReport } from '#server/platform/reports/define.ts'
import { letterheadOf } from '#server/platform/reports/document/letter.ts'
import { renderCsv } from '#server/platform/reports/render/csv.ts'
import { printTable } from '#server/platform/reports/render/printer.ts'
import { renderXlsx } from '#server/platform/reports/render/xlsx.ts'
import { groupsOf } from '#server/platform/reports/totals.ts'

/** Milliseconds that the report waits for a new check; after that it prints the last nightly result. */
const PATIENCE_MS = 25_000

const report: TitledReport = {
  title: 'Inconsistências do Banco de Dados',
  landscape: true,
  groupBy: 'cadastro',
  columns: [
    { field: 'codigo', title: 'Código', width: 9, format: 'code', total: 'count' },
    { field: 'registro', title: 'Registro', width: 40 },
    { field: 'problema', title: 'Problema', width: 61 },
  ],
  rows: async () => [],
}

const types: Record<string, string> = { pdf: 'application/pdf', ...sheetTypes }

/**
 * spec 3 §4: called on load and after each save, so it checks only records saved since the last answer; once that is 26
 * hours old, or after a change of settings or of too many records, it starts a complete check. False for restricted
 * sessions, as the report covers all areas.
 */
export async function existeInconsistencias({ session }: Ctx, request: FastifyRequest): Promise<boolean> {
  if (session.restricted) return false
  const { database, jobs, sessions, now } = request.server.prumo
  const { empresaId } = session
  const claimed = await claimCheck(database.pool, empresaId, now())
  const seesAll = claimed ? undefined : await sessions.ofUser(FIRST_USER, empresaId)
  if (claimed || (seesAll && !(await followChanges(request.server.prumo, seesAll))))
    await jobs.startOwn('inconsistencias', { empresaId })
  return hasFindings(database.pool, empresaId)
}

/** spec 1 §8, spec 3 §8: the report, a PDF unless a spreadsheet is asked for, with the two texts of its own when it is empty or fails. */
export async function relatorioInconsistencias(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  if (ctx.session.restricted) fail('NAO_AUTORIZADO')
  const formato = formatOf(objectBody(request, true))
  try {
    const rows = await currentFindings(ctx, request)
    if (rows.length === 0) fail('SEM_INCONSISTENCIAS')
    const file = await fileOf(ctx, request, rows, formato)
    reply.header('content-disposition', `attachment; filename="inconsistencias-banco-de-dados.${formato}"`)
    return reply.type(types[formato] ?? '').send(file)
  } catch (error) {
    if (error instanceof DomainError) throw error
    request.log.error({ err: error }, 'Relatório de inconsistência')
    return fail('INCONSISTENCIAS_FALHOU')
  }
}

function formatOf({ formato = 'pdf' }: { formato?: unknown }): string {
  const known = Object.keys(types)
  if (known.includes(String(formato))) return String(formato)
  return invalid([{ code: violation, field: 'formato', message: `Formato deve ser ${known.join(', ')}` }])
}

async function fileOf(ctx: Ctx, { server }: FastifyRequest, rows: Finding[], formato: string): Promise<Buffer> {
  if (formato === 'xlsx') return renderXlsx(report, [rows])
  if (formato === 'csv') return renderCsv(report, [rows])
  return printTable({ report, rows, subtitle: cutOf(rows), ...(await letterheadOf(ctx, server.prumo)) })
}

/** Note that a register has more findings than are printed. */
function cutOf(rows: Finding[]): string | undefined {
  const cut = groupsOf(rows, report.groupBy).some((group) => group.rows.length >= MOST_PER_REGISTER)
  return cut
    ? `De cada cadastro são mostradas as primeiras ${MOST_PER_REGISTER} inconsistências; corrija-as e gere o relatório de novo.`
    : undefined
}

/** Findings of a check made now as the first user, who sees everything; after a timeout those of the last complete check. */
async function currentFindings(ctx: Ctx, request: FastifyRequest) {
  const { database, sessions, now } = request.server.prumo
  const { empresaId } = ctx.session
  const session = (await sessions.ofUser(1, empresaId)) ?? ctx.session
  const { findings, complete } = await checkCompany(ctx.deps, session, { milliseconds: PATIENCE_MS })
  if (!complete) {
    const stored = await storedFindings(database.pool, empresaId)
    return stored.length > findings.length ? stored : findings
  }
  await storeFindings(database.pool, empresaId, findings, now())
  return findings
}
