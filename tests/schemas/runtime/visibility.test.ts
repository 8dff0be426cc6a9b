import { describe, expect, test } from 'vitest'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isEnabled, isRequired, isVisible } from '#schemas/runtime/record/record.ts'
import { evaluateCondition, valuesLeft } from '#schemas/runtime/record/visibility.ts'
import { context, runtime } from './pessoa.ts'

const at = (path: string) => fieldAt(runtime.entity, path) as Field
const visible = (path: string, data: RecordData, empresa = {}) => isVisible(runtime, at(path), data, context(empresa))
const required = (path: string, data: RecordData, empresa = {}) => isRequired(runtime, at(path), data, context(empresa))

describe('a field is seen', () => {
  test('when its condition holds; when absent, it does not hold', () => {
    expect(visible('conjuge', { casada: true })).toBe(true)
    expect(visible('conjuge', { casada: false })).toBe(false)
    expect(visible('conjuge', {})).toBe(false)
  })

  test('when that of its section holds, also inside an object', () => {
    for (const path of ['endereco', 'endereco.rua', 'endereco.numero']) {
      expect(visible(path, {}, { pedeEndereco: true })).toBe(true)
      expect(visible(path, {}, { pedeEndereco: false })).toBe(false)
      expect(visible(path, {})).toBe(false)
    }
  })

  test('when it has no condition at all', () => expect(visible('nome', {})).toBe(true))
})

describe('a field is mandatory', () => {
  test('always, or when its condition holds', () => {
    expect(required('nome', {})).toBe(true)
    expect(required('sigla', {})).toBe(false)
    expect(required('conjuge', { casada: true })).toBe(true)
    expect(required('conjuge', { casada: false })).toBe(false)
  })

  test('never while hidden', () => {
    expect(required('endereco.rua', {})).toBe(false)
    expect(required('endereco.rua', {}, { pedeEndereco: true })).toBe(true)
  })
})

test('a field is filled in when its condition holds, and never when it is read-only', () => {
  const enabled = (path: string, data: RecordData) => isEnabled(runtime, at(path), data, context())
  expect(enabled('conjuge', { nome: 'Ana' })).toBe(true)
  expect(enabled('conjuge', { nome: 'Bia' })).toBe(false)
  expect(enabled('nome', {})).toBe(true)
  expect(enabled('codigo', {})).toBe(false)
})

test('the context of a body does not count: that of the session holds', () => {
  const forged = { $context: { empresa: { pedeEndereco: true } } }
  expect(visible('endereco', forged)).toBe(false)
})

test('a closed list is left with what the record lets be chosen of it', () => {
  const feriados = new Runtimes(loadModel()).get('geral/feriado')
  const tipo = fieldAt(feriados.entity, 'tipo') as Field
  const left = (deTodasEmpresas: boolean) => valuesLeft(feriados, tipo, { deTodasEmpresas }, context())
  expect(left(true)).toEqual(['NACIONAL', 'ESTADUAL', 'MUNICIPAL'])
  expect(left(false)).toEqual(['ESTADUAL', 'MUNICIPAL', 'EMPRESA', 'ESTABELECIMENTO'])
  expect(valuesLeft(runtime, at('nome'), {}, context())).toBeUndefined()
})

test('a condition that does not exist is an error, not a yes', () => {
  expect(() => evaluateCondition(runtime, 999, {}, context())).toThrow('teste/pessoa has no condition 999')
})
