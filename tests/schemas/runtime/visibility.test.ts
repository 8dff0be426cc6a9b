import { describe, expect, test } from 'vitest'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isEnabled, isRequired, isVisible } from '#schemas/runtime/record.ts'
import { evaluate } from '#schemas/runtime/visibility.ts'
import { context, runtime } from './pessoa.ts'

const at = (path: string) => fieldAt(runtime.entity, path) as Field
const visible = (path: string, data: RecordData, empresa = {}) => isVisible(runtime, at(path), data, context(empresa))
const required = (path: string, data: RecordData, empresa = {}) => isRequired(runtime, at(path), data, context(empresa))

describe('Um campo se vê', () => {
  test('quando a sua condição vale; ausente, ela não vale', () => {
    expect(visible('conjuge', { casada: true })).toBe(true)
    expect(visible('conjuge', { casada: false })).toBe(false)
    expect(visible('conjuge', {})).toBe(false)
  })

  test('quando a da sua seção vale, também dentro de um objeto', () => {
    for (const path of ['endereco', 'endereco.rua', 'endereco.numero']) {
      expect(visible(path, {}, { pedeEndereco: true })).toBe(true)
      expect(visible(path, {}, { pedeEndereco: false })).toBe(false)
      expect(visible(path, {})).toBe(false)
    }
  })

  test('quando não tem condição nenhuma', () => expect(visible('nome', {})).toBe(true))
})

describe('Um campo se exige', () => {
  test('sempre, ou quando a sua condição vale', () => {
    expect(required('nome', {})).toBe(true)
    expect(required('sigla', {})).toBe(false)
    expect(required('conjuge', { casada: true })).toBe(true)
    expect(required('conjuge', { casada: false })).toBe(false)
  })

  test('nunca escondido', () => {
    expect(required('endereco.rua', {})).toBe(false)
    expect(required('endereco.rua', {}, { pedeEndereco: true })).toBe(true)
  })
})

test('um campo se preenche quando a sua condição vale, e nunca quando é só leitura', () => {
  const enabled = (path: string, data: RecordData) => isEnabled(runtime, at(path), data, context())
  expect(enabled('conjuge', { nome: 'Ana' })).toBe(true)
  expect(enabled('conjuge', { nome: 'Bia' })).toBe(false)
  expect(enabled('nome', {})).toBe(true)
  expect(enabled('codigo', {})).toBe(false)
})

test('o contexto de um corpo não conta: vale o da sessão', () => {
  const forged = { $context: { empresa: { pedeEndereco: true } } }
  expect(visible('endereco', forged)).toBe(false)
})

test('uma condição que não existe é um erro, e não um sim', () => {
  expect(() => evaluate(runtime, 999, {}, context())).toThrow('teste/pessoa has no condition 999')
})
