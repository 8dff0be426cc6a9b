import { failureResponses } from './common.ts'
import { jsonContent, type PathItem, parameterRef, type Reference } from './document.ts'
import { filterParameters } from './list-parameters.ts'
import { describeOperation, type Place } from './operation.ts'

/** The workflow state of a record, and the number of a list's records per state. */
export function workflowPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  if (!entity.workflows && !entity.list.states) return {}
  const { read } = entity.authority
  const counts = {
    description: 'Por filtro de estado, quantos registros em cada caso',
    content: jsonContent({ type: 'array', items: { type: 'object' } }),
  }
  const progress = {
    description: 'fluxos, com estado e passagens; permitidos: os passos que se pode dar',
    content: jsonContent({ type: 'object' }),
  }
  return {
    [`${route}/estados`]: {
      get: describeOperation(place, 'estados', 'quantos registros em cada estado', read, {
        parameters: [parameterRef('q'), parameterRef('filter'), ...filterParameters(entity)],
        responses: { 200: counts, ...failureResponses(400, 401, 403) },
      }),
    },
    ...(entity.workflows && {
      [`${route}/{id}/andamento`]: {
        get: describeOperation(place, 'andamento', 'onde o registro está em seus fluxos, e desde quando', read, {
          parameters: [id],
          responses: { 200: progress, ...failureResponses(401, 403, 404) },
        }),
      },
    }),
  }
}
