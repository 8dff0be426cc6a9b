import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveDraft } from '#server/features/anonimato/draft.ts'
import { createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { collectionIn, type TestCollection } from './collection.ts'

let app: TestApp
const children: ChildProcess[] = []

beforeAll(async () => {
  app = await createTestApp()
  await app.database.pool.query(
    'create table teste_marca (pesquisa bigint, pessoa bigint, primary key (pesquisa, pessoa))',
  )
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

/** A process of its own, at one work on the collection. */
function processAt(work: string, { key }: TestCollection) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'program.ts'), work], {
    env: { ...process.env, CONNECTION: JSON.stringify(app.database.connection), COLLECTION: JSON.stringify(key) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    ready: once(createInterface({ input: child.stdout }), 'line'),
    ended,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Marks, sealed sheets and drafts. */
async function state(c: TestCollection) {
  const marks = await app.database.pool.query('select from teste_marca where pesquisa = $1', [c.key.registroId])
  return [marks.rowCount, (await c.sealed()).length, (await c.rows('rascunho_selado')).length]
}

/** Until the database has noticed that a process is gone, or that one waits. */
const waiting = (sql: string) =>
  expect.poll(async () => (await app.database.pool.query(sql)).rowCount, { timeout: 20_000 }).toBe(1)

describe('a process that is killed', () => {
  it.each([
    ['before commit', [0, 0, 1]],
    ['after commit', [1, 1, 0]],
  ])(
    'while a sheet is handed in, %s, leaves mark and sheet both or neither, and the draft with them',
    async (work, left) => {
      const c = collectionIn(app)
      await c.open()
      await saveDraft(app.database.kysely, app.fastify.prumo.urn, c.key, { entidade: 'teste/pessoa', id: 1 }, {})
      const process = processAt(work, c)
      await process.ready
      await process.kill()
      await expect.poll(() => state(c), { timeout: 20_000 }).toEqual(left)
    },
  )

  it.each(['empty', 'close'])(
    'while it is to %s an urn leaves the urn as it was; then it is emptied once',
    async (work) => {
      const c = collectionIn(app)
      await c.open()
      await c.deposits(12)
      const before = (await c.sealed()).map(({ id }) => id).sort()
      // the sheets that leave stand before a gate: the urn is emptied and nothing is committed
      const gate = new pg.Client(app.database.connection)
      await gate.connect()
      await gate.query('begin; lock table folha in share mode')
      const process = processAt(work, c)
      await waiting("select from pg_locks where relation = 'folha'::regclass and not granted")
      await process.kill()
      await gate.query('rollback')
      await gate.end()
      await expect.poll(async () => (await c.sealed()).map(({ id }) => id).sort()).toEqual(before)
      expect(await c.sheets()).toEqual([])
      await c[work === 'empty' ? 'empty' : 'close']()
      await c.close()
      expect([(await c.sheets()).length, (await c.sealed()).length]).toEqual([12, 0])
    },
  )
})

describe('two processes', () => {
  it('that empty and close one urn at the same moment take each sheet out once', async () => {
    const c = collectionIn(app)
    await c.open()
    for (let i = 0; i < 30; i++) await c.deposit({ respostas: { marca: i } })
    const processes = ['empty', 'empty', 'close', 'close'].map((work) => processAt(work, c))
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
    const marks = (await c.sheets()).map(({ respostas }) => Number(respostas.marca)).sort((a, b) => a - b)
    expect(marks).toEqual(Array.from({ length: 30 }, (_, i) => i))
    expect(await c.sealed()).toEqual([])
  })

  it('lose none of two hundred who hand in at once while the urn is emptied, and take none after the closing', async () => {
    const c = collectionIn(app)
    await c.open()
    const work = Array.from({ length: 200 }, (_, i) => c.deposit({ respostas: { marca: i } }))
    for (let i = 0; i < 5; i++) await c.empty()
    await Promise.all(work)
    const late = [c.close(), ...Array.from({ length: 20 }, (_, i) => c.deposit({ respostas: { marca: 200 + i } }))]
    const took = (await Promise.allSettled(late)).slice(1).filter(({ status }) => status === 'fulfilled').length
    expect((await c.sheets()).length).toBe(200 + took)
    expect(await c.sealed()).toEqual([])
  })
})
