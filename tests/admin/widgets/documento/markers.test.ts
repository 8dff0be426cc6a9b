import { expect, test } from 'vitest'
import {
  operatorsOf,
  readCondition,
  readSized,
  readTable,
  titleOfMarker,
  writeCondition,
  writeSized,
  writeTable,
} from '#admin/widgets/documento/markers.ts'
import type { Offer } from '#admin/widgets/documento/offer.ts'

const offer: Offer = {
  options: [
    { marcador: 'talento.nome', titulo: 'Nome', lista: false, grupo: 'Talento' },
    { marcador: 'talento.salario', titulo: 'Salário', lista: false, grupo: 'Talento' },
    { marcador: 'talento.admissao', titulo: 'Admissão', lista: false, grupo: 'Talento' },
    { marcador: 'talento.historico', titulo: 'Histórico', lista: true, grupo: 'Talento' },
    { marcador: 'imagem talento.foto', titulo: 'Foto', lista: false, grupo: 'Talento' },
    { marcador: 'qr', titulo: 'Código QR de verificação', lista: false, grupo: 'Este documento' },
  ],
  columns: { 'talento.historico': [] },
  comparable: {
    'talento.salario': { comparacao: 'ordem', tipo: 'numero' },
    'talento.admissao': { comparacao: 'ordem', tipo: 'data' },
  },
}

test.each([
  'talento.historico',
  'talento.historico: data, salario',
  'talento.historico: data; ordem -data',
  'talento.historico: ordem data; soma salario, bonus',
  'talento.historico: data, salario; ordem data; soma salario',
])('a table is written as it was read: %s', (marker) => {
  expect(writeTable(readTable(marker))).toBe(marker)
})

test.each([
  'se talento.nome',
  'se não talento.nome',
  'se talento.nome = José: o segundo',
  'se talento.salario ≥ 1.000,00',
])('a condition is written as it was read: %s', (marker) => {
  const condition = readCondition(marker)
  expect(condition && writeCondition(condition)).toBe(marker)
})

test('what would end a marker too early is left out of a value', () => {
  expect(writeCondition({ field: 'talento.nome', operator: '=', value: 'a}}b{{' })).toBe('se talento.nome = ab')
})

test('pictures and codes have a width, or the usual one', () => {
  expect(readSized('imagem talento.foto: 3,5 cm')).toEqual({ name: 'imagem talento.foto', width: '3,5' })
  expect(readSized('qr')).toEqual({ name: 'qr', width: '' })
  expect(readSized('talento.nome')).toBeUndefined()
  expect(writeSized({ name: 'qr', width: '2' })).toBe('qr: 2 cm')
  expect(writeSized({ name: 'qr', width: '' })).toBe('qr')
})

test('each marker is called by its titles, and one that nobody knows has none', () => {
  const titles = {
    'talento.nome': 'Talento: Nome',
    'talento.historico: data; ordem -data': 'Talento: Histórico',
    'imagem talento.foto: 4 cm': 'Imagem de Talento: Foto',
    'qr: 2 cm': 'Este documento: Código QR de verificação',
    'se talento.salario > 1000': 'Somente se Talento: Salário é maior que 1000',
    'se talento.admissao > 01/02/2026': 'Somente se Talento: Admissão é depois de 01/02/2026',
    'se não talento.nome': 'Somente se Talento: Nome não tem valor',
    senão: 'Senão',
    fim: 'Fim da condição',
  }
  for (const [marker, title] of Object.entries(titles)) expect(titleOfMarker(marker, offer)).toBe(title)
  for (const wrong of ['talento.nme', 'imagem talento.nome', 'se talento.nme = 1'])
    expect(titleOfMarker(wrong, offer)).toBeUndefined()
  // until the fields are known nothing is wrong
  expect(titleOfMarker('talento.nme', undefined)).toBe('talento.nme')
})

test('a text is not compared by size', () => {
  expect(operatorsOf({ comparacao: 'igual', tipo: 'texto' })).toEqual(['=', '≠', 'filled', 'empty'])
  expect(operatorsOf({ comparacao: 'ordem', tipo: 'data' })).toContain('≤')
  expect(operatorsOf(undefined)).toEqual(['filled', 'empty'])
})
