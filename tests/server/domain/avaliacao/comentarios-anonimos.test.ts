import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, messageOf, type Stored } from './ciclo/ciclos.ts'

/** Comments of an anonymous cycle: HR reads, hides and releases them; before that nobody else sees one. */
let app: TestApp
let admin: Client
let lider: Client
let anonima: Stored
/** the evaluated, who logs in as `lider` */
let ela: number
let gente: number[]

const { rows, made, participa } = acoesDe(() => ({ app, admin }))
const passo = async (name: string) => {
  const answer = await admin.put(`${CICLOS}/${anonima.id}/${name}`, {})
  expect(answer.statusCode, answer.body).toBe(200)
}
const url = () => `${CICLOS}/${anonima.id}/avaliados/${ela}/comentarios`
const textos = ({ comentarios }: CommentsToRelease) => comentarios.map(({ texto }) => texto).sort()
const lidos = async () => (await admin.get(url())).json() as CommentsToRelease
const meus = async () =>
  (
    (await lider.get(`${CICLOS}/meus-resultados`)).json() as {
      avaliacaoDesempenhoId: number
      comentarios?: { texto: string; pergunta?: string }[]
    }[]
  ).find(({ avaliacaoDesempenhoId }) => avaliacaoDesempenhoId === anonima.id)?.comentarios

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  lider = await login(app, 'lider')
  const dela = "select t.id::int as id from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider'"
  ela = (await rows<{ id: number }>(dela))[0]?.id ?? 0
  const sem =
    "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 4"
  gente = (await rows<{ id: number }>(sem)).map(({ id }) => id)
  const modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo dos comentários', tipo: 'D' })
  await made('/api/avaliacao/perguntas', {
    ...{ questionario: modelo.questionario, texto: 'O que melhorar?', tipo: 3 },
  })
  anonima = await made(CICLOS, {
    ...{ titulo: 'Com comentários', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: true, tipo: '1.0' },
  })
  const [outra, ...pares] = gente
  const lote = { colaboradoresIds: [ela, outra], geraAutoavaliacao: true }
  expect((await admin.post(`${CICLOS}/${anonima.id}/participantes/adiciona`, lote)).statusCode).toBe(200)
  for (const par of pares) expect((await participa(anonima, ela, par, 'P')).statusCode).toBe(201)
  await passo('libera')
  const copias = await rows<{ id: number }>(
    `select id::int as id from colaborador_questionario where avaliacao_desempenho_id = $1 and papel = 'P' order by id`,
    [anonima.id],
  )
  for (const [i, { id }] of copias.entries()) {
    const { link } = (await admin.post(`/api/avaliacao/avaliacoes/${id}/link`, {})).json() as { link: string }
    const codigo = link.split('#')[1] ?? ''
    const stranger = new Client(app)
    const asked = (await stranger.post('/api/externo/questionarios/mostra', { codigo })).json()
    const respostas = [{ perguntaId: asked.perguntas[0].id, comentario: `Texto ${i}` }]
    const body = { codigo, respostas, ...(i === 0 && { observacao: 'No todo, bem' }) }
    const answer = await stranger.post('/api/externo/questionarios', body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
}, 120_000)
afterAll(() => app?.close())

test('nobody reads them before the cycle is closed, nor without the right to publish', async () => {
  expect((await admin.get(url())).statusCode).toBe(409)
  await passo('encerra')
  expect((await lider.get(url())).statusCode).toBe(403)
  const semDireito = await app.clientWithout('ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA')
  expect((await semDireito.get(url())).statusCode).toBe(403)
  expect((await semDireito.put(url(), { liberados: true })).statusCode).toBe(403)
  const { liberados, comentarios } = await lidos()
  expect(liberados).toBe(false)
  expect(textos({ liberados, comentarios })).toEqual(['No todo, bem', 'Texto 0', 'Texto 1', 'Texto 2'])
  const perguntas = Object.fromEntries(comentarios.map(({ texto, pergunta }) => [texto, pergunta]))
  expect([perguntas['Texto 0'], perguntas['No todo, bem']]).toEqual(['O que melhorar?', undefined])
  // nothing says whose a text is
  expect(new Set(comentarios.flatMap((each) => Object.keys(each)))).toEqual(new Set(['id', 'pergunta', 'texto']))
})

test('one is hidden with a reason and shown again; nobody changes what it says', async () => {
  const [um] = (await lidos()).comentarios.filter(({ texto }) => texto === 'Texto 1')
  const deste = `${url()}/${um?.id}`
  for (const motivo of ['  ', undefined])
    expect(errorsOf(await admin.put(deste, { oculto: true, motivo }))).toEqual([['motivo', 'Motivo é obrigatório']])
  expect((await admin.put(deste, { oculto: false, texto: 'Outro' })).statusCode).toBe(400)
  expect((await admin.put(`${url()}/1`, { oculto: true, motivo: 'x' })).statusCode).toBe(404)
  const oculto = await admin.put(deste, { oculto: true, motivo: 'Ofende um colega' })
  expect(oculto.statusCode, oculto.body).toBe(200)
  expect((await lidos()).comentarios.find(({ id }) => id === um?.id)).toMatchObject({
    texto: 'Texto 1',
    ocultoMotivo: 'Ofende um colega',
  })
})

test('the evaluated reads in a published result what was released, without what is hidden', async () => {
  await passo('publica')
  expect(await meus()).toBeUndefined()
  expect((await admin.put(url(), { liberados: true })).json()).toMatchObject({ liberados: true })
  expect((await meus())?.map(({ texto }) => texto).sort()).toEqual(['No todo, bem', 'Texto 0', 'Texto 2'])
  expect(JSON.stringify(await meus())).not.toContain('Ofende')
  const [um] = (await lidos()).comentarios.filter(({ ocultoMotivo }) => ocultoMotivo)
  expect((await admin.put(`${url()}/${um?.id}`, { oculto: false })).statusCode).toBe(200)
  expect(await meus()).toHaveLength(4)
  await admin.put(url(), { liberados: false })
  expect(await meus()).toBeUndefined()
  const trail = await rows<{ operacao: string }>(
    `select operacao from auditoria where entidade = 'avaliacao/avaliacao-desempenho' and registro_id = $1 and operacao like '%comentario%' order by id`,
    [anonima.id],
  )
  expect(trail.map(({ operacao }) => operacao)).toEqual([
    'oculta-comentario',
    'libera-comentarios',
    'mostra-comentario',
    'recolhe-comentarios',
  ])
})

test('a named cycle has none to release, and another company no such cycle', async () => {
  const [nominal] = await rows<{ id: number; avaliado: number }>(
    `select c.id::int as id, min(v.avaliado_id)::int as avaliado from avaliacao_desempenho c
     join avaliado_avaliacao_desempenho v on v.empresa_id = c.empresa_id and v.avaliacao_desempenho_id = c.id
     where c.empresa_id = 1 and not c.anonima and c.situacao = 'U' group by c.id limit 1`,
  )
  const answer = await admin.get(`${CICLOS}/${nominal?.id}/avaliados/${nominal?.avaliado}/comentarios`)
  expect([answer.statusCode, messageOf(answer)]).toEqual([
    409,
    'Só os comentários de uma avaliação anônima são liberados.',
  ])
  expect((await (await login(app, 'rh2')).get(url())).statusCode).toBe(404)
  expect((await admin.get(`${CICLOS}/${anonima.id}/avaliados/999999/comentarios`)).statusCode).toBe(404)
})
