import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { celulasDe, cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { closeCollection } from '#server/anonimato/close.ts'
import { type CollectionKey, openCollection } from '#server/anonimato/collection.ts'
import { depositSheet } from '#server/anonimato/deposit.ts'
import { saveDraft } from '#server/anonimato/draft.ts'
import { emptyUrn } from '#server/anonimato/empty.ts'
import { readCells } from '#server/anonimato/read.ts'
import type { Sheet } from '#server/anonimato/seal.ts'
import { run } from '#server/crud/sql.ts'
import { loggerOptions } from '#server/logger.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { counted } from '../collection.ts'
import type { Person } from './people.ts'

/** What a product may do wrong. */
export type Leak =
  | 'copy id on the sheet'
  | 'time on the sheet'
  | 'order'
  | 'same transaction'
  | 'request id in the log'
  | 'draft in the trail'
  | 'webhook with the person'
  | 'export below the minimum'

/** What the attacker looks at: a product in which people answer. */
export interface Subject {
  app: TestApp
  /** lines of the server's log since the last call */
  log(): string[]
  open(key: CollectionKey): Promise<void>
  handIn(key: CollectionKey, person: Person): Promise<void>
  empty(key: CollectionKey): Promise<void>
  close(key: CollectionKey): Promise<void>
  /** what HR gets of it: cells with the answers counted in them */
  export(key: CollectionKey): Promise<{ n: number; valores: object; marcas: string[] }[]>
}

const ATRIBUTOS = ['area', 'tempo'] as const
const MARK = 'insert into teste_copia (pesquisa, pessoa, respondida_em) values ($1, $2, $3) returning id'
const TABLE =
  'create table teste_copia (id bigint generated always as identity primary key, pesquisa bigint, pessoa bigint, respondida_em date)'

/**
 * A product with two calls: keep a draft, hand in. A hand-in route of the product's own stands in their place by another `handIn`.
 * @param leak what it does wrong
 */
export async function productWith(shared: { leak?: Leak }): Promise<Subject> {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(...String(chunk).split('\n').filter(Boolean))
      done()
    },
  })
  const app = await createTestApp({
    // everything, also what the product's own level keeps out
    logger: pino({ ...loggerOptions(), level: 'trace' }, stream),
    routes: (fastify) => calls(fastify, shared),
  })
  await emptyTables(app)
  await app.database.pool.query(TABLE)
  const { kysely, pool } = app.database
  const { urn } = app.fastify.prumo
  return {
    app,
    log: () => lines.splice(0),
    open: async (key) => {
      await kysely.transaction().execute((tx) => openCollection(tx, key, { kind: 'PESQUISA', atributos: ATRIBUTOS }))
    },
    async handIn(key, person) {
      const call = (url: string) =>
        app.inject({ method: 'POST', url, payload: { key, person }, headers: { 'x-requested-with': 'prumo' } })
      for (const url of ['/api/teste/rascunho', '/api/teste/entrega']) {
        const { statusCode, body } = await call(url)
        if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
      }
    },
    empty: async (key) => {
      if (shared.leak !== 'order') await emptyUrn(kysely, urn, key)
    },
    async close(key) {
      await kysely.transaction().execute((tx) => closeCollection(tx, urn, key, app.today()))
      if (shared.leak === 'order') await inOrder(pool, key)
      if (shared.leak === 'webhook with the person') await tellPersons(pool, key)
    },
    async export(key) {
      const { celulas } = await readCells(kysely, key, counted)
      const shown = celulas.flatMap(({ n, valores, perguntas }) =>
        n === undefined ? [] : [{ n, valores, marcas: Object.keys(perguntas.marca?.distribuicao ?? {}) }],
      )
      return shared.leak === 'export below the minimum' ? [...shown, ...everyCell(key)] : shown
    },
  }
}

/** The demo's rows say nothing of this, and take time to look through at every step. */
async function emptyTables({ database: { pool } }: TestApp): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migracao'",
  )
  await pool.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')}`)
}

/** What somebody says. */
const sheetOf = ({ atributos, marca, comentario }: Person): Sheet => ({
  atributos,
  respostas: { marca, opcoes: comentario.length > 300 ? ['a', 'b'] : ['a'] },
  comentarios: [{ pergunta: 'p', texto: comentario }],
})

function calls(app: FastifyInstance, shared: { leak?: Leak }): void {
  const options = { config: { authority: 'PUBLIC' }, schema: { hide: true } }
  const { urn, now, today } = app.prumo
  const { kysely } = app.prumo.database
  app.post<{ Body: { key: CollectionKey; person: Person } }>('/api/teste/rascunho', options, async ({ body, log }) => {
    const { key, person } = body
    await saveDraft(kysely, urn, key, { entidade: 'teste/pessoa', id: person.id }, sheetOf(person) as never)
    log.info({ pessoa: person.id }, 'rascunho')
    if (shared.leak === 'draft in the trail')
      await run(
        kysely,
        `insert into auditoria (entidade, registro_id, operacao, campos) values ('teste/pessoa', $1, 'alteracao', $2)`,
        [person.id, JSON.stringify({ rascunho: { para: person.marca } })],
      )
    return {}
  })
  app.post<{ Body: { key: CollectionKey; person: Person } }>('/api/teste/entrega', options, async (request) => {
    const { key, person } = request.body
    await kysely.transaction().execute(async (tx) => {
      const [copia] = await run<{ id: number }>(tx, MARK, [key.registroId, person.id, today()])
      const sheet = sheetOf(person)
      if (shared.leak === 'copy id on the sheet') sheet.respostas.copia = copia?.id ?? 0
      if (shared.leak === 'time on the sheet') sheet.respostas.quando = now().toISOString()
      if (shared.leak === 'request id in the log') sheet.respostas.pedido = request.id
      const who = { entidade: 'teste/pessoa', id: person.id }
      if (shared.leak === 'same transaction') await plain(tx, key, sheet)
      else await depositSheet(tx, urn, key, sheet, who)
    })
    request.log.info({ pessoa: person.id }, 'respondeu')
    return {}
  })
}

/** Not into the urn. */
const plain = (
  tx: Parameters<typeof run>[0],
  { empresaId, registro, registroId, versao }: CollectionKey,
  sheet: Sheet,
) =>
  run(
    tx,
    'insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas) values ($1, $2, $3, $4, $5, $6)',
    [empresaId, registro, registroId, versao, '{}', JSON.stringify(sheet.respostas)],
  )

type Pool = TestApp['database']['pool']

/** Writes the sheets anew as they were handed in. */
async function inOrder(pool: Pool, { registroId }: CollectionKey): Promise<void> {
  const { rows } = await pool.query<{ marca: string; respostas: object }>(
    `select respostas from folha where registro_id = $1`,
    [registroId],
  )
  const order = handedIn.get(registroId) ?? []
  const place = ({ respostas }: { respostas: object }) =>
    order.indexOf(Number(Object.entries(respostas).find(([k]) => k === 'marca')?.[1]))
  await pool.query('delete from folha where registro_id = $1', [registroId])
  for (const { respostas } of rows.sort((a, b) => place(a) - place(b)))
    await pool.query(
      "insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas) values (1, 'teste/prova', $1, 1, '{}', $2)",
      [registroId, JSON.stringify(respostas)],
    )
}

/** By collection, what was said in the order in which it was handed in: for a product that keeps it. */
export const handedIn = new Map<number, number[]>()
/** By collection, whose sheet says what: for a product that remembers. */
export const authors = new Map<number, Map<number, Person>>()

async function tellPersons(pool: Pool, { registroId }: CollectionKey): Promise<void> {
  const { rows } = await pool.query<{ id: string; marca: number }>(
    `select id, (respostas->>'marca')::int as marca from folha where registro_id = $1`,
    [registroId],
  )
  for (const { id, marca } of rows)
    await pool.query(
      `insert into webhook_entrega (empresa_id, webhook_id, entidade, registro_id, evento, campos, autor) values (1, 1, 'folha', 0, 'alteracao', $1, $2)`,
      [JSON.stringify([id]), JSON.stringify({ pessoa: authors.get(registroId)?.get(marca)?.id })],
    )
}

/** Each cell of each cut, however small. */
function everyCell({ registroId }: CollectionKey) {
  const people = [...(authors.get(registroId)?.values() ?? [])]
  const cells = celulasDe(
    people.map(({ atributos }): Atributos => atributos),
    cortesDe(ATRIBUTOS),
  )
  return cells.map(({ valores, membros }) => ({
    n: membros.length,
    valores,
    marcas: membros.map((i) => String(people[i]?.marca)),
  }))
}
