import { describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { context, entityOf, runtime } from './pessoa.ts'

const check = (data: RecordData, empresa = {}) =>
  checkRecord(runtime, normaliseRecord(runtime.entity, data, entityOf), context(empresa)).map(
    ({ field, message }) => `${field}: ${message}`,
  )

describe('the violations of a record', () => {
  test('a right record has none', () => {
    expect(check({ nome: 'Ana', cursos: [{ titulo: 'Excel' }], cidade: { id: 1, nome: 'Sobral' } })).toEqual([])
  })

  test('come all, in the order of the form, each once', () => {
    expect(check({ valor: -1, sigla: 'LONGA', casada: 'x', cursos: [{}] })).toEqual([
      'nome: Nome é obrigatório',
      'sigla: Sigla deve ter no máximo 3 caracteres',
      'casada: Casada deve ser sim ou não (true ou false)',
      'cursos[0].titulo: Título é obrigatório',
      'valor: Valor deve ser maior ou igual a 0',
    ])
  })

  test('say the path of the row and of the object', () => {
    const data = {
      nome: 'Ana',
      endereco: { rua: 'x'.repeat(31), numero: 0 },
      cursos: [{ titulo: 'Excel' }, { titulo: 'Word', horas: 0 }],
    }
    expect(check(data, { pedeEndereco: true })).toEqual([
      'endereco.rua: Rua deve ter no máximo 30 caracteres',
      'endereco.numero: Número deve ser maior ou igual a 1',
      'cursos[1].horas: Horas deve ser maior ou igual a 1',
    ])
  })

  test('do not demand what is hidden', () => {
    expect(check({ nome: 'Ana', endereco: { numero: 1 } })).toEqual([])
    expect(check({ nome: 'Ana', endereco: { numero: 1 } }, { pedeEndereco: true })).toEqual([
      'endereco.rua: Rua é obrigatório',
    ])
    expect(check({ nome: 'Ana', casada: true })).toEqual(['conjuge: Cônjuge é obrigatório'])
  })

  test('name what is unknown, at any depth', () => {
    expect(check({ nome: 'Ana', x: 1, cursos: [{ titulo: 'a', y: 1 }] }).sort()).toEqual([
      'cursos[0].y: Campo desconhecido: y',
      'x: Campo desconhecido: x',
    ])
  })

  test('check formats, real dates and rules between fields', () => {
    expect(check({ nome: 'Ana', documento: '111.111.111-11' })).toEqual(['documento: CPF inválido'])
    expect(check({ nome: 'Ana', nascimento: '2025-02-30' })).toHaveLength(1)
    expect(check({ nome: 'Ana', nascimento: '2020-01-02', admissao: '2020-01-01' })).toEqual([
      'admissao: Data final inferior a data inicial.',
    ])
  })

  test('count letters, not units: an emoji is one letter', () => {
    expect(check({ nome: '😀'.repeat(10) })).toEqual([])
    expect(check({ nome: '😀'.repeat(11) })).toEqual(['nome: Nome deve ter no máximo 10 caracteres'])
  })

  test('add up cents without a mistake', () => {
    for (const valor of [0.1 + 0.2, 1.15, 4.35, 1.005 * 1000, 19.99]) expect(check({ nome: 'Ana', valor })).toEqual([])
    expect(check({ nome: 'Ana', valor: 1.005 })).toEqual(['valor: Valor deve ter no máximo 2 casas decimais'])
  })

  test.each([
    [{ cidade: 7 }, 'cidade'],
    [{ cidade: { id: '7' } }, 'cidade'],
    [{ cidade: { id: 2 ** 53 } }, 'cidade'],
    [{ cidades: [{ id: 1 }, {}, { id: 2 }] }, 'cidades'],
    [{ cidadesIds: [1, 'x'] }, 'cidadesIds'],
    [{ cursos: 7 }, 'cursos'],
    [{ cursos: [7] }, 'cursos'],
    [{ endereco: [] }, 'endereco'],
    [{ apelidos: ['a', 'b', 'c'] }, 'apelidos'],
    [{ apelidos: [1] }, 'apelidos'],
    [{ nome: 'a\0b' }, 'nome'],
    [{ nome: 'a\uD800b' }, 'nome'],
    [{ nome: 'Ana', endereco: { numero: 2 ** 31 } }, 'endereco.numero'],
    [{ nivel: 'C' }, 'nivel'],
  ])('refuse %j with the name of the field', (data, field) => {
    const broken = check({ nome: 'Ana', ...data }, { pedeEndereco: true })
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.some((text) => text.startsWith(field))).toBe(true)
  })

  test('do not listen to a context that came in the body: that of the session holds', () => {
    const forged = { $context: { empresa: { pedeEndereco: true } } }
    expect(check({ nome: 'Ana', endereco: { numero: 1 }, ...forged })).toEqual([])
  })
})
