import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Stored } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { entity } from '#tests/generator/project.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const searched = (format?: string): JsonSchema => ({
  type: 'string',
  maxLength: 60,
  ...(format ? { format } : {}),
  'x-field': { search: true, lgpd: { class: 'nenhum' } },
})

let app: TestApp
let admin: Client
beforeAll(async () => {
  const contact = entity(
    { nome: searched(), cnpj: searched('cnpj'), fone: searched('telefone'), ddd: searched('ddd'), numero: searched() },
    { route: 'exemplo/fornecedores', list: { columns: ['nome'] } },
  )
  const { model, mistakes } = loadWorld([{ file: 'exemplo/fornecedor.json', schema: contact }])
  expect(mistakes.join()).toBe('')
  app = await serveWorld(model)
  admin = await login(app, 'admin')
  const bodies = [
    { nome: 'Tecelagem Sol 3-B', cnpj: '11.222.333/0001-81', fone: '(85) 98888-7777' },
    { nome: 'Oficina 3B', ddd: '85', numero: '32211234' },
  ]
  for (const body of bodies) {
    const answer = await admin.post('/api/exemplo/fornecedores', body)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  }
})
afterAll(() => app?.close())

async function found(url: string, q: string): Promise<unknown[]> {
  const answer = await admin.get(`${url}?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  return (answer.json() as Stored[]).map(({ nome }) => nome)
}

test.each([
  ['529.982.247-25', 1],
  ['529.982', 1],
  ['52998224725', 1],
  ['529 982', 1],
  ['529.982.247-26', 0],
])('a candidate is found by %s as people write a CPF', async (q, count) => {
  const names = await found('/api/captacao/candidatos', q)
  expect(names.length).toBeGreaterThanOrEqual(count)
  if (count === 0) expect(names).toEqual([])
  else {
    const [first] = names
    expect(await found('/api/captacao/candidatos', `${String(first).split(' ')[0]} 529.982.247-25`)).toContain(first)
  }
})

test.each([
  ['11.222.333/0001-81', ['Tecelagem Sol 3-B']],
  ['11.222.333', ['Tecelagem Sol 3-B']],
  ['(85) 98888-7777', ['Tecelagem Sol 3-B']],
  ['98888-7777', ['Tecelagem Sol 3-B']],
  ['sol (85) 98888-7777', ['Tecelagem Sol 3-B']],
  ['(85) 3221-1234', ['Oficina 3B']],
  ['oficina (85) 98888-7777', []],
  ['sol 3-b', ['Tecelagem Sol 3-B']],
  ['11.222.333/0002-81', []],
])('%s finds what is stored without its mask, and what is written like it', async (q, names) => {
  expect(await found('/api/exemplo/fornecedores', q)).toEqual(names)
})
