import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeAssistant } from '#server/platform/integrations/assistente/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { textsIn } from '#tests/server/platform/messages/boxes.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startFakeAssistant>>
let rh: Client
let admin: Client
const base = '/api/geral/assistente-rh'

const ask = (prompt: string, more = '') => rh.get(`${base}/sugestao?prompt=${encodeURIComponent(prompt)}${more}`)
const left = async (client = rh) => (await client.get(`${base}/creditos`)).json()
const spend = (gratuitos: number, concedidos = 0) =>
  app.database.pool.query(
    `insert into uso_assistente (empresa_id, mes, gratuitos, concedidos) values (1, $1, $2, $3)
    on conflict (empresa_id, mes) do update set gratuitos = $2, concedidos = $3`,
    [app.today().slice(0, 7), gratuitos, concedidos],
  )
/** An e-mail address of so many characters, no part of it longer than mail takes. */
const longo = (length: number) => {
  const domain = `@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 189)}.com.br`
  return 'a'.repeat(length - domain.length) + domain
}
const wanted = { nome: 'Rita Sá', email: 'rita@exemplo.com.br', quantidadeDesejada: 50 }

beforeAll(async () => {
  service = await startFakeAssistant()
  const env = { ASSISTENTE_URL: service.url, ASSISTENTE_CHAVE: 'chave-secreta', ASSISTENTE_MODELO: 'modelo-x' }
  app = await createTestApp({ env })
  rh = await login(app, 'rh')
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  await service?.close()
})
beforeEach(async () => {
  await app.database.pool.query('delete from solicitacao_creditos')
  await app.database.pool.query('delete from uso_assistente')
  service.answer.status = 200
  service.answer.texto = 'Texto de exemplo do assistente.'
  service.received.length = 0
})

describe('the suggestion', () => {
  test('costs a credit and comes from the configured service, with its key and model', async () => {
    service.answer.texto = '  Redigir contratos.\r\nAtender clientes. '
    const answer = await ask('Atribuições de um assistente jurídico', '&campo=Responsabilidades&maximo=2000')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      sugestao: 'Redigir contratos.\nAtender clientes.',
      creditos: {
        disponiveis: 9,
        gratuitos: 9,
        gratuitosPorMes: 10,
        concedidos: 0,
        mes: app.today().slice(0, 7),
        configurado: true,
      },
    })
    const [asked] = service.received
    expect(asked).toMatchObject({ authorization: 'Bearer chave-secreta', path: '/v1/chat/completions' })
    expect(asked?.body.model).toBe('modelo-x')
    expect(asked?.body.messages[0]?.content).toContain('campo "Responsabilidades"')
    expect(asked?.body.messages[0]?.content).toContain('2000 caracteres')
    expect(asked?.body.messages[1]).toEqual({ role: 'user', content: 'Atribuições de um assistente jurídico' })
  })

  test('carries only what was typed, without what identifies a person', async () => {
    await ask('Carta para o CPF 529.982.247-25, rita@exemplo.com.br, (85) 98888-7777', '&campo=Obs. de 52998224725')
    const sent = JSON.stringify(service.received)
    expect(sent).toContain('Carta para o CPF [CPF], [e-mail], [telefone]')
    expect(sent).not.toMatch(/529\.982|52998224725|rita@|98888|Aurora/)
  })

  test('that does not come costs nothing', async () => {
    for (const status of [500, 429, 302]) {
      service.answer.status = status
      const answer = await ask('Texto')
      expect([answer.statusCode, answer.json().message]).toEqual([
        503,
        'O Assistente RH não respondeu. Nenhum crédito foi usado; tente novamente em instantes.',
      ])
    }
    service.answer.status = 200
    service.answer.texto = '   '
    expect((await ask('Texto')).statusCode).toBe(503)
    expect((await left()).disponiveis).toBe(10)
  })

  test('needs a request that is not too long, from the screen itself', async () => {
    expect((await ask('  ')).json().errors).toEqual([
      { code: 'FIELD_VALIDATION_VIOLATION', field: 'prompt', message: 'Descreva a sugestão que você precisa' },
    ])
    expect((await ask('a'.repeat(5001))).statusCode).toBe(400)
    const elsewhere = await rh.get(`${base}/sugestao?prompt=x`, { 'sec-fetch-site': 'cross-site' })
    expect(elsewhere.statusCode).toBe(403)
    expect(service.received).toEqual([])
    expect((await left()).disponiveis).toBe(10)
  })

  test('is only for who has ROLE_ASSISTENTE_RH', async () => {
    const gestor = await login(app, 'gestor')
    for (const url of [`${base}/sugestao?prompt=x`, `${base}/creditos`, `${base}/creditos/recarregar`])
      expect((await gestor.get(url)).statusCode).toBe(403)
    expect((await gestor.post(`${base}/solicitacao-creditos`, wanted)).statusCode).toBe(403)
    expect((await gestor.get('/api/userinfo')).json().userCanSeeAssistant).toBe(false)
    expect((await rh.get('/api/userinfo')).json().userCanSeeAssistant).toBe(true)
  })
})

describe('what leaves', () => {
  const look = async (query: string) => rh.get(`${base}/sugestao/previa?${query}`)

  test('is told word for word before it leaves, costs nothing, and is what leaves', async () => {
    const query = 'prompt=Carta+a+rita%40exemplo.com.br&campo=Miss%C3%A3o&maximo=2000&registro=cargo-salario%2Fcargo'
    const previa = (await look(query)).json()
    expect(previa).toMatchObject({ destino: new URL(service.url).host, modelo: 'modelo-x' })
    expect(previa.mensagens).toEqual([
      { role: 'system', content: expect.stringMatching(/campo "Missão".*no máximo 2000 caracteres/) },
      { role: 'user', content: 'Carta a [e-mail]' },
    ])
    expect([service.received, (await left()).disponiveis]).toEqual([[], 10])
    const sent = await rh.get(`${base}/sugestao?${query}&conferencia=${previa.conferencia}`)
    expect(sent.statusCode).toBe(200)
    expect(service.received[0]?.body.messages).toEqual(previa.mensagens)
  })

  test('is refused when it is not what was looked at', async () => {
    const { conferencia } = (await look('prompt=Uma+carta')).json()
    const other = await rh.get(`${base}/sugestao?prompt=Outra+carta&conferencia=${conferencia}`)
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'O que seria enviado mudou. Confira de novo antes de confirmar; nenhum crédito foi usado.',
    ])
    expect([service.received, (await left()).disponiveis]).toEqual([[], 10])
  })

  test.each([
    'sst/afastamento',
    'sst/afastamento-atestado',
    'captacao/exame-palografico',
    'captacao/candidato',
    'captacao/candidato-documento',
    'gestao-talentos/talento',
  ])('is never anything of a register with health data: %s', async (registro) => {
    for (const call of ['sugestao/previa', 'sugestao']) {
      const answer = await rh.get(`${base}/${call}?prompt=x&registro=${encodeURIComponent(registro)}`)
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'O Assistente RH não é usado em registros com dados de saúde: nada deles sai do sistema.',
      ])
    }
    expect(service.received).toEqual([])
  })

  test('is for who may ask', async () => {
    const gestor = await login(app, 'gestor')
    expect((await gestor.get(`${base}/sugestao/previa?prompt=x`)).statusCode).toBe(403)
  })
})

test('a service of one’s own that asks for no key gets none', async () => {
  const { env } = app.fastify.prumo
  const { assistant } = env
  env.assistant = assistant && { url: assistant.url, model: assistant.model }
  try {
    expect((await ask('Texto')).statusCode).toBe(200)
    expect(service.received[0]?.authorization).toBeUndefined()
  } finally {
    env.assistant = assistant
  }
})

describe('the credits', () => {
  test('end: the code OpenAICallLimitReached and the message of the specification, without asking the service', async () => {
    await spend(10)
    const answer = await ask('Texto')
    expect(answer.statusCode).toBe(429)
    expect(answer.json().errors).toEqual([
      {
        code: 'OpenAICallLimitReached',
        message: 'Até as mentes mais brilhantes precisam de descanso. Por favor, tente novamente mais tarde.',
      },
    ])
    expect(service.received).toEqual([])
  })

  test('the last one, asked for by several tabs at once, is used once', async () => {
    await spend(9)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('Texto')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429])
    expect((await left()).disponiveis).toBe(0)
  })

  test('are 10 a month, do not add up, and each company has its own', async () => {
    await spend(4)
    expect(await left()).toMatchObject({ disponiveis: 6, gratuitos: 6 })
    expect(await left(await login(app, 'rh2'))).toMatchObject({ disponiveis: 10 })
    await app.database.pool.query(`update uso_assistente set mes = '2020-01'`)
    expect(await left()).toMatchObject({ disponiveis: 10, gratuitos: 10 })
  })
})

describe('the request for credits', () => {
  const url = `${base}/solicitacao-creditos`

  test('comes with the name of who asks and the CNPJ of the company, and reaches the administrator', async () => {
    const novo = (await rh.get(`${base}/solicitante`)).json()
    expect(novo).toMatchObject({ nome: expect.any(String), email: expect.stringContaining('@') })
    const answer = await rh.post(url, { ...wanted, telefone: '(85) 98888-7777' })
    expect(answer.statusCode).toBe(201)
    expect(await textsIn(admin, 'U')).toContain('Rita Sá solicitou 50 créditos do Assistente RH.')
    expect(await textsIn(rh, 'U')).not.toContain('Rita Sá solicitou 50 créditos do Assistente RH.')
  })

  test('[R-CRE-REQ-, R-CRE-FONE-, R-CRE-QTD-, R-CRE-MAX-] says what is missing and what does not serve', async () => {
    const errors = async (body: object) =>
      (await rh.post(url, body)).json().errors.map((e: { field: string; message: string }) => [e.field, e.message])
    expect(await errors({})).toEqual([
      ['nome', 'Nome é obrigatório'],
      ['email', 'E-mail é obrigatório'],
      ['quantidadeDesejada', 'Quantidade desejada é obrigatória'],
    ])
    for (const telefone of ['33334444', '123456789012', 'abc'])
      expect(await errors({ ...wanted, telefone })).toEqual([['telefone', 'Número de telefone inválido.']])
    for (const quantidadeDesejada of [0, 1_000_000])
      expect(await errors({ ...wanted, quantidadeDesejada })).toEqual([['quantidadeDesejada', 'Quantidade inválida']])
    expect(await errors({ ...wanted, nome: 'a'.repeat(71) })).toEqual([
      ['nome', 'Nome deve ter no máximo 70 caracteres'],
    ])
    expect(await errors({ ...wanted, email: longo(201) })).toEqual([
      ['email', 'E-mail deve ter no máximo 200 caracteres'],
    ])
  })

  test.each([
    { telefone: '8533334444' },
    { telefone: '85988887777' },
    { quantidadeDesejada: 1 },
    { quantidadeDesejada: 999_999 },
    { nome: 'a'.repeat(70) },
    { email: longo(200) },
  ])('[R-CRE-REQ+, R-CRE-FONE+, R-CRE-QTD+, R-CRE-MAX+] is accepted up to each limit: %j', async (change) => {
    const answer = await rh.post(url, { ...wanted, ...change })
    expect([answer.statusCode, answer.json()]).toMatchObject([201, change])
  })

  test('once granted, the credits hold after the free ones and do not expire; who asked is told', async () => {
    const { id, versao } = (await rh.post(url, wanted)).json()
    const concede = (client: Client, body: object) => client.put(`${url}/${id}/concede`, body)
    expect((await concede(rh, { versao, quantidadeConcedida: 2 })).statusCode).toBe(403)
    expect((await concede(admin, { versao, quantidadeConcedida: 0 })).json().message).toBe('Quantidade inválida')
    expect((await concede(admin, { versao, quantidadeConcedida: 2 })).json()).toMatchObject({ situacao: 'CONCEDIDA' })
    expect((await concede(admin, { quantidadeConcedida: 9 })).json().message).toBe('A solicitação já foi respondida.')
    await spend(10)
    expect(await left()).toMatchObject({ disponiveis: 2, gratuitos: 0, concedidos: 2 })
    expect([(await ask('x')).statusCode, (await ask('x')).statusCode, (await ask('x')).statusCode]).toEqual([
      200, 200, 429,
    ])
    await app.database.pool.query(`update uso_assistente set mes = '2020-01'`)
    expect(await left()).toMatchObject({ disponiveis: 10, concedidos: 0 })
    expect(await textsIn(rh, 'U')).toContain('Sua solicitação do Assistente RH foi atendida: 2 créditos concedidos.')
    expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(409)
  })

  test('once refused, grants nothing', async () => {
    const { id, versao } = (await rh.post(url, wanted)).json()
    expect((await admin.put(`${url}/${id}/recusa`, { versao })).json()).toMatchObject({ situacao: 'RECUSADA' })
    expect((await left()).concedidos).toBe(0)
  })
})

test('without a configuration the system says what the administrator must do, and no credit is used', async () => {
  const { env } = app.fastify.prumo
  const { assistant } = env
  env.assistant = undefined
  try {
    const answer = await ask('Texto')
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'O Assistente RH ainda não foi configurado. O administrador do servidor deve informar ASSISTENTE_URL e ASSISTENTE_MODELO e reiniciar o sistema.',
    ])
    expect(await left()).toMatchObject({ disponiveis: 10, configurado: false })
    // it is shown to nobody but who administers the installation
    const seen = async (client: Client) => (await client.get('/api/userinfo')).json().userCanSeeAssistant
    expect([await seen(rh), await seen(admin)]).toEqual([false, true])
  } finally {
    env.assistant = assistant
  }
})
