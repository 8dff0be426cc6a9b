import type { Entity, JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import { failing, writeHeaders } from './common.ts'
import { json, type PathItem } from './document.ts'
import { prefer } from './exchange-paths.ts'
import { taskAnswer } from './operation.ts'
import { recordSchema } from './record-schema.ts'

/** The call that makes a report: POST /captacao/relatorios/duracao-vaga. */
export function reportPaths(report: ReportDefinition, entities: ReadonlyMap<string, Entity>): Record<string, PathItem> {
  const { properties = {}, required } = recordSchema(report.filters, {
    side: 'input',
    entities,
    child: () => ({ type: 'object' }),
  })
  const { versao: _versao, ...filters } = properties
  const body: JsonSchema = {
    type: 'object',
    properties: {
      filters: { type: 'object', additionalProperties: false, properties: filters, required },
      formato: { enum: [...report.formats, 'json'], default: report.formats[0] },
    },
    ...(required?.length ? { required: ['filters'] } : {}),
  }
  return {
    [`/${report.path}`]: {
      post: {
        operationId: report.path.replaceAll('/', '.'),
        tags: ['Relatórios'],
        summary: `Relatório: ${report.title}`,
        description: `Autorização: ${report.authority}`,
        parameters: [...writeHeaders, prefer],
        requestBody: { required: true, content: json(body) },
        responses: {
          200: {
            description: 'O arquivo, com o nome em Content-Disposition; em json, a prévia',
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              ...json({ type: 'object' }),
            },
          },
          202: taskAnswer,
          ...failing(400, 401, 403, 404),
        },
      },
    },
  }
}
