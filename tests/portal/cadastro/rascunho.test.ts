import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chaveDe,
  esqueceRascunho,
  esqueceRascunhos,
  guardaLeitura,
  guardaRascunho,
  leRascunho,
  temRascunho,
} from '#portal/cadastro/rascunho.ts'

const kept = new Map<string, string>()
let key: string
beforeEach(() => {
  kept.clear()
  key = randomBytes(32).toString('base64url')
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(this: Record<string, unknown>, name: string, value: string) {
      kept.set(name, value)
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true })
    },
    removeItem(this: Record<string, unknown>, name: string) {
      kept.delete(name)
      delete this[name]
    },
  }
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', async () => Response.json({ chave: key }))
})
afterEach(() => {
  esqueceRascunhos()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const novo = chaveDe(1)
const record = { nome: 'Tainá Moraes', pessoal: { cpf: '52998224725' }, senha: 'caju-verde-51', confirmaSenha: 'caju' }
const saved = (name = novo) => vi.waitFor(() => expect(kept.get(name)).toBeDefined())

test('what lies on the device says nothing without the key, and with it what was typed but for the password', async () => {
  guardaRascunho(novo, record, 2)
  await saved()
  expect(kept.get(novo)).toMatch(/^[A-Za-z0-9+/=]{16}\.[A-Za-z0-9+/=]+$/)
  expect(Buffer.from(kept.get(novo)?.split('.')[1] ?? '', 'base64').toString('latin1')).not.toMatch(/nome|Tain|529/)
  expect(await leRascunho(novo)).toMatchObject({
    record: { nome: 'Tainá Moraes', pessoal: { cpf: '52998224725' } },
    passo: 2,
  })
  expect(JSON.stringify(await leRascunho(novo))).not.toContain('caju')
})

test('once the key is another it is gone', async () => {
  guardaRascunho(novo, record, 0)
  await saved()
  const text = kept.get(novo) ?? ''
  esqueceRascunhos()
  localStorage.setItem(novo, text)
  key = randomBytes(32).toString('base64url')
  expect(await leRascunho(novo)).toBeUndefined()
  expect(temRascunho(novo)).toBe(false)
})

test('a draft stands for no other candidate or company, and none of before that is readable stays', async () => {
  guardaLeitura(novo, { tarefaId: 't', arquivo: { id: 'a', nome: 'cv.pdf' } } as never)
  await saved()
  const outro = chaveDe(1, 7)
  localStorage.setItem(outro, kept.get(novo) ?? '')
  expect(await leRascunho(outro)).toBeUndefined()
  localStorage.setItem(outro, JSON.stringify({ record, passo: 0, quando: Date.now() }))
  expect(await leRascunho(outro)).toBeUndefined()
  expect([...kept.keys()]).toEqual([novo])
})

test('it is taken up for a day', async () => {
  guardaRascunho(novo, record, 0)
  await saved()
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(await leRascunho(novo)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('what is forgotten while it is being encrypted stays forgotten, and the last of two is what counts', async () => {
  guardaRascunho(novo, record, 1)
  esqueceRascunho(novo)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(kept.size).toBe(0)
  guardaRascunho(novo, record, 1)
  guardaRascunho(novo, record, 3)
  await saved()
  expect(await leRascunho(novo)).toMatchObject({ passo: 3 })
})

test('without a key nothing is kept', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  guardaRascunho(novo, record, 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(kept.size).toBe(0)
})
