import { BY_POST } from '#schemas/runtime/asked.ts'
import { PREVIEW } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import { failureResponses, writeHeaders } from './common.ts'
import { jsonContent, type Operation, type Parameter, type PathItem } from './document.ts'
import { prefer } from './exchange-paths.ts'
import { taskAnswer } from './operation.ts'
import { byPost } from './read-by-post.ts'
import { recordSchema } from './record-schema.ts'

const previewSchema: JsonSchema = {
  type: 'object',
  properties: {
    titulo: { type: 'string' },
    paginas: { type: 'boolean' },
    grupo: { type: 'string' },
    colunas: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          title: { type: 'string' },
          format: { type: 'string' },
          width: { type: 'number' },
        },
        required: ['field', 'title'],
      },
    },
    grafico: { type: 'object' },
    linhas: { type: 'array', items: { type: 'object' } },
  },
  required: ['titulo', 'colunas', 'linhas'],
}

/** The calls of a report: POST /captacao/relatorios/duracao-vaga, and GET …/duracao-vaga-previa for its rows on the screen. */
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
  const asked = Object.entries(filters).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      schema,
      ...(required?.includes(name) ? { required: true } : {}),
      // 'cargosIds=1,2'
      ...((schema as JsonSchema).type === 'array' ? { explode: false } : {}),
    }),
  )
  const preferred: Parameter = {
    ...prefer,
    description: `${prefer.description}; handling=lenient: sem linhas, 200 com a mensagem em lugar de 404`,
  }
  const preview: Operation = {
    operationId: `${report.path.replaceAll('/', '.')}.previa`,
    tags: ['Relatórios'],
    summary: `Prévia: ${report.title}`,
    description: `Autorização: ${report.authority}`,
    parameters: [...asked, preferred],
    responses: {
      200: { description: 'Colunas e linhas, como a tela as mostra', content: jsonContent(previewSchema) },
      202: taskAnswer,
      ...failureResponses(400, 401, 403, 404),
    },
  }
  return {
    [`/${report.path}${PREVIEW}`]: { get: preview },
    [`/${report.path}${PREVIEW}${BY_POST}`]: { post: byPost(preview, asked, [preferred]) },
    [`/${report.path}`]: {
      post: {
        operationId: report.path.replaceAll('/', '.'),
        tags: ['Relatórios'],
        summary: `Relatório: ${report.title}`,
        description: `Autorização: ${report.authority}`,
        parameters: [...writeHeaders, prefer],
        requestBody: { required: true, content: jsonContent(body) },
        responses: {
          200: {
            description: 'O arquivo, com o nome em Content-Disposition; em json, a prévia',
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              ...jsonContent(previewSchema),
            },
          },
          202: taskAnswer,
          ...failureResponses(400, 401, 403, 404),
        },
      },
    },
  }
}
