import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { createCertified, type peopleOf, type Talent } from '#tests/server/features/notices/people.ts'

const url = '/api/gestao-talentos/relatorios/vencimentos'
const tipos = ['gestao-talentos/talento:certificado']
let app: TestApp
let admin: Client
let manager: Client
let people: ReturnType<typeof peopleOf>
let ana: Talent
let bia: Talent

const rowsOf = async (client: Client, filters: RecordData = {}): Promise<RecordData[]> => {
  const answer = await client.post(url, { filters: { situacao: 'TODOS', tipos, ...filters }, formato: 'json' })
  if (answer.statusCode === 404) return []
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { linhas: RecordData[] }).linhas
}

beforeAll(async () => {
  ;({ app, admin, people, ana, bia, manager } = await createCertified(1))
})
afterAll(() => app?.close())

test('[REL-gestao-talentos/vencimentos: rows] the rows are those of the list, with their place and how long it takes', async () => {
  expect(await rowsOf(admin)).toMatchObject([
    { dia: people.inDays(-1), falta: 'ontem', registro: bia.nome, item: 'NR-35', area: bia.areaOrganizacional.nome },
    {
      dia: people.inDays(5),
      falta: 'em 5 dias',
      registro: ana.nome,
      item: 'NR-10',
      vencimento: 'Talento: Validade do certificado',
    },
  ])
  expect(await rowsOf(admin, { situacao: 'VENCIDOS' })).toHaveLength(1)
  expect(await rowsOf(admin, { dias: 4 })).toHaveLength(1)
  expect(await rowsOf(admin, { q: ana.nome, areasIds: [ana.areaOrganizacional.id] })).toHaveLength(1)
})

test('[REL-gestao-talentos/vencimentos: ties] what runs out on one day stands in the order of kind and record', async () => {
  await people.certify(bia.id, 'NR-35', people.inDays(5))
  const items = (await rowsOf(admin)).map(({ item }) => item)
  expect(items).toEqual(ana.id < bia.id ? ['NR-10', 'NR-35'] : ['NR-35', 'NR-10'])
  await people.certify(bia.id, 'NR-35', people.inDays(-1))
})

test('[REL-gestao-talentos/vencimentos: areas] a manager gets the rows of his areas only', async () => {
  expect((await rowsOf(manager)).map(({ registro }) => registro)).toEqual([ana.nome])
})

test('[REL-gestao-talentos/vencimentos: companies] each company gets its own rows', async () => {
  const other = await login(app, 'admin')
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await rowsOf(other)).toEqual([])
})

test('[REL-gestao-talentos/vencimentos: empty] without rows nothing is printed, and it says so', async () => {
  const answer = await admin.post(url, { filters: { situacao: 'TODOS', tipos, q: 'ninguém' }, formato: 'pdf' })
  expect(answer.json()).toMatchObject({ message: 'Não existem dados para o filtro informado.' })
  expect(
    (await (await login(app, 'gestor')).post(url, { filters: { situacao: 'TODOS' }, formato: 'json' })).statusCode,
  ).toBe(403)
})
