import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { createCertified, kind, type peopleOf, type Talent, talents } from './people.ts'

let app: TestApp
let admin: Client
let manager: Client
let people: ReturnType<typeof peopleOf>
let ana: Talent
let bia: Talent

interface Item {
  tipo: string
  vencimento: string
  registroId: number
  registro: string
  item?: string
  area?: string
  dia: string
  faltam: number
  rota: string
}

const listed = async (client: Client, query: Record<string, string> = {}): Promise<Item[]> => {
  const answer = await client.get(`/api/vencimentos?${new URLSearchParams({ tipos: kind, size: '100', ...query })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Item[]
}
const titles = async (client: Client, query?: Record<string, string>) =>
  (await listed(client, query)).map(({ item }) => item)

beforeAll(async () => {
  ;({ app, admin, people, ana, bia, manager } = await createCertified(2))
})
afterAll(() => app?.close())

describe('the list of what runs out', () => {
  test('names record, row, place and days; the nearest comes first', async () => {
    const items = await listed(admin)
    expect(items.map(({ registro, item, area, faltam }) => ({ registro, item, area, faltam }))).toEqual([
      { registro: bia.nome, item: 'NR-35', area: bia.areaOrganizacional.nome, faltam: -2 },
      { registro: ana.nome, item: 'NR-10', area: ana.areaOrganizacional.nome, faltam: 5 },
    ])
    expect(items[1]).toMatchObject({
      tipo: kind,
      vencimento: 'Validade do certificado',
      dia: people.inDays(5),
      rota: `/gestao-talentos/talentos/${ana.id}/ficha`,
    })
  })

  test('comes page by page, each saying how much there is in all, one past the end too', async () => {
    const page = async (query: string) => {
      const answer = await admin.get(`/api/vencimentos?tipos=${kind}&${query}`)
      const items = answer.json() as Item[]
      return [items.map(({ item }) => item), answer.headers['content-range']]
    }
    expect(await page('size=1&page=0')).toEqual([['NR-35'], 'vencimentos 0-0/2'])
    expect(await page('size=1&page=1')).toEqual([['NR-10'], 'vencimentos 1-1/2'])
    const [items, range] = await page('size=1&page=7')
    expect([items, String(range).split('/')[1]]).toEqual([[], '2'])
  })

  test('is narrowed by kind, area, days, what is over, and words', async () => {
    expect(await titles(admin, { areasIds: String(ana.areaOrganizacional.id) })).toEqual(['NR-10'])
    expect(await titles(admin, { dias: '4' })).toEqual(['NR-35'])
    expect(await titles(admin, { dias: '5' })).toEqual(['NR-35', 'NR-10'])
    expect(await titles(admin, { situacao: 'VENCIDOS' })).toEqual(['NR-35'])
    expect(await titles(admin, { situacao: 'A_VENCER' })).toEqual(['NR-10'])
    expect(await titles(admin, { q: ana.nome.split(' ')[0]?.toUpperCase() ?? '' })).toEqual(['NR-10'])
    expect(await titles(admin, { q: '%' })).toEqual([])
    expect(await titles(admin, { tipos: 'captacao/anuncio:previsao' })).not.toContain('NR-10')
    const asked = await admin.post('/api/vencimentos/consulta', { tipos: kind, q: bia.nome })
    expect((asked.json() as Item[]).map(({ item }) => item)).toEqual(['NR-35'])
  })

  test.each([
    ['situacao', 'TODOS'],
    ['dias', 'muitos'],
    ['areasIds', '1,x'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await admin.get(`/api/vencimentos?${name}=${value}`)).statusCode).toBe(400)
  })

  test('a manager sees his areas only, another company nothing, who reads no talents none', async () => {
    expect(await titles(manager)).toEqual(['NR-10'])
    expect(await titles(await login(app, 'rh2'))).toEqual([])
    const without = await app.clientWithout('ROLE_CAD_TALENTO')
    expect(await listed(without)).toEqual([])
    const kinds = (await without.get('/api/vencimentos/tipos')).json() as { tipo: string }[]
    expect(kinds.map(({ tipo }) => tipo)).not.toContain(kind)
    expect((await app.nobody.get('/api/vencimentos')).statusCode).toBe(401)
  })

  test('counts what is over, due in a week and in a month', async () => {
    const figures = async (client: Client) => (await client.get('/api/vencimentos/resumo')).json()
    const before = (await figures(admin)) as { vencidos: number; semana: number; mes: number }
    await people.certify(bia.id, 'NR-35', people.inDays(20))
    expect(await figures(admin)).toEqual({ ...before, vencidos: before.vencidos - 1, mes: before.mes + 1 })
    await people.certify(bia.id, 'NR-35', people.inDays(-2))
  })

  test('is silent for who has left', async () => {
    const motivo = (await admin.get('/api/gestao-talentos/motivo-desligamento')).json() as { id: number }[]
    const { versao } = await people.read(ana.id)
    const left = await admin.patch(`${talents}/${ana.id}`, {
      versao,
      situacao: 'D',
      dataDesligamento: app.today(),
      motivoDesligamento: { id: motivo[0]?.id },
    })
    expect(left.statusCode, left.body).toBe(200)
    expect(await titles(admin)).toEqual(['NR-35'])
  })
})
