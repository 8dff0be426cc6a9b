import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { sessionSecret } from '#server/session-secret.ts'

describe('configuration', () => {
  test('without any variable the defaults hold', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      demo: true,
      demoPublic: false,
      demoRefused: false,
      diskReserve: 200,
      webhookHosts: [],
      oidcHosts: [],
      sessionSecret: undefined,
      adminPassword: undefined,
      trustProxy: false,
      today: undefined,
    })
  })

  test('an empty variable is as an absent one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', TODAY: '' })).toEqual(readEnv({}))
  })

  test.each([
    [{}, true, false],
    [{ DATABASE_URL: 'postgres://x/y' }, false, false],
    [{ DATABASE_URL: 'postgres://x/y', DEMO: '1' }, true, false],
    [{ DEMO: '0' }, false, false],
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true, false],
    [{ HOST: '::1' }, true, false],
    [{ HOST: 'localhost' }, true, false],
  ])('demonstration: %j', (source, demo, demoRefused) => {
    expect(readEnv(source)).toMatchObject({ demo, demoRefused })
  })

  test.each([
    [{ PORT: 'abc' }, "PORT deve ser um número entre 0 e 65535 (recebido: 'abc')"],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO: 'talvez' }, 'DEMO deve ser 1 ou 0'],
    [{ TODAY: '2026-02-30' }, 'TODAY deve ser uma data'],
    [{ TODAY: '30/01/2026' }, 'TODAY deve ser uma data'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'todos' }, 'TRUST_PROXY'],
    [{ HOST: '0.0.0.0', SESSION_SECRET: 'curto' }, 'SESSION_SECRET'],
    [{ ADMIN_PASSWORD: '123' }, 'ADMIN_PASSWORD'],
  ])('a wrong value is explained by its name: %j', (source, message) => {
    expect(() => readEnv(source)).toThrow(message)
  })

  test('all mistakes appear at once', () => {
    expect(() => readEnv({ PORT: 'x', DEMO: 'x' })).toThrow(/DEMO[\s\S]*PORT/)
  })

  test.each([
    ['0', false],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('TRUST_PROXY=%s', (text, value) => {
    expect(readEnv({ TRUST_PROXY: text }).trustProxy).toBe(value)
  })
})

test('the secret of the sessions is made once, for the owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prumo-segredo-'))
  try {
    const secret = sessionSecret({ dataDir, sessionSecret: undefined })
    expect(secret).toMatch(/^[\da-f]{64}$/)
    expect(sessionSecret({ dataDir, sessionSecret: undefined })).toBe(secret)
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(sessionSecret({ dataDir, sessionSecret: 'do ambiente' })).toBe('do ambiente')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
