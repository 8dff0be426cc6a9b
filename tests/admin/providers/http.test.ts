import { afterEach, describe, expect, test, vi } from 'vitest'
import { fileNameOf } from '#admin/form/hand-over.ts'
import { ApiError, formErrors } from '#admin/providers/api-error.ts'
import { call, connectSession, getJson, onWrite, type SessionLink, sendJson } from '#admin/providers/http.ts'
import { network } from './wire.ts'

/** A session that does nothing but what a test says. */
function connect(link: Partial<SessionLink> = {}): void {
  connectSession({
    identity: () => undefined,
    renew: () => Promise.reject(new Error('nobody')),
    renewPassword: () => Promise.reject(new Error('nobody')),
    renewFactor: () => Promise.reject(new Error('nobody')),
    confirm: () => Promise.reject(new Error('nobody')),
    answered: () => undefined,
    refused: () => {},
    ...link,
  })
}
const identity = () => ({ usuarioId: 7, empresaId: 2 })

afterEach(() => {
  vi.unstubAllGlobals()
  connect()
})

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('every call', () => {
  test('says that it comes from our screens, and for whom and which company', async () => {
    connect({ identity })
    const sent = network({ body: { ok: true } })
    await sendJson('PUT', '/api/x', { a: 1 })
    expect(sent[0]?.headers.get('x-requested-with')).toBe('prumo')
    expect(sent[0]?.headers.get('x-empresa-id')).toBe('2')
    expect(sent[0]?.headers.get('x-usuario-id')).toBe('7')
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { a: 1 } })
  })

  test('[R-CREDENCIAIS+] carries the cookie of the session to the own server, and to no other', async () => {
    const sent = network({ body: {} }, { body: {} })
    await getJson('/api/x')
    await sendJson('POST', '/api/login', {}, { anonymous: true })
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin'])
  })

  test('that writes is told of; one that only asks with a body is not, nor one the page makes by itself', async () => {
    const heard = vi.fn()
    const stop = onWrite(heard)
    network(...Array.from({ length: 5 }, () => ({ body: {} })))
    await getJson('/api/x')
    await sendJson('POST', '/api/x/consulta', { filter: '{"sexo":"I"}' })
    await sendJson('PUT', '/api/x', {}, { quiet: true })
    expect(heard).not.toHaveBeenCalled()
    await sendJson('POST', '/api/x', {})
    expect(heard).toHaveBeenCalledOnce()
    stop()
    await sendJson('POST', '/api/x', {})
    expect(heard).toHaveBeenCalledOnce()
  })

  test('throws the message of the server with its violations', async () => {
    network({
      status: 400,
      body: { message: 'CPF inválido', errors: [{ code: 'X', field: 'cpf', message: 'CPF inválido' }] },
    })
    expect(await refusal(getJson('/api/x'))).toMatchObject({ status: 400, message: 'CPF inválido', code: 'X' })
  })

  test('has a text of its own where the server says nothing', async () => {
    network({ status: 404 }, { status: 403 }, { status: 502 }, new TypeError('Failed to fetch'))
    const messages = []
    for (let i = 0; i < 4; i++) messages.push(((await refusal(getJson('/api/x'))) as Error).message)
    expect(messages).toEqual([
      'O recurso solicitado não foi encontrado.',
      'Não autorizado.',
      'Erro',
      'Não foi possível realizar a conexão conectar à API do Prumo RH.',
    ])
  })
})

describe('the end of a session', () => {
  test('a call waits for the new log-in and is then repeated as it was', async () => {
    const renew = vi.fn(() => Promise.resolve())
    connect({ identity, renew })
    const sent = network({ status: 401 }, { body: { id: 7 } })
    expect(await sendJson('POST', '/api/x', { nome: 'digitado' })).toEqual({ id: 7 })
    expect(renew).toHaveBeenCalledOnce()
    expect(sent.map(({ body }) => body)).toEqual([{ nome: 'digitado' }, { nome: 'digitado' }])
  })

  test('a wrong password is an answer, not the end of a session', async () => {
    const renew = vi.fn(() => Promise.resolve())
    connect({ renew })
    network({ status: 401, body: { message: 'Usuário ou senha inválidos.' } })
    const error = await refusal(sendJson('POST', '/api/login', {}, { anonymous: true }))
    expect(error).toMatchObject({ status: 401, message: 'Usuário ou senha inválidos.' })
    expect(renew).not.toHaveBeenCalled()
  })
})

test('every refusal is told to the session', async () => {
  const refused = vi.fn()
  connect({ identity, refused })
  network({ status: 409, body: { message: 'x', errors: [{ code: 'EMPRESA_ALTERADA', message: 'x' }] } })
  expect(await refusal(sendJson('PUT', '/api/x', {}))).toMatchObject({ code: 'EMPRESA_ALTERADA' })
  expect(refused).toHaveBeenCalledOnce()
})

test('an answer of a session that has become another is not shown', async () => {
  const answered = vi.fn(() => new ApiError('outra', 409))
  connect({ identity, answered })
  network({ body: [{ nome: 'da outra empresa' }], headers: { 'X-Empresa-Id': '1' } })
  expect(await refusal(getJson('/api/x'))).toMatchObject({ status: 409, message: 'outra' })
  expect(answered).toHaveBeenCalledWith({ usuarioId: 7, empresaId: 2 }, expect.any(Headers))
})

test('polling says so when it meets the end of the session', async () => {
  const renew = vi.fn(() => Promise.reject(new ApiError('Sessão expirada.', 401)))
  connect({ identity, renew })
  network({ status: 401 }, { status: 401 })
  expect(await refusal(call('/api/x', { background: true }))).toMatchObject({ status: 401 })
  expect(await refusal(call('/api/x'))).toMatchObject({ status: 401 })
  expect(renew.mock.calls).toEqual([[true], [false]])
})

test('[B-BLOB-ERRORS] the refusal of a download is read like any other', async () => {
  network({ status: 404, body: { message: 'Não existem dados para o filtro informado.' } })
  expect(await refusal(call('/api/x', { headers: { Accept: '*/*' } }))).toMatchObject({
    status: 404,
    message: 'Não existem dados para o filtro informado.',
  })
})

test('[R-DOWNLOAD-NOME] a file is named as the server says, accents included', () => {
  expect(fileNameOf('attachment; filename="relatorio.pdf"', 'x')).toBe('relatorio.pdf')
  expect(fileNameOf("attachment; filename=a.csv; filename*=UTF-8''avalia%C3%A7%C3%A3o.csv", 'x')).toBe('avaliação.csv')
  expect(fileNameOf(null, 'lista.csv')).toBe('lista.csv')
})

test('a form places errors of its fields and of a 400; of any other refusal it says that it failed', () => {
  const of = (status: number, field?: string) =>
    new ApiError('Recusado', status, { errors: [{ code: 'X', field, message: 'Recusado' }] })
  expect(formErrors(of(409, 'nome'))).toMatchObject([{ field: 'nome' }])
  expect(formErrors(of(400))).toHaveLength(1)
  for (const status of [0, 403, 409, 500]) expect(() => formErrors(of(status))).toThrow('Recusado')
})
