import type { InjectOptions } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'

/** Something the product does wrong with one register. */
export interface Fault {
  title: string
  /** only a definition with this can show it */
  needs(schema: JsonSchema): boolean
  /** the cases that must notice: the beginning of their titles */
  noticed: RegExp
  /** the definition as the faulty product takes it */
  served?(schema: JsonSchema): JsonSchema
  /** a request as the faulty product takes it; undefined leaves it as it is */
  request?(request: InjectOptions): InjectOptions | undefined
}

/** A copy of a schema in which every object was looked at. */
const rewrite = (schema: JsonSchema, change: (one: JsonSchema) => JsonSchema): JsonSchema =>
  change(
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, rewrite(inner, change)]))
          : key === 'items'
            ? rewrite(value as JsonSchema, change)
            : value,
      ]),
    ) as JsonSchema,
  )

/** Takes a keyword away from every field. */
const without =
  (...names: (keyof JsonSchema)[]) =>
  (schema: JsonSchema): JsonSchema =>
    rewrite(schema, (one) => {
      const copy = { ...one }
      for (const name of names) delete copy[name]
      return copy
    })

const withX = (schema: JsonSchema, change: object): JsonSchema => ({
  ...schema,
  'x-entity': { ...(schema['x-entity'] ?? { plural: '' }), ...change },
})

const fields = (schema: JsonSchema): JsonSchema[] => Object.values(schema.properties ?? {})

const hasField = (fits: (field: JsonSchema) => boolean) => (schema: JsonSchema) => fields(schema).some(fits)

const always = () => true

const listed = (schema: JsonSchema): boolean => schema['x-entity']?.single !== true

/** What is stored stays out of a plain text: a required field that is not in `allOf` only. */
const isShown = ({ readOnly, 'x-field': hint }: JsonSchema) => !readOnly && hint?.visibleWhen === undefined

const plainText = ({ type, format, pattern, maxLength, enum: options, oneOf }: JsonSchema) =>
  type === 'string' && maxLength !== undefined && !format && !pattern && !options && !oneOf

const changes = ({ method }: InjectOptions) => method === 'PUT' || method === 'PATCH' || method === 'DELETE'

const urlOf = ({ url }: InjectOptions): string => String(url)

const withUrl = (request: InjectOptions, url: string) => (url === urlOf(request) ? undefined : { ...request, url })

const all: Fault[] = [
  {
    title: 'what is required may be missing',
    needs: (schema) =>
      (schema.required ?? []).some((name) => {
        const field = schema.properties?.[name]
        return field?.default === undefined && field?.['x-field']?.default === undefined
      }),
    noticed: /^refuses: \w+ is mandatory/,
    served: ({ required: _, ...schema }) => schema,
  },
  {
    title: 'if and then are ignored',
    needs: ({ allOf = [] }) => allOf.some((rule) => rule.then?.required !== undefined),
    noticed: /^demands, where it applies/,
    served: ({ allOf: _, ...schema }) => schema,
  },
  {
    title: 'limits that a condition sets are ignored',
    needs: ({ allOf = [] }) => allOf.some((rule) => rule.then?.properties !== undefined),
    noticed: /^refuses, where it applies: \w+ has a minimum/,
    served: ({ allOf: _, ...schema }) => schema,
  },
  {
    title: 'a unique key is ignored',
    needs: (schema) => schema['x-entity']?.unique !== undefined,
    noticed: /^refuses the repetition/,
    served: (schema) => withX(schema, { unique: [] }),
  },
  {
    title: 'texts may be of any length',
    needs: hasField((field) => isShown(field) && plainText(field)),
    noticed: /has a greatest length/,
    served: without('maxLength'),
  },
  {
    title: 'numbers have no bounds',
    needs: hasField((field) => isShown(field) && (field.minimum !== undefined || field.maximum !== undefined)),
    noticed: /has a (maximum|minimum)$/,
    served: without('minimum', 'maximum', 'exclusiveMinimum'),
  },
  {
    title: 'a pattern is not followed',
    needs: hasField((field) => isShown(field) && field.pattern !== undefined),
    noticed: /follows a pattern/,
    served: without('pattern'),
  },
  {
    title: 'a format is not looked at',
    needs: hasField((field) => isShown(field) && ['cpf', 'cep', 'hora', 'email', 'cnpj'].includes(field.format ?? '')),
    noticed: /has its format/,
    served: without('format'),
  },
  {
    title: 'a closed list is open',
    needs: hasField((field) => isShown(field) && field.oneOf !== undefined && field.type === 'string'),
    noticed: /is of a closed list/,
    served: without('oneOf', 'enum'),
  },
  {
    title: 'defaults are forgotten',
    needs: hasField(({ default: value, 'x-field': hint }) => value !== undefined && hint?.visibleWhen === undefined),
    noticed: /^a new record begins with the defaults/,
    served: without('default'),
  },
  {
    title: 'hidden fields count',
    needs: hasField(({ type, 'x-field': hint }) => type === 'string' && hint?.visibleWhen !== undefined),
    noticed: /^a hidden field does not count/,
    served: (schema) =>
      rewrite(schema, ({ 'x-field': hint, ...one }) => {
        const { visibleWhen: _, ...rest } = hint ?? {}
        return hint ? { ...one, 'x-field': rest } : one
      }),
  },
  {
    title: 'checks between fields are not run',
    needs: (schema) => (schema['x-entity']?.checks ?? []).some(({ check }) => check === 'periodo' || check === 'faixa'),
    noticed: /^refuses: (periodo|faixa)/,
    served: (schema) => withX(schema, { checks: [] }),
  },
  {
    title: 'a secret is told',
    needs: hasField(({ writeOnly }) => writeOnly === true),
    noticed: /^what is only written does not come out/,
    served: without('writeOnly'),
  },
  {
    title: 'what only the system sets can be set',
    needs: hasField(({ readOnly, 'x-field': hint }) => readOnly === true && hint?.inForce === undefined),
    noticed: /^id, version and read-only fields/,
    served: without('readOnly'),
  },
  {
    title: 'companies see each other',
    needs: (schema) => schema['x-entity']?.scope === 'empresa',
    noticed: /^another company does not see/,
    served: (schema) => withX(schema, { scope: 'global' }),
  },
  {
    title: 'no authority is asked for',
    needs: always,
    noticed: /^without authority one may not/,
    served: (schema) => withX(schema, { authority: 'LOGIN' }),
  },
  {
    title: 'a list loses a filter',
    needs: always,
    noticed: /^filters by each column/,
    request: (request) => withUrl(request, urlOf(request).replace(/(\?|&)filter=%7B%22(?!id)[^&]*/, '$1')),
  },
  {
    title: 'a list is in no order',
    needs: always,
    noticed: /^sorts by/,
    request: (request) => withUrl(request, urlOf(request).replace(/sort=%5B[^&]*/, '')),
  },
  {
    title: 'a version is not compared',
    needs: always,
    noticed: /^loses no change/,
    request(request) {
      const { payload } = request
      if (!changes(request) || typeof payload !== 'object' || payload === null || !('versao' in payload))
        return undefined
      // a stale version becomes the one that is stored
      return payload.versao === 1 ? { ...request, payload: { ...payload, versao: 2 } } : undefined
    },
  },
  {
    title: 'unknown names pass',
    needs: always,
    noticed: /^refuses unknown names/,
    request(request) {
      const { payload } = request
      if (typeof payload !== 'object' || payload === null || !('campoQueNaoExiste' in payload)) return undefined
      const { campoQueNaoExiste: _, ...rest } = payload
      return { ...request, payload: rest }
    },
  },
  {
    title: 'a deleted record stays',
    needs: always,
    noticed: /^deletes, answers with the record/,
    request: (request) => (request.method === 'DELETE' ? { ...request, method: 'GET', payload: undefined } : undefined),
  },
  {
    title: 'a simulated import stays',
    needs: always,
    noticed: /^what is exported is imported/,
    request: (request) => withUrl(request, urlOf(request).replace('simular=true', 'simular=false')),
  },
]

/** What the generated tests must notice in any definition that can show it. */
export const faults: Fault[] = all.map((fault) => ({
  ...fault,
  needs: (schema) => listed(schema) && fault.needs(schema),
}))
