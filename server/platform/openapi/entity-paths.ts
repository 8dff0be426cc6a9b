import type { Action, Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { LEFT_SIGHT } from '#schemas/runtime/shown/sight.ts'
import { failureResponses, writeHeaders } from './common.ts'
import {
  jsonContent,
  type Operation,
  type Parameter,
  type PathItem,
  parameterRef,
  type Reference,
  type Response,
  schemaRef,
} from './document.ts'
import { exchangePaths } from './exchange-paths.ts'
import { listParameters } from './list-parameters.ts'
import { bulkPaths, trashPaths } from './many-paths.ts'
import { describeOperation, type Parameters, type Place, recordResponse, rowsResponse } from './operation.ts'
import { workflowPaths } from './workflow-paths.ts'

/** The paths of an entity below each of its routes. */
export function entityPaths(entity: Entity): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {}
  for (const [i, path] of entity.routes.entries()) {
    const around = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => integerIn(name))
    const place: Place = { entity, route: `/${path}`, around, suffix: i === 0 ? '' : String(i + 1) }
    Object.assign(paths, entity.single ? singlePaths(place) : recordPaths(place))
  }
  return paths
}

const integerIn = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1 },
})

/** The answer of a save after which the author no longer sees the record. */
const outOfSight: Response = {
  description: 'Gravado, mas quem gravou não o verá mais',
  content: jsonContent({
    type: 'object',
    required: ['id', 'versao', 'foraDeVista', 'message'],
    properties: {
      id: { type: 'integer' },
      versao: { type: 'integer' },
      foraDeVista: { const: true },
      message: { const: LEFT_SIGHT },
    },
  }),
}

function recordPaths(place: Place): Record<string, PathItem> {
  const { entity, route } = place
  const { authority, typeName } = entity
  const id = parameterRef('id')
  const paths: Record<string, PathItem> = {
    [route]: {
      get: describeOperation(place, 'lista', 'lista', authority.read, {
        parameters: listParameters(entity),
        responses: {
          200: rowsResponse(schemaRef(typeName), 'Uma página; as linhas não trazem filhos'),
          ...failureResponses(400, 401, 403),
        },
      }),
      post: describeOperation(place, 'cria', 'cria', authority.create, {
        parameters: [...joinParameters(entity), ...writeHeaders],
        body: schemaRef(`${typeName}Input`),
        responses: {
          201: recordResponse(entity, 'O registro criado'),
          ...(entity.rows ? { 200: outOfSight } : {}),
          ...failureResponses(400, 401, 403, 409, 415),
        },
      }),
    },
    [`${route}/novo`]: {
      get: describeOperation(place, 'novo', 'valores iniciais de um registro novo', authority.create, {
        responses: {
          200: { description: 'Um registro incompleto', content: jsonContent({ type: 'object' }) },
          ...failureResponses(401, 403),
        },
      }),
    },
    [`${route}/{id}`]: onePath(place, id),
    ...historyPaths(place, id),
  }
  return entity.parent ? paths : { ...paths, ...mainPaths(place, id) }
}

/** Query parameters that add a new record to another one (`x-entity.joins`). */
const joinParameters = ({ joins = [] }: Entity): Parameter[] =>
  joins.map(({ parameter, to, by }) => ({
    name: parameter,
    in: 'query',
    description: `Inclui o registro novo, na mesma transação, neste registro de ${to} (cria um de ${by})`,
    schema: { type: 'integer', minimum: 1 },
  }))

const lines: Response = {
  description: 'A mais nova primeiro',
  content: jsonContent({ type: 'array', items: schemaRef('HistoricoLinha') }),
}

const related: Response = {
  description: 'Por cadastro e campo: quantos (10.001: mais de 10.000), o filtro da lista, o que um novo já traz',
  content: jsonContent({ type: 'array', items: schemaRef('Relacionado') }),
}

/** The trail of a record and, for main records, the restoring of an earlier state. */
function historyPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const { read, update } = entity.authority
  const trail = {
    [`${route}/{id}/historico`]: {
      get: describeOperation(place, 'historico', 'histórico de alterações', read, {
        parameters: [id],
        responses: { 200: lines, ...failureResponses(401, 403, 404) },
      }),
    },
  }
  if (entity.parent) return trail
  const parameters = [id, integerIn('linha')]
  const state: Response = {
    description: 'valores e campos que eram outros; semVolta: o que o histórico não guarda',
    content: jsonContent({ type: 'object' }),
  }
  const body: JsonSchema = {
    type: 'object',
    properties: {
      versao: { type: 'integer' },
      campos: { type: 'array', items: { type: 'string' }, description: 'Os que voltam; ausente: todos' },
    },
  }
  return {
    ...trail,
    [`${route}/{id}/relacionados`]: {
      get: describeOperation(place, 'relacionados', 'registros que se referem a ele, até onde a sessão os vê', read, {
        parameters: [id],
        responses: { 200: related, ...failureResponses(401, 403, 404) },
      }),
    },
    ...timelinePaths(place, id),
    [`${route}/{id}/historico/{linha}`]: {
      get: describeOperation(place, 'estado', 'o registro como ficou depois de uma linha do histórico', read, {
        parameters,
        responses: { 200: state, ...failureResponses(401, 403, 404) },
      }),
    },
    [`${route}/{id}/historico/{linha}/restaura`]: {
      put: describeOperation(place, 'volta', 'volta a um estado anterior, pelas regras de hoje', update, {
        parameters: [...parameters, ...writeHeaders, parameterRef('ifMatch')],
        body,
        responses: {
          200: recordResponse(entity, 'O registro depois da volta'),
          ...failureResponses(400, 401, 403, 404, 409, 415),
        },
      }),
    },
  }
}

/** The timeline of a record, where its register has a record page. */
function timelinePaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  if (!entity.summary) return {}
  const parameters: (Parameter | Reference)[] = [
    id,
    parameterRef('page'),
    parameterRef('size'),
    { name: 'tipo', in: 'query', description: 'Só estes tipos, separados por vírgula', schema: { type: 'string' } },
  ]
  const page: Response = {
    description: 'Uma página, o mais novo primeiro',
    content: jsonContent(schemaRef('LinhaDoTempo')),
  }
  return {
    [`${route}/{id}/linha-do-tempo`]: {
      get: describeOperation(
        place,
        'linha-do-tempo',
        'o que aconteceu com ele, até onde a sessão pode saber',
        entity.authority.read,
        {
          parameters,
          responses: { 200: page, ...failureResponses(400, 401, 403, 404) },
        },
      ),
    },
  }
}

function onePath(place: Place, id: Reference): PathItem {
  const { entity } = place
  const changes = [id, ...writeHeaders, parameterRef('ifMatch')]
  return {
    get: describeOperation(place, 'consulta', 'consulta um', entity.authority.read, {
      parameters: [id],
      responses: { 200: recordResponse(entity, 'O registro'), ...failureResponses(401, 403, 404) },
    }),
    ...changeOperations(place, changes),
    delete: describeOperation(place, 'exclui', 'exclui', entity.authority.delete, {
      parameters: changes,
      responses: { 200: recordResponse(entity, 'O registro excluído'), ...failureResponses(401, 403, 404, 409) },
    }),
  }
}

function changeOperations(place: Place, parameters: Parameters): Pick<PathItem, 'put' | 'patch'> {
  const { entity } = place
  const responses = {
    200: recordResponse(entity, 'O registro gravado'),
    ...failureResponses(400, 401, 403, 404, 409, 415),
  }
  const partial: JsonSchema = {
    type: 'object',
    description: `Campos de ${entity.typeName}Input a alterar; ausente mantém, null limpa. versao é obrigatória (ou If-Match)`,
    properties: { versao: { type: 'integer' } },
  }
  return {
    put: describeOperation(place, 'grava', 'grava por inteiro', entity.authority.update, {
      parameters,
      body: schemaRef(`${entity.typeName}Input`),
      responses,
    }),
    patch: describeOperation(place, 'altera', 'altera alguns campos', entity.authority.update, {
      parameters,
      body: partial,
      responses,
    }),
  }
}

/** Operations that only main records have: picker, copy, export, import and actions. */
function mainPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const { authority } = entity
  const actions = entity.actions.map((action): [string, PathItem] => [
    `${route}/{id}/${action.name}`,
    { put: actionOperation(place, action, id) },
  ])
  return {
    [`${route}/opcoes`]: {
      get: describeOperation(
        place,
        'opcoes',
        'opções para escolher',
        `${authority.read}, ou a de quem se refere a este cadastro`,
        {
          parameters: listParameters(entity),
          responses: {
            200: rowsResponse(schemaRef('Opcao'), 'Uma página de opções'),
            ...failureResponses(400, 401, 403),
          },
        },
      ),
    },
    [`${route}/{id}/clone`]: {
      get: describeOperation(place, 'clone', 'cópia ainda não gravada', authority.create, {
        parameters: [id],
        responses: {
          200: { description: 'Sem id nem versão', content: jsonContent({ type: 'object' }) },
          ...failureResponses(401, 403, 404),
        },
      }),
    },
    ...exchangePaths(place),
    ...bulkPaths(place, id),
    ...trashPaths(place, id),
    ...workflowPaths(place, id),
    ...Object.fromEntries(actions),
  }
}

function actionOperation(place: Place, action: Action, id: Reference): Operation {
  const { entity } = place
  const properties: Record<string, JsonSchema> = { versao: { type: 'integer' } }
  for (const path of action.fields) {
    const field = fieldAt(entity, path)
    if (field && !path.includes('.'))
      properties[path] = { $ref: `#/components/schemas/${entity.typeName}/properties/${path}` }
  }
  const papeis = action.by?.roles.map((role) => entity.roles?.[role]?.title ?? role) ?? []
  const who = action.by ? [...papeis, action.by.authority ?? []].flat().join(', ') : action.authority
  return describeOperation(place, action.name, action.title, who, {
    parameters: [id, ...writeHeaders, parameterRef('ifMatch')],
    body: { type: 'object', properties, required: action.required },
    responses: {
      200: recordResponse(entity, 'O registro depois da ação'),
      ...failureResponses(400, 401, 403, 404, 409, 415),
    },
  })
}

function singlePaths(place: Place): Record<string, PathItem> {
  const { entity, route } = place
  return {
    [route]: {
      get: describeOperation(place, 'consulta', 'consulta', entity.authority.read, {
        responses: { 200: recordResponse(entity, 'O registro da empresa'), ...failureResponses(401, 403) },
      }),
      ...changeOperations(place, [...writeHeaders, parameterRef('ifMatch')]),
    },
  }
}
