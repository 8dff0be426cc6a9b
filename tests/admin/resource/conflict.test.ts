import { describe, expect, test } from 'vitest'
import { findDifferences, mergeChoices, sameValue } from '#admin/resource/conflict/differences.ts'
import { loadModel } from '#schemas/load.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

const entity = loadModel().entities.get('captacao/solicitacao-pessoal') as Entity
const base: RecordData = {
  id: 7,
  versao: 3,
  descricao: 'Analista',
  quantidade: 1,
  recrutadorResponsavel: 'Ana',
  estabelecimento: { id: 1, nome: 'Matriz' },
  status: 'I',
}
const theirs = { ...base, versao: 4, quantidade: 2, descricao: 'Analista pleno', status: 'A' }
const mine = { ...base, descricao: 'Analista sênior', recrutadorResponsavel: undefined }
const found = findDifferences(entity, base, mine, theirs)
const byPath = Object.fromEntries(found.map((one) => [one.field.path, one]))

describe('two people changed the same record', () => {
  test('only fields that differ are asked about, and none that only the system sets', () => {
    expect(Object.keys(byPath).sort()).toEqual(['descricao', 'quantidade', 'recrutadorResponsavel'])
  })

  test('who alone changed a field is proposed; of both, what was typed', () => {
    expect(byPath.quantidade).toMatchObject({ proposal: 'theirs', both: false })
    expect(byPath.recrutadorResponsavel).toMatchObject({ proposal: 'mine', both: false })
    expect(byPath.descricao).toMatchObject({ proposal: 'mine', both: true })
  })

  test('the result stands on the stored version, with the choices made', () => {
    expect(mergeChoices(theirs, found, {})).toEqual({
      ...theirs,
      descricao: 'Analista sênior',
      recrutadorResponsavel: undefined,
    })
    expect(mergeChoices(theirs, found, { descricao: 'theirs', quantidade: 'mine' })).toMatchObject({
      versao: 4,
      descricao: 'Analista pleno',
      quantidade: 1,
    })
  })
})

test('a reference is who it refers to; empty, absent and an empty list are one', () => {
  const estabelecimento = fieldAt(entity, 'estabelecimento')
  const descricao = fieldAt(entity, 'descricao')
  if (!estabelecimento || !descricao) throw new Error('fields')
  expect(sameValue(estabelecimento, { id: 1 }, { id: 1, nome: 'Matriz' })).toBe(true)
  expect(sameValue(estabelecimento, { id: 1 }, { id: 2 })).toBe(false)
  expect(sameValue(descricao, undefined, '')).toBe(true)
  expect(sameValue(descricao, undefined, [])).toBe(true)
})
