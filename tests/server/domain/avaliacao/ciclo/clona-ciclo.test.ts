import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, type Stored } from './ciclos.ts'

/** A cycle cloned here and into other companies — spec 2 §7 'POST /{id} (clone, with empresas, clonarParticipantes)' */
let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let modelo: Stored
let gente: number[]

const { rows, made, participa } = acoesDe(() => ({ app, admin }))

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo que viaja', tipo: 'D' })
  await made('/api/avaliacao/perguntas', {
    questionario: modelo.questionario,
    texto: 'Que nota?',
    tipo: 4,
    notaMaxima: 5,
  })
  gente = (
    await rows<{ id: number }>(
      "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 4",
    )
  ).map(({ id }) => id)
}, 120_000)
afterAll(() => app?.close())

const ciclo = (body: RecordData = {}) =>
  made(CICLOS, {
    ...{ titulo: 'Para clonar', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '2.0', formato: '1', pesoGestor: 2, diasLembrete: [3, 1] },
    ...body,
  })

interface Clone {
  id: number
  empresa: { id: number; nome: string }
}
async function clona({ id }: Stored, query: string, client = admin): Promise<Clone[]> {
  const answer = await client.post(`${CICLOS}/${id}${query}`, {})
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Clone[]
}
const lido = async (id: number | undefined, client = admin) =>
  (await client.get(`${CICLOS}/${id}`)).json() as RecordData
const paresDe = (id: number | undefined) =>
  rows<{ par: string }>(
    `select concat_ws(' ', avaliado_id, avaliador_id, papel) as par from participante_avaliacao_desempenho
     where empresa_id = 1 and avaliacao_desempenho_id = $1 order by id`,
    [id],
  ).then((all) => all.map(({ par }) => par))

test('the copy is in preparation, says so in its title and has the participants who have not left', async () => {
  const original = await ciclo()
  const [ana, bia, caio, davi] = gente
  for (const [avaliado, avaliador, papel] of [
    [ana, bia, 'L'],
    [ana, ana, 'U'],
    [caio, bia, 'P'],
    [caio, davi, 'A'],
    [davi, ana, 'R'],
  ] as const)
    expect((await participa(original, avaliado, avaliador, papel)).statusCode).toBe(201)
  expect((await admin.put(`${CICLOS}/${original.id}/libera`, {})).statusCode).toBe(200)
  await rows("update talento set situacao = 'D' where id = $1", [davi])
  try {
    const [copia] = await clona(original, '?clonarParticipantes=true')
    expect(copia?.empresa.id).toBe(1)
    expect(await lido(copia?.id)).toMatchObject({
      ...{
        titulo: 'Para clonar (cópia)',
        situacao: 'P',
        possuiResposta: false,
        tipo: '2.0',
        formato: '1',
        pesoGestor: 2,
      },
      ...{ diasLembrete: [3, 1], modeloAvaliacao: { id: modelo.id } },
    })
    expect(await paresDe(copia?.id)).toEqual([`${ana} ${bia} L`, `${ana} ${ana} U`, `${caio} ${bia} P`])
    const [sem] = await clona(original, '')
    expect(await paresDe(sem?.id)).toEqual([])
    const copias = 'select id from colaborador_questionario where avaliacao_desempenho_id = any($1)'
    expect(await rows(copias, [[copia?.id, sem?.id]])).toEqual([])
  } finally {
    await rows("update talento set situacao = 'A' where id = $1", [davi])
  }
})

test('an anonymous cycle keeps all its participants or none, never one who would be known', async () => {
  const original = await ciclo({ anonima: true })
  const [ana, bia] = gente
  const added = await admin.post(`${CICLOS}/${original.id}/participantes/adiciona`, {
    ...{ colaboradoresIds: [ana, bia], geraAutoavaliacao: true },
  })
  expect(added.statusCode, added.body).toBe(200)
  const [copia] = await clona(original, '?clonarParticipantes=true')
  expect(await paresDe(copia?.id)).toHaveLength(2)
  // one evaluated person with one evaluator would be left
  await rows("update talento set situacao = 'D' where id = $1", [bia])
  try {
    const answer = await admin.post(`${CICLOS}/${original.id}?clonarParticipantes=true`, {})
    expect(answer.statusCode).toBe(400)
    expect(errorsOf(answer)[0]?.[1]).toContain('Uma avaliação anônima precisa de ao menos 2 avaliados')
  } finally {
    await rows("update talento set situacao = 'A' where id = $1", [bia])
  }
})

test('in another company it goes with the model of the same title, copied once, and with models of positions of the same name', async () => {
  const iguais = await rows<{ aqui: number; la: number }>(
    `select a.id::int as aqui, b.id::int as la from cargo a join cargo b on b.empresa_id = 2 and b.nome = a.nome
     where a.empresa_id = 1 order by a.id limit 1`,
  )
  const [so] = await rows<{ id: number }>(
    `select id::int as id from cargo a where a.empresa_id = 1
     and not exists (select from cargo b where b.empresa_id = 2 and b.nome = a.nome) order by id limit 1`,
  )
  const modelos = [...iguais.map(({ aqui }) => aqui), so?.id].map((id) => ({
    ...{ cargo: { id }, modeloAvaliacao: { id: modelo.id } },
  }))
  const original = await ciclo({ modelos })
  expect((await participa(original, gente[0], gente[1], 'L')).statusCode).toBe(201)
  const clones = await clona(original, '?empresas=1,2&clonarParticipantes=true')
  expect(clones.map(({ empresa }) => empresa.id)).toEqual([1, 2])
  const la = await lido(clones[1]?.id, rh2)
  expect(la).toMatchObject({ titulo: 'Para clonar', situacao: 'P', modeloAvaliacao: { titulo: 'Modelo que viaja' } })
  const { id: modeloLa } = la.modeloAvaliacao as { id: number }
  expect(modeloLa).not.toBe(modelo.id)
  expect((la.modelos as RecordData[] | undefined) ?? []).toMatchObject(
    iguais.map(({ la: id }) => ({ cargo: { id }, modeloAvaliacao: { id: modeloLa } })),
  )
  const perguntas = (await rh2.get(`/api/avaliacao/modelos-avaliacao/${modeloLa}/perguntas`)).json() as RecordData[]
  expect(perguntas).toMatchObject([{ texto: 'Que nota?' }])
  const doisPares = 'select id from participante_avaliacao_desempenho where avaliacao_desempenho_id = $1'
  expect(await rows(doisPares, [clones[1]?.id])).toEqual([])
  const [outra] = await clona(original, '?empresas=2')
  expect((await lido(outra?.id, rh2)).modeloAvaliacao).toMatchObject({ id: modeloLa })
})

test('nobody clones into a company where he may not, and then nowhere', async () => {
  const original = await ciclo()
  const count = async () => (await rows('select id from avaliacao_desempenho')).length
  const before = await count()
  const answer = await rh.post(`${CICLOS}/${original.id}?empresas=1,2`, {})
  expect([answer.statusCode, errorsOf(answer)[0]?.[0]]).toEqual([400, 'empresas'])
  expect((await rh2.post(`${CICLOS}/${original.id}`, {})).statusCode).toBe(404)
  const gestor = await login(app, 'gestor')
  expect((await gestor.post(`${CICLOS}/${original.id}`, {})).statusCode).toBe(403)
  expect(await count()).toBe(before)
})
