import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/candidatos'

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

interface Candidato {
  id: number
  versao: number
  experiencias: { id?: number; empresa: string; checkNomeCargo?: boolean; cargo: { id: number } }[]
}
const linha = (empresa: string) => ({ empresa, cargo: { id: 1 }, dataAdmissao: '2020-02-03' })
const read = async (id: number) => (await rh.get(`${url}/${id}`)).json<Candidato>()
const choices = ({ experiencias }: Candidato) => experiencias.map((row) => [row.empresa, row.checkNomeCargo])

test('a new row begins with its initial values on create, on update and on partial update', async () => {
  const created = await rh.post(url, { nome: 'Iracema Boaventura', experiencias: [linha('Um')] })
  expect([created.statusCode, created.body]).toEqual([201, created.body])
  const { id } = created.json<Candidato>()
  const first = await read(id)
  expect(choices(first)).toEqual([['Um', false]])

  const patch = await rh.patch(`${url}/${id}`, {
    versao: first.versao,
    experiencias: [...first.experiencias, linha('Dois')],
  })
  expect([patch.statusCode, patch.body]).toEqual([200, patch.body])
  const second = await read(id)
  expect(choices(second)).toEqual([
    ['Um', false],
    ['Dois', false],
  ])

  const put = await rh.put(`${url}/${id}`, { ...second, experiencias: [...second.experiencias, linha('Três')] })
  expect([put.statusCode, put.body]).toEqual([200, put.body])
  expect(choices(await read(id)).map(([, choice]) => choice)).toEqual([false, false, false])
})

test('a row that was there, sent without the choice, gets its initial value', async () => {
  const nome = 'Jurandir Boaventura'
  const outro = { ...linha('Um'), cargo: undefined, checkNomeCargo: true, nomeMercado: 'Padeiro' }
  const created = (await rh.post(url, { nome, experiencias: [outro] })).json<Candidato>()
  const { versao, experiencias } = await read(created.id)
  const row = { ...linha('Um'), id: experiencias[0]?.id }
  const patch = await rh.patch(`${url}/${created.id}`, { versao, experiencias: [row] })
  expect([patch.statusCode, patch.body]).toEqual([200, patch.body])
  expect((await read(created.id)).experiencias[0]).toMatchObject({
    id: row.id,
    checkNomeCargo: false,
    cargo: { id: 1 },
  })
})
