import { bulkFields } from '#schemas/runtime/bulk.ts'
import type { Action, Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { failing, writeHeaders } from './common.ts'
import {
  json,
  type Operation,
  type Parameter,
  type PathItem,
  parameterRef,
  type Reference,
  type Response,
  schemaRef,
} from './document.ts'
import { filterParameters, listParameters } from './list-parameters.ts'

type Parameters = (Parameter | Reference)[]

/** What all operations of one route have in common. */
interface Place {
  entity: Entity
  /** '/captacao/etapas-seletivas' */
  route: string
  /** ids of the records around it, of a child's route */
  around: Parameters
  /** distinguishes the operations of further routes of one entity */
  suffix: string
}

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

function operation(
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
    ...(rest.body ? { requestBody: { required: true, content: json(rest.body) } } : {}),
    responses: rest.responses,
  }
}

const record = (entity: Entity, description: string): Response => ({
  description,
  headers: { ETag: { description: 'Versão do registro', schema: { type: 'string' } } },
  content: json(schemaRef(entity.typeName)),
})

const rows = (items: JsonSchema, description: string): Response => ({
  description,
  headers: {
    'Content-Range': {
      description: 'Primeira e última linha e o total, que para em 10001: items 0-14/134',
      schema: { type: 'string' },
    },
  },
  content: json({ type: 'array', items }),
})

function recordPaths(place: Place): Record<string, PathItem> {
  const { entity, route } = place
  const { authority, typeName } = entity
  const id = parameterRef('id')
  const paths: Record<string, PathItem> = {
    [route]: {
      get: operation(place, 'lista', 'lista', authority.read, {
        parameters: listParameters(entity),
        responses: {
          200: rows(schemaRef(typeName), 'Uma página; as linhas não trazem filhos'),
          ...failing(400, 401, 403),
        },
      }),
      post: operation(place, 'cria', 'cria', authority.create, {
        parameters: writeHeaders,
        body: schemaRef(`${typeName}Input`),
        responses: { 201: record(entity, 'O registro criado'), ...failing(400, 401, 403, 409, 415) },
      }),
    },
    [`${route}/novo`]: {
      get: operation(place, 'novo', 'valores iniciais de um registro novo', authority.create, {
        responses: {
          200: { description: 'Um registro incompleto', content: json({ type: 'object' }) },
          ...failing(401, 403),
        },
      }),
    },
    [`${route}/{id}`]: onePath(place, id),
    [`${route}/{id}/historico`]: {
      get: operation(place, 'historico', 'histórico de alterações', authority.read, {
        parameters: [id],
        responses: {
          200: {
            description: 'A mais nova primeiro',
            content: json({ type: 'array', items: schemaRef('HistoricoLinha') }),
          },
          ...failing(401, 403, 404),
        },
      }),
    },
  }
  return entity.parent ? paths : { ...paths, ...mainPaths(place, id) }
}

function onePath(place: Place, id: Reference): PathItem {
  const { entity } = place
  const changes = [id, ...writeHeaders, parameterRef('ifMatch')]
  return {
    get: operation(place, 'consulta', 'consulta um', entity.authority.read, {
      parameters: [id],
      responses: { 200: record(entity, 'O registro'), ...failing(401, 403, 404) },
    }),
    ...changeOperations(place, changes),
    delete: operation(place, 'exclui', 'exclui', entity.authority.delete, {
      parameters: changes,
      responses: { 200: record(entity, 'O registro excluído'), ...failing(401, 403, 404, 409) },
    }),
  }
}

function changeOperations(place: Place, parameters: Parameters): Pick<PathItem, 'put' | 'patch'> {
  const { entity } = place
  const responses = { 200: record(entity, 'O registro gravado'), ...failing(400, 401, 403, 404, 409, 415) }
  const partial: JsonSchema = {
    type: 'object',
    description: `Campos de ${entity.typeName}Input a alterar; ausente mantém, null limpa. versao é obrigatória (ou If-Match)`,
    properties: { versao: { type: 'integer' } },
  }
  return {
    put: operation(place, 'grava', 'grava por inteiro', entity.authority.update, {
      parameters,
      body: schemaRef(`${entity.typeName}Input`),
      responses,
    }),
    patch: operation(place, 'altera', 'altera alguns campos', entity.authority.update, {
      parameters,
      body: partial,
      responses,
    }),
  }
}

/** What a child has not: picker, copy, export, import and actions. */
function mainPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const { authority, typeName } = entity
  const format = (...values: string[]): Parameter => ({ name: 'formato', in: 'query', schema: { enum: values } })
  const actions = entity.actions.map((action): [string, PathItem] => [
    `${route}/{id}/${action.name}`,
    { put: actionOperation(place, action, id) },
  ])
  return {
    [`${route}/opcoes`]: {
      get: operation(
        place,
        'opcoes',
        'opções para escolher',
        `${authority.read}, ou a de quem se refere a este cadastro`,
        {
          parameters: listParameters(entity),
          responses: { 200: rows(schemaRef('Opcao'), 'Uma página de opções'), ...failing(400, 401, 403) },
        },
      ),
    },
    [`${route}/{id}/clone`]: {
      get: operation(place, 'clone', 'cópia ainda não gravada', authority.create, {
        parameters: [id],
        responses: {
          200: { description: 'Sem id nem versão', content: json({ type: 'object' }) },
          ...failing(401, 403, 404),
        },
      }),
    },
    [`${route}/exportacao`]: {
      get: operation(place, 'exportacao', 'exporta a lista', authority.read, {
        parameters: [
          format('csv', 'xlsx'),
          parameterRef('q'),
          parameterRef('sort'),
          parameterRef('filter'),
          ...filterParameters(entity),
        ],
        responses: { 200: { description: 'O arquivo', content: fileContent }, ...failing(400, 401, 403) },
      }),
    },
    [`${route}/importacao/modelo`]: {
      get: operation(place, 'modelo', 'planilha para preencher, com os valores aceitos', authority.create, {
        parameters: [format('csv', 'xlsx')],
        responses: { 200: { description: 'O arquivo', content: fileContent }, ...failing(400, 401, 403) },
      }),
    },
    [`${route}/importacao/arquivo`]: {
      post: {
        ...operation(place, 'envia-planilha', 'recebe uma planilha e diz as suas colunas', authority.create, {
          parameters: writeHeaders,
          responses: {
            200: {
              description: 'arquivoId, linhas, colunas e os campos que podem receber',
              content: json({ type: 'object' }),
            },
            ...failing(400, 401, 403, 415),
          },
        }),
        requestBody: { required: true, content: upload },
      },
    },
    [`${route}/importacao/tarefa`]: {
      post: operation(
        place,
        'importa-planilha',
        'simula ou importa a planilha enviada, em segundo plano',
        authority.create,
        {
          parameters: writeHeaders,
          body: {
            type: 'object',
            properties: {
              arquivoId: { type: 'string' },
              mapa: {
                type: 'array',
                items: {},
                description: 'Campo de cada coluna, na ordem; null deixa a coluna de lado',
              },
              simular: { type: 'boolean' },
            },
            required: ['arquivoId'],
          },
          responses: { 202: taskAnswer, ...failing(400, 401, 403) },
        },
      ),
    },
    [`${route}/importacao`]: {
      post: {
        ...operation(place, 'importacao', 'importa CSV ou XLSX', authority.create, {
          parameters: [
            ...writeHeaders,
            { name: 'simular', in: 'query', description: 'true: confere e nada grava', schema: { type: 'boolean' } },
          ],
          responses: {
            200: { description: `Linhas certas e erros de ${typeName} por linha`, content: json({ type: 'object' }) },
            ...failing(400, 401, 403, 415),
          },
        }),
        requestBody: { required: true, content: upload },
      },
    },
    ...bulkPaths(place, id),
    ...trashPaths(place, id),
    ...Object.fromEntries(actions),
  }
}

const taskAnswer = {
  description: 'Corre em segundo plano: GET /api/tarefas/{tarefaId}',
  content: json({ type: 'object' }),
}
const batch = { description: 'O que foi feito, e as recusas', content: json({ type: 'object' }) }

/** Deleted records. */
function trashPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const restore = 'ROLE_RESTAURAR_EXCLUIDOS'
  const one = { description: 'O que o registro tinha', content: json({ type: 'object' }) }
  return {
    [`${route}/excluidos`]: {
      get: operation(place, 'excluidos', 'registros excluídos nos últimos 30 dias', restore, {
        parameters: [parameterRef('q'), parameterRef('page'), parameterRef('size')],
        responses: {
          200: { description: 'O mais novo primeiro', content: json({ type: 'array', items: { type: 'object' } }) },
          ...failing(400, 401, 403),
        },
      }),
    },
    [`${route}/excluidos/{id}`]: {
      get: operation(place, 'excluido', 'um registro excluído', restore, {
        parameters: [id],
        responses: { 200: one, ...failing(401, 403, 404) },
      }),
      delete: operation(place, 'apaga', 'apaga definitivamente', restore, {
        parameters: [id, ...writeHeaders],
        responses: { 204: { description: 'Apagado' }, ...failing(401, 403, 404) },
      }),
    },
    [`${route}/excluidos/{id}/restaura`]: {
      post: operation(place, 'restaura', 'restaura o registro como era', restore, {
        parameters: [id, ...writeHeaders],
        responses: { 200: record(entity, 'O registro restaurado'), ...failing(400, 401, 403, 404, 409) },
      }),
    },
  }
}

/** Changing many records at once, and what was done to many. */
function bulkPaths(place: Place, id: Reference): Record<string, PathItem> {
  const { entity, route } = place
  const { authority } = entity
  const paths: Record<string, PathItem> = {
    [`${route}/lotes/{id}`]: {
      get: operation(place, 'lote', 'uma operação em vários registros', authority.read, {
        parameters: [id],
        responses: { 200: batch, ...failing(401, 403, 404) },
      }),
    },
    [`${route}/lotes/{id}/recusas`]: {
      get: operation(place, 'recusas', 'os registros recusados, em CSV', authority.read, {
        parameters: [id],
        responses: { 200: { description: 'O arquivo', content: fileContent }, ...failing(401, 403, 404) },
      }),
    },
    [`${route}/lotes/{id}/desfaz`]: {
      post: operation(place, 'desfaz', 'desfaz a operação; o que mudou depois fica', authority.read, {
        parameters: [id, ...writeHeaders],
        responses: { 200: batch, 202: taskAnswer, ...failing(401, 403, 404, 409) },
      }),
    },
  }
  if (bulkFields(entity).length === 0) return paths
  const target: JsonSchema = {
    type: 'object',
    properties: {
      registros: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'integer' }, versao: { type: 'integer' } } },
      },
      filtro: { type: 'object', description: 'Em vez de registros: como o filter da lista, com o total que se viu' },
      total: { type: 'integer' },
      valores: { type: 'object', description: 'Os campos, como num PATCH; null limpa' },
    },
    required: ['valores'],
  }
  return {
    ...paths,
    [`${route}/edicao-em-lote`]: {
      get: operation(place, 'conta', 'quantos registros o filtro encontra', authority.update, {
        parameters: [parameterRef('q'), parameterRef('filter'), ...filterParameters(entity)],
        responses: { 200: { description: '{total}', content: json({ type: 'object' }) }, ...failing(400, 401, 403) },
      }),
      post: operation(place, 'altera-em-lote', 'altera vários registros', authority.update, {
        parameters: writeHeaders,
        body: target,
        responses: { 200: batch, 202: taskAnswer, ...failing(400, 401, 403, 409) },
      }),
    },
  }
}

const binary: JsonSchema = { type: 'string', format: 'binary' }
const fileContent = { 'application/octet-stream': { schema: binary } }
const upload = {
  'multipart/form-data': { schema: { type: 'object', properties: { arquivo: binary } } satisfies JsonSchema },
}

function actionOperation(place: Place, action: Action, id: Reference): Operation {
  const { entity } = place
  const properties: Record<string, JsonSchema> = { versao: { type: 'integer' } }
  for (const path of action.fields) {
    const field = fieldAt(entity, path)
    if (field && !path.includes('.'))
      properties[path] = { $ref: `#/components/schemas/${entity.typeName}/properties/${path}` }
  }
  return operation(place, action.name, action.title, action.authority, {
    parameters: [id, ...writeHeaders, parameterRef('ifMatch')],
    body: { type: 'object', properties, required: action.required },
    responses: { 200: record(entity, 'O registro depois da ação'), ...failing(400, 401, 403, 404, 409, 415) },
  })
}

function singlePaths(place: Place): Record<string, PathItem> {
  const { entity, route } = place
  return {
    [route]: {
      get: operation(place, 'consulta', 'consulta', entity.authority.read, {
        responses: { 200: record(entity, 'O registro da empresa'), ...failing(401, 403) },
      }),
      ...changeOperations(place, [...writeHeaders, parameterRef('ifMatch')]),
    },
  }
}
