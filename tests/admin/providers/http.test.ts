import { afterEach, describe, expect, test, vi } from 'vitest'
import { fileNameOf } from '#admin/providers/download.ts'
import { connectSession, getJson, sendJson } from '#admin/providers/http.ts'
import { network } from './wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  connectSession({
    empresaId: () => undefined,
    renew: () => Promise.reject(new Error('nobody')),
    empresaAlterada: () => {},
  })
})

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('every call', () => {
  test('says that it comes from our screens, and for which company', async () => {
    connectSession({ empresaId: () => 2, renew: () => Promise.reject(), empresaAlterada: () => {} })
    const sent = network({ body: { ok: true } })
    await sendJson('PUT', '/api/x', { a: 1 })
    expect(sent[0]?.headers.get('x-requested-with')).toBe('prumo')
    expect(sent[0]?.headers.get('x-empresa-id')).toBe('2')
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { a: 1 } })
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
    connectSession({ empresaId: () => 1, renew, empresaAlterada: () => {} })
    const sent = network({ status: 401 }, { body: { id: 7 } })
    expect(await sendJson('POST', '/api/x', { nome: 'digitado' })).toEqual({ id: 7 })
    expect(renew).toHaveBeenCalledOnce()
    expect(sent.map(({ body }) => body)).toEqual([{ nome: 'digitado' }, { nome: 'digitado' }])
  })

  test('a wrong password is an answer, not the end of a session', async () => {
    const renew = vi.fn(() => Promise.resolve())
    connectSession({ empresaId: () => undefined, renew, empresaAlterada: () => {} })
    network({ status: 401, body: { message: 'Usuário ou senha inválidos.' } })
    const error = await refusal(sendJson('POST', '/api/login', {}, { anonymous: true }))
    expect(error).toMatchObject({ status: 401, message: 'Usuário ou senha inválidos.' })
    expect(renew).not.toHaveBeenCalled()
  })
})

test('a write for a company that is no longer the current one tells the shell', async () => {
  const empresaAlterada = vi.fn()
  connectSession({ empresaId: () => 1, renew: () => Promise.reject(), empresaAlterada })
  network({ status: 409, body: { message: 'x', errors: [{ code: 'EMPRESA_ALTERADA', message: 'x' }] } })
  expect(await refusal(sendJson('PUT', '/api/x', {}))).toMatchObject({ code: 'EMPRESA_ALTERADA' })
  expect(empresaAlterada).toHaveBeenCalledOnce()
})

test('a file is named as the server says, accents included', () => {
  expect(fileNameOf('attachment; filename="relatorio.pdf"', 'x')).toBe('relatorio.pdf')
  expect(fileNameOf("attachment; filename=a.csv; filename*=UTF-8''avalia%C3%A7%C3%A3o.csv", 'x')).toBe('avaliação.csv')
  expect(fileNameOf(null, 'lista.csv')).toBe('lista.csv')
})
