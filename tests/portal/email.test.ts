import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, CPF, createTestApp, login, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/externo/candidatos'
const ANTES = 'maria.conceicao@pessoas.example'
const MINUTES = 60_000

let app: TestApp
let id: number
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://vagas.exemplo.com.br' } })
  const [row] = await rows<{ id: number }>('select id from candidato where empresa_id = 1 and pessoal_cpf = $1', [CPF])
  id = Number(row?.id)
})
beforeEach(async () => {
  for (const table of ['tentativa_login', 'email_saida', 'link_unico']) await rows(`delete from ${table}`)
  await rows('update candidato set contato_email = $2 where id = $1', [id, ANTES])
})
afterAll(() => app?.close())

const record = async (client: Client) => (await client.get(`${url}/${id}`)).json()
const change = async (client: Client, email: string | undefined, more: object = {}) => {
  const now = await record(client)
  return client.put(`${url}/${id}`, { ...now, ...more, contato: { ...now.contato, email } })
}
const stored = async () =>
  (await rows<{ e: string }>('select contato_email as e from candidato where id = $1', [id]))[0]?.e
const letters = async () =>
  (
    await rows<{ para: string; assunto: string; texto: string }>(
      'select para, assunto, texto from email_saida order by id',
    )
  ).map((letter) => ({ ...letter, texto: app.fastify.prumo.secrets.unseal('email', letter.texto) ?? '' }))
const undo = (codigo = '') => new Client(app).put(`${url}/desfaz-email`, { codigo })
const codeOf = (texto = '') =>
  /^https:\/\/vagas\.exemplo\.com\.br\/externo\/desfazer-email\?empresaId=1#([\w-]{43})$/m.exec(texto)?.[1]

describe('the e-mail of a candidate', () => {
  test('is changed by himself only with the password, when he logged in more than a quarter of an hour ago', async () => {
    const client = await loginCandidato(app)
    app.clock.advance(16 * MINUTES)
    const refused = await change(client, 'ladra@exemplo.com.br')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
    expect(await stored()).toBe(ANTES)
    // the rest of the registration does not ask
    expect((await change(client, ANTES, { observacao: undefined })).statusCode).toBe(200)
    const wrong = await client.post(`${url}/confirmacao`, { senha: 'errada' })
    expect([wrong.statusCode, wrong.json().errors[0].message]).toEqual([400, 'Senha incorreta'])
    expect((await client.post(`${url}/confirmacao`, { senha: PASSWORD })).statusCode).toBe(204)
    expect((await change(client, 'nova@exemplo.com.br')).statusCode).toBe(200)
    expect(await stored()).toBe('nova@exemplo.com.br')
  })

  test('is told to the former address, which takes it back within three days; the sessions end', async () => {
    const thief = await loginCandidato(app)
    expect((await change(thief, 'ladra@exemplo.com.br')).statusCode).toBe(200)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect([letter?.para, letter?.assunto]).toEqual([ANTES, 'O e-mail do seu cadastro de candidato foi alterado'])
    const code = codeOf(letter?.texto)
    expect(code).toHaveLength(43)
    expect((await undo(code)).statusCode).toBe(204)
    expect(await stored()).toBe(ANTES)
    expect((await thief.get('/api/externo/userinfo')).statusCode).toBe(401)
    const again = await undo(code)
    expect([again.statusCode, again.json().errors[0].message]).toEqual([400, 'Este link já foi usado ou venceu.'])
    // taking back tells nobody, least of all who had taken it
    expect(await letters()).toHaveLength(1)
    const rh = await login(app, 'rh')
    const [line] = (await rh.get(`/api/captacao/candidatos/${id}/historico`)).json()
    expect(line.titulo).toBe('E-mail anterior restaurado pelo link')
    const late = await loginCandidato(app)
    await change(late, 'ladra@exemplo.com.br')
    app.clock.advance(73 * 60 * MINUTES)
    expect((await undo(codeOf((await letters()).at(-1)?.texto))).statusCode).toBe(400)
  })

  test('is changed by HR without either, and a link of a user does not serve', async () => {
    const rh = await login(app, 'rh')
    app.clock.advance(16 * MINUTES)
    const at = `/api/captacao/candidatos/${id}`
    const { versao, contato } = (await rh.get(at)).json()
    expect((await rh.patch(at, { versao, contato: { ...contato, email: 'outra@exemplo.com.br' } })).statusCode).toBe(
      200,
    )
    expect((await letters()).filter(({ para }) => para === ANTES)).toEqual([])
    const { createLink } = await import('#server/platform/session/one-time-links.ts')
    const { prumo } = app.fastify
    const of = { empresaId: 0, entidade: 'utilitario/usuario', id: 2 }
    const token = await createLink(prumo, prumo.database.kysely, 'desfaz-email', of, 60, { de: 'x@exemplo.com.br' })
    expect((await undo(token)).statusCode).toBe(400)
  })
})
