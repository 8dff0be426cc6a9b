import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Suggestion } from '#server/platform/integrations/fornecedor/client.ts'
import { startFakeProvider } from '#server/platform/integrations/fornecedor/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/sugestao-de-melhoria'

let app: TestApp
let provider: Awaited<ReturnType<typeof startFakeProvider<Suggestion>>>
let gestor: Client
let rh: Client
let admin: Client
let id: number

beforeAll(async () => {
  provider = await startFakeProvider<Suggestion>()
  app = await createTestApp({ env: { ENVIO_SUGESTOES: provider.url } })
  ;[gestor, rh, admin] = [await login(app, 'gestor'), await login(app, 'rh'), await login(app, 'admin')]
})
afterAll(async () => {
  await app?.close()
  await provider?.close()
})

const sugestao = {
  modulo: 'Captação',
  titulo: 'Ordenar o quadro por etapa',
  descricao: 'Maria (maria@exemplo.com.br, CPF 529.982.247-25) ficou no fim da lista.',
  email: 'gestor@exemplo.com.br',
}

test('any user suggests something; title and description are mandatory, and nothing of the answer is his to say', async () => {
  const made = await gestor.post(url, { ...sugestao, resposta: 'Sim', situacao: 'RESPONDIDA' })
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({ ...sugestao, situacao: 'ABERTA', envio: 'REGISTRADO', usuario: { id: 3 } })
  expect(made.json()).not.toHaveProperty('resposta')
  id = made.json().id
  expect((await gestor.post(url, {})).json().errors.map((e: { message: string }) => e.message)).toEqual([
    'Título é obrigatório',
    'Descrição é obrigatória',
  ])
})

test('everybody sees his own, who answers sees those of the company', async () => {
  const ids = async (client: Client) => (await client.get(url)).json().map((row: RecordData) => row.id)
  expect(await ids(gestor)).toEqual([id])
  expect(await ids(rh)).toEqual([])
  expect((await rh.get(`${url}/${id}`)).statusCode).toBe(404)
  expect(await ids(admin)).toEqual([id])
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await ids(admin)).toEqual([])
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})

test('it reaches the provider once, without what names a person but the address for the answer', async () => {
  const { jobs } = app.fastify.prumo
  const envio = async () => (await admin.get(`${url}/${id}`)).json().envio
  provider.answer.status = 500
  await jobs.run('envio-sugestoes', {})
  expect(await envio()).toBe('FALHOU')
  provider.answer.status = 204
  await jobs.run('envio-sugestoes', {})
  await jobs.run('envio-sugestoes', {})
  expect(await envio()).toBe('ENVIADO')
  expect(provider.received).toHaveLength(2)
  expect(provider.received[1]).toMatchObject({
    ...{ id: `1-${id}`, modulo: 'Captação', titulo: sugestao.titulo, email: 'gestor@exemplo.com.br' },
    descricao: 'Maria ([e-mail], CPF [CPF]) ficou no fim da lista.',
  })
})

test('its answer is read by its author, who is told; only who may answers', async () => {
  expect((await gestor.put(`${url}/${id}/responde`, { resposta: 'Feito' })).statusCode).toBe(403)
  expect((await admin.put(`${url}/${id}/responde`, {})).json().errors[0].message).toBe('Resposta é obrigatória')
  expect((await admin.put(`${url}/${id}/responde`, { resposta: 'Está na próxima versão.' })).statusCode).toBe(200)
  expect((await gestor.get(`${url}/${id}`)).json()).toMatchObject({
    situacao: 'RESPONDIDA',
    resposta: 'Está na próxima versão.',
  })
  const { rows } = await app.database.pool.query(
    `select m.texto, m.link from mensagem m join usuario_mensagem u on u.mensagem_id = m.id and u.empresa_id = m.empresa_id
     where u.usuario_id = 3 order by m.id desc limit 1`,
  )
  expect(rows[0]).toEqual({
    texto: 'A sua sugestão "Ordenar o quadro por etapa" foi respondida: Está na próxima versão.',
    link: `/utilitario/sugestao-de-melhoria/${id}`,
  })
})

test('nobody suggests without end', async () => {
  await app.database.pool.query(
    `insert into sugestao_melhoria (empresa_id, data, usuario_id, titulo, descricao) select 1, now(), 4, 'x', 'x' from generate_series(1, 50)`,
  )
  expect((await (await login(app, 'sst')).post(url, sugestao)).statusCode).toBe(429)
})
