import { expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord } from '#schemas/runtime/record.ts'
import { context, runtime } from './pessoa.ts'

const complete = (data: RecordData, empresa = {}) => applyDefaults(runtime, data, context(empresa))

test('o que falta recebe o padrão: constante, dia, usuário e empresa de agora', () => {
  expect(complete({})).toEqual({
    casada: false,
    nivel: 'A',
    admissao: '2026-11-21',
    autor: { id: 5, nome: 'Quinta' },
    empresa: { id: 9, nome: 'Nona' },
  })
})

test('o que veio fica como veio', () => {
  const own = { casada: true, nivel: 'B', admissao: '2020-01-01', autor: { id: 1 }, empresa: { id: 2 } }
  expect(complete(own)).toEqual(own)
})

test('linhas novas recebem os seus padrões; as que já têm código, não', () => {
  const { cursos } = complete({ cursos: [{ titulo: 'Novo' }, { id: 3, titulo: 'Velho' }] })
  expect(cursos).toEqual([
    { titulo: 'Novo', horas: 8, inicio: '2026-11-21' },
    { id: 3, titulo: 'Velho' },
  ])
})

test('o registro recebido não muda, e padrões não se misturam entre registros', () => {
  const data: RecordData = { cursos: [{ titulo: 'Novo' }] }
  const one = complete(data)
  ;(one.autor as RecordData).nome = 'Outra'
  expect(data).toEqual({ cursos: [{ titulo: 'Novo' }] })
  expect((complete(data).autor as RecordData).nome).toBe('Quinta')
})

test('sem usuário ou empresa no contexto não há padrão deles', () => {
  const empty = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-21' }
  const record = applyDefaults(runtime, {}, empty)
  expect(record).not.toHaveProperty('autor')
  expect(record).not.toHaveProperty('empresa')
})

test('um campo com padrão não é dado por faltante, nem numa regra condicional', () => {
  expect(checkRecord(runtime, complete({ nome: 'Ana' }), context())).toEqual([])
})
