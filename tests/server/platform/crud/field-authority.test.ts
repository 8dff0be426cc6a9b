import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { errorsOf, json, type Stored } from '#tests/entities/case.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/areas-interesse'
const needed = 'ROLE_LIBERA_SOLICITACAO'
const secret = 'Só para quem aprova'
let app: TestApp
let admin: Client
let without: Client
let stored: Stored
let areasOrganizacionaisIds: number[]

/** The real definitions, with an authority on one field of a small register. */
function withSecretField(): Model {
  const model = loadModel()
  const path = 'captacao/area-interesse'
  const entity = structuredClone(model.entities.get(path)) as Entity
  for (const field of entity.fields) if (field.name === 'observacao') field.hint = { ...field.hint, authority: needed }
  return { ...model, entities: new Map(model.entities).set(path, entity) }
}

beforeAll(async () => {
  app = await createTestApp({ model: withSecretField() })
  admin = await login(app, 'admin')
  without = await app.clientWithout(needed)
  const [area] = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes')).json() as Stored[]
  areasOrganizacionaisIds = [Number(area?.id)]
  const answer = await admin.post(url, { nome: 'Cozinha', observacao: secret, areasOrganizacionaisIds })
  expect(answer.statusCode, answer.body).toBe(201)
  stored = answer.json() as Stored
})
afterAll(() => app?.close())

describe('a field with an authority of its own', () => {
  test('goes out to who has it', async () => {
    expect((await admin.get(`${url}/${stored.id}`)).json()).toMatchObject({ observacao: secret })
    expect((await admin.get(`${url}?sort=observacao,asc`)).statusCode).toBe(200)
    expect((await admin.get(`${url}/exportacao?filter=${json({ id: [stored.id] })}`)).body).toContain(secret)
  })

  test('does not go out to others: record, list, copy, spreadsheet, history', async () => {
    const byId = `filter=${json({ id: [stored.id] })}`
    const calls = [
      `${url}/${stored.id}`,
      `${url}?${byId}`,
      `${url}/${stored.id}/clone`,
      `${url}/${stored.id}/historico`,
      `${url}/exportacao?${byId}`,
      `${url}/opcoes?${byId}`,
    ]
    for (const call of calls) {
      const answer = await without.get(call)
      expect([call, answer.statusCode]).toEqual([call, 200])
      expect([call, answer.body.includes(secret)]).toEqual([call, false])
      expect([call, answer.body.includes('observacao')]).toEqual([call, false])
    }
    expect((await without.delete(`${url}/${(await copy()).id}`)).body).not.toContain(secret)
  })

  test('is neither sorted nor filtered by', async () => {
    for (const query of [
      'sort=observacao,asc',
      `sort=${json(['observacao', 'ASC'])}`,
      `filter=${json({ observacao: secret })}`,
      `filter=${json({ observacao_contem: 'quem' })}`,
      'observacao=x',
    ])
      expect([query, (await without.get(`${url}?${query}`)).statusCode]).toEqual([query, 400])
  })

  test('who does not see it neither changes nor erases it', async () => {
    const one = await copy()
    const at = `${url}/${one.id}`
    const seen = (await without.get(at)).json() as Stored
    const saved = await without.put(at, { ...seen, nome: 'Copa' })
    expect([saved.statusCode, errorsOf(saved)]).toEqual([200, []])
    expect((await admin.get(at)).json()).toMatchObject({ nome: 'Copa', observacao: secret })
    await without.put(at, { ...(saved.json() as Stored), observacao: 'Mudei' })
    await without.patch(at, { versao: (await admin.get(at)).json().versao, observacao: null })
    expect((await admin.get(at)).json()).toMatchObject({ observacao: secret })
    const made = await without.post(url, { nome: 'Adega', observacao: 'Inventei', areasOrganizacionaisIds })
    if (made.statusCode === 201)
      expect((await admin.get(`${url}/${made.json().id}`)).json()).not.toHaveProperty('observacao')
    else expect(made.statusCode).toBe(400)
  })

  test('nor by a spreadsheet', async () => {
    const sheet = `Nome;Áreas Organizacionais;Observação\nDespensa;${areasOrganizacionaisIds[0]};Pela planilha\n`
    const answer = await without.upload(`${url}/importacao`, 'areas.csv', sheet, 'text/csv')
    expect([answer.statusCode, answer.json().importados]).toEqual([200, 1])
    const [row] = (await admin.get(`${url}?filter=${json({ nome: 'Despensa' })}`)).json() as Stored[]
    expect(row).not.toHaveProperty('observacao')
  })
})

async function copy(): Promise<Stored> {
  return (await admin.post(url, { nome: 'Outra', observacao: secret, areasOrganizacionaisIds })).json() as Stored
}
