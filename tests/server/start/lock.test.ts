import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withLock } from '#server/start/lock.mjs'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-trava-'))
  path = join(folder, 'x.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('trava entre processos', () => {
  test('é devolvida depois do trabalho, também quando ele falha', async () => {
    expect(await withLock(path, async () => existsSync(path))).toBe(true)
    await expect(withLock(path, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    expect(existsSync(path)).toBe(false)
  })

  test('quem chega depois espera, e sabe por quem', async () => {
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
  ])('uma trava %s é tomada', async (_case, content, age) => {
    writeFileSync(path, content)
    const then = new Date(Date.now() - age * 1000)
    utimesSync(path, then, then)
    expect(await withLock(path, async () => 'feito')).toBe('feito')
  })
})
