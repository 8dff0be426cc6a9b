import type { Model } from '#schemas/load.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'

/** Stands in every text of records that the session may not see: an answer with it is a leak. */
export const MARK = 'Ж1Ж'

const rows = async <T>(app: TestApp, text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

/** Puts the mark into what the records of an entity are called. @param where over the table: which of them */
export async function markLabels(app: TestApp, entity: Entity, where: string): Promise<void> {
  for (const path of entity.label) {
    const field = fieldAt(entity, path)
    if (field?.type !== 'string' || field.options || field.format || field.computed || field.target) continue
    const column = toSnakeCase(path.replaceAll('.', '_'))
    const most = field.schema.maxLength ?? 1000
    // too short to hold it; what stands beside it does
    if (most < 25 && entity.label.length > 1) continue
    await rows(
      app,
      `update ${entity.table} set ${column} = left(${column}, greatest(${most} - 20, 1)) || ' ${MARK} ' || id where ${where}`,
    )
  }
}

/** Routes with what they are asked with. */
export interface Walk {
  app: TestApp
  client: Client
  /** ids of records out of reach, by entity path */
  ids: Map<string, number[]>
  /** which addresses are asked; absent: all */
  asks?(url: string): boolean
  /** headers of each call */
  headers?: Record<string, string>
  /** gives the statements that were sent to the database since it was asked last */
  statements(): string[]
}

/** A call for what is out of reach, and its answer. */
export interface Told {
  call: string
  code: number
  body: string
  /** how it differs from the same call for what is not there at all, in its answer or in the work it made */
  difference?: string
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object
}

/** What ends the session that asks, is not of users, or is no JSON of ours. */
const elsewhere = /\/(logout|login)|^\/api\/externo|^\/api\/docs|^\/(?!api\/)|\/senha$|userinfo\/(empresa|sessoes)/

/** Ids of nothing: a record's, and a file's or a task's. */
const [MISSING, MISSING_UUID] = [987_654_321, '0b5c0e9e-0000-4000-8000-00000000ffff']

/**
 * Asks every operation for the records out of reach, by their ids, by filters and by words, and for records that are not there: whoever may not see one
 * finds no difference, not in the time it takes either, which is that of the statements.
 */
export async function walk(given: Walk, told: (answer: Told) => void) {
  const { app, ids } = given
  const entities = byRoute(app.fastify.prumo.model)
  const files = await rows<{ id: string }>(app, 'select id from arquivo where empresa_id = 1 limit 1')
  const tasks = await rows<{ id: string }>(app, 'select id from tarefa where empresa_id = 1 limit 1')
  for (const { method, url } of app.fastify.guardedRoutes) {
    if (elsewhere.test(url) || ['HEAD', 'OPTIONS'].includes(method) || given.asks?.(url) === false) continue
    const entity = entityOf(entities, url)
    const own = ids.get(entity?.path ?? '')
    const special = url.includes('/arquivos/') ? files : url.includes('/tarefas/') ? tasks : undefined
    const targets: (string | number)[] = special?.map(({ id }) => id) ?? own?.slice(0, 2) ?? [1, 2]
    // a batch's number, say, is not the record's
    const isRecord = !url.includes(':') || url.startsWith(`/api/${entity?.route}/:`)
    const hidden = special !== undefined || (own !== undefined && isRecord)
    const missing = targets.map((_, i) => (special ? MISSING_UUID : MISSING + i))
    const others = callsOf(method as Call['method'], url, missing)
    for (const [i, call] of callsOf(method as Call['method'], url, targets).entries()) {
      const other = others[i]
      const answer = await ask(given, call)
      const seen = (one: Answer) => seenOf(one, [...targets, ...missing])
      // a session is read anew every second, by whichever call comes then
      const difference =
        hidden && other && (await app.clock.stand(() => differenceOf(given, call, other, seen, answer)))
      const { code, body } = answer
      const asked = `${call.method} ${call.url} ${JSON.stringify(call.payload ?? '')}`
      told({ call: asked, code, body, ...(difference ? { difference } : {}) })
    }
  }
}

type Answer = { code: number; body: string; binary: boolean; statements: string[] }

async function ask({ client, headers, statements }: Walk, call: Call): Promise<Answer> {
  statements()
  const answer = await client.send({ ...call, headers: { ...headers } })
  const binary = !/json|text/.test(String(answer.headers['content-type'] ?? 'text'))
  return { code: answer.statusCode, body: answer.body, binary, statements: statements() }
}

/** @param there a call for what is hidden, with its first answer @param other the same for what is not there @param seen all that one can see of an answer */
async function differenceOf(given: Walk, there: Call, other: Call, seen: (answer: Answer) => string, first: Answer) {
  if (seen(first) === seen(await ask(given, other))) return undefined
  // what is kept for a moment was read by the first only
  const again = seen(await ask(given, there))
  const none = seen(await ask(given, other))
  return again === none ? undefined : `${again}\n\nand of what is not there\n\n${none}`
}

/** What each answer has anew: when it was made, and the number of the batch it began. */
const ANEW = /"(loteId|criadoEm)":("[^"]*"|\d+)/g

const INSTANT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g
/** The moment of an answer, as a default of a new record: two answers are not given at the same one. */
const isNow = (instant: string): boolean => Math.abs(Date.now() - Date.parse(instant.slice(1, -1))) < 30_000

/** All that one can see of an answer, whatever the ids; a spreadsheet says when it was made. */
function seenOf({ code, body, binary, statements }: Answer, ids: (string | number)[]): string {
  const id = new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])`, 'g')
  const told = body.replaceAll(INSTANT, (instant) => (isNow(instant) ? '"agora"' : instant))
  return [code, binary ? '' : told.replaceAll(id, '#').replaceAll(ANEW, ''), ...statements].join('\n')
}

function callsOf(method: Call['method'], url: string, targets: (string | number)[]): Call[] {
  const at = (id: string | number) => url.replace(/:\w+|\*/g, String(id))
  const [first = 1] = targets
  const byPost = method === 'POST' && url.endsWith(BY_POST)
  if (method !== 'GET' && !byPost)
    return targets.slice(0, 1).map((id) => ({ method, url: at(id), payload: bodyFor(id) }))
  if (url.includes(':') && !byPost) return targets.map((id) => ({ method, url: at(id) }))
  const filter = encodeURIComponent(JSON.stringify({ id: targets }))
  const queries = [
    `id=${first}&empresaId=1`,
    `filter=${filter}`,
    `q=${encodeURIComponent(MARK)}`,
    'size=100&range=[0,99]',
  ]
  // the same code answers as in the address: asked for records by their ids, and by words
  if (byPost)
    return queries
      .slice(1, 3)
      .map((query) => ({ method, url: at(first), payload: Object.fromEntries(new URLSearchParams(query)) }))
  return queries.map((query) => ({ method, url: `${url}?${query}` }))
}

const bodyFor = (id: string | number): object => ({
  id,
  versao: 1,
  empresaId: 1,
  empresa: { id: 1 },
  nome: 'Invadida',
  descricao: 'Invadida',
  ids: [id],
  registros: [{ id, versao: 1 }],
  valores: { nome: 'Invadida', descricao: 'Invadida' },
  entidade: 'captacao/candidato',
})

function byRoute(model: Model): [string, Entity][] {
  const named = [...model.entities.values()].flatMap((entity) =>
    entity.route ? [[`/api/${entity.route}`, entity] as [string, Entity]] : [],
  )
  return named.sort(([a], [b]) => b.length - a.length)
}

const entityOf = (entities: [string, Entity][], url: string): Entity | undefined =>
  entities.find(([route]) => url === route || url.startsWith(`${route}/`))?.[1]

/** One fingerprint per table of the rows a condition finds. */
export async function fingerprint(app: TestApp, conditions: Map<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [table, where] of conditions) {
    const text = `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${table}" t where ${where}`
    found[table] = (await rows<{ print: string }>(app, text))[0]?.print ?? ''
  }
  return found
}
