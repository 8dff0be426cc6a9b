import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const estabelecimentos = '/api/utilitario/estabelecimentos'
const solicitacoes = '/api/captacao/solicitacoes-pessoal'
const cidades = '/api/geral/cidades'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

type Stored = RecordData & { id: number; versao: number }

async function stored(answer: Promise<{ statusCode: number; body: string }>): Promise<Stored> {
  const { statusCode, body } = await answer
  expect([statusCode < 300, body]).toEqual([true, body])
  return JSON.parse(body) as Stored
}

/** What a line says of a field, the newest line first. */
async function told(url: string, id: number, campo: string, client = admin): Promise<[string, string][]> {
  const lines = (await client.get(`${url}/${id}/historico`)).json() as TrailEntry[]
  return lines.flatMap(({ campos }) =>
    campos.filter((one) => one.campo === campo).map(({ de, para }): [string, string] => [de, para]),
  )
}

async function twoOf(url: string): Promise<[Stored & { nome: string }, Stored & { nome: string }]> {
  return (await admin.get(`${url}?range=[0,1]`)).json() as [Stored & { nome: string }, Stored & { nome: string }]
}

test('a reference that came in by its id alone is told by the name of the record, before and after', async () => {
  const [first, second] = await twoOf(cidades)
  const body = { nome: 'Filial com nome', complementoCnpj: '7741' }
  const made = await stored(admin.post(estabelecimentos, { ...body, endereco: { cidade: { id: first.id } } }))
  const moved = { versao: made.versao, endereco: { cidade: { id: second.id } } }
  await stored(admin.patch(`${estabelecimentos}/${made.id}`, moved))
  expect(await told(estabelecimentos, made.id, 'endereco.cidade')).toEqual([
    [first.nome, second.nome],
    ['', first.nome],
  ])
  const [creation] = ((await admin.get(`${estabelecimentos}/${made.id}/historico`)).json() as TrailEntry[]).slice(-1)
  const state = await stored(admin.get(`${estabelecimentos}/${made.id}/historico/${creation?.id}`))
  expect(state.valores).toEqual({ endereco: { cidade: { id: first.id, nome: first.nome } } })
})

test('a record deleted since is told by what it was called', async () => {
  const [{ uf }] = (await admin.get(`${cidades}?range=[0,0]`)).json() as [RecordData & { uf: { id: number } }]
  const [other] = await twoOf(cidades)
  const city = await stored(admin.post(cidades, { nome: 'Vila que Acabou', uf: { id: uf.id } }))
  const body = { nome: 'Filial na vila', complementoCnpj: '7742', endereco: { cidade: { id: city.id } } }
  const made = await stored(admin.post(estabelecimentos, body))
  const moved = { versao: made.versao, endereco: { cidade: { id: other.id } } }
  await stored(admin.patch(`${estabelecimentos}/${made.id}`, moved))
  await stored(admin.delete(`${cidades}/${city.id}`))
  expect((await told(estabelecimentos, made.id, 'endereco.cidade')).at(-1)).toEqual(['', 'Vila que Acabou'])
})

test('a manager is told the names he may see, and of the others what they are and their number', async () => {
  const gestor = await login(app, 'gestor')
  const [own] = (await gestor.get('/api/captacao/solicitacoes-pessoal?range=[0,0]')).json() as [Stored]
  const { areaOrganizacional } = (await admin.get(`${solicitacoes}/${own.id}`)).json() as {
    areaOrganizacional: { id: number; nome: string }
  }
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais?range=[0,50]')).json() as Stored[]
  const seen = (
    (await gestor.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,200]')).json() as Stored[]
  ).map(({ id }) => id)
  const hidden = areas.find(({ id }) => !seen.includes(id)) as Stored & { nome: string }
  await app.database.pool.query(
    `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao, campos)
     values (1, 1, 'admin', 'captacao/solicitacao-pessoal', $1, 'alteracao', $2)`,
    [own.id, JSON.stringify({ areaOrganizacional: { de: { id: hidden.id }, para: { id: areaOrganizacional.id } } })],
  )
  const newest = async (client: Client) => (await told(solicitacoes, own.id, 'areaOrganizacional', client))[0]
  expect(await newest(admin)).toEqual([hidden.nome, areaOrganizacional.nome])
  expect(await newest(gestor)).toEqual([`Área organizacional ${hidden.id}`, areaOrganizacional.nome])
})

test('the log of the company tells the same', async () => {
  const [first] = await twoOf(cidades)
  const body = { nome: 'Filial do log', complementoCnpj: '7743', endereco: { cidade: { id: first.id } } }
  const made = await stored(admin.post(estabelecimentos, body))
  const lines = (await admin.get('/api/utilitario/log?range=[0,20]')).json() as (TrailEntry & { registroId: number })[]
  const line = lines.find(({ registroId, campos }) => registroId === made.id && campos.length > 0)
  expect(line?.campos).toContainEqual(expect.objectContaining({ campo: 'endereco.cidade', de: '', para: first.nome }))
})
