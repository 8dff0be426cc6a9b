import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withLock } from '#server/platform/base/lock.mjs'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-trava-'))
  path = join(folder, 'x.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a lock between processes', () => {
  test('is given back after the work, also when it fails', async () => {
    expect(await withLock(path, async () => existsSync(path))).toBe(true)
    await expect(withLock(path, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    expect(existsSync(path)).toBe(false)
  })

  test('who comes later waits, and knows for whom', async () => {
    const holder = process.ppid
    writeFileSync(path, `${holder}\n`)
    let waitedFor = 0
    const work = withLock(
      path,
      async () => 'feito',
      (pid) => {
        waitedFor = pid
      },
    )
    await sleep(150)
    expect(waitedFor).toBe(holder)
    rmSync(path)
    expect(await work).toBe('feito')
  })

  test.each([
    ['de um processo que não existe mais', '999999999', 0],
    ['há muito não renovada', String(process.ppid), 60],
    ['sem conteúdo', '', 0],
  ])('a lock %s is taken', async (_case, content, age) => {
    writeFileSync(path, content)
    const then = new Date(Date.now() - age * 1000)
    utimesSync(path, then, then)
    expect(await withLock(path, async () => 'feito')).toBe('feito')
  })
})
