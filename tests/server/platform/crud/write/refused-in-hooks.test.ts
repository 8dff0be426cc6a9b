import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { errorsOf, type Stored } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { entity } from '#tests/generator/project.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const text: JsonSchema = { type: 'string', maxLength: 10 }
const doors = '/api/exemplo/portas'

/** What the hooks of the register do with a record of this name. */
const deeds: Record<string, (ctx: Ctx, record: RecordData) => Promise<void> | void> = {
  minimo: (_ctx, record) => {
    record.andar = -1
  },
  comprido: (_ctx, record) => {
    record.cor = 'comprido demais'
  },
  vazio: (_ctx, record) => {
    record.nome = undefined
  },
}
/** The same, by statements of their own. */
const statements: Record<string, string> = {
  lista: `update porta set situacao = 'Z' where id = $1`,
  linha: `update porta_item set peso = -1 where porta_id = $1`,
  outra: `update chave set copias = 0 where $1 > 0`,
  repetida: `update chave set nome = 'Mestra' where nome = 'Reserva' and $1 > 0`,
  sua: `update porta set codigo = 'X1' where id = $1`,
}

let app: TestApp
let admin: Client
beforeAll(async () => {
  const { model, mistakes } = loadWorld([
    {
      file: 'exemplo/porta.json',
      schema: entity(
        {
          nome: text,
          cor: { ...text, title: 'Cor' },
          codigo: { ...text, title: 'Código da porta' },
          andar: { type: 'integer', minimum: 0, title: 'Andar' },
          situacao: { enum: ['A', 'F'], title: 'Situação' },
          itens: { type: 'array', items: { $ref: 'porta-item.json' }, title: 'Itens' },
        },
        {
          route: 'exemplo/portas',
          unique: [['codigo']],
          actions: [{ name: 'pinta', title: 'Pintar' }],
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
      schema: entity(
        { nome: text, copias: { type: 'integer', minimum: 1, title: 'Cópias' } },
        { route: 'exemplo/chaves', unique: [['nome']], plural: 'Chaves' },
        { title: 'Chave' },
      ),
    },
  ])
  expect(mistakes.join()).toBe('')
  registry['exemplo/porta'] = {
    hooks: {
      beforeSave: (ctx, record) => deeds[String(record.nome)]?.(ctx, record),
      async afterSave(ctx, record) {
        const statement = statements[String(record.nome)]
        if (statement) await run(ctx.db, statement, [record.id])
      },
    },
    actions: {
      async pinta({ db }, { record }) {
        await run(db, 'update porta set andar = -5 where id = $1', [record.id])
      },
    },
  }
  app = await serveWorld(model)
  admin = await login(app, 'admin')
  for (const nome of ['Mestra', 'Reserva']) await admin.post('/api/exemplo/chaves', { nome, copias: 2 })
  await admin.post(doors, { nome: 'Primeira', codigo: 'X1' })
})
afterAll(async () => {
  delete registry['exemplo/porta']
  await app?.close()
})

describe('what the database refuses inside a hook is told as the form would have', () => {
  const portas = async () => (await app.database.pool.query('select count(*) from porta')).rows[0]

  test.each([
    ['minimo', 400, [{ field: 'andar', message: 'Andar deve ser maior ou igual a 0' }]],
    ['comprido', 400, [{ field: 'cor', message: 'Cor deve ter no máximo 10 caracteres' }]],
    ['vazio', 400, [{ field: 'nome', message: 'nome é obrigatório' }]],
    ['lista', 400, [{ field: 'situacao', message: 'Situação não é uma opção válida' }]],
    ['linha', 400, [{ field: 'itens.peso', message: 'Peso deve ser maior ou igual a 0' }]],
    ['outra', 400, [{ message: 'Chaves: Cópias deve ser maior ou igual a 1' }]],
    ['repetida', 409, [{ message: 'Chaves: Já existe um registro com o mesmo valor em nome' }]],
    ['sua', 409, [{ field: 'codigo', message: 'Já existe um registro com o mesmo valor em Código da porta' }]],
  ])('%s', async (nome, status, expected) => {
    const before = await portas()
    const answer = await admin.post(doors, { nome, itens: [{ titulo: 'Trinco', peso: 1 }] })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([
      status,
      expected.map((error) => expect.objectContaining(error)),
    ])
    if (!('field' in (expected[0] ?? {}))) expect(errorsOf(answer)[0]).not.toHaveProperty('field')
    expect(await portas()).toEqual(before)
  })

  test('inside an action, too', async () => {
    const [door] = (await admin.get(doors)).json() as [Stored]
    const answer = await admin.put(`${doors}/${door.id}/pinta`, {})
    expect([answer.statusCode, answer.json().message, errorsOf(answer)]).toEqual([
      400,
      'Andar deve ser maior ou igual a 0',
      [expect.objectContaining({ field: 'andar', message: 'Andar deve ser maior ou igual a 0' })],
    ])
  })
})
