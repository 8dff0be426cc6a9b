import { Ajv, type Options, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { ajvOptions } from '#schemas/compile.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { type AjvErrorLike, keywordMessage } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { DomainError, fieldError } from '#server/platform/errors/errors.ts'

/** Compiles each schema once and caches the validator by the schema object. */
class Compiler {
  private readonly ajv: Ajv
  private readonly compiled = new WeakMap<JsonSchema, ValidateFunction>()

  constructor(options: Options) {
    this.ajv = new Ajv(options)
  }

  compile(schema: JsonSchema): ValidateFunction {
    const known = this.compiled.get(schema)
    if (known) return known
    const plain = withoutMarkers(schema)
    const compiled = this.ajv.compile(plain)
    // Ajv caches compiled schemas for ever; the WeakMap keeps them as long as the schema object lives
    this.ajv.removeSchema(plain)
    this.compiled.set(schema, compiled)
    return compiled
  }
}

const forBody = new Compiler(ajvOptions)
const forText = new Compiler({ ...ajvOptions, coerceTypes: 'array' })

/**
 * Replaces Fastify's compilers, which are never loaded: a schema is compiled at its first request, bodies are not coerced, unknown names are refused,
 * all errors are reported in the words of the forms; answers are serialised by JSON.stringify.
 */
export const schemaController: Controller = {
  compilersFactory: {
    // typed as a compiler of Ajv schemas, called with the route's schema
    buildValidator: (() => validatorOf) as unknown as Factories['buildValidator'],
    buildSerializer: () => () => (data: unknown) => JSON.stringify(data),
  },
}

type Controller = NonNullable<FastifyServerOptions['schemaController']>
type Factories = NonNullable<Controller['compilersFactory']>

const validatorOf: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? checker(forBody, schema, withoutBlank) : checker(forText, schema, (data) => data)

/** The cleaned value, or the error. */
type Checked = { value: unknown } | { error: DomainError }

function checker(
  compiler: Compiler,
  schema: JsonSchema,
  clean: (data: unknown) => unknown,
): (data: unknown) => Checked {
  return (data) => {
    const value = clean(data)
    if (value === undefined) return { error: new DomainError('CORPO_OBRIGATORIO') }
    const compiled = compiler.compile(schema)
    const errors = compiled(value) ? formatErrors(schema, value) : violations(schema, compiled.errors ?? [])
    return errors.length > 0 ? { error: asFailure(errors) } : { value }
  }
}

/** Returns a validator for bodies that are no record, with the messages of the forms. @returns the body without blank values, typed as the caller's schema says */
export function bodyCheck<T>(schema: JsonSchema): (data: unknown) => T {
  const check = checker(forBody, schema, withoutBlank)
  return (data) => {
    const checked = check(data)
    if ('error' in checked) throw checked.error
    return checked.value as T
  }
}

function asFailure(errors: FieldError[]): DomainError {
  const message = errors.length === 1 ? errors[0]?.message : undefined
  return new DomainError('FIELD_VALIDATION_VIOLATION', {}, { message, errors })
}

/** Drops properties that are '', blank or null: on every path they count as missing. */
function withoutBlank(data: unknown): unknown {
  if (data === null) return undefined
  if (typeof data !== 'object' || Array.isArray(data)) return data
  const isThere = (value: unknown) => value !== null && !(typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(data as RecordData).filter(([, value]) => isThere(value)))
}

function withoutMarkers(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value))) as object
}

function violations(schema: JsonSchema, errors: AjvErrorLike[]): FieldError[] {
  const found = errors.map((error) => {
    const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
    const parts = [...error.instancePath.split('/').slice(1), missingProperty ?? additionalProperty].filter(
      (part) => part !== undefined,
    )
    const field = pathOf(parts)
    if (additionalProperty !== undefined) return fieldError(field, `Campo desconhecido: ${additionalProperty}`)
    return fieldError(field || undefined, keywordMessage(asField(schema, parts), error))
  })
  return found.filter((error, index) => found.findIndex(({ field }) => field === error.field) === index)
}

/** ['itens', '0', 'nome'] → 'itens[0].nome' */
const pathOf = (parts: string[]): string =>
  parts.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/** The schema at a path as a Field, so that the messages of the forms apply. */
function asField(schema: JsonSchema, parts: string[]): Field {
  let at: JsonSchema = schema
  for (const part of parts) at = (/^\d+$/.test(part) ? at.items : at.properties?.[part]) ?? {}
  const path = pathOf(parts)
  return {
    name: parts.at(-1) ?? '',
    path,
    title: at.title ?? schema.title ?? (path || 'Requisição'),
    kind: 'scalar',
    type:
      at.type === 'string' || at.type === 'integer' || at.type === 'number' || at.type === 'boolean'
        ? at.type
        : undefined,
    schema: at,
    hint: at['x-field'] ?? {},
    required: false,
    requiredWhen: [],
    readOnly: false,
    writeOnly: false,
    computed: false,
  }
}

/** Errors of formats at the first level, and of texts that PostgreSQL cannot store. */
function formatErrors(schema: JsonSchema, data: unknown): FieldError[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data as RecordData).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    const property = schema.properties?.[name]
    const title = property?.title ?? name
    if (value.includes('\0') || /\p{Cs}/u.test(value)) return [fieldError(name, `${title} contém caracteres inválidos`)]
    const format = property?.format ? formats[property.format] : undefined
    if (!format || format.validate(format.normalise?.(value) ?? value)) return []
    return [fieldError(name, format.message)]
  })
}
