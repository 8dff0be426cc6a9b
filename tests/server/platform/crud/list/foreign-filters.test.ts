import { afterAll, beforeAll, expect, test } from 'vitest'
import { leafFields } from '#schemas/runtime/paths.ts'
import { json } from '#tests/entities/case.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const filtered = (client: Client, route: string, name: string, value: unknown) =>
  client.get(`/api/${route}?filter=${json({ [name]: value })}`)

/** Every list with a reference, and what it refers to. */
function* hops() {
  const { entities } = app.fastify.prumo.model
  for (const entity of entities.values()) {
    if (!entity.route || entity.single || entity.route.includes('{')) continue
    for (const field of leafFields(entity.fields)) {
      const target = field.kind === 'reference' && field.target ? entities.get(field.target) : undefined
      if (target) yield { entity, field, target }
    }
  }
}

test('through a reference nobody asks for what does not leave the server: passwords are not guessed letter by letter', async () => {
  let asked = 0
  for (const { entity, field, target } of hops())
    for (const secret of leafFields(target.fields).filter(({ writeOnly }) => writeOnly)) {
      for (const suffix of ['', '_contem', '_gte']) {
        const answer = await filtered(admin, entity.route ?? '', `${field.path}.${secret.path}${suffix}`, '$')
        expect([entity.path, secret.path, answer.statusCode]).toEqual([entity.path, secret.path, 400])
        expect(answer.json().message).toBe(`Filtro desconhecido: ${field.path}.${secret.path}${suffix}`)
        asked++
      }
    }
  expect(asked).toBeGreaterThan(0)
})

test('who may not read a register does not search it by the filter of another', async () => {
  const at = 'captacao/candidato-solicitacoes'
  const name = 'candidato.pessoal.cpf'
  expect((await filtered(admin, at, name, '52998224725')).statusCode).toBe(200)
  const { authority } = app.fastify.prumo.model.entities.get('captacao/candidato') ?? {}
  const other = await app.clientWithout(authority?.read ?? '')
  const refused = await filtered(other, at, name, '52998224725')
  expect([refused.statusCode, refused.json().message]).toEqual([400, `Filtro desconhecido: ${name}`])
})
