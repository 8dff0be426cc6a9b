import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { jsonContent, type Operation, type Parameter, type Reference, type Response, schemaRef } from './document.ts'

export type Parameters = (Parameter | Reference)[]

/** What all operations of one route have in common. */
export interface Place {
  entity: Entity
  /** '/captacao/etapas-seletivas' */
  route: string
  /** ids of the parent records in a child's route */
  around: Parameters
  /** makes operationIds unique for further routes of one entity */
  suffix: string
}

/** An operation of an entity with the common name, tag and failures. */
export function describeOperation(
  { entity, around, suffix }: Place,
  name: string,
  summary: string,
  authority: string,
  rest: { parameters?: Parameters; body?: JsonSchema; responses: Operation['responses'] },
): Operation {
  const parameters = [...around, ...(rest.parameters ?? [])]
  return {
    operationId: `${entity.path.replaceAll('/', '.')}.${name}${suffix}`,
    tags: [entity.plural],
    summary: `${entity.plural}: ${summary}`,
    description: `Autorização: ${authority}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(rest.body ? { requestBody: { required: true, content: jsonContent(rest.body) } } : {}),
    responses: rest.responses,
  }
}

/** One record, with its version. */
export const recordResponse = (entity: Entity, description: string): Response => ({
  description,
  headers: { ETag: { description: 'Versão do registro', schema: { type: 'string' } } },
  content: jsonContent(schemaRef(entity.typeName)),
})

/** One page of rows. */
export const rowsResponse = (items: JsonSchema, description: string): Response => ({
  description,
  headers: {
    'Content-Range': {
      description: 'Primeira e última linha e o total, que para em 10001: items 0-14/134',
      schema: { type: 'string' },
    },
  },
  content: jsonContent({ type: 'array', items }),
})

/** The 202 answer of a task in the background. */
export const taskAnswer = {
  description: 'Corre em segundo plano: GET /api/tarefas/{tarefaId}, também em Location',
  headers: { Location: { description: '/api/tarefas/{tarefaId}', schema: { type: 'string' as const } } },
  content: jsonContent({ type: 'object', properties: { tarefaId: { type: 'string' } }, required: ['tarefaId'] }),
}

const binary: JsonSchema = { type: 'string', format: 'binary' }
/** A file as answer, and as body. */
export const fileContent = { 'application/octet-stream': { schema: binary } }
export const upload = {
  'multipart/form-data': { schema: { type: 'object', properties: { arquivo: binary } } satisfies JsonSchema },
}
