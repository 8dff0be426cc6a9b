import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { snake } from '#schemas/runtime/names.ts'
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
    const column = snake(path.replaceAll('.', '_'))
    const most = field.schema.maxLength ?? 1000
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
  /** headers of each call */
  headers?: Record<string, string>
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object
}

/** What ends the session that asks, is not of users, or is no JSON of ours. */
const elsewhere = /\/(logout|login)|^\/api\/externo|^\/api\/docs|^\/(?!api\/)|\/senha$|userinfo\/(empresa|sessoes)/

/** Asks every operation for the records out of reach, by their ids, by filters and by words. @returns what was asked, with the answers */
export async function walk(
  { app, client, ids, headers }: Walk,
  told: (call: string, body: string, code: number) => void,
) {
  const { model } = app.fastify.prumo
  const entities = byRoute(model)
  const files = await rows<{ id: string }>(app, 'select id from arquivo where empresa_id = 1 limit 1')
  const tasks = await rows<{ id: string }>(app, 'select id from tarefa where empresa_id = 1 limit 1')
  for (const { method, url } of app.fastify.guardedRoutes) {
    if (elsewhere.test(url) || ['HEAD', 'OPTIONS'].includes(method)) continue
    const entity = entityOf(entities, url)
    const own = ids.get(entity?.path ?? '') ?? [1, 2]
    const special = url.includes('/arquivos/') ? files : url.includes('/tarefas/') ? tasks : undefined
    const targets = special ? special.map(({ id }) => id) : own.slice(0, 2)
    for (const call of callsOf(method as Call['method'], url, targets)) {
      const answer = await client.send({ ...call, headers: { ...headers } })
      told(`${call.method} ${call.url} ${JSON.stringify(call.payload ?? '')}`, answer.body, answer.statusCode)
    }
  }
}

function callsOf(method: Call['method'], url: string, targets: (string | number)[]): Call[] {
  const at = (id: string | number) => url.replace(/:\w+|\*/g, String(id))
  const [first = 1] = targets
  if (method !== 'GET') return targets.slice(0, 1).map((id) => ({ method, url: at(id), payload: bodyFor(id) }))
  if (url.includes(':')) return targets.map((id) => ({ method, url: at(id) }))
  const filter = encodeURIComponent(JSON.stringify({ id: targets }))
  const queries = [
    `id=${first}&empresaId=1`,
    `filter=${filter}`,
    `q=${encodeURIComponent(MARK)}`,
    'size=100&range=[0,99]',
  ]
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
