import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import type { OpenApiDocument } from '#server/platform/openapi/document.ts'
import { type Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { isHealthy } from './bad-input.ts'

/** A call that takes a body, as the API's description has it. */
interface Call {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body: JsonSchema
  /** of a record: its fields are gone through elsewhere (bad-input-calls.test.ts) */
  isRecord: boolean
}

let app: TestApp
let document: OpenApiDocument
let admin: Client
let candidato: Client
let calls: Call[]
const ids = new Map<string, number>()

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  candidato = await loginCandidato(app)
  document = (await admin.get('/api/docs/json')).json() as OpenApiDocument
  calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): Call[] => {
      const schema = operation.requestBody?.content['application/json']?.schema as JsonSchema | undefined
      if (!schema || elsewhere.test(path)) return []
      const body = resolved(schema)
      return [{ method: method.toUpperCase() as Call['method'], path, body, isRecord: schema.$ref !== undefined }]
    }),
  )
  for (const { route, table } of app.fastify.prumo.model.entities.values()) {
    if (!route) continue
    const [row] = (await app.database.pool.query<{ id: number }>(`select id from ${table} order by id limit 1`)).rows
    if (row) ids.set(`/${route}`, Number(row.id))
  }
})
afterAll(() => app?.close())

/** What ends or changes the session that asks. */
const elsewhere = /\/(login|logout|setup)\b|senha$|userinfo\/(empresa|sessoes)|consulta$/

const resolved = (schema: JsonSchema): JsonSchema => {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1]
  return name === undefined ? schema : ((document.components.schemas as Record<string, JsonSchema>)[name] ?? schema)
}

/** The address about a record that is there, where its register has one. */
function addressOf(path: string): string {
  const known = [...ids].filter(([route]) => path.startsWith(`${route}/`)).sort(([a], [b]) => b.length - a.length)[0]
  return `/api${path.replace(/\{\w+\}/g, String(known?.[1] ?? 1))}`
}

const send = (call: Call, payload: unknown) =>
  (call.path.startsWith('/externo') ? candidato : admin).send({
    method: call.method,
    url: addressOf(call.path),
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })

/** The smallest value that a schema takes. */
function valueFor(given: JsonSchema): unknown {
  const schema = resolved(given)
  const choice = schema.const ?? schema.enum?.[0] ?? schema.oneOf?.[0]?.const
  if (choice !== undefined) return choice
  if (schema.anyOf?.[0]) return valueFor(schema.anyOf[0])
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return false
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueFor(schema.items ?? {}))
    case 'object':
      return bodyFor(schema)
    default:
      return 'x'.repeat(Math.max(schema.minLength ?? 1, 1))
  }
}

const bodyFor = (schema: JsonSchema): RecordData =>
  Object.fromEntries((schema.required ?? []).map((name) => [name, valueFor(schema.properties?.[name] ?? {})]))

/** Values that a property of this type does not take. */
function misfits(given: JsonSchema): unknown[] {
  const schema = resolved(given)
  switch (schema.type) {
    case 'string':
      return [[1, 2], { a: 1 }, 7]
    case 'integer':
    case 'number':
      return ['x', [1, 2], { a: 1 }]
    case 'boolean':
      return ['x', [1, 2], { a: 1 }]
    case 'object':
      return ['x', [1, 2], 7]
    case 'array': {
      const item = resolved(schema.items ?? {})
      const wrong = item.type === 'object' ? [1, 2] : [{ a: [] }]
      const incomplete = item.type === 'object' && item.required?.length ? [[{}]] : []
      return ['x', 7, { a: 1 }, ...(item.type === undefined ? [] : [wrong]), ...incomplete]
    }
    default:
      return []
  }
}

/** What is wrong with a call's answer to a body that it has to refuse, or only to survive. */
async function faultOf(call: Call, payload: unknown, mustRefuse: boolean): Promise<string[]> {
  const { statusCode, body } = await send(call, payload)
  const right = mustRefuse ? statusCode >= 400 && statusCode < 500 : statusCode < 500
  return right
    ? []
    : [
        `${call.method} ${call.path} ${JSON.stringify(payload).slice(0, 120)} → ${statusCode} ${body.slice(0, 80).replace(/\s+/g, ' ')}`,
      ]
}

test('no call fails inside or takes a body that lacks what it declares as required', async () => {
  expect(calls.length).toBeGreaterThan(250)
  const faults: string[] = []
  for (const call of calls) {
    const { required = [] } = call.body
    faults.push(...(await faultOf(call, {}, required.length > 0)))
    for (const name of call.isRecord ? [] : required) {
      const { [name]: _, ...rest } = bodyFor(call.body)
      for (const lacking of [rest, { ...rest, [name]: null }]) faults.push(...(await faultOf(call, lacking, true)))
    }
  }
  expect(faults).toEqual([])
  await isHealthy(admin)
}, 120_000)

test('no call fails inside or takes a value of another type than it declares', async () => {
  const faults: string[] = []
  for (const call of calls.filter(({ isRecord }) => !isRecord))
    for (const [name, schema] of Object.entries(call.body.properties ?? {}))
      for (const wrong of misfits(schema))
        faults.push(...(await faultOf(call, { ...bodyFor(call.body), [name]: wrong }, true)))
  expect(faults).toEqual([])
  await isHealthy(admin)
}, 120_000)

test('no call fails inside when a body names what it does not know; where it declares that nothing else may be there, it refuses', async () => {
  const faults: string[] = []
  for (const call of calls) {
    const body = { ...bodyFor(call.body), naoExiste: { a: [1, { b: null }] } }
    faults.push(...(await faultOf(call, body, call.body.additionalProperties === false)))
  }
  expect(faults).toEqual([])
  await isHealthy(admin)
}, 120_000)
