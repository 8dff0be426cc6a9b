import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { criaModelo, MODELOS, ok, perguntas, QUESTIONARIOS, refusal, type Stored } from './modelo.ts'

/** Sets of questions that ship with the product, in whatever owns a questionnaire. */
let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

interface Pronto {
  nome: string
  perguntas: { texto: string; tipo: number; aspecto: string }[]
}

const banco = () => ok<Stored>(admin.post(QUESTIONARIOS, { titulo: 'Banco', tipo: 'B' }))
const prontos = async (dono: string, client = admin) =>
  (await client.get(`${dono}/perguntas/prontos`)).json() as Pronto[]
const usa = (dono: string, nome: string, client = admin) => client.post(`${dono}/perguntas/prontos`, { nome })

test('each set is offered where it belongs: surveys, interviews, none for evaluations', async () => {
  const pesquisa = await ok<Stored>(
    admin.post('/api/pesquisa/pesquisas', {
      ...{
        titulo: 'De modelo',
        dataIni: app.today(),
        dataFim: '2099-12-31',
        anonima: true,
        publico: { quem: 'TODOS' },
      },
    }),
  )
  const entrevista = await ok<Stored>(admin.post('/api/pesquisa/entrevistas', { titulo: 'De modelo' }))
  const nomes = async (dono: string) => (await prontos(dono)).map(({ nome }) => nome)
  expect(await nomes(`/api/pesquisa/pesquisas/${pesquisa.id}`)).toEqual([
    ...['clima', 'enps', 'pulso', 'psicossociais', 'reacao'],
  ])
  expect(await nomes(`/api/pesquisa/entrevistas/${entrevista.id}`)).toEqual(['saida'])
  expect(await nomes(`${MODELOS}/${(await criaModelo(admin)).id}`)).toEqual([])
})

test('every set that is offered can be used, question by question, with its aspects and scales', async () => {
  const all = await prontos(`${QUESTIONARIOS}/${(await banco()).id}`)
  expect(all.map(({ perguntas: { length } }) => length)).toEqual([27, 2, 5, 22, 13, 9])
  for (const pronto of all) {
    const dono = `${QUESTIONARIOS}/${(await banco()).id}`
    expect((await usa(dono, pronto.nome)).statusCode, pronto.nome).toBe(201)
    const stored = (await admin.get(`${dono}/perguntas`)).json() as (RecordData & {
      aspecto: { nome: string }
      respostas?: { texto: string; peso: number }[]
    })[]
    expect(stored.map(({ texto, tipo, aspecto }) => ({ texto, tipo, aspecto: aspecto.nome }))).toEqual(pronto.perguntas)
  }
})

test('of what should not happen "Nunca" is the best answer; a set comes behind what is there', async () => {
  const dono = `${QUESTIONARIOS}/${(await banco()).id}`
  await ok(admin.post(`${dono}/perguntas`, { texto: 'Antes?', tipo: 3 }))
  await usa(dono, 'psicossociais')
  const stored = (await admin.get(`${dono}/perguntas`)).json() as {
    texto: string
    respostas?: { texto: string; peso: number }[]
  }[]
  expect(stored[0]?.texto).toBe('Antes?')
  const pesos = (texto: string) => stored.find((one) => one.texto === texto)?.respostas?.map(({ peso }) => peso)
  expect(pesos('Preciso trabalhar em ritmo muito intenso.')).toEqual([4, 3, 2, 1, 0])
  expect(pesos('Posso decidir como fazer o meu trabalho.')).toEqual([0, 1, 2, 3, 4])
})

test('what does not exist for the kind, who may not change the owner, another company', async () => {
  const modelo = await criaModelo(admin)
  const dono = `${MODELOS}/${modelo.id}`
  for (const nome of ['clima', 'nenhum']) {
    const { statusCode, errors } = await refusal(usa(dono, nome))
    expect([statusCode, errors]).toEqual([
      ...[400, [['nome', 'Este modelo pronto não existe para este tipo de questionário.']]],
    ])
  }
  const banca = `${QUESTIONARIOS}/${(await banco()).id}`
  expect((await usa(banca, 'clima', await login(app, 'rh2'))).statusCode).toBe(404)
  expect((await usa(banca, 'clima', await login(app, 'lider'))).statusCode).toBe(403)
  expect(await perguntas(admin, banca)).toEqual([])
})
