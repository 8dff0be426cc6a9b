import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptCode } from '#schemas/loader/files/kept-code.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-codigo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function resultOf(hash: string, make: () => string): unknown {
  const code = new KeptCode(join(folder, 'a.js'), hash, make)
  const result = code.run()
  code.save()
  return result
}

test('a text is made once for its hash, and again for another', () => {
  const make = vi.fn(() => '"first"')
  expect([resultOf('1', make), resultOf('1', make), make.mock.calls.length]).toEqual(['first', 'first', 1])
  expect(resultOf('2', () => '"other"')).toBe('other')
})

test('what was compiled of another text of the same length is not taken, though its process never came to keep the new one', () => {
  resultOf('1', () => '(() => "first")()')
  writeFileSync(join(folder, 'a.js'), '// 2\n(() => "other")()')
  expect(resultOf('2', () => '(() => "never")()')).toBe('other')
})
