import type { Model } from '#schemas/load.ts'
import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { commonParameters, commonResponses, commonSchemas } from './common.ts'
import { type OpenApiDocument, type PathItem, schemaRef } from './document.ts'
import { entityPaths } from './entity-paths.ts'
import { addExtraPaths, type DocumentedRoute } from './extra-paths.ts'
import { addReadsByPost } from './read-by-post.ts'
import { recordSchema, type Side } from './record-schema.ts'
import { reportPaths } from './report-paths.ts'

export interface OpenApiOptions {
  /** name of the internal session's cookie */
  cookie?: string
  version?: string
}

/**
 * The OpenAPI 3.1 document of a model: each entity once as a component (what answers hold, what bodies may hold), the standard operations
 * of all entities, the reports, and the calls described in `extra`. Pure.
 */
export function buildOpenApi(
  model: Pick<Model, 'entities' | 'reports'>,
  extra: DocumentedRoute[] = [],
  { cookie = 'prumo_sessao', version = '1.0.0' }: OpenApiOptions = {},
): OpenApiDocument {
  const entities = [...model.entities.values()]
  const paths: Record<string, PathItem> = {}
  for (const entity of entities) Object.assign(paths, entityPaths(entity))
  for (const report of model.reports.values()) Object.assign(paths, reportPaths(report, model.entities))
  addExtraPaths(paths, extra)
  addReadsByPost(paths)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prumo RH',
      version,
      description: 'Feita dos mesmos esquemas que as telas, o banco de dados e as validações.',
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(paths),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { ...commonSchemas, ...entitySchemas(entities, model.entities) },
      parameters: commonParameters,
      responses: commonResponses,
      securitySchemes: {
        chave: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Chave de API, criada em Minhas chaves de API no menu do usuário. Não precisa de X-Requested-With.',
        },
        sessao: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Dado por POST /api/login' },
      },
    },
    security: [{ sessao: [] }, { chave: [] }],
  }
}

function entitySchemas(entities: Entity[], all: ReadonlyMap<string, Entity>): Record<string, JsonSchema> {
  const name = (entity: Entity, side: Side) => (side === 'record' ? entity.typeName : `${entity.typeName}Input`)
  const child = (entity: Entity, side: Side) => schemaRef(name(entity, side))
  const schemas: Record<string, JsonSchema> = {}
  for (const entity of entities)
    for (const side of ['record', 'input'] as const)
      schemas[name(entity, side)] = {
        title: entity.title,
        ...recordSchema(entity, { side, entities: all, child }),
        // bodies may also hold system fields; the server ignores them
        additionalProperties: side === 'record' ? false : undefined,
      }
  return schemas
}

function tagsOf(paths: Record<string, PathItem>): { name: string }[] {
  const names = Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags))
  return [...new Set(names)].sort().map((name) => ({ name }))
}
