import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { sessionSecret } from '#server/platform/session/session-secret.ts'

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
      tasks: true,
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
    [{ MIGRATION_DATABASE_URL: 'postgres://dona@localhost/x' }, 'MIGRATION_DATABASE_URL pede também DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://a:x@localhost/p', MIGRATION_DATABASE_URL: 'postgres://a:y@localhost/p' },
      'MIGRATION_DATABASE_URL deve ter outra conta que DATABASE_URL',
    ],
    [
      { DATABASE_URL: 'postgres://a@localhost/p', MIGRATION_DATABASE_URL: 'dona@localhost' },
      'MIGRATION_DATABASE_URL deve começar',
    ],
    [{ TRUST_PROXY: 'todos' }, 'TRUST_PROXY'],
    [{ HOST: '0.0.0.0', SESSION_SECRET: 'curto' }, 'SESSION_SECRET'],
    [{ ADMIN_PASSWORD: '123' }, 'ADMIN_PASSWORD'],
    [{ CLAMD: 'antivirus' }, 'CLAMD deve ser'],
    [{ PORTAL_URL: 'https://vagas.exemplo.com.br' }, 'PORTAL_URL pede também PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://a.com.br', PORTAL_URL: 'https://a.com.br/' }, 'PORTAL_URL deve ter outro nome'],
    [{ PUBLIC_URL: 'https://a.com.br', PORTAL_URL: 'https://b.com.br/vagas' }, 'PORTAL_URL deve ter somente o nome'],
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

test.each([
  [
    'postgres://prumo:x@banco.exemplo.com.br/prumo',
    'postgres://prumo:x@banco.exemplo.com.br/prumo?sslmode=verify-full',
  ],
  ['postgres://u:x@10.0.0.7:5433/p?options=-c', 'postgres://u:x@10.0.0.7:5433/p?options=-c&sslmode=verify-full'],
  ['postgres://u:x@10.0.0.7/p?sslmode=disable', 'postgres://u:x@10.0.0.7/p?sslmode=disable'],
  ['postgres://u:x@10.0.0.7/p?sslrootcert=/ca.pem', 'postgres://u:x@10.0.0.7/p?sslrootcert=/ca.pem'],
  ['postgres://u:x@127.0.0.1/p', 'postgres://u:x@127.0.0.1/p'],
  ['postgresql://localhost/p', 'postgresql://localhost/p'],
  ['postgres:///p?host=/var/run/postgresql', 'postgres:///p?host=/var/run/postgresql'],
  ['postgres:///p?host=banco', 'postgres:///p?host=banco&sslmode=verify-full'],
])('PostgreSQL on another machine is spoken to by TLS unless it is said: %s', (given, used) => {
  expect(readEnv({ DATABASE_URL: given }).databaseUrl).toBe(used)
})

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['antivirus:3310', { host: 'antivirus', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('CLAMD=%s', (text, address) => {
  expect(readEnv({ CLAMD: text }).clamd).toEqual(address)
})

test('secrets lie in files that their variable names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-segredos-'))
  try {
    const at = (name: string, content: string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const secret = 'um segredo que só o cofre conhece, 0001'
    const env = readEnv({
      SESSION_SECRET_FILE: at('segredo', `${secret}\n`),
      DATABASE_URL_FILE: at('banco', 'postgres://u:x@localhost/p'),
      MIGRATION_DATABASE_URL_FILE: at('dona', 'postgres://dona:x@localhost/p\n'),
    })
    expect([env.sessionSecret, env.databaseUrl]).toEqual([secret, 'postgres://u:x@localhost/p'])
    expect(env.migrationUrl).toBe('postgres://dona:x@localhost/p')
    const wrong = { SESSION_SECRET_FILE: at('vazio', ' \n'), ADMIN_PASSWORD_FILE: join(folder, 'nenhum') }
    expect(() => readEnv(wrong)).toThrow(/vazio está vazio[\s\S]*ADMIN_PASSWORD_FILE: não foi possível ler .*ENOENT/)
    const twice = { SESSION_SECRET: secret, SESSION_SECRET_FILE: at('outro', 'x') }
    expect(() => readEnv(twice)).toThrow('SESSION_SECRET e SESSION_SECRET_FILE não podem ser informados juntos.')
  } finally {
    rmSync(folder, { recursive: true })
  }
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
