import { afterEach, expect, test, vi } from 'vitest'
import { logout, session } from '#admin/providers/session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('leaving waits for the server for at most ten seconds, and then goes all the same', async () => {
  const kept = new Map([['prumo.sessao', '1']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const over = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  let gone = false
  const leaving = logout().then(() => {
    gone = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([asked, gone, kept.size]).toEqual([['/api/logout'], false, 1])
  expect(timeout).toHaveBeenCalledWith(10_000)
  over.abort()
  await leaving
  expect([session.get().status, kept.size]).toEqual(['anonymous', 0])
})
