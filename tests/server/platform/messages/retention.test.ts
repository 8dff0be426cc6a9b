import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#server/platform/messages/send.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { configure } from '../../domain/captacao/solicitacao/solicitacao.ts'
import { BOXES, boxesOf, emptyBoxes } from './boxes.ts'

const URL = '/api/utilitario/mensagens'
const DAY = 86_400_000

let app: TestApp
let admin: Client
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  await emptyBoxes(app)
})
afterAll(() => app?.close())

const sweep = async (days: number) => {
  app.clock.advance(days * DAY)
  await app.fastify.prumo.jobs.run('limpeza-mensagens', {})
  app.clock.advance(-days * DAY)
}
const kept = async () => (await boxesOf(rh)).flatMap(({ mensagens }) => mensagens)
const texts = async () => (await kept()).map(({ texto }) => texto).sort()
const copyOf = async (text: string) => (await kept()).find(({ texto }) => texto === text)?.usuarioMensagemId

test('messages read or removed long ago are not kept for ever; unread ones stay', async () => {
  for (const texto of ['Lida.', 'Não lida.', 'Removida.'])
    await sendMessage(app.database.kysely, { empresaId: 1, tipo: 'U', usuarios: [2], remetente: 'Prumo RH', texto })
  const written = (await admin.post(URL, { tipo: 'U', texto: 'Escrita.', destino: 'TODOS' })).json()
  for (const texto of ['Lida.', 'Escrita.']) await rh.patch(`${BOXES}/${await copyOf(texto)}/lida/true`)
  await rh.delete(`${BOXES}/${await copyOf('Removida.')}`)
  const stored = async () => (await app.database.pool.query('select texto from mensagem order by texto')).rows.length

  await sweep(179)
  expect(await texts()).toEqual(['Escrita.', 'Lida.', 'Não lida.'])
  expect(await stored()).toBe(4)
  await sweep(181)
  expect(await texts()).toEqual(['Não lida.'])
  // what an administrator wrote stays in his register
  expect(await stored()).toBe(2)
  expect((await admin.get(`${URL}/${written.id}`)).json()).toMatchObject({ destinatarios: 4, lidas: 0 })
})

test('the company says how long; an old message that is corrected does not come back to who no longer has it', async () => {
  await configure(admin, { diasMensagensLidas: 10 })
  const written = (await admin.post(URL, { tipo: 'U', texto: 'Antiga.', destino: 'TODOS' })).json()
  await rh.patch(`${BOXES}/${await copyOf('Antiga.')}/lida/true`)
  await sweep(11)
  expect(await texts()).toEqual(['Não lida.'])
  await app.database.pool.query(`update mensagem set data = now() - interval '11 days' where id = $1`, [written.id])
  const changed = await admin.put(`${URL}/${written.id}`, { ...written, texto: 'Antiga, corrigida.' })
  expect([changed.statusCode, changed.body]).toEqual([200, changed.body])
  expect(await texts()).toEqual(['Não lida.'])
})
