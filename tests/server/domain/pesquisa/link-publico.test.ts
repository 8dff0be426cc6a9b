import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicSurvey } from '#schemas/runtime/answers/public-survey.ts'
import type { SurveyLink } from '#schemas/runtime/answers/survey-link.ts'
import type { SurveyResults } from '#schemas/runtime/answers/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { loggerOptions } from '#server/logger.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { solveCaptcha } from '#tests/helpers/registration.ts'
import { acoesDe, COPIAS, errorsOf, messageOf, PESQUISAS, type Stored } from './pesquisas.ts'

/** A survey without audience, answered by whoever has its public link — issue 20 §4, §5 */
let app: TestApp
let admin: Client
let stranger: Client
const log: string[] = []

const { rows, passo, pesquisa } = acoesDe(() => ({ app, admin }))
const MOSTRA = '/api/externo/pesquisas-por-link/mostra'
const ENTREGA = '/api/externo/pesquisas-por-link'
const SEM_LINK = 'Este link não é válido ou já foi fechado.'
const RECOMENDA = { texto: 'Você recomendaria a empresa?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const POR_QUE = { texto: 'Por quê?', tipo: 3, obrigatoria: false }

beforeAll(async () => {
  const logger = pino(loggerOptions(), { write: (line: string) => void log.push(line) })
  // hours go by, and nobody has to log in again
  const limits = { idleMinutes: 100_000, absoluteHours: 10_000 }
  app = await createTestApp({ limits, logger: Object.assign(logger, { level: 'trace' }) })
  admin = await login(app, 'admin')
  stranger = new Client(app)
}, 120_000)
afterAll(() => app?.close())

const link = async ({ id }: Stored) => (await admin.get(`${PESQUISAS}/${id}/link-publico`)).json() as SurveyLink
const faz = async ({ id }: Stored, name: string) => {
  const answer = await admin.put(`${PESQUISAS}/${id}/link-publico/${name}`, {})
  expect(answer.statusCode, answer.body).toBe(200)
  const { endereco = '' } = answer.json() as SurveyLink
  return endereco.split('/p/')[1] ?? ''
}
const mostra = async (codigo: string, formulario?: string) =>
  (await stranger.post(MOSTRA, { codigo, formulario })).json() as PublicSurvey &
    Required<Pick<PublicSurvey, 'perguntas' | 'formulario'>>

/** Released, with its link open. */
async function aberta(body: RecordData = {}, perguntas: RecordData[] = [RECOMENDA, POR_QUE]) {
  const one = await pesquisa({ titulo: 'Pulso', porLink: true, ...body }, perguntas)
  await passo(one, 'libera')
  return { one, codigo: await faz(one, 'abre') }
}

/** Somebody's answers, as he hands them in. */
async function folha(codigo: string, nota: number, texto?: string) {
  const { perguntas, formulario } = await mostra(codigo)
  const [recomenda, porQue] = perguntas
  const escrita = texto === undefined ? [] : [{ perguntaId: porQue?.id, comentario: texto }]
  return { codigo, formulario, respostas: [{ perguntaId: recomenda?.id, nota }, ...escrita] }
}
/** Every hour an address begins anew. */
const novaHora = () => app.clock.advance(3_600_001)

describe('a survey with a public link', () => {
  test('is anonymous, and has neither audience nor copies; its release says what is missing but asks for no people', async () => {
    const named = await admin.post(PESQUISAS, {
      ...{ titulo: 'Com nome', dataIni: app.today(), dataFim: '2099-12-31', anonima: false, porLink: true },
    })
    expect([named.statusCode, errorsOf(named)]).toEqual([
      400,
      [['anonima', 'Uma pesquisa respondida pelo link público é sempre anônima: não se sabe quem responde.']],
    ])
    const vazia = await pesquisa({ titulo: 'Vazia', porLink: true }, [])
    const antes = await admin.get(`${PESQUISAS}/${vazia.id}/antes-da-liberacao`)
    expect(antes.json()).toEqual([{ texto: 'Inclua ao menos uma pergunta.', impede: true }])
    expect((await admin.put(`${PESQUISAS}/${vazia.id}/libera`, {})).statusCode).toBe(400)
    const { one } = await aberta()
    const lida = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as RecordData
    expect(lida).toMatchObject({ situacao: 'L', porLink: true, grupoMinimo: 5, respondidos: 0 })
    expect(lida.convidados ?? null).toBeNull()
    expect(await rows('select from colaborador_questionario where pesquisa_id = $1', [one.id])).toEqual([])
    const { versao } = lida as Stored
    const turned = await admin.patch(`${PESQUISAS}/${one.id}`, { versao, porLink: false, publico: { quem: 'TODOS' } })
    expect(errorsOf(turned)[0]).toEqual(['porLink', 'A pesquisa já foi liberada: volte à preparação para mudar isto.'])
    const remind = await admin.post(`${PESQUISAS}/${one.id}/lembretes`, {})
    expect([remind.statusCode, messageOf(remind)]).toEqual([
      409,
      'Responde quem tiver o link: não se sabe quem ainda falta.',
    ])
  })

  test('opens, closes and renews it by whoever releases; of old, closed and guessed codes nobody learns which they are', async () => {
    const one = await pesquisa({ titulo: 'Renovada', porLink: true }, [RECOMENDA])
    const early = await admin.put(`${PESQUISAS}/${one.id}/link-publico/abre`, {})
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'A pesquisa ainda não foi liberada.'])
    await passo(one, 'libera')
    expect(await link(one)).toEqual({
      ...{ titulo: 'Renovada', situacao: 'L', dataIni: app.today(), dataFim: '2099-12-31', respondidos: 0 },
      aberto: false,
    })
    const codigo = await faz(one, 'abre')
    expect(await faz(one, 'abre')).toBe(codigo)
    expect(await mostra(codigo)).toMatchObject({ titulo: 'Renovada', situacao: 'ABERTA', minimo: 5, captcha: false })
    await faz(one, 'fecha')
    const renovado = await faz(one, 'renova')
    expect(renovado).not.toBe(codigo)
    const [empresa, pesq, marca = ''] = renovado.split('-')
    const closed = await stranger.post(MOSTRA, { codigo: renovado })
    await faz(one, 'abre')
    expect(await mostra(renovado)).toMatchObject({ titulo: 'Renovada' })
    novaHora()
    const outro = (await aberta()).codigo.split('-')[1]
    const answers = [closed]
    for (const wrong of [codigo, `${empresa}-${outro}-${marca}`, `2-${pesq}-${marca}`])
      answers.push(await stranger.post(MOSTRA, { codigo: wrong }))
    novaHora()
    for (const wrong of ['x', `zzzzz-zzzzzzzzzz-${marca}`, `${empresa}-${pesq}-${'A'.repeat(22)}`])
      answers.push(await stranger.post(MOSTRA, { codigo: wrong }))
    for (const answer of answers) {
      expect([answer.statusCode, messageOf(answer)]).toEqual([404, SEM_LINK])
      expect(answer.body).toBe(closed.body)
    }
    novaHora()
    const comPublico = await pesquisa({ titulo: 'Com público', publico: { quem: 'TODOS' } }, [])
    const other = await admin.get(`${PESQUISAS}/${comPublico.id}/link-publico`)
    expect([other.statusCode, messageOf(other)]).toEqual([
      409,
      'Esta pesquisa tem um público e não é respondida pelo link público.',
    ])
    const without = await app.clientWithout('ROLE_CAD_PESQUISA_LIBERA')
    for (const answer of [
      await without.get(`${PESQUISAS}/${one.id}/link-publico`),
      await without.get(`${PESQUISAS}/${one.id}/link-publico/cartaz`),
      await without.put(`${PESQUISAS}/${one.id}/link-publico/renova`, {}),
    ])
      expect(answer.statusCode).toBe(403)
    expect(await mostra(renovado)).toMatchObject({ situacao: 'ABERTA' })
  })

  test('[REL-pesquisa/pesquisa/link-cartaz: rows, ties, empty] prints a poster of its own address while the link is open', async () => {
    const body = { titulo: 'Refeitório', dataIni: '2026-11-02', dataFim: '2099-12-31' }
    const [este, outro] = [await aberta(body), await aberta(body)]
    for (const { one, codigo } of [este, outro]) {
      const poster = await admin.get(`${PESQUISAS}/${one.id}/link-publico/cartaz`)
      expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'application/pdf'])
      const [page = '', ...more] = await pagesOf(poster.rawPayload)
      expect(more).toEqual([])
      for (const text of ['Refeitório', `/p/${codigo}`, 'De 02/11/2026 a 31/12/2099']) expect(page).toContain(text)
      // nobody's name hangs on the wall
      expect(page).not.toContain('Administrador')
    }
    await faz(este.one, 'fecha')
    const closed = await admin.get(`${PESQUISAS}/${este.one.id}/link-publico/cartaz`)
    expect([closed.statusCode, messageOf(closed)]).toEqual([409, 'Abra o link público antes de imprimir o cartaz.'])
  })

  test('[REL-pesquisa/pesquisa/link-cartaz: areas, companies] is nothing to who releases no surveys, and to another company', async () => {
    const { one, codigo } = await aberta()
    const at = `${PESQUISAS}/${one.id}/link-publico`
    // who is restricted to areas makes no survey of the whole company
    for (const url of [at, `${at}/cartaz`]) expect((await (await login(app, 'gestor')).get(url)).statusCode).toBe(403)
    const rh2 = await login(app, 'rh2')
    for (const answer of [await rh2.get(at), await rh2.get(`${at}/cartaz`), await rh2.put(`${at}/renova`, {})])
      expect(answer.statusCode).toBe(404)
    expect(await mostra(codigo)).toMatchObject({ situacao: 'ABERTA' })
  })

  test('says when it is answered, outside of its days; in preparation the link opens nothing', async () => {
    const { one, codigo } = await aberta({ dataFim: '2099-12-31' })
    const quando = async (dataIni: string, dataFim: string) => {
      await rows('update pesquisa set data_ini = $2, data_fim = $3 where id = $1', [one.id, dataIni, dataFim])
      return mostra(codigo)
    }
    const dada = await folha(codigo, 9)
    const antes = await quando('2099-01-01', '2099-01-31')
    expect(antes).toMatchObject({ situacao: 'ANTES', dataIni: '2099-01-01', titulo: 'Pulso' })
    expect(antes.perguntas).toBeUndefined()
    const early = await stranger.post(ENTREGA, dada)
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'O período da pesquisa ainda não começou.'])
    expect(await quando('2020-01-01', '2020-01-31')).toMatchObject({ situacao: 'ENCERRADA', dataFim: '2020-01-31' })
    const late = await stranger.post(ENTREGA, dada)
    expect([late.statusCode, messageOf(late)]).toEqual([409, 'O período da pesquisa terminou.'])
    await quando(app.today(), '2099-12-31')
    await passo(one, 'prepara')
    expect((await stranger.post(MOSTRA, { codigo })).statusCode).toBe(404)
  })
})

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
