import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { normaliseRecord, withoutEmpty } from '#schemas/runtime/record/normalise.ts'
import { entityOf, runtime } from './pessoa.ts'
import { randomRecord } from './random-record.ts'

const normal = (data: RecordData) => normaliseRecord(runtime.entity, data, entityOf)

describe('the canonical form of a record', () => {
  test.each([undefined, null, '', '  ', '\t\n', ' '])('%j is the same as missing', (value) => {
    expect(
      normal({ nome: value, sigla: value, nascimento: value, cidade: value, cursos: value, casada: value }),
    ).toEqual({})
  })

  test('texts lose the blanks at their ends, and only these', () => {
    expect(normal({ nome: '  Ana  Maria ' })).toEqual({ nome: 'Ana  Maria' })
  })

  test('what is stored in capitals comes in capitals, accents and all', () => {
    expect(normal({ sigla: 'çé ' })).toEqual({ sigla: 'ÇÉ' })
  })

  test('a format loses its mask', () => {
    expect(normal({ documento: '529.982.247-25' })).toEqual({ documento: '52998224725' })
  })

  test('zero, false and an empty list stay', () => {
    expect(normal({ valor: 0, casada: false, cursos: [] })).toEqual({ valor: 0, casada: false, cursos: [] })
  })

  test('an empty reference is missing; one with another name in it stays, to be refused', () => {
    expect(normal({ cidade: {} })).toEqual({})
    expect(normal({ cidade: { id: null } })).toEqual({})
    expect(normal({ cidade: { id: 3, nome: ' Sobral ' } }).cidade).toMatchObject({ id: 3 })
    expect(normal({ cidade: { nome: 'Sobral' } })).toHaveProperty('cidade')
  })

  test('an object in which nothing is left is missing', () => {
    expect(normal({ endereco: { rua: ' ', numero: null } })).toEqual({})
    expect(normal({ endereco: { rua: ' A ', numero: null } })).toEqual({ endereco: { rua: 'A' } })
  })

  test('the rows of a list follow the rules of their entity', () => {
    expect(normal({ cursos: [{ titulo: ' Excel ', horas: null }] })).toEqual({ cursos: [{ titulo: 'Excel' }] })
    expect(normal({ apelidos: [' Nina ', '', null] })).toEqual({ apelidos: ['Nina'] })
  })

  test('unknown names stay, so that the rule names them', () => {
    expect(normal({ naoExiste: ' x ' })).toEqual({ naoExiste: 'x' })
  })

  test('twice is the same as once, and what came does not change', () => {
    fc.assert(
      fc.property(randomRecord(runtime.entity, entityOf), (data) => {
        const before = structuredClone(data)
        const once = normal(data)
        expect(normal(once)).toEqual(once)
        expect(data).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })
})

test('for what is mandatory, an empty list is missing', () => {
  expect(withoutEmpty({ cursos: [], valor: 0, casada: false })).toEqual({ valor: 0, casada: false })
})
