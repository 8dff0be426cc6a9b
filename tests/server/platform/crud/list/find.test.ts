import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundGroup } from '#schemas/runtime/answers/find.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/numbers.ts'

const TALENTO = 'gestao-talentos/talento'
const CANDIDATO = 'captacao/candidato'

let next = 7_000
let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
}, 120_000)
afterAll(() => app?.close())

const find = async (client: Client, q: string) =>
  (await client.get(`/api/busca?q=${encodeURIComponent(q)}`)).json() as FoundGroup[]
const namesIn = (groups: FoundGroup[], cadastro: string) =>
  (groups.find((group) => group.cadastro === cadastro)?.registros ?? []).map(({ rotulo }) => rotulo)

async function makeCandidate(client: Client, nome: string) {
  const made = await client.post('/api/captacao/candidatos', { nome, pessoal: { cpf: cpf(next++) } })
  expect(made.statusCode, made.body).toBe(201)
  return made.json() as { id: number; pessoal: { cpf: string } }
}

test('a record is found by words of its name without accents, by its CPF with and without mask, and by its number', async () => {
  const { id, pessoal } = await makeCandidate(rh, 'Zulmira Conceição Achável')
  expect(namesIn(await find(rh, 'achavel conceicao'), CANDIDATO)).toEqual(['Zulmira Conceição Achável'])
  const bare = pessoal.cpf.replace(/\D/g, '')
  const masked = bare.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
  for (const q of [bare, masked]) expect(namesIn(await find(rh, q), CANDIDATO)).toEqual(['Zulmira Conceição Achável'])
  const byNumber = (await find(rh, String(id))).find(({ cadastro }) => cadastro === CANDIDATO)
  expect(byNumber?.registros.map((one) => one.id)).toContain(id)
  // asked as the screens ask
  const posted = await rh.post('/api/busca/consulta', { q: 'achavel' })
  expect(namesIn(posted.json(), CANDIDATO)).toEqual(['Zulmira Conceição Achável'])
})

test('what begins so comes first, then the newest, five of a register', async () => {
  for (const nome of ['Ana Quesada', 'Quesada Um', 'Bia Quesada', 'Quesada Dois', 'Cid Quesada', 'Eva Quesada'])
    await makeCandidate(rh, nome)
  expect(namesIn(await find(rh, 'quesada'), CANDIDATO)).toEqual([
    'Quesada Dois',
    'Quesada Um',
    'Eva Quesada',
    'Cid Quesada',
    'Bia Quesada',
  ])
})

test('who is called so comes before what he answers for', async () => {
  const groups = await find(rh, 'ferreira conceicao')
  expect(namesIn(groups, 'avaliacao/objetivo')).not.toEqual([])
  expect(namesIn(groups, TALENTO).join()).toContain('Conceição')
  expect(groups.at(-1)?.cadastro).toBe('avaliacao/objetivo')
})

test('nobody finds what his lists do not show: registers, areas, other companies', async () => {
  const { rows } = await app.database.pool.query<{ nome: string }>(
    'select nome from talento where empresa_id = 1 order by id',
  )
  const lider = await login(app, 'lider')
  const listed = ((await lider.get('/api/gestao-talentos/talentos?unpaged=true')).json() as { nome: string }[]).map(
    ({ nome }) => nome,
  )
  const hidden = rows.find(({ nome }) => !listed.includes(nome))
  const [shown = ''] = listed
  expect(namesIn(await find(lider, shown), TALENTO)).toContain(shown)
  expect(namesIn(await find(lider, hidden?.nome ?? ''), TALENTO)).toEqual([])
  expect(namesIn(await find(rh, hidden?.nome ?? ''), TALENTO)).toContain(hidden?.nome)
  // a manager reads no users
  const users = 'utilitario/usuario'
  expect(namesIn(await find(await login(app, 'admin'), 'administrador'), users)).not.toEqual([])
  expect(namesIn(await find(await login(app, 'gestor'), 'administrador'), users)).toEqual([])
  const rh2 = await login(app, 'rh2')
  expect(namesIn(await find(rh2, hidden?.nome ?? ''), TALENTO)).toEqual([])
})

test('what nobody could mean is refused or finds nothing', async () => {
  expect((await rh.get('/api/busca')).statusCode).toBe(400)
  expect((await rh.get(`/api/busca?q=${'a'.repeat(201)}`)).statusCode).toBe(400)
  expect(await find(rh, 'a')).toEqual([])
  expect(await find(rh, '%')).toEqual([])
  expect(await find(rh, '99999999999999999999')).toEqual([])
  expect((await app.nobody.get('/api/busca?q=ana')).statusCode).toBe(401)
})
