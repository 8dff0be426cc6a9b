import { failureResponses, writeHeaders } from './common.ts'
import { jsonContent, type Parameter, type PathItem, parameterRef } from './document.ts'
import { filterParameters } from './list-parameters.ts'
import { describeOperation, fileContent, type Place, taskAnswer, upload } from './operation.ts'

const format: Parameter = { name: 'formato', in: 'query', schema: { enum: ['csv', 'xlsx'] } }

const existing = {
  enum: ['recusa', 'altera'],
  description: 'Registros que já existem (pela chave do cadastro) são recusados, ou recebem o que a planilha diz',
}

/** The header Prefer (RFC 7240), for answers in the background. */
export const prefer: Parameter = {
  name: 'Prefer',
  in: 'header',
  description: 'respond-async: em segundo plano; respond-async, wait=2: o que levar mais de dois segundos',
  schema: { type: 'string' },
}

/** Export of a list, import of a spreadsheet. */
export function exchangePaths(place: Place): Record<string, PathItem> {
  const { entity, route } = place
  const { authority, typeName } = entity
  return {
    [`${route}/exportacao`]: {
      get: describeOperation(place, 'exportacao', 'exporta a lista', authority.read, {
        parameters: [
          format,
          parameterRef('q'),
          parameterRef('sort'),
          parameterRef('filter'),
          ...filterParameters(entity),
          prefer,
        ],
        responses: {
          200: { description: 'O arquivo', content: fileContent },
          202: taskAnswer,
          ...failureResponses(400, 401, 403),
        },
      }),
    },
    [`${route}/importacao/modelo`]: {
      get: describeOperation(place, 'modelo', 'planilha para preencher, com os valores aceitos', authority.create, {
        parameters: [format],
        responses: { 200: { description: 'O arquivo', content: fileContent }, ...failureResponses(400, 401, 403) },
      }),
    },
    [`${route}/importacao/arquivo`]: {
      post: {
        ...describeOperation(place, 'envia-planilha', 'recebe uma planilha e diz as suas colunas', authority.create, {
          parameters: writeHeaders,
          responses: {
            200: {
              description: 'arquivoId, linhas, colunas e os campos que podem receber',
              content: jsonContent({ type: 'object' }),
            },
            ...failureResponses(400, 401, 403, 415),
          },
        }),
        requestBody: { required: true, content: upload },
      },
    },
    [`${route}/importacao/tarefa`]: {
      post: describeOperation(
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
              valores: { type: 'object', description: 'Campos que todos os registros recebem' },
              existentes: existing,
            },
            required: ['arquivoId'],
          },
          responses: { 202: taskAnswer, ...failureResponses(400, 401, 403) },
        },
      ),
    },
    [`${route}/importacao`]: {
      post: {
        ...describeOperation(place, 'importacao', 'importa CSV ou XLSX', authority.create, {
          parameters: [
            ...writeHeaders,
            { name: 'simular', in: 'query', description: 'true: confere e nada grava', schema: { type: 'boolean' } },
            { name: 'existentes', in: 'query', schema: existing },
          ],
          responses: {
            200: {
              description: `Linhas certas e erros de ${typeName} por linha`,
              content: jsonContent({ type: 'object' }),
            },
            ...failureResponses(400, 401, 403, 415),
          },
        }),
        requestBody: { required: true, content: upload },
      },
    },
  }
}
