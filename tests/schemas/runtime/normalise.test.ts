import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { normaliseRecord, withoutEmpty } from '#schemas/runtime/normalise.ts'
import { entityOf, runtime } from './pessoa.ts'
import { randomRecord } from './random-record.ts'

const normal = (data: RecordData) => normaliseRecord(runtime.entity, data, entityOf)

describe('A forma canônica de um registro', () => {
  test.each([undefined, null, '', '  ', '\t\n', ' '])('%j é o mesmo que faltar', (value) => {
    expect(
      normal({ nome: value, sigla: value, nascimento: value, cidade: value, cursos: value, casada: value }),
    ).toEqual({})
  })

  test('textos perdem os espaços das pontas, e só eles', () => {
    expect(normal({ nome: '  Ana  Maria ' })).toEqual({ nome: 'Ana  Maria' })
  })

  test('o que se grava em maiúsculas vem em maiúsculas, com acento e tudo', () => {
    expect(normal({ sigla: 'çé ' })).toEqual({ sigla: 'ÇÉ' })
  })

  test('um formato perde a máscara', () => {
    expect(normal({ documento: '529.982.247-25' })).toEqual({ documento: '52998224725' })
  })

  test('zero, falso e lista vazia ficam', () => {
    expect(normal({ valor: 0, casada: false, cursos: [] })).toEqual({ valor: 0, casada: false, cursos: [] })
  })

  test('uma referência vazia falta; uma com outro nome dentro fica, para ser recusada', () => {
    expect(normal({ cidade: {} })).toEqual({})
    expect(normal({ cidade: { id: null } })).toEqual({})
    expect(normal({ cidade: { id: 3, nome: ' Sobral ' } }).cidade).toMatchObject({ id: 3 })
    expect(normal({ cidade: { nome: 'Sobral' } })).toHaveProperty('cidade')
  })

  test('um objeto em que nada resta falta', () => {
    expect(normal({ endereco: { rua: ' ', numero: null } })).toEqual({})
    expect(normal({ endereco: { rua: ' A ', numero: null } })).toEqual({ endereco: { rua: 'A' } })
  })

  test('as linhas de uma lista seguem as regras da sua entidade', () => {
    expect(normal({ cursos: [{ titulo: ' Excel ', horas: null }] })).toEqual({ cursos: [{ titulo: 'Excel' }] })
    expect(normal({ apelidos: [' Nina ', '', null] })).toEqual({ apelidos: ['Nina'] })
  })

  test('nomes desconhecidos ficam, para que a regra os nomeie', () => {
    expect(normal({ naoExiste: ' x ' })).toEqual({ naoExiste: 'x' })
  })

  test('duas vezes é o mesmo que uma, e o que veio não muda', () => {
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

test('para a exigência, uma lista vazia falta', () => {
  expect(withoutEmpty({ cursos: [], valor: 0, casada: false })).toEqual({ valor: 0, casada: false })
})
