import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { loggerOptions } from '#server/logger.ts'
import { Client, createTestApp, type TestApp } from '#tests/helpers/app.ts'
import { errorsOf, messageOf, type Stored } from './ciclo/ciclos.ts'
import { type CenaDaTabela, COPIAS, cenaDaTabela, TEXTO } from './quem-abre.ts'
import { EXTERNO } from './questionario.ts'

/** Handing in a copy of an anonymous cycle: what it leaves behind, and what is refused. */
let app: TestApp
let c: CenaDaTabela
let ciclo: Stored
/** a question that the model got once the cycle was released */
let depoisDaLiberacao: number
/** the evaluator's copies about the evaluated, one of the manager's area and the manager */
let copias: { id: number; versao: number }[]
/** what the server wrote to its log */
let log = ''

const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'
const sink = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk)
    done()
  },
})

beforeAll(async () => {
  app = await createTestApp({ logger: pino({ ...loggerOptions(), level: 'trace' }, sink) })
  c = await cenaDaTabela(app)
  ciclo = await c.ciclo('Entrega anônima', { anonima: true })
  expect((await c.passo(ciclo, 'libera')).statusCode).toBe(200)
  const nova = { questionario: c.modelo.questionario, texto: 'Depois da liberação?', tipo: 4, notaMaxima: 100 }
  depoisDaLiberacao = (await c.make('/api/avaliacao/perguntas', nova)).id
  copias = []
  for (const quem of [c.avaliada, c.dela, c.chefe]) {
    const { id } = await c.copiaDe(ciclo, quem, c.avaliador)
    copias.push((await c.admin.get(`${COPIAS}/${id}`)).json() as { id: number; versao: number })
  }
}, 300_000)
afterAll(() => app?.close())

const tabelas = async () =>
  (
    await c.rows<{ nome: string }>(`select tablename as nome from pg_tables where schemaname = 'public' order by 1`)
  ).map(({ nome }) => nome)
const quantas = async () => {
  const found: Record<string, number> = {}
  for (const nome of await tabelas()) {
    const [row] = await c.rows<{ n: number }>(`select count(*)::int as n from "${nome}"`)
    found[nome] = row?.n ?? 0
  }
  return found
}
/** Tables that have a row in which these words stand. */
async function onde(palavras: string): Promise<string[]> {
  const found = []
  for (const nome of await tabelas())
    if ((await c.rows(`select from "${nome}" r where position($1 in r::text) > 0 limit 1`, [palavras])).length > 0)
      found.push(nome)
  return found
}
const envia = (copia: { id: number } | undefined, body: RecordData, client = c.clientes.avaliador) =>
  client.put(`${COPIAS}/${copia?.id}/respostas`, body)
const porLink = (codigo: string, body: RecordData) => new Client(app).post(EXTERNO, { codigo, ...body })
const folhas = async () => (await c.rows('select from folha_selada')).length

test('what was said is nowhere but in the urn: not in the answer, in no other table, no trail, no log, and nothing names the sheet', async () => {
  const [copia] = copias
  const draft = await envia(copia, { respostas: c.respostas('P'), respondidoParcialmente: true })
  expect(draft.statusCode, draft.body).toBe(200)
  const antes = await quantas()
  app.fastify.log.info('seen by the test')
  const seladas = new Set((await c.rows<{ id: string }>('select id from folha_selada')).map(({ id }) => id))
  const { versao } = draft.json() as { versao: number }
  const answer = await envia(copia, { versao, respostas: c.respostas('P'), observacao: `${TEXTO}, no todo` })
  expect(answer.statusCode, answer.body).toBe(200)

  const dito = answer.json() as RecordData
  const { nota, texto } = c.perguntas
  expect(dito.respostas).toEqual([
    { perguntaId: nota.id, tipoId: 4 },
    { perguntaId: texto.id, tipoId: 3 },
  ])
  expect(Object.keys(dito)).not.toEqual(expect.arrayContaining(['resultado', 'observacao']))
  expect(answer.body).not.toContain(TEXTO)

  const depois = await quantas()
  const mudou = Object.keys(depois).filter((nome) => depois[nome] !== antes[nome])
  expect(mudou.map((nome) => [nome, (depois[nome] ?? 0) - (antes[nome] ?? 0)])).toEqual([
    ['folha_selada', 1],
    ['rascunho_selado', -1],
  ])
  expect(await onde(TEXTO)).toEqual([])
  const [folha] = (await c.rows<{ id: string }>('select id from folha_selada')).filter(({ id }) => !seladas.has(id))
  expect(await onde(String(folha?.id))).toEqual(['folha_selada'])
  const [linha] = await c.rows<RecordData>(
    `select performance, performance_manual, aprovado, observacao, niveis, respondida_por_id from colaborador_questionario where id = $1`,
    [copia?.id],
  )
  expect(new Set(Object.values(linha ?? {}))).toEqual(new Set([null]))
  expect(log).toContain('seen by the test')
  for (const words of [TEXTO, String(folha?.id)]) expect(log).not.toContain(words)
})

describe('refused, and nothing goes into the urn', () => {
  test('a mark out of range, a question of another questionnaire, one that the model got after the release', async () => {
    const [, copia] = copias
    const outro = await c.make('/api/avaliacao/modelos-avaliacao', { titulo: 'Outro modelo', tipo: 'D' })
    const pergunta = { texto: 'Alheia?', tipo: 4, notaMaxima: 100 }
    const alheia = await c.make('/api/avaliacao/perguntas', { ...pergunta, questionario: outro.questionario })
    const antes = await folhas()
    const { nota } = c.perguntas
    const alem = await envia(copia, { respostas: [{ perguntaId: nota.id, nota: 101 }] })
    expect([alem.statusCode, errorsOf(alem)]).toEqual([400, [['respostas[0]', 'A nota da pergunta 1 vai de 0 a 100.']]])
    for (const id of [alheia.id, depoisDaLiberacao])
      expect(errorsOf(await envia(copia, { respostas: [...c.respostas('P'), { perguntaId: id, nota: 5 }] }))).toEqual([
        ['respostas', 'Esta pergunta não é desta avaliação.'],
      ])
    expect(await folhas()).toBe(antes)
    expect((await c.admin.get(`${COPIAS}/${copia?.id}`)).json()).toMatchObject({ situacao: 'N' })
  })

  test('a stale version: what is told of the copy as it stands is its own draft', async () => {
    const [, copia] = copias
    const draft = { versao: copia?.versao, respostas: c.respostas('P'), respondidoParcialmente: true }
    expect((await envia(copia, draft)).statusCode).toBe(200)
    const antes = await folhas()
    const stale = await envia(copia, { versao: copia?.versao, respostas: c.respostas('P') })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ errors: [{ code: 'VERSAO_DESATUALIZADA' }], atual: { situacao: 'P' } })
    expect(await folhas()).toBe(antes)
  })

  test('a second time, in the product and by the link', async () => {
    const [copia] = copias
    const antes = await folhas()
    const again = await envia(copia, { respostas: c.respostas('P') })
    expect([again.statusCode, messageOf(again)]).toEqual([409, 'A avaliação já foi respondida.'])
    const propria = await c.copiaDe(ciclo, c.dela, c.dela)
    const codigo = await c.codigoDe(propria)
    const both = await Promise.all([1, 2].map(() => porLink(codigo, { respostas: c.respostas('U') })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(errorsOf(await porLink(codigo, { respostas: c.respostas('U') }))).toEqual([['codigo', GASTO]])
    expect(await folhas()).toBe(antes)
  })

  test('after the last day, by the link too, which is not used up by it; once the participant is gone it is no link', async () => {
    const [, , copia] = copias
    const outra = (await c.copiasDe(ciclo)).find(
      ({ papel, avaliador, avaliado }) => papel === 'P' && avaliador !== c.avaliador.id && avaliado === c.chefe.id,
    )
    const codigo = await c.codigoDe(outra ?? { id: 0, avaliado: 0, avaliador: 0, papel: 'P' })
    const fim = 'update avaliacao_desempenho set data_ini = $2, data_fim = $2 where id = $1'
    await c.rows(fim, [ciclo.id, addDays(app.today(), -1)])
    const antes = await folhas()
    const tarde = 'O período da avaliação terminou.'
    const [late, byLink] = [
      await envia(copia, { respostas: c.respostas('P') }),
      await porLink(codigo, { respostas: c.respostas('P') }),
    ]
    expect([late, byLink].map((answer) => [answer.statusCode, messageOf(answer)])).toEqual([
      [409, tarde],
      [409, tarde],
    ])
    const shown = await new Client(app).post(`${EXTERNO}/mostra`, { codigo })
    expect([shown.statusCode, (shown.json() as RecordData).fechada]).toEqual([200, tarde])
    expect(await folhas()).toBe(antes)
    await c.rows(fim, [ciclo.id, app.today()])
    const gone = await c.admin.post(
      `/api/avaliacao/avaliacoes-desempenho/${ciclo.id}/participantes/remove-avaliadores`,
      {
        colaboradoresIds: [outra?.avaliador],
      },
    )
    expect(gone.statusCode, gone.body).toBe(200)
    expect(errorsOf(await porLink(codigo, { respostas: c.respostas('P') }))).toEqual([['codigo', GASTO]])
  })
})
