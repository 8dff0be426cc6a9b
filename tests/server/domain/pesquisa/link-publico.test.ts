import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { loggerOptions } from '#server/logger.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { solveCaptcha } from '#tests/helpers/login/registration.ts'
import { acoesDoLink, ENTREGA, MOSTRA, SEM_LINK } from './link-cena.ts'
import { COPIAS, errorsOf, messageOf, PESQUISAS, type Stored } from './pesquisas.ts'

/** A survey without audience, answered by whoever has its public link — issue 20 §4, §5 */
let app: TestApp
let admin: Client
let stranger: Client
const log: string[] = []

const { rows, passo, link, faz, mostra, aberta, folha, novaHora } = acoesDoLink(() => ({
  app,
  admin,
  stranger,
}))

beforeAll(async () => {
  const logger = pino(loggerOptions(), { write: (line: string) => void log.push(line) })
  // hours go by, and nobody has to log in again
  const limits = { idleMinutes: 100_000, absoluteHours: 10_000 }
  app = await createTestApp({ limits, logger: Object.assign(logger, { level: 'trace' }) })
  admin = await login(app, 'admin')
  stranger = new Client(app)
}, 120_000)
afterAll(() => app?.close())

describe('answering by the link', () => {
  test('leaves nothing behind but a sealed sheet: no cookie, trail, task, event, log line, address or time', async () => {
    novaHora()
    const { one, codigo } = await aberta()
    const dada = await folha(codigo, 9, 'Gosto do <script>alert(1)</script> daqui')
    const tables = await rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname = 'public'`,
    )
    const counts = async () => {
      const text = tables
        .map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`)
        .join(' union all ')
      return new Map((await rows<{ name: string; n: number }>(text)).map(({ name, n }) => [name, n]))
    }
    const logged = await login(app, 'rh')
    const before = await counts()
    log.length = 0
    // a browser in which somebody is logged in: whose it is counts for nothing
    const answer = await logged.post(ENTREGA, dada)
    expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    const after = await counts()
    const grown = [...after].filter(([name, n]) => n !== before.get(name)).map(([name]) => name)
    expect(grown.toSorted()).toEqual(['folha_selada', 'link_unico'])
    expect(log).toEqual([])
    const [used] = await rows<RecordData>(
      `select dados::text as dados, token_hash as hash, criado_em as de, usado_em as em, expira_em as ate
       from link_unico where finalidade = 'pesquisa-publica'`,
    )
    expect(used?.dados).toBe('{}')
    for (const instant of [used?.de, used?.em, used?.ate])
      expect(new Date(String(instant)).getTime() % 86_400_000).toBe(0)
    expect((await rows('select registro, registro_id::int as id from folha_selada')).at(-1)).toEqual({
      ...{ registro: 'pesquisa/pesquisa', id: one.id },
    })
    expect(await link(one)).toMatchObject({ respondidos: 1 })
    const shown = await stranger.post(MOSTRA, { codigo })
    expect(shown.headers['set-cookie']).toBeUndefined()
  })

  test('takes each form once; what does not fit is said and takes nothing', async () => {
    novaHora()
    const { one, codigo } = await aberta({ agradecimento: 'Obrigado!' })
    const { codigo: outro } = await aberta({ titulo: 'Outra' }, [
      { texto: 'Qual?', tipo: 1, respostas: [{ texto: 'Esta' }, { texto: 'Aquela' }] },
    ])
    const { formulario, perguntas } = await mostra(codigo)
    const [recomenda, porQue] = perguntas
    const [qual] = (await mostra(outro)).perguntas
    const refused = async (body: RecordData) => {
      const answer = await stranger.post(ENTREGA, { codigo, formulario, respostas: [], ...body })
      return [answer.statusCode, errorsOf(answer)[0]]
    }
    const dez = { perguntaId: recomenda?.id, nota: 10 }
    expect(await refused({})).toEqual([400, ['respostas[0]', 'Responda a pergunta 1.']])
    expect(await refused({ respostas: [{ ...dez, nota: 11 }] })).toEqual([
      ...[400, ['respostas[0]', 'A nota da pergunta 1 vai de 0 a 10.']],
    ])
    expect(await refused({ respostas: [dez, { perguntaId: qual?.id, respostaId: qual?.opcoes?.[0]?.id }] })).toEqual([
      ...[400, ['respostas', 'Esta pergunta não é desta avaliação.']],
    ])
    const longo = { perguntaId: porQue?.id, comentario: 'x'.repeat(4001) }
    expect((await refused({ respostas: [dez, longo] }))[0]).toBe(400)
    expect((await refused({ respostas: [dez, { ...longo, comentario: 'x'.repeat(5 * 1024 * 1024) }] }))[0]).toBe(413)
    const alheio = (await mostra(outro)).formulario
    for (const wrong of ['x', alheio, formulario.replace(/^\d{4}/, '2020')])
      expect(await refused({ respostas: [dez], formulario: wrong })).toEqual([
        400,
        [undefined, 'Esta página ficou aberta por tempo demais. Envie de novo: suas respostas continuam aqui.'],
      ])
    expect(await link(one)).toMatchObject({ respondidos: 0 })
    const body = { codigo, formulario, respostas: [dez] }
    const [first, second] = await Promise.all([stranger.post(ENTREGA, body), stranger.post(ENTREGA, body)])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    const said = first.statusCode === 200 ? first : second
    expect(said.json()).toEqual({ agradecimento: 'Obrigado!' })
    expect(await refused({ respostas: [dez] })).toEqual([409, [undefined, 'Estas respostas já foram recebidas.']])
    expect(await link(one)).toMatchObject({ respondidos: 1 })
    const back = await admin.put(`${PESQUISAS}/${one.id}/prepara`, {})
    expect([back.statusCode, messageOf(back)]).toEqual([
      409,
      'A pesquisa já tem respostas: ela não volta à preparação.',
    ])
    // a form that the device has kept stays the same; an order of its own stays with it
    const kept = (await mostra(codigo)).formulario
    expect((await mostra(codigo, kept)).formulario).toBe(kept)
    expect((await mostra(codigo, 'x')).formulario).not.toBe('x')
  })

  test('asks for a captcha after five, counts tries in memory alone and ends them', async () => {
    novaHora()
    const { one, codigo } = await aberta()
    for (let n = 0; n < 5; n++) expect((await stranger.post(ENTREGA, await folha(codigo, 8))).statusCode).toBe(200)
    expect(await mostra(codigo)).toMatchObject({ captcha: true })
    const dada = await folha(codigo, 8)
    const missing = await stranger.post(ENTREGA, dada)
    expect([missing.statusCode, messageOf(missing)]).toEqual([400, 'Confirme que você não é um robô para continuar.'])
    const wrong = await stranger.post(ENTREGA, { ...dada, recaptcha: 'x' })
    expect(wrong.statusCode).toBe(400)
    const recaptcha = await solveCaptcha(app)
    expect((await stranger.post(ENTREGA, { ...dada, recaptcha })).statusCode).toBe(200)
    expect(await link(one)).toMatchObject({ respondidos: 6 })
    novaHora()
    for (let n = 0; n < 5; n++) expect((await stranger.post(MOSTRA, { codigo: `x${n}` })).statusCode).toBe(404)
    // right or wrong, from now on each code takes the trouble
    for (const each of [codigo, 'x'])
      expect(messageOf(await stranger.post(MOSTRA, { codigo: each }))).toBe(messageOf(missing))
    expect((await stranger.post(MOSTRA, { codigo, recaptcha: await solveCaptcha(app) })).statusCode).toBe(200)
    const kept = await rows("select from tentativa_login where conta like '%pesquisa%'")
    const told = await rows("select from registro_seguranca where dados::text like '%pesquisas-por-link%'")
    expect([kept, told]).toEqual([[], []])
    novaHora()
  })
})

describe('results', () => {
  test('are of everybody and after the closing; the same address tells them, and never of too few', async () => {
    novaHora()
    const { one, codigo } = await aberta({ titulo: 'Contada' })
    // three of 9 and 10, one of 8, one of 5: 60 - 20
    for (const nota of [9, 10, 9, 8, 5])
      expect((await stranger.post(ENTREGA, await folha(codigo, nota, `Nota ${nota}`))).statusCode).toBe(200)
    await passo(one, 'encerra')
    expect(await mostra(codigo)).toMatchObject({ situacao: 'ENCERRADA' })
    const lidos = (await admin.get(`${PESQUISAS}/${one.id}/resultados`)).json() as SurveyResults
    expect(lidos).toMatchObject({ porLink: true, respondidos: 5, destruidas: 0 })
    expect(lidos.celulas).toMatchObject([{ titulo: 'Todos', n: 5, perguntas: [{ nps: 40 }] }])
    await admin.put(`${PESQUISAS}/${one.id}/comentarios`, { liberados: true })
    await passo(one, 'divulga')
    const told = await mostra(codigo)
    expect(told).toMatchObject({ situacao: 'DIVULGADA', resultados: { celulas: [{ n: 5, perguntas: [{ nps: 40 }] }] } })
    expect(told.resultados?.comentarios).toHaveLength(5)
    expect((await link(one)).respondidos).toBe(5)
    await faz(one, 'fecha')
    expect((await stranger.post(MOSTRA, { codigo })).statusCode).toBe(404)

    novaHora()
    const poucas = await aberta({ titulo: 'Poucas' })
    for (const nota of [1, 2, 3, 4]) await stranger.post(ENTREGA, await folha(poucas.codigo, nota))
    await passo(poucas.one, 'encerra')
    const nada = (await admin.get(`${PESQUISAS}/${poucas.one.id}/resultados`)).json() as SurveyResults
    expect(nada).toMatchObject({ respondidos: 4, destruidas: 4 })
    expect(nada.celulas.every(({ n }) => n === undefined)).toBe(true)
  }, 30_000)

  test('go as a whole, by who may; a clone asks by a link of its own', async () => {
    novaHora()
    const { one, codigo } = await aberta({ titulo: 'Apagada' })
    const dada = await folha(codigo, 7)
    expect((await stranger.post(ENTREGA, dada)).statusCode).toBe(200)
    expect((await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id] })).statusCode).toBe(200)
    expect(await link(one)).toMatchObject({ respondidos: 0, aberto: true })
    expect((await stranger.post(ENTREGA, await folha(codigo, 7))).statusCode).toBe(200)
    const cloned = await admin.post(`${PESQUISAS}/${one.id}`, {})
    expect(cloned.statusCode, cloned.body).toBe(201)
    const [copy] = await rows<RecordData>(
      'select por_link, link_aberto, link_numero, situacao from pesquisa order by id desc limit 1',
    )
    expect(copy).toEqual({ por_link: true, link_aberto: null, link_numero: null, situacao: 'P' })
  })
})

test('documents that are marked so are read by whoever may answer now, others by nobody', async () => {
  const { one, codigo } = await aberta({ titulo: 'Com anexos' })
  const anexa = async (descricao: string, mostraAosRespondentes: boolean) => {
    const { id: documento } = (await admin.upload('/api/arquivos', 'regras.txt', `Texto de ${descricao}`)).json() as {
      id: string
    }
    const body = { descricao, documento, mostraAosRespondentes, data: app.today() }
    return (await admin.post(`${PESQUISAS}/${one.id}/documentos-anexos`, body)).json() as Stored
  }
  const visto = await anexa('Regras', true)
  const reservado = await anexa('Contrato', false)
  expect((await mostra(codigo)).documentos).toEqual([{ id: visto.id, descricao: 'Regras' }])
  const pede = ({ id }: Stored, code = codigo) => stranger.post(`${ENTREGA}/documento/${id}`, { codigo: code })
  const dado = await pede(visto)
  expect([dado.statusCode, dado.body, dado.headers['set-cookie']]).toEqual([200, 'Texto de Regras', undefined])
  expect((await pede(reservado)).statusCode).toBe(404)
  expect(messageOf(await pede(visto, 'x'))).toBe(SEM_LINK)
  await passo(one, 'encerra')
  expect((await pede(visto)).statusCode).toBe(404)
})
