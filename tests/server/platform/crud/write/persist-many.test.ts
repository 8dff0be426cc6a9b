import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { lookUpOnce } from '#server/platform/crud/look-up-once.ts'
import { findManyStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { persistMany, type StoredChange } from '#server/platform/crud/write/persist-many.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { errorsOf } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { entity } from '#tests/generator/project.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const text: JsonSchema = { type: 'string', maxLength: 20 }
const doors = '/api/exemplo/portas'

interface Item extends RecordData {
  id?: number
  titulo: string
  peso?: number
}

/** What becomes of a door, by its place: a field, rows added, changed, moved and gone, a link, nothing, a reference taken away, links by a hook. */
const deeds: ((door: StoredRecord & { itens?: Item[] }) => RecordData)[] = [
  (door) => ({ ...door, cor: 'azul', itens: [...(door.itens ?? []), { titulo: 'Fecho', peso: 3 }] }),
  (door) => ({ ...door, itens: (door.itens ?? []).toReversed().map((item) => ({ ...item, peso: 7 })) }),
  (door) => ({ ...door, preco: 10.55, itens: (door.itens ?? []).slice(1) }),
  (door) => ({ ...door, chaves: (door.chaves as RecordData[]).slice(0, 1) }),
  (door) => door,
  ({ mestra: _, ...door }) => ({ ...door, aberta: true, medidas: [3, 4], itens: (door.itens as Item[]).toReversed() }),
  (door) => ({ ...door, cor: 'verde' }),
]

/** The doors whose names begin so are changed in the order of their names. */
async function changesOf(ctx: Ctx, series: string): Promise<StoredChange[]> {
  const rows = await run<{ id: number }>(ctx.db, 'select id from porta where starts_with(nome, $1) order by nome', [
    series,
  ])
  const found = await findManyStored(
    ctx,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map((door) => [door.id, door]))
  return rows.flatMap(({ id }, i) => {
    const before = byId.get(id)
    if (!before) return []
    const record = deeds[i % deeds.length]?.(structuredClone(before)) ?? before
    return [{ record, before, operation: i % 2 === 0 ? 'pintura' : 'reforma', tolerated: before }]
  })
}

let app: TestApp
let admin: Client
let lookedUp = 0
beforeAll(async () => {
  const { model, mistakes } = loadWorld([
    {
      file: 'exemplo/porta.json',
      schema: entity(
        {
          nome: text,
          cor: { ...text, title: 'Cor' },
          preco: { type: 'number', multipleOf: 0.01, title: 'Preço' },
          aberta: { type: 'boolean', title: 'Aberta' },
          medidas: { type: 'array', items: { type: 'integer' }, title: 'Medidas' },
          andar: { type: 'integer', title: 'Andar', readOnly: true },
          mestra: { title: 'Chave mestra', $ref: 'chave.json#/$defs/ref' },
          chaves: { type: 'array', items: { $ref: 'chave.json#/$defs/ref' }, title: 'Chaves' },
          itens: { type: 'array', items: { $ref: 'porta-item.json' }, title: 'Itens' },
        },
        {
          route: 'exemplo/portas',
          actions: ['junta', 'cada', 'recusa'].map((name) => ({ name, title: name })),
          plural: 'Portas',
        },
        { title: 'Porta', required: ['nome'] },
      ),
    },
    {
      file: 'exemplo/porta-item.json',
      schema: entity({ titulo: text, peso: { type: 'integer', minimum: 0, title: 'Peso' } }),
    },
    {
      file: 'exemplo/chave.json',
      schema: entity({ nome: text }, { route: 'exemplo/chaves', plural: 'Chaves' }, { title: 'Chave' }),
    },
  ])
  expect(mistakes.join()).toBe('')
  registry['exemplo/porta'] = {
    hooks: {
      validate: (_ctx, record) => (record.cor === 'proibida' ? [fieldError('cor', 'Cor proibida')] : []),
      async beforeSave(ctx, record) {
        if (record.cor === 'verde') record.chaves = []
        record.andar = await lookUpOnce(ctx, 'exemplo/porta andar', async () => {
          lookedUp++
          return 4
        })
      },
      async afterSave(ctx, record) {
        await run(ctx.db, 'update chave set nome = nome || $1 where nome like $2', [
          '+',
          `${String(record.nome).slice(0, 2)}%`,
        ])
      },
    },
    actions: {
      junta: async (ctx) => persistMany(ctx, await changesOf(ctx, 'QA')),
      async cada(ctx) {
        for (const change of await changesOf(ctx, 'QB')) await persist(ctx, change)
      },
      async recusa(ctx) {
        const changes = await changesOf(ctx, 'QC')
        for (const { record } of changes.slice(1)) record.cor = 'proibida'
        await persistMany(ctx, changes)
      },
    },
  }
  app = await serveWorld(model)
  admin = await login(app, 'admin')
})
afterAll(async () => {
  delete registry['exemplo/porta']
  await app?.close()
})

async function makeDoors(series: string): Promise<number[]> {
  const chaves: number[] = []
  for (const n of ['1', '2']) chaves.push((await admin.post('/api/exemplo/chaves', { nome: series + n })).json().id)
  const ids: number[] = []
  for (const i of deeds.keys()) {
    const made = await admin.post(doors, {
      nome: `${series}${i}`,
      medidas: [1, 2],
      mestra: { id: chaves[0] },
      chaves: chaves.map((id) => ({ id })),
      itens: [
        { titulo: 'Trinco', peso: 1 },
        { titulo: 'Dobradiça', peso: 2 },
      ],
    })
    expect(made.statusCode).toBe(201)
    ids.push(made.json().id)
  }
  lookedUp = 0
  return ids
}

/** A door and its trail without what two series differ in: ids, names, instants. */
async function toldOf(series: string, ids: number[]): Promise<string> {
  const told: unknown[] = []
  for (const id of ids) {
    told.push((await admin.get(`${doors}/${id}`)).json())
    told.push((await admin.get(`${doors}/${id}/historico`)).json())
  }
  const { rows } = await app.database.pool.query('select nome from chave where starts_with(nome, $1) order by id', [
    series,
  ])
  const text = JSON.stringify([told, rows], (key, value) =>
    key === 'id' || key === 'em' || key === 'data' ? undefined : value,
  )
  return text.replaceAll(series, '')
}

test('many records stored together are as if each had been stored alone', async () => {
  const [together, each] = [await makeDoors('QA'), await makeDoors('QB')]
  expect((await admin.put(`${doors}/${together[0]}/junta`, {})).statusCode).toBe(200)
  const once = lookedUp
  lookedUp = 0
  expect((await admin.put(`${doors}/${each[0]}/cada`, {})).statusCode).toBe(200)
  expect(await toldOf('QA', together)).toBe(await toldOf('QB', each))
  expect([once, lookedUp]).toEqual([1, deeds.length])
  const [first, second, third, , , , green] = await Promise.all(
    together.map(async (id) => (await admin.get(`${doors}/${id}`)).json()),
  )
  expect(first).toMatchObject({ cor: 'azul', andar: 4, versao: 2, itens: [{}, {}, { titulo: 'Fecho', peso: 3 }] })
  expect(second.itens.map(({ titulo, peso }: Item) => [titulo, peso])).toEqual([
    ['Dobradiça', 7],
    ['Trinco', 7],
  ])
  expect([third.preco, third.itens.length]).toEqual([10.55, 1])
  expect(green).not.toHaveProperty('chaves')
})

test('where one of them is refused, none is stored', async () => {
  const ids = await makeDoors('QC')
  const before = await toldOf('QC', ids)
  const refused = await admin.put(`${doors}/${ids[0]}/recusa`, {})
  expect([refused.statusCode, errorsOf(refused)]).toEqual([
    400,
    [expect.objectContaining({ field: 'cor', message: 'Cor proibida' })],
  ])
  expect(await toldOf('QC', ids)).toBe(before)
})
