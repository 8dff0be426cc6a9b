import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { type Authenticator, newAuthenticator } from '#tests/helpers/login/authenticator.ts'

const url = '/api/userinfo/fatores'
const origin = 'https://rh.exemplo.com.br'

let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: origin } })
})
beforeEach(async () => {
  for (const table of ['fator', 'sessao', 'tentativa_login', 'aparelho_conhecido', 'email_saida', 'link_unico'])
    await rows(`delete from ${table}`)
  app.fastify.prumo.sessions.forget()
})
afterAll(() => app?.close())

const messageOf = (answer: { statusCode: number; json(): { errors?: { field?: string; message: string }[] } }) => {
  const [first] = answer.json().errors ?? []
  return [answer.statusCode, first?.field, first?.message]
}
const refused = [400, 'credencial', 'A chave de acesso não foi reconhecida']

async function make(client: Client, key: Authenticator, nome = 'Chave do cofre') {
  const { desafio, opcoes } = (await client.post(`${url}/passkeys`, {})).json()
  return client.post(`${url}/passkeys/confirma`, { desafio, nome, credencial: key.make(opcoes) })
}
/** A user whose key it is from now on. @returns the key and the recovery codes */
async function setUp(usuario = 'rh') {
  const key = newAuthenticator(origin)
  const client = await login(app, usuario)
  const made = await make(client, key)
  expect(made.statusCode, made.body).toBe(201)
  return { key, client, codigos: made.json().codigos as string[] }
}
async function challenge(client: Client, usuario = 'rh') {
  const answer = await client.post('/api/login', { usuario, senha: PASSWORD })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, 'SEGUNDO_FATOR'])
  return answer.json() as { desafio: string; aplicativo: boolean; passkey: { challenge: string; rpId: string } }
}
const second = (client: Client, desafio: string, credencial: unknown) =>
  client.post('/api/login/fator', { desafio, credencial })

describe('a passkey', () => {
  test('is asked for after the password, for this installation’s address; the security log says by what one entered', async () => {
    const { key, client, codigos } = await setUp()
    expect(codigos).toHaveLength(10)
    const { passkeys, aplicativos } = (await client.get(url)).json()
    expect([passkeys[0].nome, passkeys.length, aplicativos]).toEqual(['Chave do cofre', 1, []])
    const other = new Client(app)
    const asked = await challenge(other)
    expect([asked.aplicativo, asked.passkey.rpId]).toEqual([false, 'rh.exemplo.com.br'])
    const entered = await second(other, asked.desafio, key.prove(asked.passkey))
    expect([entered.statusCode, entered.json().usuario?.login]).toEqual([200, 'rh'])
    const [line] = await rows<{ dados: unknown }>(
      `select dados from registro_seguranca where evento = 'ENTRADA' order by id desc limit 1`,
    )
    expect(line?.dados).toEqual({ fator: 'passkey' })
    expect((await client.get(url)).json().passkeys[0].usadoEm).toEqual(expect.any(String))
  })

  test('is made under a name that says nothing of its owner, and is another for each', async () => {
    const handles = await Promise.all(
      ['rh', 'gestor', 'sst'].map(async (usuario) => {
        const { opcoes } = (await (await login(app, usuario)).post(`${url}/passkeys`, {})).json()
        return Buffer.from(opcoes.user.id, 'base64url')
      }),
    )
    // WebAuthn allows 1 to 64 bytes; one that two users share replaces the other's on a device they share
    expect(handles.map(({ length }) => length)).toEqual([32, 32, 32])
    expect(new Set(handles.map((handle) => handle.toString('hex'))).size).toBe(3)
  })

  test('of another, of another address, for another challenge or signed wrongly opens nothing', async () => {
    const { key } = await setUp()
    const { key: others } = await setUp('gestor')
    const client = new Client(app)
    const { desafio, passkey } = await challenge(client)
    const proof = key.prove(passkey)
    const { signature } = newAuthenticator(origin).prove(passkey).response as { signature: string }
    const { desafio: later, passkey: elsewhere } = await challenge(new Client(app))
    for (const credencial of [
      others.prove(passkey),
      key.prove(passkey, { origin: 'https://rh.exemplo.com.br.evil.example' }),
      key.prove({ ...passkey, rpId: 'evil.example' }),
      key.prove(elsewhere),
      { ...proof, response: { ...(proof.response as object), signature } },
      { ...proof, response: { ...(proof.response as object), authenticatorData: 'AAAA' } },
    ])
      expect(messageOf(await second(client, desafio, credencial))).toEqual(refused)
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
    expect(messageOf(await client.post('/api/login/fator', { desafio }))).toEqual([
      400,
      'codigo',
      'Código é obrigatório',
    ])
    expect((await second(client, later, key.prove(elsewhere))).statusCode).toBe(200)
    // the proof that was good is good once
    expect((await second(new Client(app), later, key.prove(elsewhere))).json().errors[0].code).toBe(
      'SEGUNDO_FATOR_VENCIDO',
    )
  })

  test('that was copied is noticed by its count: refused, told, and the security log names it', async () => {
    const { key } = await setUp()
    const enter = async (count: number) => {
      const client = new Client(app)
      const { desafio, passkey } = await challenge(client)
      return second(client, desafio, key.prove(passkey, { count }))
    }
    expect((await enter(7)).statusCode).toBe(200)
    for (const count of [7, 6, 0])
      expect(messageOf(await enter(count))).toEqual([
        400,
        'credencial',
        expect.stringMatching(/^Esta chave de acesso parece ter sido copiada e não foi aceita\./),
      ])
    const told = `select count(*)::int as n from registro_seguranca where evento = 'SEGUNDO_FATOR_RECUSADO' and dados->>'operacao' = 'passkey-copiada'`
    expect(await rows(told)).toEqual([{ n: 3 }])
    expect((await enter(8)).statusCode).toBe(200)
  })

  test('of a browser that counts nothing goes on saying 0', async () => {
    const { key } = await setUp()
    for (let i = 0; i < 3; i++) {
      const client = new Client(app)
      const { desafio, passkey } = await challenge(client)
      expect((await second(client, desafio, key.prove(passkey, { count: 0 }))).statusCode).toBe(200)
    }
  })

  test('is made for its own challenge, address and session only, once, and five are enough', async () => {
    const client = await login(app, 'rh')
    const begin = async (by = client) => (await by.post(`${url}/passkeys`, {})).json()
    const confirm = (body: Record<string, unknown>, by = client) => by.post(`${url}/passkeys/confirma`, body)
    const key = newAuthenticator(origin)
    const { desafio, opcoes } = await begin()
    const { opcoes: elsewhere } = await begin()
    const wrong = [400, 'credencial', 'A chave de acesso não foi aceita. Comece de novo.']
    for (const credencial of [
      key.make(elsewhere),
      key.make(opcoes, 'https://evil.example'),
      key.make({ ...opcoes, rp: { id: 'evil.example' } }),
    ])
      expect(messageOf(await confirm({ desafio, credencial }))).toEqual(wrong)
    const over = [400, 'desafio', 'O tempo para criar a chave de acesso acabou. Comece de novo.']
    const gestor = await login(app, 'gestor')
    expect(messageOf(await confirm({ desafio, credencial: key.make(opcoes) }, gestor))).toEqual(over)
    expect((await confirm({ desafio, credencial: key.make(opcoes) })).statusCode).toBe(201)
    expect(messageOf(await confirm({ desafio, credencial: key.make(opcoes) }))).toEqual(over)
    const again = await begin()
    expect(again.opcoes.excludeCredentials).toHaveLength(1)
    expect(messageOf(await confirm({ desafio: again.desafio, credencial: key.make(again.opcoes) }))).toEqual(wrong)
    for (let i = 0; i < 4; i++) expect((await make(client, newAuthenticator(origin))).statusCode).toBe(201)
    const most = await make(client, newAuthenticator(origin))
    expect([most.statusCode, most.json().message]).toEqual([
      409,
      'Você já tem 5 chaves de acesso. Desligue as que não usa mais.',
    ])
  })

  test('counts where a second factor is demanded; without it and the app the password is enough again', async () => {
    await rows('update empresa_configuracao set exigir_segundo_fator = true where empresa_id = 1')
    app.fastify.prumo.sessions.forget()
    try {
      const client = await login(app, 'rh')
      expect((await client.get('/api/captacao/candidatos')).json().errors[0].code).toBe('SEGUNDO_FATOR_OBRIGATORIO')
      expect((await make(client, newAuthenticator(origin))).statusCode).toBe(201)
      expect((await client.get('/api/captacao/candidatos')).statusCode).toBe(200)
      const [passkey] = (await client.get(url)).json().passkeys
      expect((await client.delete(`${url}/${passkey.id}`)).statusCode).toBe(204)
      expect((await client.get('/api/captacao/candidatos')).json().errors[0].code).toBe('SEGUNDO_FATOR_OBRIGATORIO')
    } finally {
      await rows('update empresa_configuracao set exigir_segundo_fator = false where empresa_id = 1')
    }
    expect(await rows('select from fator')).toEqual([])
  })

  test('is replaced by a recovery code by who does not have it at hand', async () => {
    const { codigos } = await setUp()
    const client = new Client(app)
    const { desafio } = await challenge(client)
    const entered = await client.post('/api/login/fator', { desafio, codigo: codigos[0] })
    expect(entered.statusCode).toBe(200)
  })

  test('a body that is none is refused in Portuguese, and changes nothing', async () => {
    const { client } = await setUp()
    const { desafio } = await challenge(new Client(app))
    for (const credencial of [null, 'x', {}, { id: 1 }, { id: 'a', rawId: 'a', type: 'password', response: {} }])
      expect((await second(new Client(app), desafio, credencial)).statusCode).toBe(400)
    expect((await client.post(`${url}/passkeys/confirma`, { desafio: 'x', credencial: {} })).statusCode).toBe(400)
    expect(await rows(`select from fator where tipo = 'passkey'`)).toHaveLength(1)
  })
})

test('outside a demo an installation that does not know its address makes no passkeys', async () => {
  const nameless = await createTestApp({ env: { DEMO: '' } })
  try {
    const client = await login(nameless, 'rh')
    const answer = await client.post(`${url}/passkeys`, {})
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'ENDERECO_NAO_CONFIGURADO'])
  } finally {
    await nameless.close()
  }
})
