import { BY_POST, tellsPersons } from '#schemas/runtime/asked.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { commonParameters } from './common.ts'
import { jsonContent, type Operation, type Parameter, type PathItem, parameterRef, type Reference } from './document.ts'

const resolved = (parameter: Parameter | Reference): Parameter | undefined =>
  '$ref' in parameter ? commonParameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter

/** Adds, for each GET whose parameters may hold personal data, the POST variant with the parameters in the body. */
export function addReadsByPost(paths: Record<string, PathItem>): void {
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue
    const all = (get.parameters ?? []).map((given) => ({ given, known: resolved(given) }))
    const asked = all.flatMap(({ known }) => (known?.in === 'query' ? [known] : []))
    if (!tellsPersons(asked.map(({ name }) => name))) continue
    const others = all.filter(({ known }) => known?.in !== 'query').map(({ given }) => given)
    paths[`${path}${BY_POST}`] = { ...paths[`${path}${BY_POST}`], post: byPost(get, asked, others) }
  }
}

/** The POST variant of a GET. @param asked query parameters, moved into the body @param others parameters that stay where they are */
export function byPost(get: Operation, asked: Parameter[], others: (Parameter | Reference)[]): Operation {
  const required = asked.filter((one) => one.required).map(({ name }) => name)
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema, description }) => [name, { ...schema, description }])),
    ...(required.length > 0 ? { required } : {}),
  }
  const note = 'Os parâmetros vão no corpo, e não no endereço; nada é gravado.'
  return {
    ...get,
    operationId: `${get.operationId}.corpo`,
    description: [get.description, note].filter(Boolean).join(' '),
    parameters: [...others, parameterRef('escrita')],
    requestBody: { required: required.length > 0, content: jsonContent(body) },
  }
}
