import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { HotQuery } from '#server/platform/database/hot-query.ts'
import { sweepDeliveries } from '#server/platform/webhooks/retention.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { isSigned, Receiver } from './receiver.ts'

const url = '/api/utilitario/webhooks'
const etapas = '/api/captacao/etapas-seletivas'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const receiver = new Receiver()
let origin: string
let app: TestApp
let admin: Client
let count = 0

beforeAll(async () => {
  origin = await receiver.start()
  app = await createTestApp({
    env: { WEBHOOK_HOSTS: `${origin}, localhost:4443, *.exemplo.com.br, 169.254.169.254` },
    // the clock is turned by weeks
    limits: { idleMinutes: 1_000_000, absoluteHours: 100_000 },
  })
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  await receiver.stop()
})
beforeEach(async () => {
  receiver.received.length = 0
  receiver.answer = { status: 204 }
  await app.database.pool.query('delete from webhook_entrega; delete from webhook_estado; delete from webhook')
})

interface Hook {
  id: number
  versao: number
  segredo: string
}

/** A webhook of company 1 with its secret. */
async function create(more: Record<string, unknown> = {}): Promise<Hook> {
  const given = { nome: `Folha ${++count}`, url: `${origin}/eventos`, eventos: ['captacao/etapa-seletiva:*'], ...more }
  const made = await admin.post(url, given)
  expect(made.statusCode, made.body).toBe(201)
  const { id, versao } = made.json<Hook>()
  const { segredo } = (await admin.post(`${url}/${id}/segredo`)).json<{ segredo: string }>()
  return { id, versao, segredo }
}
const deliver = (prumo = app.fastify.prumo) => prumo.jobs.run('envio-webhooks', {})
interface Entrega {
  id: number
  evento: string
  situacao: string
  tentativas: number
  codigo?: number
  motivo?: string
  resposta?: string
}
const log = async (id: number, query = '') => (await admin.get(`${url}/${id}/entregas?${query}`)).json<Entrega[]>()
const etapa = async () => {
  const made = await admin.post(etapas, { nome: `Etapa ${++count}`, ordem: 1 })
  expect(made.statusCode, made.body).toBe(201)
  return made.json<{ id: number; versao: number; nome: string }>()
}

describe('a webhook', () => {
  test('tells what was added, changed and deleted, signed, with the identification of the record only', async () => {
    const { segredo, id } = await create()
    const made = await etapa()
    await admin.patch(`${etapas}/${made.id}`, { nome: 'Entrevista com o gestor', versao: made.versao })
    await admin.delete(`${etapas}/${made.id}`)
    expect(receiver.received).toEqual([])
    await deliver()
    expect(receiver.received.map(({ body }) => [body.evento, body.id, body.versao])).toEqual([
      ['incluido', made.id, 1],
      ['alterado', made.id, 2],
      ['excluido', made.id, 2],
    ])
    const [, changed] = receiver.received
    expect(Object.keys(changed?.body ?? {}).sort()).toEqual(
      ['autor', 'campos', 'em', 'empresaId', 'entidade', 'evento', 'id', 'versao'].sort(),
    )
    expect(changed?.body).toMatchObject({
      entidade: 'captacao/etapa-seletiva',
      empresaId: 1,
      campos: ['nome'],
      autor: { tipo: 'usuario', id: 1 },
    })
    expect(changed?.raw).not.toContain('gestor')
    for (const each of receiver.received) {
      expect(each.headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/)
      expect(isSigned(each, segredo)).toBe(true)
      expect(isSigned({ ...each, raw: `${each.raw} ` }, segredo)).toBe(false)
    }
    expect(await log(id)).toMatchObject([
      { situacao: 'ENTREGUE', codigo: 204 },
      {},
      { evento: 'incluido', tentativas: 1 },
    ])
    await deliver()
    expect(receiver.received.length).toBe(3)
  })

  test('gets only the events it chose, those of its company, and the actions by name', async () => {
    await create({ eventos: ['captacao/etapa-seletiva:excluido', 'captacao/solicitacao-pessoal:suspende'] })
    const made = await etapa()
    const rh2 = await login(app, 'rh2')
    const other = (await rh2.post(etapas, { nome: 'Etapa da Horizonte', ordem: 1 })).json<{ id: number }>()
    expect((await rh2.delete(`${etapas}/${other.id}`)).statusCode).toBe(200)
    await admin.delete(`${etapas}/${made.id}`)
    const [open] = (
      await admin.get('/api/captacao/solicitacoes-pessoal?filter={"encerrada":false,"suspensa":false}')
    ).json<{ id: number }[]>()
    const suspended = await admin.put(`/api/captacao/solicitacoes-pessoal/${open?.id}/suspende`, {
      obsSuspensao: 'Orçamento em revisão',
    })
    expect(suspended.statusCode, suspended.body).toBe(200)
    await deliver()
    expect(receiver.received.map(({ body }) => [body.entidade, body.evento, body.id])).toEqual([
      ['captacao/etapa-seletiva', 'excluido', made.id],
      ['captacao/solicitacao-pessoal', 'suspende', open?.id],
    ])
  })

  test('is not told of a write that was refused nor of one that changed nothing', async () => {
    await create()
    const made = await etapa()
    await deliver()
    receiver.received.length = 0
    expect((await admin.post(etapas, { ordem: 1 })).statusCode).toBe(400)
    expect((await admin.patch(`${etapas}/${made.id}`, { nome: made.nome, versao: made.versao })).statusCode).toBe(200)
    await deliver()
    expect(receiver.received).toEqual([])
  })

  test('carries the record as the user of the webhook sees it, when the company chose so', async () => {
    const refused = await admin.post(url, {
      nome: 'Outros olhos',
      url: origin,
      eventos: ['*'],
      conteudo: 'REGISTRO',
      usuario: { id: 2 },
    })
    expect(refused.json()).toMatchObject({
      errors: [{ field: 'usuario', message: 'Escolha o seu próprio usuário: o registro vai com o que você pode ver' }],
    })
    await create({ conteudo: 'REGISTRO', usuario: { id: 1 } })
    const made = await etapa()
    await deliver()
    const stored = (await admin.get(`${etapas}/${made.id}`)).json()
    expect(receiver.received[0]?.body.registro).toEqual(stored)
    // a user who sees no steps: nothing of the record leaves
    await app.database.pool.query("update webhook set usuario_id = (select id from usuario where login = 'sst')")
    await admin.patch(`${etapas}/${made.id}`, { nome: 'Outro nome', versao: made.versao })
    await deliver()
    expect(receiver.received[1]?.body).toMatchObject({ evento: 'alterado', registro: null })
    expect(receiver.received[1]?.raw).not.toContain('Outro nome')
  })

  test('without a secret does not send; a changed secret signs beside the former one for a day', async () => {
    const made = await admin.post(url, { nome: 'Sem segredo', url: origin, eventos: ['captacao/etapa-seletiva:*'] })
    const { id } = made.json<Hook>()
    expect((await admin.get(`${url}/${id}/situacao`)).json()).toMatchObject({ temSegredo: false, liberado: true })
    await etapa()
    await deliver()
    expect(receiver.received).toEqual([])
    expect(await log(id)).toMatchObject([{ motivo: 'O webhook ainda não tem segredo: gere-o no cadastro.' }])
    const first = (await admin.post(`${url}/${id}/segredo`)).json<{ segredo: string; anteriorAte?: string }>()
    expect(first).toEqual({ segredo: expect.stringMatching(/^whsec_[\w+/]{43}=$/) })
    const second = (await admin.post(`${url}/${id}/segredo`)).json<{ segredo: string; anteriorAte?: string }>()
    expect(second.anteriorAte).toBeDefined()
    app.clock.advance(2 * MINUTE)
    await deliver()
    const [both] = receiver.received
    expect(both && [isSigned(both, first.segredo), isSigned(both, second.segredo)]).toEqual([true, true])
    app.clock.advance(DAY)
    await etapa()
    await deliver()
    const [, one] = receiver.received
    expect(one && [isSigned(one, first.segredo), isSigned(one, second.segredo)]).toEqual([false, true])
    const stored = await app.database.pool.query('select * from webhook_estado')
    expect(JSON.stringify(stored.rows)).not.toContain(second.segredo.slice(6))
  })
})

describe('a delivery that fails', () => {
  test('is tried again with the same id, and the following events of the record wait for it', async () => {
    const { id } = await create()
    receiver.answer = { status: 422, body: 'ainda não' }
    const made = await etapa()
    await admin.patch(`${etapas}/${made.id}`, { nome: 'Dinâmica', versao: made.versao })
    const other = await etapa()
    await deliver()
    expect(receiver.received.map(({ body }) => [body.id, body.evento])).toEqual([
      [made.id, 'incluido'],
      [other.id, 'incluido'],
    ])
    expect(await log(id)).toMatchObject([
      { situacao: 'AGUARDANDO', tentativas: 1, codigo: 422, resposta: 'ainda não', motivo: 'O destino respondeu 422.' },
      { situacao: 'AGUARDANDO', tentativas: 0 },
      { tentativas: 1 },
    ])
    receiver.answer = { status: 200 }
    await deliver()
    expect(receiver.received.length).toBe(2)
    app.clock.advance(MINUTE)
    await deliver()
    expect(receiver.received.slice(2).map(({ body }) => [body.id, body.evento])).toEqual([
      [made.id, 'incluido'],
      [made.id, 'alterado'],
      [other.id, 'incluido'],
    ])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids[2], ids[4]]).toEqual([ids[0], ids[1]])
  })

  test('for a target that is down is not tried for each event; after the last try it is sent again by who wants it', async () => {
    const { id } = await create()
    receiver.answer = { status: 503 }
    await etapa()
    await etapa()
    await deliver()
    expect(receiver.received.length).toBe(1)
    // after the last try; the webhook itself stays on here, which is told of elsewhere
    for (let i = 0; i < 40; i++) {
      app.clock.advance(300 * MINUTE)
      await app.database.pool.query('update webhook_estado set falhando_desde = null')
      await deliver()
    }
    expect((await log(id)).map(({ situacao }) => situacao)).toEqual(['FALHOU', 'FALHOU'])
    expect(receiver.received.length).toBe(20)
    receiver.answer = { status: 200 }
    const [line] = await log(id)
    expect((await admin.post(`${url}/${id}/entregas/${line?.id}/reenvia`)).statusCode).toBe(204)
    expect((await admin.post(`${url}/${id}/entregas/${line?.id}/reenvia`)).json()).toMatchObject({
      message: 'A entrega já está na fila de envio.',
    })
    await deliver()
    expect(await log(id)).toMatchObject([{ situacao: 'ENTREGUE' }, { situacao: 'FALHOU' }])
    const soon = new Date(app.clock.now().getTime() + MINUTE).toISOString()
    const later = await admin.post(`${url}/${id}/reenvia-falhas`, { desde: soon })
    expect(later.json()).toEqual({ reenviadas: 0 })
    expect((await admin.post(`${url}/${id}/reenvia-falhas`, { desde: '2020-01-01' })).json()).toEqual({ reenviadas: 1 })
    expect((await admin.post(`${url}/${id}/reenvia-falhas`, { desde: 'ontem' })).statusCode).toBe(400)
    await deliver()
    expect(await log(id, 'situacao=ENTREGUE')).toHaveLength(2)
    expect((await admin.get(`${url}/${id}/entregas?situacao=OUTRA`)).statusCode).toBe(400)
  })

  test('for five days switches the webhook off and tells who administers it; 410 switches it off at once', async () => {
    const { id } = await create()
    receiver.answer = { status: 500 }
    for (let day = 0; day <= 5; day++) {
      await etapa()
      await deliver()
      app.clock.advance(DAY)
    }
    const off = (await admin.get(`${url}/${id}`)).json<{ ativo: boolean; nome: string; versao: number }>()
    expect(off.ativo).toBe(false)
    const told = await app.database.pool.query<{ texto: string }>(
      "select texto from mensagem where texto like '%foi desligado: nenhuma entrega deu certo%'",
    )
    expect(told.rows).toHaveLength(1)
    const waiting = (await log(id, 'situacao=AGUARDANDO')).length
    expect(waiting).toBeGreaterThan(0)
    await etapa()
    expect(await log(id, 'situacao=AGUARDANDO')).toHaveLength(waiting)
    receiver.answer = { status: 410 }
    await admin.patch(`${url}/${id}`, { ativo: true, versao: off.versao })
    await deliver()
    expect((await admin.get(`${url}/${id}`)).json()).toMatchObject({ ativo: false })
  })

  test('of a process that died midway is made by another', async () => {
    const { id } = await create()
    await etapa()
    // taken, and never reported
    await app.database.pool.query(
      "update webhook_entrega set tentativas = 1, proxima_tentativa = $1::timestamptz + interval '5 minutes'",
      [app.clock.now()],
    )
    await deliver()
    expect(receiver.received).toEqual([])
    app.clock.advance(5 * MINUTE)
    await deliver()
    expect(receiver.received.length).toBe(1)
    expect(await log(id)).toMatchObject([{ situacao: 'ENTREGUE', tentativas: 2 }])
  })
})

test('two servers deliver each event once, in the order of each record', async () => {
  await create()
  const { jobs: _, ...same } = app.fastify.prumo
  const other = await buildApp({ ...same, logger: false })
  try {
    const made = await etapa()
    for (let i = 0; i < 12; i++)
      await admin.patch(`${etapas}/${made.id}`, { nome: `Nome ${i}`, versao: made.versao + i })
    await Promise.all([deliver(), deliver(other.prumo)])
    await deliver()
    expect(receiver.received.map(({ body }) => body.versao)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1))
  } finally {
    await other.close()
  }
})

describe('an address', () => {
  const trial = async (target: string) => {
    const { id } = await create({ url: target })
    return (await admin.post(`${url}/${id}/teste`)).json<{ entregue: boolean; motivo?: string; codigo?: number }>()
  }

  test('that is allowed gets the test, and the answer is shown', async () => {
    receiver.answer = { status: 200, body: 'recebido' }
    const { id } = await create({ ativo: false })
    const answer = await admin.post(`${url}/${id}/teste`)
    expect(answer.json()).toMatchObject({ entregue: true, codigo: 200, resposta: 'recebido' })
    expect(receiver.received[0]?.body).toMatchObject({ evento: 'teste', empresaId: 1 })
    expect(await log(id)).toMatchObject([{ evento: 'teste', situacao: 'ENTREGUE' }])
  })

  test('that the configuration does not allow, of the internal network or with a redirection is not called', async () => {
    const notListed = 'O endereço não está entre os que o administrador do servidor liberou (WEBHOOK_HOSTS).'
    const inner = 'O endereço leva à rede interna do servidor.'
    expect(await trial('https://outro.com.br/x')).toMatchObject({ entregue: false, motivo: notListed })
    expect(await trial(origin.replace('127.0.0.1', 'localhost'))).toMatchObject({ motivo: notListed })
    expect(await trial('https://127.0.0.1/')).toMatchObject({ motivo: notListed })
    expect(await trial('https://exemplo.com.br.golpe.com/')).toMatchObject({ motivo: notListed })
    expect(await trial('http://folha.exemplo.com.br/')).toMatchObject({
      motivo: 'O endereço deve começar com https://.',
    })
    expect(await trial('https://169.254.169.254/latest/meta-data')).toMatchObject({ motivo: inner })
    // a name on the list that resolves to this machine
    expect(await trial('https://localhost:4443/')).toMatchObject({ motivo: inner })
    receiver.answer = { status: 302, headers: { location: `${origin}/interno` } }
    expect(await trial(origin)).toMatchObject({
      entregue: false,
      codigo: 302,
      motivo: 'O destino respondeu com um redirecionamento, que não é seguido.',
    })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/'])
  })
})

test('who does not administer webhooks does not see them; a deleted one stops, and what was delivered goes within 30 days', async () => {
  const { id } = await create()
  const rh = await login(app, 'rh')
  for (const path of ['', `/${id}/entregas`, `/${id}/situacao`])
    expect((await rh.get(`${url}${path}`)).statusCode).toBe(403)
  for (const path of ['segredo', 'teste', 'reenvia-falhas', 'entregas/1/reenvia'])
    expect((await rh.post(`${url}/${id}/${path}`, {})).statusCode).toBe(403)
  await etapa()
  await deliver()
  expect(await log(id)).toHaveLength(1)
  await sweepDeliveries(app.database.pool, new Date(Date.now() + 29 * DAY))
  expect(await log(id)).toHaveLength(1)
  await sweepDeliveries(app.database.pool, new Date(Date.now() + 31 * DAY))
  expect(await log(id)).toEqual([])
  await etapa()
  expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(200)
  receiver.received.length = 0
  await deliver()
  expect(receiver.received).toEqual([])
  const left = await app.database.pool.query('select from webhook_entrega union all select from webhook_estado')
  expect(left.rowCount).toBe(0)
})

/** The named statements the database was sent while this was done. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(HotQuery.prototype, 'prepare')
  try {
    await work()
    return spy.mock.contexts.map((query) => String((query as unknown as { text: string }).text))
  } finally {
    spy.mockRestore()
  }
}

test('a company without an active webhook writes without the queue; an active one holds at once, and on another server within a second', async () => {
  const { jobs: _, ...same } = app.fastify.prumo
  const other = await buildApp({ ...same, logger: false })
  try {
    const there = await login({ inject: other.inject.bind(other) as TestApp['inject'] }, 'admin')
    const { id, versao } = await create({ ativo: false })
    const passing = async (client: Client) => {
      app.clock.advance(1000)
      const statements = await statementsOf(async () => {
        const made = await client.post(etapas, { nome: `Etapa ${++count}`, ordem: 1 })
        expect((await client.delete(`${etapas}/${made.json<Hook>().id}`)).statusCode).toBe(200)
      })
      expect(statements.filter((text) => text.includes('insert into auditoria'))).toHaveLength(2)
      return statements.filter((text) => text.includes('webhook_entrega'))
    }
    // on a machine where a write takes a second it is read again
    for (const client of [admin, there]) await expect.poll(() => passing(client), { timeout: 20_000 }).toEqual([])
    expect((await admin.patch(`${url}/${id}`, { ativo: true, versao })).statusCode).toBe(200)
    const here = await etapa()
    app.clock.advance(1000)
    const elsewhere = (await there.post(etapas, { nome: `Etapa ${++count}`, ordem: 1 })).json<{ id: number }>()
    const noted = await app.database.pool.query<{ registro_id: number }>(
      "select registro_id::int from webhook_entrega where entidade = 'captacao/etapa-seletiva' order by id",
    )
    expect(noted.rows.map(({ registro_id }) => registro_id)).toEqual([here.id, elsewhere.id])
    expect(await passing(admin)).toHaveLength(2)
  } finally {
    await other.close()
  }
})
