import { actionsForMany, bulkFields } from '#schemas/runtime/definition/bulk.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { failureResponses, writeHeaders } from './common.ts'
import { jsonContent, type PathItem, parameterRef, type Reference } from './document.ts'
import { filterParameters } from './list-parameters.ts'
import { describeOperation, fileContent, type Place, recordResponse, taskAnswer } from './operation.ts'

const batch = { description: 'O que foi feito, e as recusas', content: jsonContent({ type: 'object' }) }

/** Deleted records. */
export function trashPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const restore = 'ROLE_RESTAURAR_EXCLUIDOS'
  const one = { description: 'O que o registro tinha', content: jsonContent({ type: 'object' }) }
  return {
    [`${route}/excluidos`]: {
      get: describeOperation(place, 'excluidos', 'registros excluídos nos últimos 30 dias', restore, {
        parameters: [parameterRef('q'), parameterRef('page'), parameterRef('size')],
        responses: {
          200: {
            description: 'O mais novo primeiro',
            content: jsonContent({ type: 'array', items: { type: 'object' } }),
          },
          ...failureResponses(400, 401, 403),
        },
      }),
    },
    [`${route}/excluidos/{id}`]: {
      get: describeOperation(place, 'excluido', 'um registro excluído', restore, {
        parameters: [id],
        responses: { 200: one, ...failureResponses(401, 403, 404) },
      }),
      delete: describeOperation(place, 'apaga', 'apaga definitivamente', restore, {
        parameters: [id, ...writeHeaders],
        responses: { 204: { description: 'Apagado' }, ...failureResponses(401, 403, 404) },
      }),
    },
    [`${route}/excluidos/{id}/restaura`]: {
      post: describeOperation(place, 'restaura', 'restaura o registro como era', restore, {
        parameters: [id, ...writeHeaders],
        responses: {
          200: recordResponse(entity, 'O registro restaurado'),
          ...failureResponses(400, 401, 403, 404, 409),
        },
      }),
    },
  }
}

/** Body properties that select the records of a bulk operation. */
const target: Record<string, JsonSchema> = {
  registros: {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'integer' }, versao: { type: 'integer' } } },
  },
  filtro: { type: 'object', description: 'Em vez de registros: como o filter da lista, com o total que se viu' },
  total: { type: 'integer' },
}

/** Bulk edit of records, and the state of a bulk operation. */
export function bulkPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const { authority } = entity
  const paths: Record<string, PathItem> = {
    [`${route}/lotes/{id}`]: {
      get: describeOperation(place, 'lote', 'uma operação em vários registros', authority.read, {
        parameters: [id],
        responses: { 200: batch, ...failureResponses(401, 403, 404) },
      }),
    },
    [`${route}/lotes/{id}/recusas`]: {
      get: describeOperation(place, 'recusas', 'os registros recusados, em CSV', authority.read, {
        parameters: [id],
        responses: { 200: { description: 'O arquivo', content: fileContent }, ...failureResponses(401, 403, 404) },
      }),
    },
    [`${route}/lotes/{id}/desfaz`]: {
      post: describeOperation(place, 'desfaz', 'desfaz a operação; o que mudou depois fica', authority.read, {
        parameters: [id, ...writeHeaders],
        responses: { 200: batch, 202: taskAnswer, ...failureResponses(401, 403, 404, 409) },
      }),
    },
  }
  const actions = actionsForMany(entity).map(({ name }) => name)
  if (actions.length > 0)
    paths[`${route}/acao-em-lote`] = {
      post: describeOperation(
        place,
        'age-em-lote',
        'faz uma ação em vários registros',
        `a da ação, e ${authority.read}`,
        {
          parameters: writeHeaders,
          body: {
            type: 'object',
            properties: {
              ...target,
              acao: { type: 'string', enum: actions },
              valores: { type: 'object', description: 'O corpo da ação' },
            },
            required: ['acao'],
          },
          responses: { 200: batch, 202: taskAnswer, ...failureResponses(400, 401, 403, 404, 409) },
        },
      ),
    }
  if (bulkFields(entity).length === 0) return paths
  const body: JsonSchema = {
    type: 'object',
    properties: { ...target, valores: { type: 'object', description: 'Os campos, como num PATCH; null limpa' } },
    required: ['valores'],
  }
  return {
    ...paths,
    [`${route}/edicao-em-lote`]: {
      get: describeOperation(place, 'conta', 'quantos registros o filtro encontra', authority.update, {
        parameters: [parameterRef('q'), parameterRef('filter'), ...filterParameters(entity)],
        responses: {
          200: { description: '{total}', content: jsonContent({ type: 'object' }) },
          ...failureResponses(400, 401, 403),
        },
      }),
      post: describeOperation(place, 'altera-em-lote', 'altera vários registros', authority.update, {
        parameters: writeHeaders,
        body,
        responses: { 200: batch, 202: taskAnswer, ...failureResponses(400, 401, 403, 409) },
      }),
    },
  }
}
