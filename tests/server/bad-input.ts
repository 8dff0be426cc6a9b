import { expect } from 'vitest'
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
