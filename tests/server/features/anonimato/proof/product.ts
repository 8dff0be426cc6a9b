import type { FastifyInstance } from 'fastify'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { type CollectionKey, openCollection } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { saveDraft } from '#server/features/anonimato/draft.ts'
import { emptyUrn } from '#server/features/anonimato/empty.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import { run } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { counted } from '../collection.ts'
import { everyCell, inOrder, type Leak, tellPersons, trailDraft } from './leaks.ts'
import { type Person, peopleOf } from './people.ts'
import { type Subject, wholeLog } from './subject.ts'

const ATRIBUTOS = ['area', 'tempo'] as const
let last = 50_000
const MARK = 'insert into teste_copia (pesquisa, pessoa, respondida_em) values ($1, $2, $3) returning id'
const TABLE =
  'create table teste_copia (id bigint generated always as identity primary key, pesquisa bigint, pessoa bigint, respondida_em date)'

/**
 * A product with two calls: keep a draft, hand in. A hand-in route of the product's own stands in their place by another `handIn`.
 * @param leak what it does wrong
 */
export async function productWith(shared: { leak?: Leak }): Promise<Subject> {
  const { logger, log } = wholeLog()
  const app = await createTestApp({
    logger,
    routes: (fastify) => calls(fastify, shared),
  })
  await emptyTables(app)
  await app.database.pool.query(TABLE)
  const { kysely, pool } = app.database
  const { urn } = app.fastify.prumo
  const call = async (url: string, payload: { key: CollectionKey; person: Person }) => {
    const headers = { 'x-requested-with': 'prumo' }
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers })
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
  }
  return {
    app,
    log,
    async open(seed, count) {
      const key: CollectionKey = { empresaId: 1, registro: 'teste/prova', registroId: ++last, versao: 1 }
      await kysely.transaction().execute((tx) => openCollection(tx, key, { kind: 'PESQUISA', atributos: ATRIBUTOS }))
      return { key, ...peopleOf(seed, count) }
    },
    draft: (key, person) => call('/api/teste/rascunho', { key, person }),
    handIn: (key, person) => call('/api/teste/entrega', { key, person }),
    empty: async (key) => shared.leak !== 'order' && emptyUrn(kysely, urn, key),
    async close(key) {
      await kysely.transaction().execute((tx) => closeCollection(tx, urn, key, app.today()))
      if (shared.leak === 'order') await inOrder(pool, key, 'marca')
      if (shared.leak === 'webhook with the person') await tellPersons(pool, key, 'marca')
    },
    async export(key) {
      const { celulas } = await readCells(kysely, key, counted)
      const shown = celulas.flatMap(({ n, valores, perguntas }) =>
        n === undefined ? [] : [{ n, valores, marcas: Object.keys(perguntas.marca?.distribuicao ?? {}) }],
      )
      return shared.leak === 'export below the minimum' ? [...shown, ...everyCell(key, ATRIBUTOS)] : shown
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
    if (shared.leak === 'draft in the trail') await trailDraft(app.prumo.database.pool, 'teste/pessoa', person)
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
