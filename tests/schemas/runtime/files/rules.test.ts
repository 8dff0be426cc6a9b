import { expect, test } from 'vitest'
import { generalRules, problemBefore, problemStored, rulesOf, sizeText } from '#schemas/runtime/files/rules.ts'
import type { Field } from '#schemas/runtime/model.ts'

const field = (hint: Field['hint']): Field =>
  ({ name: 'a', path: 'a', title: 'A', kind: 'scalar', type: 'string', format: 'arquivo', schema: {}, hint }) as Field
const MB = 1024 * 1024

test('[B-FILE-SIZES] sizes read as Bytes, KB, MB and GB of 1,024', () => {
  expect([0, 1023, 1536, 10 * MB, 2.5 * 1024 * MB, 5000 * 1024 * MB].map(sizeText)).toEqual([
    '0 Bytes',
    '1.023 Bytes',
    '1,5 KB',
    '10 MB',
    '2,5 GB',
    '5.000 GB',
  ])
})

test('a file may have 10 MB and a photo 2, unless the system parameters say otherwise', () => {
  expect(generalRules({}).maxBytes).toBe(10 * MB)
  expect(rulesOf(field({ widget: 'foto' }), {}).maxBytes).toBe(2 * MB)
  expect(rulesOf(field({ accept: ['imagem'] }), {}).maxBytes).toBe(2 * MB)
  expect(rulesOf(field({ widget: 'foto' }), { tamanhoMaximoFoto: 4 }).maxBytes).toBe(4 * MB)
})

test('a field may ask for less than the system allows, not for more', () => {
  const parametros = { tamanhoMaximoArquivo: 1 }
  expect(rulesOf(field({ maxBytes: 1000 }), parametros).maxBytes).toBe(1000)
  expect(rulesOf(field({ maxBytes: 50 * MB }), parametros).maxBytes).toBe(MB)
})

test('what is refused says what is taken', () => {
  const photo = rulesOf(field({ widget: 'foto' }), {})
  const text = rulesOf(field({ accept: ['pdf', 'texto'] }), {})
  expect(problemBefore(photo, { name: 'a.pdf', size: 1, type: 'application/pdf' })).toBe(
    'O arquivo adicionado não é uma imagem',
  )
  expect(problemBefore(text, { name: 'a.png', size: 1, type: 'image/png' })).toBe(
    'Selecione um arquivo com a extensão: pdf, csv, txt',
  )
  expect(problemBefore(photo, { name: 'a.png', size: 2 * MB + 1, type: 'image/png' })).toBe(
    'O arquivo deve ser menor que 2 MB',
  )
  expect(problemBefore(photo, { name: 'a.png', size: 2 * MB, type: 'image/png' })).toBeUndefined()
  expect(problemStored(text, { tipo: 'image/png', tamanho: 1 })).toBe(
    'Selecione um arquivo com a extensão: pdf, csv, txt',
  )
  expect(problemStored(text, { tipo: 'text/csv', tamanho: 1 })).toBeUndefined()
})

test('where the system does not know the type, the name decides', () => {
  const sheet = rulesOf(field({ accept: ['planilha'] }), {})
  expect(problemBefore(sheet, { name: 'notas.CSV', size: 1, type: 'application/vnd.ms-excel' })).toBeUndefined()
  expect(problemBefore(sheet, { name: 'notas.ods', size: 1, type: '' })).toBeUndefined()
  expect(problemBefore(sheet, { name: 'notas', size: 1, type: '' })).toMatch(/^Selecione um arquivo/)
})
