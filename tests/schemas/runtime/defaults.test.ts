import { expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord } from '#schemas/runtime/record/record.ts'
import { context, runtime } from './pessoa.ts'

const complete = (data: RecordData, empresa = {}) => applyDefaults(runtime, data, context(empresa))

test('what is missing gets its default: constant, day, user and company of now', () => {
  expect(complete({})).toEqual({
    casada: false,
    nivel: 'A',
    admissao: '2026-11-21',
    autor: { id: 5, nome: 'Quinta' },
    empresa: { id: 9, nome: 'Nona' },
  })
})

test('what came stays as it came', () => {
  const own = { casada: true, nivel: 'B', admissao: '2020-01-01', autor: { id: 1 }, empresa: { id: 2 } }
  expect(complete(own)).toEqual(own)
})

test('new rows get their defaults; those with an id do not', () => {
  const { cursos } = complete({ cursos: [{ titulo: 'Novo' }, { id: 3, titulo: 'Velho' }] })
  expect(cursos).toEqual([
    { titulo: 'Novo', horas: 8, inicio: '2026-11-21' },
    { id: 3, titulo: 'Velho' },
  ])
})

test('the record that came does not change, and defaults do not mix between records', () => {
  const data: RecordData = { cursos: [{ titulo: 'Novo' }] }
  const one = complete(data)
  ;(one.autor as RecordData).nome = 'Outra'
  expect(data).toEqual({ cursos: [{ titulo: 'Novo' }] })
  expect((complete(data).autor as RecordData).nome).toBe('Quinta')
})

test('without a user or company in the context there is no default of them', () => {
  const empty = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-21' }
  const record = applyDefaults(runtime, {}, empty)
  expect(record).not.toHaveProperty('autor')
  expect(record).not.toHaveProperty('empresa')
})

test('a field with a default is not taken as missing, nor in a conditional rule', () => {
  expect(checkRecord(runtime, complete({ nome: 'Ana' }), context())).toEqual([])
})
