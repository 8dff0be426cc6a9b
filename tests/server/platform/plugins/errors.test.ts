import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggerOptions } from '#server/logger.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
const log: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk))
      done()
    },
  })
  app = await createTestApp({
    logger: pino(loggerOptions(), stream),
    routes(server) {
      const config = { authority: 'PUBLIC' }
      const sql = (url: string, text: string, method: 'GET' | 'DELETE' = 'GET') =>
        server.route({ method, url, config, handler: async () => server.prumo.database.pool.query(text) })
      server.get('/api/teste/defeito', { config }, async () => {
        throw new Error('quebrou aqui, com 529.982.247-25 e maria@exemplo.com.br')
      })
      server.get('/api/teste/falha', { config }, async (_request, reply) => {
        reply.header('etag', '"1"')
        return fail('SEM_DADOS')
      })
      const city = `insert into cidade (id, nome, uf_id) values (9999999, 'X', 99)`
      sql('/api/teste/unico', `insert into usuario (nome, login, senha) values ('CPF 52998224725', 'rh', 'x')`)
      sql('/api/teste/referencia', city)
      sql('/api/teste/dependencia', 'delete from cidade where id = 2304400', 'DELETE')
      sql('/api/teste/dependencia-de-estado', 'delete from estado where id = 23', 'DELETE')
      sql('/api/teste/nulo', `insert into usuario (login) values ('x')`)
      sql('/api/teste/faixa', 'select 99999999999::int')
      sql('/api/teste/texto', `select 'x'::int`)
      sql('/api/teste/longo', `select 'xx'::varchar(1)::text, cast('123456' as numeric(2))`)
      sql('/api/teste/sintaxe', 'selec 1')
      sql('/api/teste/disco', `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
      server.get('/api/teste/arquivo', { config }, async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      })
      sql('/api/teste/queda', 'select pg_terminate_backend(pg_backend_pid())')
    },
  })
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const get = async (url: string, method: 'GET' | 'DELETE' = 'GET') => {
  const answer = await admin.send({ method, url })
  return [answer.statusCode, answer.json().errors[0].code, answer.json().message]
}

test("[B-SILENT-BUG] a bug is 500 without details, with a code that stands in the server's journal", async () => {
  const answer = await admin.get('/api/teste/defeito')
  const { id, message, errors } = answer.json()
  expect(answer.statusCode).toBe(500)
  expect(message).toBe(`Ocorreu um erro interno. Informe ao suporte o código ${id}.`)
  expect(errors).toEqual([{ code: 'ERRO_INTERNO', message }])
  expect(answer.body).not.toContain('quebrou')
  const line = log.find((text) => text.includes(id))
  expect(line).toContain('quebrou aqui')
  expect(line).toContain('errors.test.ts')
  expect(line).not.toMatch(/529\.?982|maria@/)
  expect(line).not.toContain(admin.cookies.prumo_sessao)
})

test('a wrong command to the database is a bug, too', async () => {
  expect(await get('/api/teste/sintaxe')).toEqual([500, 'ERRO_INTERNO', expect.any(String)])
})

test('an expected failure answers by its name and without the headers of success', async () => {
  const answer = await admin.get('/api/teste/falha')
  expect([answer.statusCode, answer.headers.etag]).toEqual([404, undefined])
  expect(answer.json()).toEqual({
    message: 'Não existem dados para o filtro informado.',
    errors: [{ code: 'SEM_DADOS', message: 'Não existem dados para o filtro informado.' }],
  })
})

test('what the database refuses is said in Portuguese', async () => {
  expect(await get('/api/teste/unico')).toEqual([409, 'CHAVE_DUPLICADA', 'Já existe um registro com os mesmos dados.'])
  expect(await get('/api/teste/referencia')).toEqual([
    400,
    'REFERENCIA_INEXISTENTE',
    'O registro indicado não foi encontrado.',
  ])
  expect(await get('/api/teste/nulo')).toEqual([400, 'FIELD_VALIDATION_VIOLATION', expect.any(String)])
  expect(await get('/api/teste/faixa')).toEqual([400, 'VALOR_FORA_DA_FAIXA', expect.any(String)])
  expect(await get('/api/teste/texto')).toEqual([400, 'VALOR_INVALIDO', expect.any(String)])
  expect(await get('/api/teste/longo')).toEqual([400, 'VALOR_FORA_DA_FAIXA', expect.any(String)])
  expect(log.join('')).not.toContain('52998224725')
})

test('what is still used is not deleted, and the answer says where', async () => {
  const [status, code, message] = await get('/api/teste/dependencia-de-estado', 'DELETE')
  expect([status, code]).toEqual([409, 'POSSUI_DEPENDENCIAS'])
  expect(message).toMatch(/^O registro possui dependências em [A-Z][^.]*\.$/)
  expect((await get('/api/teste/dependencia', 'DELETE'))[0]).toBe(409)
})

test('a full disk is said, of the database and of files', async () => {
  const full = 'O servidor está sem espaço em disco: nada foi gravado. Avise quem o administra.'
  expect(await get('/api/teste/disco')).toEqual([503, 'ESPACO_ESGOTADO', full])
  expect(await get('/api/teste/arquivo')).toEqual([503, 'ESPACO_ESGOTADO', full])
})

test('a lost connection is 503, and the service comes back by itself', async () => {
  const answer = await admin.get('/api/teste/queda')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect((await admin.get('/api/health')).statusCode).toBe(200)
})

const url = '/api/captacao/idiomas'

test('JSON that is malformed, has no body, is of another type or too large', async () => {
  const send = async (payload: string | undefined, type?: string) => {
    const answer = await admin.post(url, payload, type ? { 'content-type': type } : {})
    return [answer.statusCode, answer.json().message]
  }
  const json = 'application/json'
  expect(await send('{"nome":', json)).toEqual([400, 'O corpo da requisição não é um JSON válido.'])
  expect(await send('{"__proto__":{"x":1}}', json)).toEqual([400, 'O corpo da requisição não é um JSON válido.'])
  expect(await send('', json)).toEqual([400, 'O corpo da requisição é obrigatório.'])
  expect(await send(undefined)).toEqual([400, 'O corpo da requisição é obrigatório.'])
  expect(await send('nome=x', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'O tipo de conteúdo da requisição não é suportado.',
  ])
  expect(await send('<nome/>', 'text/xml')).toMatchObject([415, expect.any(String)])
  expect(await send(JSON.stringify({ nome: 'x'.repeat(1_100_000) }), json)).toEqual([
    413,
    'A requisição é maior que o permitido.',
  ])
})

test('DELETE takes any type of content', async () => {
  for (const type of ['application/json', 'text/plain', 'application/xml']) {
    const { id } = (await admin.post(url, { nome: `Idioma ${type}` })).json()
    expect((await admin.delete(`${url}/${id}`, undefined, { 'content-type': type })).statusCode).toBe(200)
  }
})

test('unknown address and method are answered as JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nada', '/api/captacao/nada/1', '/api/%zz'])
    expect([path, (await admin.get(path)).json().errors[0].code]).toEqual([
      path,
      path === '/api/%zz' ? 'REQUISICAO_INVALIDA' : 'NAO_ENCONTRADO',
    ])
  const answer = await admin.delete(url)
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('GET')])
  expect(answer.json().message).toBe('O método DELETE não é permitido neste endereço.')
})

test('OPTIONS says which methods an address answers to', async () => {
  const asked = (path: string) => app.inject({ method: 'OPTIONS', url: path })
  const list = await asked(url)
  expect([list.statusCode, list.body, list.headers.allow]).toEqual([204, '', 'GET, HEAD, OPTIONS, POST'])
  expect((await asked(`${url}/1`)).headers.allow).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, PUT')
  expect((await asked('/api/captacao/nada')).statusCode).toBe(404)
})

test('an action on several records that does not exist is called unknown; any other address is not', async () => {
  const said = async (method: 'post' | 'get', path: string) => {
    const answer = await admin[method](path)
    return [answer.statusCode, answer.json().message]
  }
  const none = [404, 'O recurso solicitado não foi encontrado.']
  expect(await said('post', `${url}/inativa-em-lote`)).toEqual([404, 'Ação Desconhecida'])
  expect(await said('post', `${url}/lotes/1/refaz`)).toEqual([404, 'Ação Desconhecida'])
  expect(await said('get', `${url}/lotes/1/refaz`)).toEqual(none)
  expect(await said('post', '/api/captacao/nada/inativa-em-lote')).toEqual(none)
  expect((await admin.post(`${url}/lotes/999/desfaz`)).json().message).toBe(none[1])
})
