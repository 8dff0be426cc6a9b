import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, type Stored } from './ciclos.ts'

/** A cycle from its preparation to its published result, through the calls that its screens use — spec 2 §3, §4, §5, §7 */
const COPIAS = '/api/avaliacao/avaliacoes'
const MODELOS = '/api/avaliacao/modelos-avaliacao'
const PERGUNTAS = '/api/avaliacao/perguntas'

let app: TestApp
let admin: Client
let rh2: Client
let modelo: Stored
/** active talents of company 1 who do not log in */
let gente: number[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh2 = await login(app, 'rh2')
  gente = (
    await rows<{ id: number }>(
      "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 12",
    )
  ).map(({ id }) => id)
  modelo = await made(MODELOS, { titulo: 'Modelo do ciclo', tipo: 'D' })
  await made(PERGUNTAS, {
    questionario: modelo.questionario,
    texto: 'De 0 a 100?',
    tipo: 4,
    notaMinima: 0,
    notaMaxima: 100,
  })
}, 120_000)
afterAll(() => app?.close())

const { rows, made, participa } = acoesDe(() => ({ app, admin }))
const ciclo = (body: RecordData = {}) =>
  made(CICLOS, {
    ...{ titulo: 'Ciclo', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
    ...body,
  })
const passo = async ({ id }: Stored, name: string) => admin.put(`${CICLOS}/${id}/${name}`, {})
interface Copia {
  id: number
  papel: string
  avaliador: number
}
const copiasDe = ({ id }: Stored) =>
  rows<Copia>(
    'select id::int as id, papel, avaliador_id::int as avaliador from colaborador_questionario where empresa_id = 1 and avaliacao_desempenho_id = $1 order by id',
    [id],
  )
/** The evaluator has no log-in: he answers by the link that HR hands to him. */
const responde = async ({ id }: Copia, nota: number) => {
  const answer = await admin.post(`${COPIAS}/${id}/link`, {})
  expect(answer.statusCode, answer.body).toBe(200)
  const codigo = (answer.json() as { link: string }).link.split('#')[1] ?? ''
  const stranger = new Client(app)
  const asked = await stranger.post('/api/externo/questionarios/mostra', { codigo })
  expect(asked.statusCode, asked.body).toBe(200)
  const [pergunta] = (asked.json() as { perguntas: { id: number }[] }).perguntas
  return stranger.post('/api/externo/questionarios', { codigo, respostas: [{ perguntaId: pergunta?.id, nota }] })
}

describe('a named cycle', () => {
  let avaliacao: Stored

  test('[R-AVAL-08] is released once its participants, model and period are there, and says all that is missing', async () => {
    avaliacao = await ciclo({ pesoGestor: 2 })
    const empty = await passo(avaliacao, 'libera')
    expect(empty.statusCode).toBe(400)
    expect(errorsOf(empty)).toEqual([['situacao', 'Inclua ao menos um avaliado.']])

    const [quem, lider, par1, par2, a1, a2, a3] = gente
    for (const [avaliador, papel] of [
      [quem, 'U'],
      [lider, 'L'],
      [par1, 'P'],
      [par2, 'P'],
      [a1, 'A'],
      [a2, 'A'],
      [a3, 'A'],
    ] as const)
      expect((await participa(avaliacao, quem, avaliador, papel)).statusCode).toBe(201)
    const released = await passo(avaliacao, 'libera')
    expect(released.statusCode, released.body).toBe(200)
    expect(await copiasDe(avaliacao)).toHaveLength(7)
  })

  test('comes to the mean per role, and to the roles by their weights: (2×80 + 75 + 70) / 4 = 76.25', async () => {
    const notas: Record<string, number[]> = { U: [95], L: [80], P: [70, 80], A: [60, 70, 80] }
    for (const copia of await copiasDe(avaliacao)) {
      const answer = await responde(copia, notas[copia.papel]?.shift() ?? 0)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const early = await admin.get(`${CICLOS}/${avaliacao.id}/resultados`)
    expect(early.statusCode).toBe(409)
    expect((await passo(avaliacao, 'encerra')).statusCode).toBe(200)
    const [resultado] = (await admin.get(`${CICLOS}/${avaliacao.id}/resultados`)).json() as RecordData[]
    expect(resultado).toMatchObject({ potencial: 76.25, resultado: 76.25 })
    expect(resultado?.papeis).toEqual(
      expect.arrayContaining([
        { parte: 'potencial', papeis: 'U', respostas: 1, peso: 0, media: 95 },
        { parte: 'potencial', papeis: 'P', respostas: 2, peso: 1, media: 75 },
        { parte: 'potencial', papeis: 'A', respostas: 3, peso: 1, media: 70 },
      ]),
    )
    expect((await rh2.get(`${CICLOS}/${avaliacao.id}/resultados`)).statusCode).toBe(404)
  })
})

describe('an anonymous cycle', () => {
  let avaliacao: Stored
  const people = () => {
    const [quem, lider, par1, par2, a1, a2, a3] = gente
    return [
      [quem, 'U', 95],
      [lider, 'L', 80],
      [par1, 'P', 70],
      [par2, 'P', 80],
      [a1, 'A', 60],
      [a2, 'A', 70],
      [a3, 'A', 80],
    ] as const
  }

  beforeAll(async () => {
    avaliacao = await ciclo({ titulo: 'Anônima', anonima: true, pesoGestor: 2 })
    const [quem] = gente
    // two at once: one alone would be known
    const added = await admin.post(`${CICLOS}/${avaliacao.id}/participantes/adiciona`, {
      colaboradoresIds: gente.slice(0, 2),
      geraAutoavaliacao: true,
    })
    expect(added.statusCode, added.body).toBe(200)
    for (const [avaliador, papel] of people().slice(1))
      expect((await participa(avaliacao, quem, avaliador, papel)).statusCode).toBe(201)
    const released = await passo(avaliacao, 'libera')
    expect(released.statusCode, released.body).toBe(200)
  })

  test('keeps the minimum group of the day of its release, and tells of nobody’s answers before it is closed', async () => {
    expect((await admin.get(`${CICLOS}/${avaliacao.id}`)).json()).toMatchObject({ minimoRespostas: 3 })
    const [quem] = gente
    const copias = await rows<Copia & { avaliado: number }>(
      `select id::int as id, papel, avaliador_id::int as avaliador, colaborador_id::int as avaliado from colaborador_questionario
       where avaliacao_desempenho_id = $1 and colaborador_id = $2 order by id`,
      [avaliacao.id, quem],
    )
    for (const [avaliador, papel, nota] of people()) {
      const copia = copias.find((each) => each.avaliador === avaliador && each.papel === papel)
      const answer = await responde(copia as Copia, nota)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    for (const { id, papel } of copias) {
      const read = await admin.get(`${COPIAS}/${id}/resultado`)
      expect(read.statusCode, papel).toBe(papel === 'U' || papel === 'L' ? 200 : 409)
      const stored = (await admin.get(`${COPIAS}/${id}`)).json() as Stored
      expect(stored.situacao).toBe('R')
      expect('performance' in stored).toBe(papel === 'U' || papel === 'L')
    }
    // the trail knows of no answer of those who must not be known
    const linhas = await rows<{ n: number }>(
      "select count(*)::int as n from auditoria where entidade = 'avaliacao/colaborador-questionario' and operacao = 'resposta' and registro_id = any($1)",
      [copias.map(({ id }) => id)],
    )
    expect(linhas[0]?.n).toBe(2)
  })

  test('who is known in it is told so on his own copy, and on no other', async () => {
    const outra = await ciclo({ titulo: 'Anônima dita', anonima: true })
    const [quem] = gente
    await admin.post(`${CICLOS}/${outra.id}/participantes/adiciona`, {
      ...{ colaboradoresIds: gente.slice(0, 2), geraAutoavaliacao: true },
    })
    for (const [avaliador, papel] of people().slice(1))
      expect((await participa(outra, quem, avaliador, papel)).statusCode).toBe(201)
    expect((await passo(outra, 'libera')).statusCode).toBe(200)
    for (const copia of await copiasDe(outra)) {
      const link = (await admin.post(`${COPIAS}/${copia.id}/link`, {})).json() as { link: string }
      const asked = await new Client(app).post('/api/externo/questionarios/mostra', { codigo: link.link.split('#')[1] })
      const { anonima, nominal } = asked.json() as RecordData
      const conhecido = copia.papel === 'U' || copia.papel === 'L'
      expect([copia.papel, anonima, nominal]).toEqual([copia.papel, !conhecido, conhecido ? true : undefined])
    }
    // in a cycle by name nobody is told what is so of everybody
    const nomeada = await ciclo({ titulo: 'Nomeada dita' })
    await participa(nomeada, quem, quem, 'U')
    expect((await passo(nomeada, 'libera')).statusCode).toBe(200)
    const [copia] = await copiasDe(nomeada)
    const link = (await admin.post(`${COPIAS}/${copia?.id}/link`, {})).json() as { link: string }
    const asked = await new Client(app).post('/api/externo/questionarios/mostra', { codigo: link.link.split('#')[1] })
    expect(asked.json()).not.toHaveProperty('nominal')
  })

  test('peers too few join those who answer to him, and count as one role: (2×80 + 72) / 3 = 77.33', async () => {
    const closed = await passo(avaliacao, 'encerra')
    expect(closed.statusCode, closed.body).toBe(200)
    const resultados = (await admin.get(`${CICLOS}/${avaliacao.id}/resultados`)).json() as (RecordData & {
      avaliado: { id: number }
    })[]
    const resultado = resultados.find(({ avaliado }) => avaliado.id === gente[0])
    expect(resultado).toMatchObject({ potencial: 77.33, resultado: 77.33 })
    expect(resultado?.papeis).toEqual(
      expect.arrayContaining([
        { parte: 'potencial', papeis: 'U', respostas: 1, peso: 0, media: 95 },
        { parte: 'potencial', papeis: 'L', respostas: 1, peso: 2, media: 80 },
        { parte: 'potencial', papeis: 'AP', respostas: 5, peso: 1, media: 72 },
      ]),
    )
    expect(resultado?.papeis).toHaveLength(3)
  })
})
