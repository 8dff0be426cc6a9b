import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client, CPF, createTestApp, login, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const NOVA = 'goiaba-verde-31'
const url = '/api/externo/candidatos'

/** E-mails have a server, and the product an address of its own. */
const comServidor = {
  DEMO_PUBLICA: '1',
  PUBLIC_URL: 'https://vagas.exemplo.com.br',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'nao-responda@exemplo.com.br',
}

let app: TestApp
let id: number

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: comServidor })
  const [row] = await rows<{ id: number }>('select id from candidato where empresa_id = 1 and pessoal_cpf = $1', [CPF])
  id = Number(row?.id)
})
beforeEach(async () => {
  await rows('delete from tentativa_login')
  await rows('delete from email_saida')
  // as the demo has it: the candidate's own password
  const [kept] = await rows<{ senha: string }>(
    'select senha from candidato where pessoal_cpf = $1 and empresa_id = 2',
    [CPF],
  )
  await rows('update candidato set senha = $2 where id = $1', [id, kept?.senha])
})
afterAll(() => app?.close())

const pede = (cpf = CPF, empresaId = 1) => new Client(app).put(`${url}/recuperar-senha`, { cpf, empresaId })
/** What was written, as its recipients read it. */
const cartas = async (de = app) => {
  const { pool } = de.database
  const { rows: found } = await pool.query<{ para: string; assunto: string; texto: string; sigiloso: boolean }>(
    'select para, assunto, texto, sigiloso from email_saida order by id',
  )
  return found.map((carta) => ({ ...carta, texto: de.fastify.prumo.secrets.unseal('email', carta.texto) }))
}
/** Asks for a link and takes the code from the e-mail. */
async function codigo(): Promise<string> {
  expect((await pede()).statusCode).toBe(204)
  const carta = (await cartas()).at(-1)
  return /\/externo\/recuperar-senha\?empresaId=1#([\w-]{43})\n/.exec(carta?.texto ?? '')?.[1] ?? ''
}
const redefine = (code: string, novaSenha = NOVA, confNovaSenha = novaSenha) =>
  new Client(app).put(`${url}/nova-senha`, { codigo: code, novaSenha, confNovaSenha })
const entra = async (senha: string) =>
  (await new Client(app).post('/api/externo/login', { cpf: CPF, senha, empresaId: 1 })).statusCode
const erros = (answer: { json(): { errors?: { field?: string; message: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, message }) => `${field}: ${message}`)

test('the link of the e-mail makes a new password a single time, ends the sessions and tells', async () => {
  const aberta = await loginCandidato(app)
  const code = await codigo()
  expect(await cartas()).toMatchObject([
    { para: 'maria.conceicao@pessoas.example', assunto: 'Crie uma nova senha para o portal de vagas', sigiloso: true },
  ])
  // the code itself stands nowhere in the database
  expect(code).toHaveLength(43)
  expect(await rows('select from link_unico where token_hash = $1', [code])).toEqual([])
  expect(await rows("select from email_saida m where m::text like '%' || $1 || '%'", [code])).toEqual([])
  expect((await redefine(code)).statusCode).toBe(204)
  expect([await entra(PASSWORD), await entra(NOVA)]).toEqual([401, 200])
  expect((await aberta.get('/api/externo/userinfo')).statusCode).toBe(401)
  expect((await cartas()).at(-1)?.assunto).toBe('A sua senha do portal de vagas foi alterada')
  expect(erros(await redefine(code, 'outra-senha-99'))).toEqual([
    'codigo: Este link já foi usado ou venceu. Peça um novo para recuperar a sua senha.',
  ])
})

test('the link leads to the address of the product, whatever the request says of its host', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const asked = await new Client(app).put(`${url}/recuperar-senha`, { cpf: CPF, empresaId: 1 }, forged)
  expect(asked.statusCode).toBe(204)
  const texto = (await cartas()).at(-1)?.texto ?? ''
  expect(texto).toContain('https://vagas.exemplo.com.br/externo/recuperar-senha?empresaId=1#')
  expect(texto).not.toContain('evil')
})

test('a demo without a mail server answers with the link, which begins with this machine; the outbox does not show it', async () => {
  const demo = await createTestApp({ env: { DEMO_PUBLICA: '1' } })
  try {
    const asked = await new Client(demo).put(
      `${url}/recuperar-senha`,
      { cpf: CPF, empresaId: 1 },
      { host: 'evil.example' },
    )
    expect([asked.statusCode, asked.json().link]).toEqual([
      200,
      expect.stringMatching(/^\/externo\/recuperar-senha\?empresaId=1#[\w-]{43}$/),
    ])
    const carta = (await cartas(demo)).at(-1)
    expect(carta?.texto?.replace(/localhost:\d+/, 'localhost')).toContain(`http://localhost${asked.json().link}`)
    expect(carta?.texto).not.toContain('evil')
    const admin = await login(demo, 'admin')
    const [line] = (await admin.get('/api/utilitario/caixa-saida')).json()
    expect((await admin.get(`/api/utilitario/caixa-saida/${line.id}`)).json()).not.toHaveProperty('texto')
  } finally {
    await demo.close()
  }
})

test('outside the demo, without an address of its own, nothing is promised: known and unknown get the same refusal', async () => {
  const bare = await createTestApp({ env: { DEMO: '0' } })
  try {
    const before = await cartas(bare)
    for (const cpf of [CPF, '39053344705']) {
      const asked = await new Client(bare).put(`${url}/recuperar-senha`, { cpf, empresaId: 1 })
      expect([asked.statusCode, asked.json().message]).toEqual([503, expect.stringContaining('PUBLIC_URL')])
    }
    expect(await cartas(bare)).toEqual(before)
  } finally {
    await bare.close()
  }
})

test('who is not registered gets the same answer, and no e-mail goes out', async () => {
  const since = performance.now()
  const unknown = await pede('39053344705')
  const took = performance.now() - since
  expect([unknown.statusCode, unknown.body]).toEqual([204, ''])
  expect(await cartas()).toEqual([])
  // the answer never comes sooner than one with an e-mail to write
  expect(took).toBeGreaterThan(390)
  expect((await pede(CPF, 999)).statusCode).toBe(204)
  expect(erros(await pede('11111111111'))).toEqual(['cpf: CPF inválido'])
})

test('a link ends after an hour, and once one is used the others are no longer valid', async () => {
  const first = await codigo()
  const second = await codigo()
  expect((await redefine(second)).statusCode).toBe(204)
  expect((await redefine(first)).statusCode).toBe(400)
  const late = await codigo()
  app.clock.advance(61 * 60_000)
  expect((await redefine(late)).statusCode).toBe(400)
})

test('a password that is weak or not confirmed is refused, and the link stays valid', async () => {
  const code = await codigo()
  expect(erros(await redefine(code, 'goiaba-verde-31', 'goiaba-verde-32'))).toEqual([
    'confNovaSenha: A senha não foi confirmada corretamente. Por favor, confira.',
  ])
  expect(erros(await redefine(code, 'curta'))).toEqual(['novaSenha: A senha deve ter no mínimo 10 caracteres'])
  expect(erros(await redefine(code, CPF))).toEqual([
    'novaSenha: A senha é fácil demais de adivinhar: é o seu nome, o seu usuário ou o seu CPF',
  ])
  expect((await redefine(code)).statusCode).toBe(204)
})

test('two that use the same link at once: only one succeeds', async () => {
  const code = await codigo()
  const answers = await Promise.all([redefine(code, 'primeira-senha-1'), redefine(code, 'segunda-senha-2')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
})

test('repeated requests are held back', async () => {
  for (let n = 0; n < 3; n++) expect((await pede()).statusCode).toBe(204)
  const refused = await pede()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect(await cartas()).toHaveLength(3)
})

test('who is logged in changes his password with the present one; the other sessions end', async () => {
  const own = await loginCandidato(app)
  const other = await loginCandidato(app)
  const altera = (senha: string, novaSenha = NOVA, confNovaSenha = novaSenha) =>
    own.patch(`${url}/${id}/alterar-senha`, { senha, novaSenha, confNovaSenha })
  expect(erros(await altera('errada-99'))).toEqual(['senha: Senha atual incorreta'])
  expect(erros(await altera(PASSWORD, PASSWORD))).toEqual(['novaSenha: A nova senha deve ser diferente da atual'])
  expect(erros(await altera(PASSWORD, NOVA, 'x'))).toEqual([
    'confNovaSenha: A senha não foi confirmada corretamente. Por favor, confira.',
  ])
  expect((await altera(PASSWORD)).statusCode).toBe(204)
  expect([await entra(PASSWORD), await entra(NOVA)]).toEqual([401, 200])
  expect((await own.get('/api/externo/userinfo')).statusCode).toBe(200)
  expect((await other.get('/api/externo/userinfo')).statusCode).toBe(401)
  expect(
    (await own.patch(`${url}/${id + 1}/alterar-senha`, { senha: NOVA, novaSenha: 'x', confNovaSenha: 'x' })).statusCode,
  ).toBe(404)
})
