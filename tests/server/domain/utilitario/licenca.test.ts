import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeAutenticador } from '#server/platform/integrations/autenticador/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const CALLS = '/api/novaInstalacao'
const CHAVE = 'chave-da-prova'
const CNPJ = '11222333000181'
const WITH_LETTERS = '12ABC34501DE35'
const CPF = '52998224725'
const QUOTED = 'Insira um CNPJ/CPF igual ao utilizado do gerenciamento de licenças do portal do cliente.'

const LICENCA = {
  razaoSocial: 'Aurora Alimentos Ltda',
  cnpj: CNPJ,
  nomeRegistroLocation: 'Fortaleza/CE',
  dataExpedicao: '2026-01-10',
  dataExpiracao: '2027-01-10',
  nrSerie: 'SN-0042',
  ativa: true,
}

let service: Awaited<ReturnType<typeof startFakeAutenticador>>
let database: TestDatabase
/** Authenticator 2.0, another server of the same database, and the same while it knew 1.0 only. */
let app: TestApp
let beside: TestApp
let before: TestApp
let admin: Client

beforeAll(async () => {
  service = await startFakeAutenticador()
  database = await createTestDatabase()
  const testDatabase = { ...database, drop: async () => {} }
  const env = { AUTENTICADOR_URL: service.url, AUTENTICADOR_CHAVE: CHAVE, TODAY: '2026-11-10' }
  app = await createTestApp({ testDatabase, env })
  beside = await createTestApp({ testDatabase, env })
  before = await createTestApp({ testDatabase, env: { ...env, AUTENTICADOR_VERSAO: '1.0' } })
  admin = await login(app, 'admin')
})
afterAll(async () => {
  for (const one of [before, beside, app]) await one?.close()
  await database?.drop()
  await service?.close()
})
beforeEach(async () => {
  service.said.answer = undefined
  service.said.number = CNPJ
  for (const table of ['licenca', 'tentativa_login']) await app.database.pool.query(`delete from ${table}`)
})

const info = async (client: Client = app.nobody) => (await client.get(`${CALLS}/info`)).json()
const notices = async (client: Client) =>
  (
    (await client.get('/api/userinfo/avisos-sistema')).json() as { tipo: string; mensagem: string; link?: string }[]
  ).filter(({ tipo }) => tipo === 'LICENCA')
const label = async () => (await admin.get('/api/utilitario/sobre')).json().situacaoLicenca as string
const events = async () =>
  (
    await app.database.pool.query<{
      evento: string
      dados: object
      usuario_id: number | null
      endereco: string | null
    }>("select evento, dados, usuario_id, endereco from registro_seguranca where evento like 'LICENCA%' order by id")
  ).rows

/** A ticket that the customer typed in the portal, where the authenticator knows this of it; the data are reloaded. */
async function licensed(what: object, status: string | undefined = 'MIGRADA', client = admin) {
  const { ticket } = (await client.post(`${CALLS}/ticket`, { confirmado: true })).json() as { ticket: string }
  service.typeInPortal(ticket, { ...(status && { status }), licenca: what as Record<string, unknown> })
  const answer = await client.post(`${CALLS}/autenticar`)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return { ticket, info: answer.json() }
}

describe('a new installation', () => {
  test('[S-LIC-01] [S-LAY-01] gets its ticket and its licence without a log-in, and both servers know', async () => {
    const empty = { ehAtivado: false, ehModoNuvem: false, remprotBurlado: false, tipoLicenca: 'SEM_LICENCA' }
    expect(await info()).toEqual({ ...empty, statusMigracao: 'NovaInstalacao', authenticated: false })
    expect((await info(admin)).authenticated).toBe(true)
    expect(await label()).toBe('Nova Instalação')
    expect((await app.nobody.get(`${CALLS}/ticket`)).json()).toEqual({})

    const made = await app.nobody.post(`${CALLS}/ticketNovaInstalacao`)
    expect([made.statusCode, made.json()]).toEqual([200, { ticket: expect.stringMatching(/^TCK-\d{6}$/) }])
    const { ticket } = made.json()
    expect((await beside.nobody.get(`${CALLS}/ticket`)).json()).toEqual({ ticket })
    const [{ authorization, path, body }] = service.received.slice(-1) as [(typeof service.received)[0]]
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
    expect([authorization, path, body]).toEqual([`Bearer ${CHAVE}`, '/api/tickets', { instalacao: uuid, pedido: uuid }])

    // not yet typed in the portal
    expect((await app.nobody.post(`${CALLS}/autenticarNovaInstalacao`)).json().statusMigracao).toBe('NovaInstalacao')
    service.typeInPortal(ticket, { status: 'MIGRADA', licenca: LICENCA })
    const answer = await app.nobody.post(`${CALLS}/autenticarNovaInstalacao`)
    const { ativa, ...data } = LICENCA
    expect(answer.json()).toEqual({
      ...empty,
      ...data,
      ehAtivado: ativa,
      tipoAuth: 'Jarvis',
      tipoLicenca: 'JARVIS',
      statusMigracao: 'Migrada',
      authenticated: false,
    })
    expect(service.received.at(-1)?.body).toEqual({ instalacao: body.instalacao, ticket })
    expect(await info(beside.nobody)).toEqual(answer.json())
    expect(await label()).toBe('Ativa')
  })

  test('once it is none, who is not logged in reads the licence and nothing else', async () => {
    const { ticket } = await licensed(LICENCA)
    const asked = service.received.length
    for (const call of ['ticketNovaInstalacao', 'autenticarNovaInstalacao']) {
      const answer = await app.nobody.post(`${CALLS}/${call}`)
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Esta instalação já tem licença. Entre no sistema para consultar o autenticador.',
      ])
    }
    expect(service.received.length).toBe(asked)
    expect((await app.nobody.get(`${CALLS}/ticket`)).json()).toEqual({})
    expect((await admin.get(`${CALLS}/ticket`)).json()).toEqual({ ticket })
    const shown = Object.keys(await info())
    expect(
      shown.filter((name) => /ticket|instalacao|dados|empresa/i.test(name) && name !== 'nomeRegistroLocation'),
    ).toEqual([])
  })

  test('only who administers the installation does the rest', async () => {
    const other = await app.clientWithout('ROLE_ADMINISTRAR_INSTALACAO')
    for (const call of ['ticket', 'autenticar', 'retificarCnpj']) {
      expect((await app.nobody.post(`${CALLS}/${call}`, {})).statusCode, call).toBe(401)
      expect((await other.post(`${CALLS}/${call}`, {})).statusCode, call).toBe(403)
    }
    expect((await other.get(`${CALLS}/ticket`)).statusCode).toBe(200)
    await licensed(LICENCA)
    expect((await other.get(`${CALLS}/ticket`)).json()).toEqual({})
    expect((await other.get(`${CALLS}/info`)).json()).toMatchObject({ cnpj: CNPJ, authenticated: true })
  })

  test('of one address without a log-in ten questions reach the authenticator within a quarter of an hour', async () => {
    const asked = service.received.length
    const codes: number[] = []
    for (let i = 0; i < 12; i++) codes.push((await app.nobody.post(`${CALLS}/ticketNovaInstalacao`)).statusCode)
    expect(codes).toEqual([...Array(10).fill(200), 429, 429])
    expect(service.received.length).toBe(asked + 10)
    expect((await admin.post(`${CALLS}/ticket`)).statusCode).toBe(200)
    await app.database.pool.query(
      `insert into tentativa_login (conta, endereco, criada_em) select 'licenca-leitura', '127.0.0.1', now() from generate_series(1, 300)`,
    )
    expect((await app.nobody.get(`${CALLS}/info`)).statusCode).toBe(429)
    expect((await admin.get(`${CALLS}/info`)).statusCode).toBe(200)
  })
})

describe('the status label', () => {
  test('[S-LIC-02] a number that is none is no number: active it is inconsistent, inactive it is not', async () => {
    const { info: shown } = await licensed({ ...LICENCA, cnpj: '11222333000182' }, 'SEM_CNPJ')
    expect([shown.statusMigracao, shown.cnpj, await label()]).toEqual(['SemCnpj', undefined, 'Inconsistente'])
    await licensed({ ...LICENCA, cnpj: undefined, ativa: false }, 'SEM_CNPJ')
    expect(await label()).toBe('Inativa')
  })

  test('[S-LIC-03] [S-LIC-04] it is active to its last day', async () => {
    await licensed({ ...LICENCA, dataExpiracao: '2026-11-10' })
    expect([(await info()).ehAtivado, await label()]).toEqual([true, 'Ativa'])
    await licensed({ ...LICENCA, dataExpiracao: '2026-11-09' })
    expect([(await info()).ehAtivado, await label()]).toEqual([false, 'Inativa'])
    await licensed({ ...LICENCA, ativa: false })
    expect(await label()).toBe('Inativa')
  })

  test('[S-LIC-05] the flag of authenticator 1.0 makes a licence count as activated, that of 2.0 does not', async () => {
    const one = await login(before, 'admin')
    await licensed({ ...LICENCA, ativa: false, burlada: true }, undefined, one)
    expect(await info()).toMatchObject({
      ehAtivado: false,
      remprotBurlado: true,
      tipoAuth: 'Remprot',
      tipoLicenca: 'REMPROT',
    })
    expect(await label()).toBe('Ativa')
    await licensed({ ...LICENCA, ativa: false, burlada: true })
    expect(await label()).toBe('Inativa')
  })
})

test('a licence of authenticator 1.0 goes over to 2.0 in four steps', async () => {
  const one = await login(before, 'admin')
  const { ticket } = await licensed({ ...LICENCA, cnpj: 'sem número' }, undefined, one)
  expect(await info()).toMatchObject({ statusMigracao: 'SemCnpj', tipoAuth: 'Remprot' })
  // it is corrected while 1.0 answers; nothing is connected to 2.0
  service.typeInPortal(ticket, { licenca: LICENCA })
  expect((await one.post(`${CALLS}/retificarCnpj`, { dadosAutenticacao: CNPJ })).json()).toMatchObject({
    statusMigracao: 'SemConexao',
    cnpj: CNPJ,
  })
  const reload = async () => (await admin.post(`${CALLS}/autenticar`)).json()
  service.typeInPortal(ticket, { status: 'SEM_LOCATION' })
  expect(await reload()).toMatchObject({
    statusMigracao: 'SemLocation',
    tipoAuth: 'Remprot',
    cnpj: CNPJ,
    ehAtivado: true,
  })
  const { instalacao } = service.received[0]?.body ?? {}
  expect(service.received.at(-1)?.body).toEqual({
    instalacao: expect.any(String),
    ticket,
    cnpj: CNPJ,
    nrSerie: 'SN-0042',
  })
  expect(instalacao).toEqual(expect.any(String))
  service.typeInPortal(ticket, { status: 'AGUARDANDO_MIGRAR', licenca: LICENCA })
  expect(await reload()).toMatchObject({ statusMigracao: 'AguardandoMigrar', tipoAuth: 'Remprot' })
  service.typeInPortal(ticket, { status: 'MIGRADA', licenca: { ...LICENCA, modoNuvem: true } })
  expect(await reload()).toMatchObject({ statusMigracao: 'Migrada', tipoAuth: 'Jarvis', ehModoNuvem: true })
})

describe('the number of a licence', () => {
  const rectify = (dadosAutenticacao: unknown) => admin.post(`${CALLS}/retificarCnpj`, { dadosAutenticacao })

  test('[R-LIC-01] is a CNPJ, with letters, too, or a CPF, with its mask or without', async () => {
    const { ticket } = await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
    for (const wrong of [
      undefined,
      '',
      '  ',
      'abc',
      '123',
      '11222333000182',
      '52998224724',
      '112223330001811',
      7,
      `${CNPJ}/1`,
    ]) {
      const answer = await rectify(wrong)
      expect([answer.statusCode, answer.json().errors[0].field], String(wrong)).toEqual([400, 'dadosAutenticacao'])
      if (typeof wrong === 'string') expect(answer.json().message).toBe(QUOTED)
    }
    for (const [entered, stored] of [
      ['12.abc.345/01de-35', WITH_LETTERS],
      ['529.982.247-25', CPF],
      [CNPJ, CNPJ],
    ] as const) {
      service.said.number = stored
      service.typeInPortal(ticket, { status: 'SEM_CNPJ', licenca: { ...LICENCA, cnpj: undefined } })
      const answer = await rectify(entered)
      expect([answer.statusCode, service.received.at(-1)?.body.cnpj]).toEqual([200, stored])
    }
  })

  test('one that the portal does not know is refused in the same words, and nothing changes', async () => {
    await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
    const answer = await rectify(CPF)
    expect([answer.statusCode, answer.json().message]).toEqual([400, QUOTED])
    expect((await info()).statusMigracao).toBe('SemCnpj')
  })

  test('[R-LIC-02] is entered where none is known, and of a licence of the cloud; not of another', async () => {
    const { ticket } = await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
    service.typeInPortal(ticket, { status: 'MIGRADA', licenca: LICENCA })
    expect((await rectify(CNPJ)).json()).toMatchObject({ statusMigracao: 'Migrada', cnpj: CNPJ })
    const answer = await rectify(CNPJ)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'O CNPJ/CPF desta licença não se altera por aqui. Recarregue os dados da licença.',
    ])
    const { ticket: cloud } = await licensed({ ...LICENCA, modoNuvem: true })
    service.said.number = CPF
    service.typeInPortal(cloud, { status: 'MIGRADA', licenca: { ...LICENCA, cnpj: CPF, modoNuvem: true } })
    expect((await rectify(CPF)).json()).toMatchObject({ cnpj: CPF, ehModoNuvem: true })
  })

  test('entered while there is no connection it waits, and is asked for again', async () => {
    const { ticket } = await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
    service.said.answer = { status: 404 }
    expect((await rectify(CNPJ)).statusCode).toBe(503)
    expect((await info()).statusMigracao).toBe('SemConexao')
    service.said.answer = { status: 200, body: { recusado: true } }
    expect((await admin.post(`${CALLS}/autenticar`)).json().statusMigracao).toBe('SemCnpj')
    expect(service.received.at(-1)?.body).toMatchObject({ ticket, cnpj: CNPJ })
  })
})

test('[R-LIC-04] a ticket takes the data of a licence away only once that is confirmed', async () => {
  const { ticket } = await licensed(LICENCA)
  const asked = service.received.length
  for (const body of [undefined, {}, { confirmado: false }]) {
    const answer = await admin.post(`${CALLS}/ticket`, body)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Um novo ticket apaga os dados da licença existente. Confirme para continuar.',
    ])
  }
  expect([service.received.length, (await info()).cnpj]).toEqual([asked, CNPJ])
  const answer = await admin.post(`${CALLS}/ticket`, { confirmado: true })
  expect(answer.json().ticket).not.toBe(ticket)
  const after = await info()
  expect(after).toMatchObject({ statusMigracao: 'NovaInstalacao', tipoLicenca: 'SEM_LICENCA', ehAtivado: false })
  for (const name of ['razaoSocial', 'cnpj', 'nomeRegistroLocation', 'dataExpedicao', 'dataExpiracao', 'nrSerie'])
    expect(after).not.toHaveProperty(name)
  // the installation stays the one it is
  expect(service.received.at(-1)?.body.instalacao).toBe(service.received.at(asked - 1)?.body.instalacao)
})

describe('an authenticator that fails', () => {
  const unclear = 'O autenticador de licenças não respondeu como esperado. Tente novamente em instantes.'
  test.each([
    ['500', { status: 500 }, unclear],
    ['404', { status: 404 }, unclear],
    ['junk', { status: 200, text: '<html>' }, unclear],
    ['no object', { status: 200, body: 'sim' }, unclear],
    ['an unknown status', { status: 200, body: { status: 'LIBERADA' } }, unclear],
    ['a licence without a number that is migrated', { status: 200, body: { status: 'MIGRADA', licenca: {} } }, unclear],
    [
      'an endless text',
      { status: 200, body: { status: 'MIGRADA', licenca: { ...LICENCA, razaoSocial: 'a'.repeat(151) } } },
      unclear,
    ],
    [
      'no date',
      { status: 200, body: { status: 'MIGRADA', licenca: { ...LICENCA, dataExpiracao: '2026-02-30' } } },
      unclear,
    ],
    [
      'a refused key',
      { status: 401 },
      'O autenticador de licenças não aceitou a chave deste sistema. Avise quem administra o servidor.',
    ],
  ])('[R-LIC-05-] %s is told, and the licence stays as it was', async (_, said, message) => {
    const { ticket } = await licensed(LICENCA)
    const known = await info()
    service.said.answer = said
    const answer = await admin.post(`${CALLS}/autenticar`)
    expect([answer.statusCode, answer.json().message]).toEqual([503, message])
    expect((await admin.post(`${CALLS}/ticket`, { confirmado: true })).statusCode).toBe(503)
    expect(await info()).toEqual(known)
    expect((await admin.get(`${CALLS}/ticket`)).json()).toEqual({ ticket })
  })

  test('of two at once one is told to wait; what is kept is what was said last', async () => {
    const { ticket } = await licensed(LICENCA)
    const client = await login(beside, 'admin')
    let release = (_: object) => {}
    service.said.answer = new Promise((done) => {
      release = () => done({ status: 200, body: { status: 'MIGRADA', licenca: { ...LICENCA, nrSerie: 'SN-0043' } } })
    })
    const asked = service.received.length
    const first = admin.post(`${CALLS}/autenticar`)
    await expect.poll(() => service.received.length).toBe(asked + 1)
    for (const call of ['autenticar', 'ticket']) {
      const second = await client.post(`${CALLS}/${call}`, { confirmado: true })
      expect([second.statusCode, second.json().message]).toEqual([
        409,
        'O autenticador já está sendo consultado por outra pessoa. Recarregue os dados em instantes.',
      ])
    }
    release({})
    expect((await first).json().nrSerie).toBe('SN-0043')
    expect([(await info()).nrSerie, (await admin.get(`${CALLS}/ticket`)).json().ticket]).toEqual(['SN-0043', ticket])
    const { rows } = await app.database.pool.query('select 1 from licenca')
    expect(rows).toHaveLength(1)
  })

  test('where the operator gave no address, who asks reads what is missing', async () => {
    const without = await createTestApp()
    try {
      expect(await info(without.nobody)).not.toHaveProperty('statusMigracao')
      const answer = await without.nobody.post(`${CALLS}/ticketNovaInstalacao`)
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'O autenticador de licenças ainda não foi configurado. O administrador do servidor deve informar AUTENTICADOR_URL e AUTENTICADOR_CHAVE e reiniciar o sistema.',
      ])
      expect(await notices(await login(without, 'admin'))).toHaveLength(1)
    } finally {
      await without.close()
    }
  })
})

test('who administers the installation is told while no licence is active; everything goes on all the same', async () => {
  const rh = await login(app, 'rh')
  const [notice] = await notices(admin)
  expect(notice).toMatchObject({
    mensagem:
      'Esta instalação ainda não tem uma licença ativa. Nada fica bloqueado: gere um ticket e informe-o no portal do cliente.',
    link: '/novaInstalacao/gerarTicket',
  })
  expect(await notices(rh)).toEqual([])
  expect((await rh.get('/api/captacao/candidatos')).statusCode).toBe(200)
  await licensed(LICENCA)
  expect(await notices(admin)).toEqual([])
  await licensed({ ...LICENCA, ativa: false })
  expect((await notices(admin))[0]?.mensagem).toBe(
    'A licença desta instalação não está ativa. Nada fica bloqueado: recarregue os dados ou fale com o suporte.',
  )
  await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
  expect((await notices(admin))[0]?.mensagem).toBe(
    'A licença desta instalação está inconsistente. Nada fica bloqueado: retifique o CNPJ/CPF.',
  )
})

test('ticket, authentication and rectification stand in the security log, without the number', async () => {
  await app.database.pool.query("delete from registro_seguranca where evento like 'LICENCA%'")
  await app.nobody.post(`${CALLS}/ticketNovaInstalacao`)
  const { ticket } = await licensed({ ...LICENCA, cnpj: undefined }, 'SEM_CNPJ')
  service.typeInPortal(ticket, { status: 'MIGRADA', licenca: LICENCA })
  await admin.post(`${CALLS}/retificarCnpj`, { dadosAutenticacao: CNPJ })
  service.said.answer = { status: 404 }
  await admin.post(`${CALLS}/autenticar`)
  const lines = await events()
  expect(lines.map(({ evento, dados, usuario_id }) => [evento, dados, usuario_id])).toEqual([
    ['LICENCA_TICKET', { licenca: 'Nova Instalação' }, null],
    ['LICENCA_TICKET', { licenca: 'Nova Instalação' }, 1],
    ['LICENCA_AUTENTICADA', { licenca: 'Inconsistente' }, 1],
    ['LICENCA_RETIFICADA', { licenca: 'Ativa' }, 1],
    ['LICENCA_AUTENTICADA', { licenca: 'sem resposta do autenticador' }, 1],
  ])
  expect(lines.map(({ endereco }) => endereco)).toEqual(Array(5).fill('127.0.0.1'))
  const shown = (await admin.get('/api/utilitario/seguranca?size=5')).json() as { titulo: string; detalhe: string }[]
  expect(shown).toContainEqual(expect.objectContaining({ titulo: 'CNPJ/CPF da licença retificado', detalhe: 'Ativa' }))
})

test('every night the authenticator is asked without anybody at the page', async () => {
  const { ticket } = await licensed(LICENCA, 'AGUARDANDO_MIGRAR')
  service.typeInPortal(ticket, { status: 'MIGRADA', licenca: LICENCA })
  const { jobs } = app.fastify.prumo
  const night = async () => {
    await jobs.startOwn('consulta-licenca', null)
    await jobs.drain()
  }
  await night()
  expect((await info()).statusMigracao).toBe('Migrada')
  service.said.answer = { status: 404 }
  await night()
  expect((await info()).statusMigracao).toBe('Migrada')
})
