import { describe, expect, test } from 'vitest'
import { keywordMessage, requiredMessage, unknownField } from '#schemas/runtime/messages.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { runtime } from './pessoa.ts'

const nome = fieldAt(runtime.entity, 'nome') as Field
const text = (keyword: string, params = {}, field = nome) => keywordMessage(field, { keyword, params })

describe('the message of each rule', () => {
  test.each([
    ['required', {}, 'Nome é obrigatório'],
    ['minLength', { limit: 2 }, 'Nome deve ter no mínimo 2 caracteres'],
    ['minLength', { limit: 1 }, 'Nome deve ter no mínimo 1 caractere'],
    ['maxLength', { limit: 4000 }, 'Nome deve ter no máximo 4.000 caracteres'],
    ['minimum', { limit: 0.5 }, 'Nome deve ser maior ou igual a 0,5'],
    ['maximum', { limit: 100 }, 'Nome deve ser menor ou igual a 100'],
    ['exclusiveMinimum', { limit: 0 }, 'Nome deve ser um número positivo'],
    ['exclusiveMinimum', { limit: 3 }, 'Nome deve ser maior que 3'],
    ['multipleOf', { multipleOf: 0.01 }, 'Nome deve ter no máximo 2 casas decimais'],
    ['multipleOf', { multipleOf: 0.1 }, 'Nome deve ter no máximo 1 casa decimal'],
    ['multipleOf', { multipleOf: 5 }, 'Nome deve ser múltiplo de 5'],
    ['minItems', { limit: 1 }, 'Nome deve ter no mínimo 1 item'],
    ['maxItems', { limit: 2 }, 'Nome deve ter no máximo 2 itens'],
    ['uniqueItems', {}, 'Nome não pode ter itens repetidos'],
    ['enum', {}, 'Nome não é uma opção válida'],
    ['const', {}, 'Nome não é uma opção válida'],
    ['type', {}, 'Nome deve ser um texto'],
    ['pattern', {}, 'Nome inválido'],
  ])('%s %j', (keyword, params, wanted) => {
    expect(text(keyword, params)).toBe(wanted)
  })

  test.each([
    ['casada', 'Casada deve ser sim ou não (true ou false)'],
    ['valor', 'Valor deve ser um número'],
    ['endereco.numero', 'Número deve ser um número inteiro'],
    ['cidade', 'O código informado em Cidade não é válido'],
    ['cursos', 'Cursos inválido'],
  ])('the type of %s', (path, wanted) => {
    expect(text('type', {}, fieldAt(runtime.entity, path))).toBe(wanted)
  })

  test('the gender and the own text of the schema hold', () => {
    expect(requiredMessage({ ...nome, hint: { gender: 'f' } })).toBe('Nome é obrigatória')
    expect(requiredMessage({ ...nome, hint: { messages: { required: 'Diga o nome' } } })).toBe('Diga o nome')
    expect(text('maxLength', { limit: 3 }, { ...nome, hint: { messages: { maxLength: 'Curto!' } } })).toBe('Curto!')
  })

  test('an unknown name is said in full', () => {
    expect(unknownField('cursos[0].x')).toMatchObject({
      field: 'cursos[0].x',
      message: 'Campo desconhecido: cursos[0].x',
    })
  })
})
