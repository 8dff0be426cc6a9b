import type { JsonSchema } from '#schemas/runtime/model.ts'

/** The part of OpenAPI 3.1 that this product writes. Schemas are JSON Schema 2020-12; our draft-07 subset means the same there. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    securitySchemes: Record<string, SecurityScheme>
  }
  security: Record<string, string[]>[]
}

export type SecurityScheme =
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }
  | { type: 'http'; scheme: 'bearer'; description: string }

export interface Reference {
  $ref: string
}

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type PathItem = { [method in HttpMethod]?: Operation }

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  /** false: an array is one parameter with commas */
  explode?: boolean
}

export interface Content {
  [mediaType: string]: { schema: JsonSchema }
}

export interface Response {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Content
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response | Reference>
  security?: Record<string, string[]>[]
}

export const jsonContent = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

export const parameterRef = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` })

export const responseRef = (name: string): Reference => ({ $ref: `#/components/responses/${name}` })
