import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW } from '#schemas/runtime/definition/report-filters.ts'
import type { RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { callOf } from '#server/platform/base/call.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { expectedFailure } from '#server/platform/plugins/error-handler.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Query, queryFilters } from './filters-in.ts'
import { makeReport, orderOf, type ReportFile, reportIn } from './run.ts'

/**
 * POST /api/<group>/relatorios/<report> with { filters, formato } → file, or the rows as JSON. GET …/<report>-previa?dataReferencia=… → the rows for the screen, also by POST
 * (`readByPost`): words may be a name, and ids more than an address holds. `Prefer: respond-async` → a task;
 * POST /api/<group>/<call> is a report's address in the specification (`x-report.call`).
 * `Prefer: handling=lenient` → 200 with the message where the preview has no rows.
 */
export function reportRoutes(app: FastifyInstance, prumo: Prumo): void {
  for (const definition of prumo.model.reports.values()) {
    if (!definition.source && !prumo.reports[definition.path]) continue
    app.route({
      method: 'POST',
      url: `/api/${definition.path}`,
      config: { authority: definition.authority },
      handler: (request, reply) => orFailed(request, () => run(prumo, definition, request, reply, objectBody(request))),
    })
    if (definition.call !== undefined) callRoute(app, prumo, definition, definition.call)
    app.route({
      method: 'GET',
      url: `/api/${definition.path}${PREVIEW}`,
      config: { authority: definition.authority, asked: true },
      handler: (request, reply) =>
        orEmpty(request, reply, () =>
          orFailed(request, () => {
            const { filters: form } = reportIn(prumo, requireSession(request), definition.path) ?? definition
            const filters = queryFilters(form, request.query as Query)
            return run(prumo, definition, request, reply, { filters, formato: 'json' })
          }),
        ),
    })
  }
}

/** The specification's call of a report: its filters as the body, and whether a PDF is wanted (the default) or a spreadsheet. */
function callRoute(app: FastifyInstance, prumo: Prumo, definition: ReportDefinition, call: string): void {
  app.route({
    method: 'POST',
    url: `/api/${definition.group}/${call}`,
    config: { authority: definition.authority, reads: true },
    handler: (request, reply) =>
      orFailed(request, () => {
        const { pdf = true, ...filters } = objectBody(request)
        if (typeof pdf !== 'boolean') fail('PARAMETRO_INVALIDO', { nome: 'pdf' })
        return run(prumo, definition, request, reply, { filters, formato: pdf ? 'pdf' : 'xlsx' })
      }),
  })
}

async function run(
  prumo: Prumo,
  definition: ReportDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: RecordData,
): Promise<unknown> {
  const session = requireSession(request)
  const order = orderOf(prumo, session, definition, asked)
  const wait = patienceOf(request)
  if (wait === undefined) return sendFile(reply, await makeReport(prumo, session, order))
  const outcome = await prumo.jobs.within(session, 'relatorio', order, { title: definition.title, wait })
  if ('tarefaId' in outcome) return sendAccepted(reply, outcome.tarefaId)
  return sendFile(reply, outcome.result.arquivo ?? fail('RELATORIO_FALHOU'))
}

/** Logs an unexpected error whole and answers RELATORIO_FALHOU in the catalogue's words (spec 1 §8); an expected error is rethrown. */
async function orFailed(request: FastifyRequest, make: () => Promise<unknown>): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    const expected = expectedFailure(error, request)
    if (expected) throw expected
    request.log.error({ err: error, method: request.method, route: callOf(request).url }, 'Relatório')
    return fail('RELATORIO_FALHOU')
  }
}

/** With `Prefer: handling=lenient` (RFC 7240) answers SEM_DADOS with 200 and its message, so that a page that loads by itself causes no failed request in the browser. */
async function orEmpty(request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    const isEmpty = error instanceof DomainError && error.errors[0]?.code === 'SEM_DADOS'
    if (!isEmpty || !/\bhandling\s*=\s*"?lenient\b/i.test(String(request.headers.prefer ?? ''))) throw error
    return reply.header('preference-applied', 'handling=lenient').send({ message: error.message })
  }
}

/** Sends the preview as JSON, every other format as an attachment. */
const sendFile = (reply: FastifyReply, file: ReportFile): FastifyReply =>
  file.tipo === 'application/json'
    ? reply.type('application/json; charset=utf-8').send(file.bytes)
    : sendAttachment(reply, file)
