import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInstalled } from '#server/start/install.mjs'

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-pacotes-'))
  mkdirSync(join(folder, 'node_modules', 'a'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, packages: Packages): void =>
  writeFileSync(join(folder, path), JSON.stringify({ packages }))

const check = (wanted: Packages, present: Packages): boolean => {
  write('package-lock.json', { '': {}, ...wanted })
  write('node_modules/.package-lock.json', present)
  return isInstalled(folder)
}

describe('installed dependencies', () => {
  const a = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }

  test('what is the same as package-lock.json is not installed again', () => {
    expect(check(a, a)).toBe(true)
  })

  test('optional ones of other systems may be missing', () => {
    expect(check({ ...a, 'node_modules/b': { version: '1.0.0', optional: true } }, a)).toBe(true)
  })

  test.each<[string, Packages, Packages]>([
    ['outra versão', { 'node_modules/a': { version: '2.0.0', integrity: 'x' } }, a],
    ['um pacote a menos', { ...a, 'node_modules/b': { version: '1.0.0' } }, a],
    ['uma pasta apagada', { ...a, 'node_modules/b': { version: '1' } }, { ...a, 'node_modules/b': { version: '1' } }],
  ])('%s asks for an installation', (_case, wanted, present) => {
    expect(check(wanted, present)).toBe(false)
  })

  test('so does a missing node_modules, or an interrupted installation', () => {
    write('package-lock.json', a)
    expect(isInstalled(folder)).toBe(false)
  })
})
