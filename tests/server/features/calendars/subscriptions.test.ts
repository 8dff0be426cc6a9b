import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/userinfo/calendarios'
const entidade = 'captacao/entrevista'

let app: TestApp
let rh: Client
let rhId: number
let anyone: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  rhId = (await rh.get('/api/userinfo')).json().usuario.id
  anyone = new Client(app)
})
afterAll(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as T[]

async function subscribe(who: Client, meus: boolean): Promise<{ id: number; path: string }> {
  const answer = await who.post(url, { entidade, meus })
  expect(answer.statusCode).toBe(201)
  const { id, endereco } = answer.json() as { id: number; endereco: string }
  return { id, path: new URL(endereco).pathname }
}

const eventsOf = (text: string): string[] => text.split('BEGIN:VEVENT').slice(1)

describe('a calendar for other programs', () => {
  test('tells of each record what it is called and when, and nothing else of it', async () => {
    const { path } = await subscribe(rh, false)
    const answer = await anyone.get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body).toContain('Entrevistas – Aurora Alimentos Ltda')
    const [one] = await rows<{ id: number; nome: string; inicio: string; fim: string }>(
      `select e.id, c.nome, to_char(e.inicio at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as inicio,
         to_char((e.inicio + make_interval(mins => e.duracao)) at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as fim
       from entrevista e join candidato c on c.empresa_id = e.candidato_empresa_id and c.id = e.candidato_id
       where e.empresa_id = 1 and e.situacao = 'M' order by e.inicio desc limit 1`,
    )
    const event = eventsOf(answer.body.replaceAll(/\r\n[ \t]/g, '')).find((each) =>
      each.includes(`UID:entrevista-1-${one?.id}@prumo-rh`),
    )
    expect(event).toContain(`SUMMARY:${one?.nome}`)
    expect(event).toContain(`DTSTART:${one?.inicio}`)
    expect(event).toContain(`DTEND:${one?.fim}`)
    expect(event).toMatch(new RegExp(`URL.*:http://localhost:\\d+/captacao/entrevistas/${one?.id}`))
    for (const kept of ['LOCATION', 'ATTENDEE', 'ORGANIZER', 'DESCRIPTION']) expect(event).not.toContain(kept)
  })

  test('leaves out what was called off, and with `meus` what others take part in', async () => {
    const [[all], [mine]] = await Promise.all([
      rows<{ n: number }>(
        `select count(*)::int as n from entrevista where empresa_id = 1 and situacao <> 'C' and inicio > now() - interval '31 days'`,
      ),
      rows<{ n: number }>(
        `select count(*)::int as n from entrevista e join entrevista_entrevistadores l on l.entrevista_id = e.id
         where e.empresa_id = 1 and l.usuario_id = $1 and e.situacao <> 'C' and e.inicio > now() - interval '31 days'`,
        [rhId],
      ),
    ])
    const count = async (path: string) => eventsOf((await anyone.get(path)).body).length
    const everything = await subscribe(rh, false)
    const before = await count(everything.path)
    expect(before).toBeGreaterThan(0)
    expect(Math.abs(before - (all?.n ?? 0))).toBeLessThanOrEqual(1)
    const own = await subscribe(rh, true)
    expect(Math.abs((await count(own.path)) - (mine?.n ?? 0))).toBeLessThanOrEqual(1)
    const [one] = await rows<{ id: number; versao: number }>(
      `select id, versao from entrevista where empresa_id = 1 and situacao = 'M' order by inicio desc limit 1`,
    )
    const off = await rh.put(`/api/captacao/entrevistas/${one?.id}/cancela`, { motivo: 'Teste', versao: one?.versao })
    expect(off.statusCode).toBe(200)
    expect(await count(everything.path)).toBe(before - 1)
  })

  test('the database knows no address, and lists show none', async () => {
    const { path } = await subscribe(rh, false)
    const token = path.replace('/calendario/', '').replace('.ics', '')
    expect(JSON.stringify(await rows('select * from assinatura_calendario'))).not.toContain(token)
    const listed = (await rh.get(url)).json() as RecordData[]
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['criadaEm', 'entidade', 'id', 'meus'])
    await anyone.get(path)
    expect((await rh.get(url)).json()[0]).toHaveProperty('usadaEm')
  })

  test('ends when it is revoked, by its owner alone', async () => {
    const { id, path } = await subscribe(rh, false)
    const admin = await login(app, 'admin')
    expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(404)
    expect((await anyone.get(path)).statusCode).toBe(200)
    expect((await rh.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect((await anyone.get(path)).statusCode).toBe(404)
    expect((await rh.delete(`${url}/${id}`)).statusCode).toBe(404)
    const log = await rows<{ evento: string }>(
      `select evento from registro_seguranca where evento like 'CALENDARIO%' order by id desc limit 1`,
    )
    expect(log).toEqual([{ evento: 'CALENDARIO_REVOGADO' }])
  })

  test('shows what its owner may see today: without the right, or without him, nothing', async () => {
    const { path } = await subscribe(rh, false)
    const status = async () => (await anyone.get(path)).statusCode
    await rows(
      `update perfil set authorities = authorities - 'ROLE_MOV_ENTREVISTA' - 'ROLE_MOV_ENTREVISTA_VER' where id in
       (select l.perfil_id from usuario_empresa_perfis l join usuario_empresa x on x.id = l.usuario_empresa_id where x.usuario_id = $1)`,
      [rhId],
    )
    app.fastify.prumo.sessions.forget()
    expect(await status()).toBe(404)
    await rows(
      `update perfil set authorities = authorities || '["ROLE_MOV_ENTREVISTA"]'::jsonb where id in
       (select l.perfil_id from usuario_empresa_perfis l join usuario_empresa x on x.id = l.usuario_empresa_id where x.usuario_id = $1)`,
      [rhId],
    )
    app.fastify.prumo.sessions.forget()
    expect(await status()).toBe(200)
    await rows('update usuario set ativo = false where id = $1', [rhId])
    app.fastify.prumo.sessions.forget()
    expect(await status()).toBe(404)
    await rows('update usuario set ativo = true where id = $1', [rhId])
    app.fastify.prumo.sessions.forget()
  })

  test('of another company it is that company’s', async () => {
    const other = await login(app, 'rh2')
    const { path } = await subscribe(other, false)
    const ours = new Set(
      (await rows<{ id: number }>('select id from entrevista where empresa_id = 1')).map(({ id }) => id),
    )
    const ids = [...(await anyone.get(path)).body.matchAll(/UID:entrevista-(\d+)-(\d+)@/g)]
    expect(ids.every(([, company, id]) => company === '2' && !ours.has(Number(id)))).toBe(true)
  })

  test('what has no calendar, or is not his to read, is refused; nobody subscribes without an end', async () => {
    for (const path of ['captacao/candidato', 'nada/nenhum']) {
      const answer = await rh.post(url, { entidade: path, meus: false })
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'entidade'])
    }
    expect((await (await login(app, 'sst')).post(url, { entidade, meus: false })).statusCode).toBe(400)
    expect((await anyone.post(url, { entidade, meus: false })).statusCode).toBe(401)
    expect((await anyone.get('/calendario/nada.ics')).statusCode).toBe(404)
    await rows('delete from assinatura_calendario where usuario_id = $1', [rhId])
    const all = await Promise.all(Array.from({ length: 21 }, () => rh.post(url, { entidade, meus: false })))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([...Array.from({ length: 20 }, () => 201), 409])
  })

  test('who tries addresses is stopped, and who has one is not', async () => {
    await rows('delete from assinatura_calendario where usuario_id = $1', [rhId])
    const { path } = await subscribe(rh, false)
    let last = 0
    for (let i = 0; i < 20 && last !== 429; i++)
      last = (await anyone.get(`/calendario/${'x'.repeat(43)}.ics`)).statusCode
    expect(last).toBe(429)
    expect((await anyone.get(path)).statusCode).toBe(200)
  })
})
