import type { FastifyReply, FastifyRequest } from 'fastify'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { checkCompany } from '#server/consistency/check.ts'
import { claimCheck, hasFindings, storedFindings, storeFindings } from '#server/consistency/store.ts'
import type { Ctx } from '#server/crud/define.ts'
import { DomainError, fail } from '#server/errors.ts'
import { defineReport } from '#server/reports/define.ts'
import { renderPdf } from '#server/reports/render/pdf.ts'

/** The report waits this long for a new check; a larger company gets what the night's check found. */
const PATIENCE_MS = 25_000

const report = defineReport('parametros-do-sistema/relatorio-inconsistencia-banco-dados', {
  title: 'Inconsistências do Banco de Dados',
  landscape: true,
  groupBy: 'cadastro',
  columns: [
    { field: 'codigo', title: 'Código', width: 9, format: 'integer', total: 'count' },
    { field: 'registro', title: 'Registro', width: 40 },
    { field: 'problema', title: 'Problema', width: 61 },
  ],
  rows: async () => [],
})

/** spec 3 §4: asked on load, so it only reads the last answer; who asks first after it grew old starts a new check. */
export async function existeInconsistencias({ session }: Ctx, request: FastifyRequest): Promise<boolean> {
  const { database, jobs, now } = request.server.prumo
  const { empresaId } = session
  if (await claimCheck(database.pool, empresaId, now())) await jobs.startOwn('inconsistencias', { empresaId })
  return hasFindings(database.pool, empresaId)
}

/** spec 1 §8, spec 3 §8: the report as PDF, with the two texts of its own when it is empty or fails. */
export async function relatorioInconsistencias(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  try {
    const rows = await currentFindings(ctx, request)
    if (rows.length === 0) fail('SEM_INCONSISTENCIAS')
    const { usuario, empresas, empresaId } = ctx.session
    const company = empresas.find(({ id }) => id === empresaId)?.nome ?? ''
    const issued = displayInstant(new Date().toISOString())
    const file = await renderPdf({ report, rows, company, user: usuario.nome, issued })
    reply.header('content-disposition', 'attachment; filename="inconsistencias-banco-de-dados.pdf"')
    return reply.type('application/pdf').send(file)
  } catch (error) {
    if (error instanceof DomainError) throw error
    request.log.error({ err: error }, 'Relatório de inconsistência')
    return fail('INCONSISTENCIAS_FALHOU')
  }
}

/** Checked now, in the name of the first user, who sees everything; where that takes too long, what the last whole check found. */
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
