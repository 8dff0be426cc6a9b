import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PerguntaNps, ResultadosNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { displayDay, shiftDay } from '#schemas/runtime/dates.ts'
import { PERGUNTA_NPS } from '#schemas/runtime/domain/nps.ts'
import { type Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { placesWith } from '#tests/server/features/lgpd/scan.ts'
import { newcomer, newcomersAnswer, tableSizes } from './nps-people.ts'

const URL = '/api/pesquisa/nps'
const RESULTS = `${URL}/resultados`
const SETTINGS = '/api/utilitario/empresas/configuracao'
const DAY = 86_400_000

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const question = async (client: Client) => (await client.get(URL)).json() as PerguntaNps
const results = async (client = admin) => ((await client.get(RESULTS)).json() as ResultadosNps).meses
const days = async (id: number) =>
  (
    await app.database.pool.query(
      `select perguntado_em::text, adiamentos, adiado_ate::text, respondido_em::text from convite_nps where usuario_id = $1`,
      [id],
    )
  ).rows
/** Turns the clock; sessions are over by then. */
async function later(count: number) {
  app.clock.advance(count * DAY)
  admin = await login(app, 'admin')
}
/** The month goes over, and the night's job closes it. @returns the month that was closed */
async function monthGoesOver(): Promise<string> {
  const month = app.today().slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  await later((Date.UTC(year, number, 2) - Date.parse(app.today())) / DAY)
  await app.fastify.prumo.jobs.run('meses-nps', null)
  return month
}
const configure = async (values: object) => {
  const { versao } = (await admin.get(SETTINGS)).json()
  expect((await admin.patch(SETTINGS, { ...values, versao })).statusCode).toBe(200)
}

describe('the question', () => {
  it('is put to each user once per period, with what is promised', async () => {
    const { client, nome, id } = await newcomer(app)
    expect(await question(client)).toEqual({
      ...{ ativo: true, perguntar: true, texto: PERGUNTA_NPS, adiamentos: 0, minimo: 5 },
    })
    expect(await days(id)).toEqual([])
    const today = app.today()
    const answer = await client.post(URL, { nota: 9, comentario: '' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { perguntar: false, respondidoEm: today, proximaEm: shiftDay(today, 180) },
    ])
    const again = await client.post(URL, { nota: 3 })
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      expect.stringMatching(/^Você já respondeu em \d\d\//),
    ])
    expect((await client.post(`${URL}/adia`)).statusCode).toBe(409)
    await later(179)
    expect((await question(await login(app, nome))).perguntar).toBe(false)
    await later(1)
    expect(await question(await login(app, nome))).toMatchObject({ perguntar: true, adiamentos: 0 })
  })

  it('is put off twice by some days, not a third time, and may be answered all the same', async () => {
    const { nome, client, id } = await newcomer(app)
    const first = app.today()
    const off = (await client.post(`${URL}/adia`)).json()
    expect(off).toMatchObject({ perguntar: false, adiamentos: 1, proximaEm: shiftDay(first, 7) })
    await later(7)
    const next = await login(app, nome)
    expect((await question(next)).perguntar).toBe(true)
    expect((await next.post(`${URL}/adia`)).json()).toMatchObject({ adiamentos: 2, proximaEm: shiftDay(first, 180) })
    const third = await next.post(`${URL}/adia`)
    expect([third.statusCode, third.json().message]).toEqual([
      409,
      'A pergunta já foi adiada duas vezes neste período.',
    ])
    await later(30)
    const at = await login(app, nome)
    expect((await question(at)).perguntar).toBe(false)
    expect((await at.post(URL, { nota: 7 })).statusCode).toBe(200)
    expect(await days(id)).toEqual([
      { perguntado_em: first, adiamentos: 2, adiado_ate: null, respondido_em: app.today() },
    ])
  })

  it('is answered once by two calls at the same moment', async () => {
    const { client, id } = await newcomer(app)
    await client.post(`${URL}/adia`)
    const held = await app.database.pool.connect()
    await held.query('begin')
    await held.query('select from convite_nps where usuario_id = $1 for update', [id])
    const both = [1, 2].map((nota) => client.post(URL, { nota }))
    // both have come as far as they can
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { pool } = app.database
    await expect.poll(async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: 10_000 }).toBe(2)
    await held.query('commit')
    held.release()
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('refuses what is no mark and no comment, in words', async () => {
    const { client, id } = await newcomer(app)
    const refused = async (body: object) => {
      const answer = await client.post(URL, body)
      return [answer.statusCode, answer.json().message]
    }
    expect(await refused({})).toEqual([400, 'Nota é obrigatória'])
    expect(await refused({ nota: null })).toEqual([400, 'Nota é obrigatória'])
    for (const nota of [11, -1, 7.5, 'x', [9], true]) expect((await refused({ nota }))[0]).toBe(400)
    expect((await refused({ nota: 9, comentario: 'a'.repeat(501) }))[0]).toBe(400)
    expect((await refused({ nota: 9, comentario: 7 }))[0]).toBe(400)
    expect((await refused({ nota: 9, usuario: 1 }))[0]).toBe(400)
    expect((await refused({ nota: 9, comentario: 'nulo \0 e meio \ud800' }))[0]).toBe(400)
    expect((await refused({ nota: 9, comentario: 'a'.repeat(5_000_000) }))[0]).toBe(413)
    expect(await days(id)).toEqual([])
    // the longest that is taken fits, however it is written
    expect((await client.post(URL, { nota: 9, comentario: '\u0001'.repeat(500) })).statusCode).toBe(200)
  })

  it('is put to nobody where the company does not ask, and to no candidate', async () => {
    const horizonte = await login(app, 'rh2')
    expect(await question(horizonte)).toMatchObject({ ativo: false, perguntar: false })
    for (const url of [URL, `${URL}/adia`]) {
      const answer = await horizonte.post(url, url === URL ? { nota: 9 } : undefined)
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'A empresa não está perguntando o NPS.'])
    }
    expect((await (await loginCandidato(app)).get(URL)).statusCode).toBe(401)
    expect((await app.nobody.post(URL, { nota: 9 })).statusCode).toBe(401)
  })

  it("asks in the company's words and at its pace", async () => {
    await configure({ npsTexto: 'E aí, indicaria?', npsDias: 30 })
    const { client } = await newcomer(app)
    const answer = (await client.post(URL, { nota: 9 })).json()
    expect(answer).toMatchObject({ texto: 'E aí, indicaria?', proximaEm: shiftDay(app.today(), 30) })
    await configure({ npsTexto: null, npsDias: 180 })
  })
})

describe('what is answered', () => {
  it('ties to nobody: no trail, no event, no task, nothing but a day beside a sealed sheet', async () => {
    const { client, id } = await newcomer(app)
    await newcomersAnswer(app, [8])
    const before = await tableSizes(app)
    await client.post(URL, { nota: 10, comentario: 'Jabuticaba azul' })
    const after = await tableSizes(app)
    const grown = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(grown.sort()).toEqual(['convite_nps', 'folha_selada'])
    expect(await placesWith(app, 'Jabuticaba azul')).toEqual([])
    expect(await days(id)).toEqual([
      { perguntado_em: app.today(), adiamentos: 0, adiado_ate: null, respondido_em: app.today() },
    ])
    await monthGoesOver()
    expect(await placesWith(app, 'Jabuticaba azul')).toEqual(['comentario_anonimo.texto'])
  })

  it('is told by month once it is over, from the minimum group on: 9, 6 and 5 of 20 are 20', async () => {
    const marks = [...Array(9).fill(9), ...Array(6).fill(7), ...Array(5).fill(3)]
    expect(new Set(await newcomersAnswer(app, marks))).toEqual(new Set([200]))
    // what was promised holds
    await configure({ grupoMinimoPesquisa: 3 })
    const open = app.today().slice(0, 7)
    expect((await results()).some(({ mes }) => mes === open)).toBe(false)
    const full = await monthGoesOver()
    expect((await results())[0]).toEqual({
      ...{ mes: full, respostas: 20, nps: 20, grupos: { promotores: 9, neutros: 6, detratores: 5 } },
      ...{ distribuicao: [0, 0, 0, 5, 0, 0, 0, 6, 0, 9, 0], comentariosLiberados: false },
    })
    // that month was opened with 3
    await configure({ grupoMinimoPesquisa: 5 })
    await newcomersAnswer(app, [10, 10])
    const few = await monthGoesOver()
    expect((await results())[0]).toEqual({
      mes: few,
      oculta: 'Menos de 3 respostas',
      comentariosLiberados: false,
    })
    await newcomersAnswer(app, [10, 10, 0, 0, 7])
    await monthGoesOver()
    expect((await results())[0]).toMatchObject({ respostas: 5, nps: 0 })
    await newcomersAnswer(app, [10, 10, 0, 0])
    await monthGoesOver()
    expect((await results())[0]).toMatchObject({ oculta: 'Menos de 5 respostas' })
    const left = 'select count(*)::int as n from folha_selada'
    expect((await app.database.pool.query<{ n: number }>(left)).rows[0]?.n).toBe(0)
  })

  it('is read by who may see results, in the own company', async () => {
    const may = await app.clientWithout('ROLE_PESQUISA_NPS_RESULTADOS')
    expect((await may.get(RESULTS)).statusCode).toBe(403)
    expect((await may.get(`${RESULTS}/2026-10/comentarios`)).statusCode).toBe(403)
    expect((await (await login(app, 'gestor')).get(RESULTS)).statusCode).toBe(403)
    expect((await results()).length).toBeGreaterThan(12)
    const horizonte = await login(app, 'rh2')
    expect(await results(horizonte)).toEqual([])
    expect((await horizonte.get(`${RESULTS}/2026-09/comentarios`)).statusCode).toBe(404)
  })

  it('comes with comments that HR releases, mixed, and hides one by one', async () => {
    const script = '<script>alert(1)</script>'
    await newcomersAnswer(app, [9, 9, 9], script)
    await newcomersAnswer(app, [2, 2], 'Escala ruim')
    const mes = await monthGoesOver()
    const url = `${RESULTS}/${mes}/comentarios`
    const reader = await app.clientWithout('ROLE_PESQUISA_NPS_COMENTARIOS')
    expect((await reader.get(url)).json()).toEqual({ liberados: false, comentarios: [] })
    expect((await reader.put(url, { liberados: true })).statusCode).toBe(403)
    const all = (await admin.get(url)).json()
    expect(all.comentarios.map(({ texto }: { texto: string }) => texto).sort()).toEqual([
      ...[script, script, script, 'Escala ruim', 'Escala ruim'],
    ])
    const [one] = all.comentarios
    expect(Object.keys(one)).toEqual(['id', 'texto'])
    expect((await admin.put(`${url}/${one.id}`, { oculto: true })).json().message).toBe('Motivo é obrigatório')
    expect((await admin.put(`${url}/${one.id}`, { oculto: true, motivo: 'Expõe um colega' })).statusCode).toBe(200)
    expect((await admin.put(url, { liberados: true })).json()).toMatchObject({ liberados: true })
    const released = (await reader.get(url)).json()
    expect([released.comentarios.length, JSON.stringify(released).includes(one.id)]).toEqual([4, false])
    for (const wrong of ['2026-13', '9999', 'x', `${mes}-01`])
      expect((await admin.get(`${RESULTS}/${wrong}/comentarios`)).statusCode).toBe(404)
    const open = await admin.get(`${RESULTS}/${app.today().slice(0, 7)}/comentarios`)
    expect(open.statusCode).toBe(409)
  })
})

describe('who was asked', () => {
  it('is told so with the day in the copy of his data, and forgotten with him', async () => {
    const { id, client } = await newcomer(app)
    await client.post(URL, { nota: 6, comentario: 'Nada de mais' })
    const lgpd = '/api/utilitario/lgpd'
    const quem = { entidade: 'utilitario/usuario', id }
    const copy = (await admin.get(`${lgpd}/dados?entidade=${quem.entidade}&id=${id}&formato=json`)).body
    expect(copy).toContain(`Convite do NPS: ${displayDay(app.today())}`)
    expect(copy).not.toContain('Nada de mais')
    const { assinatura } = (await admin.get(`${lgpd}/previa?entidade=${quem.entidade}&id=${id}`)).json()
    await admin.post(`${lgpd}/apagamento`, { ...quem, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect(await days(id)).toEqual([])
  })

  it('may be deleted as a user', async () => {
    const { id, client } = await newcomer(app)
    await client.post(`${URL}/adia`)
    const answer = await admin.delete(`/api/utilitario/usuarios/${id}`)
    expect([answer.statusCode, answer.json().id]).toEqual([200, id])
    expect(await days(id)).toEqual([])
  })
})
