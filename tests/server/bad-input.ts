import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Field } from '#schemas/runtime/model.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'
import type { Client, Response, TestApp } from '#tests/helpers/app.ts'

/** Every table's number of rows and the trail's last line: what a refused call must leave as it was. */
export async function fingerprint({ database }: TestApp): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('sessao', 'tentativa_login', 'aparelho_conhecido', 'registro_seguranca') order by 1`,
  )
  const counts = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::text || coalesce(max(xmin::text::bigint)::text, '') as state from ${name}`,
  )
  const all = await database.pool.query<{ name: string; state: string }>(counts.join(' union all '))
  return Object.fromEntries(all.rows.map(({ name, state }) => [name, state]))
}

/** A refusal as the contract has it: a 4xx with a Portuguese message, and nothing of the inside of the product. */
export function isRefusal(what: string, answer: Response, allowed?: readonly number[]): void {
  expect([what, answer.statusCode >= 400 && answer.statusCode < 500, answer.statusCode]).toEqual([
    what,
    true,
    answer.statusCode,
  ])
  if (allowed)
    expect([what, allowed.includes(answer.statusCode), answer.statusCode]).toEqual([what, true, answer.statusCode])
  expect(String(answer.headers['content-type'])).toContain('application/json')
  const { message, errors } = answer.json() as { message: string; errors: { code: string; message: string }[] }
  expect([what, portuguese(message), message]).toEqual([what, true, message])
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error.code).toMatch(/^[A-Z_]+$/)
    expect([what, portuguese(error.message), error.message]).toEqual([what, true, error.message])
  }
  expect(answer.body).not.toMatch(/syntax error|violates|node_modules|\bat .*\.ts:\d+|undefined|\[object/)
}

/** Words that no Portuguese message of ours has, and words of which each has one. */
const portuguese = (text: string): boolean =>
  text.length > 5 && !/\b(must|should|invalid|expected|required|error|unexpected|the|is not)\b/i.test(text)

/** The server answers as ever. */
export async function isHealthy(client: Client): Promise<void> {
  expect((await client.get('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await client.get('/api/captacao/etapas-seletivas')).statusCode).toBe(200)
}

/** Deeply nested JSON text. */
export const nestedJson = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Texts that would do harm if they ever became part of a statement. */
export const sqlTexts = [
  "' or '1'='1",
  "'; drop table etapa_seletiva; --",
  '1; select pg_sleep(5)',
  '") or 1=1 --',
  'id) union select senha from usuario --',
  "\\'; delete from candidato where '1'='1",
  '$1',
  '%',
  '_',
  '{{7*7}}',
]

/** A product, and how its tables stood before the test that runs. */
interface Watched {
  subject: Subject
  before: Record<string, string>
}

/** One product for a file: each test leaves its tables as they were and the server in health. */
export function watchSubject(): Watched {
  const watched = {} as Watched
  beforeAll(async () => {
    watched.subject = await startSubject()
  })
  afterAll(() => watched.subject?.app.close())
  beforeEach(async () => {
    watched.before = await fingerprint(watched.subject.app)
  })
  afterEach(async () => {
    expect(await fingerprint(watched.subject.app)).toEqual(watched.before)
    await isHealthy(watched.subject.admin)
  })
  return watched
}

/** Values that no field of this kind takes. */
export function misfitsOf(field: Field): [what: string, value: unknown][] {
  const found: [string, unknown][] = [['objeto', { a: { b: 1 } }]]
  if (field.kind !== 'references' && field.kind !== 'ids' && field.kind !== 'children' && field.kind !== 'json')
    found.push(['lista', [1, 2]])
  if (field.type !== 'boolean') found.push(['verdadeiro', true])
  if (field.type === 'integer') found.push(['2^31', 2 ** 31], ['-2^53', -(2 ** 53)], ['2^53', 2 ** 53], ['meio', 1.5])
  if (field.type === 'number') found.push(['2^53', 2 ** 53], ['1e300', 1e300])
  if (field.type === 'integer' || field.type === 'number' || field.type === 'boolean') found.push(['texto', 'abc'])
  if (field.type === 'string') found.push(['número', 7], ['NUL', 'a\0b'], ['meio par', 'a\uD800b'])
  if (field.kind === 'reference')
    found.push(
      ['número', 7],
      ['texto', 'abc'],
      ['código texto', { id: '1' }],
      ['código enorme', { id: 2 ** 53 }],
      ['código negativo', { id: -1 }],
      ['código partido', { id: 1.5 }],
    )
  if (field.kind === 'references' || field.kind === 'ids')
    found.push(
      ['número', 7],
      ['lista de textos', ['x']],
      ['códigos enormes', [field.kind === 'ids' ? 2 ** 53 : { id: 2 ** 53 }]],
    )
  return found
}

/** Whether an error stands at the field, inside it or around it. */
export function isNamedIn(answer: { json(): unknown }, field: Field): boolean {
  const { errors } = answer.json() as { errors: { field?: string }[] }
  return errors.some((e) => e.field !== undefined && (e.field.startsWith(field.path) || field.path.startsWith(e.field)))
}
