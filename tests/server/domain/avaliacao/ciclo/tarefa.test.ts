import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, type Stored } from './ciclos.ts'

/** Steps of a large cycle go on as tasks for whoever does not wait — spec 2 §4 */
let app: TestApp
let admin: Client
let modelo: Stored
let gente: number[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const active = "select id::int as id from talento where empresa_id = 1 and situacao = 'A' order by id limit 3"
  gente = (await rows<{ id: number }>(active)).map(({ id }) => id)
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo das tarefas', tipo: 'D' })
  const { questionario } = modelo
  await made('/api/avaliacao/perguntas', { questionario, texto: 'De 0 a 100?', tipo: 4, notaMaxima: 100 })
}, 120_000)
afterAll(() => app?.close())

const { rows, made, participa } = acoesDe(() => ({ app, admin }))
const ciclo = () =>
  made(CICLOS, {
    ...{ titulo: 'Grande', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
  })
const semEsperar = async ({ id }: Stored, name: string) => {
  const answer = await admin.put(`${CICLOS}/${id}/${name}`, {}, { prefer: 'respond-async' })
  expect(answer.statusCode, answer.body).toBe(202)
  await app.fastify.prumo.jobs.drain()
  return (await admin.get(answer.headers.location as string)).json()
}
const situacaoDe = async ({ id }: Stored) => (await admin.get(`${CICLOS}/${id}`)).json()

test('[R-AVAL-08] a release and a closing tell how far they are, and leave what they leave at once', async () => {
  const avaliacao = await ciclo()
  const [quem, lider, par] = gente
  for (const [avaliador, papel] of [
    [quem, 'U'],
    [lider, 'L'],
    [par, 'P'],
  ] as const)
    expect((await participa(avaliacao, quem, avaliador, papel)).statusCode).toBe(201)
  const released = { tipo: 'acao', titulo: 'Liberar', estado: 'concluida', progresso: 3, total: 3 }
  expect(await semEsperar(avaliacao, 'libera')).toMatchObject(released)
  expect(await situacaoDe(avaliacao)).toMatchObject({ situacao: 'L' })
  const trail = await rows(
    `select count(*)::int as n from auditoria a join colaborador_questionario c on c.id = a.registro_id and c.empresa_id = a.empresa_id
     where a.entidade = 'avaliacao/colaborador-questionario' and a.operacao = 'criacao' and c.avaliacao_desempenho_id = $1`,
    [avaliacao.id],
  )
  expect(trail).toEqual([{ n: 3 }])
  expect(await semEsperar(avaliacao, 'encerra')).toMatchObject({ estado: 'concluida', progresso: 1, total: 1 })
  expect(await situacaoDe(avaliacao)).toMatchObject({ situacao: 'E' })
})

test('what is missing is said by the task, and the cycle stays as it was', async () => {
  const avaliacao = await ciclo()
  expect(await semEsperar(avaliacao, 'libera')).toMatchObject({
    estado: 'falhou',
    mensagem: expect.stringContaining('Inclua ao menos um avaliado.'),
  })
  expect(await situacaoDe(avaliacao)).toMatchObject({ situacao: 'P' })
  const waited = await admin.put(`${CICLOS}/${avaliacao.id}/libera`, {})
  expect([waited.statusCode, errorsOf(waited)]).toEqual([400, [['situacao', 'Inclua ao menos um avaliado.']]])
})
