import type { FastifyInstance } from 'fastify'
import { type Audience, audienceOf } from '#schemas/runtime/domain/audience.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { previewAudience } from './preview.ts'

/** Members per page. */
const PAGE = 15

interface Body {
  publico: Audience
  /** 'YYYY-MM-DD'; today without it */
  dia?: string
  q?: string
  page?: number
  size?: number
}

/** Adds to every register with an audience the preview of its members before it is stored. */
export function audienceRoutes(app: FastifyInstance): void {
  const { prumo } = app
  for (const entity of prumo.model.entities.values()) {
    const field = audienceOf(entity)
    if (!field) continue
    for (const route of entity.routes)
      app.post<{ Body: Body }>(
        `/api/${route}/publico/previa`,
        {
          // the right to choose an audience includes the preview
          config: { authority: entity.authority.create, also: entity.authority.update, reads: true },
          schema: {
            tags: [entity.plural],
            summary: 'Quantos e quem fazem parte de um público num dia, até onde a sessão os vê',
            body: bodyOf(field),
            response: { 200: answer },
          },
        },
        (request) => answerPreview(app, entity, requireSession(request), request.body),
      )
  }
}

function answerPreview(
  { prumo }: FastifyInstance,
  entity: Entity,
  session: Parameters<typeof contextOf>[2],
  { publico, dia, q, page = 0, size = PAGE }: Body,
) {
  const ctx = contextOf(prumo, entity, session)
  return previewAudience(ctx, publico, dia ?? ctx.context.hoje, { q, offset: page * size, limit: size })
}

const integer: JsonSchema = { type: 'integer' }
const text: JsonSchema = { type: 'string' }

/** Schema of an audience in a form: references by id; other properties from pickers are accepted. */
function bodyOf({ fields = [], title }: Field): JsonSchema {
  const members = fields.map((each) => [each.name, memberOf(each)] as const)
  return {
    type: 'object',
    additionalProperties: false,
    required: ['publico'],
    properties: {
      publico: { type: 'object', title, additionalProperties: false, properties: Object.fromEntries(members) },
      dia: { ...text, format: 'date', title: 'Dia', description: 'Ausente: hoje' },
      q: { ...text, title: 'Pesquisa', maxLength: 100 },
      page: { ...integer, title: 'Página', minimum: 0, maximum: 10_000 },
      size: { ...integer, title: 'Tamanho da página', minimum: 1, maximum: 100 },
    },
  }
}

const reference: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
}

const memberOf = ({ kind, schema, title }: Field): JsonSchema =>
  kind === 'references' ? { type: 'array', title, items: reference, maxItems: 10_000 } : schema

const answer: JsonSchema = {
  type: 'object',
  properties: {
    total: integer,
    comUsuario: { ...integer, description: 'Quantos têm usuário' },
    encontrados: { ...integer, description: 'Quantos a pesquisa encontra' },
    quem: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: integer,
          nome: text,
          cargo: text,
          areaOrganizacional: text,
          estabelecimento: text,
          incluido: { type: 'boolean', description: 'Só como talento incluído, não pelos critérios' },
        },
      },
    },
  },
}
