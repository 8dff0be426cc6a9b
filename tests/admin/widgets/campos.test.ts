import { describe, expect, test } from 'vitest'
import {
  type Bloco,
  fieldsOf,
  markFields,
  matchingBlocks,
  readLists,
  writeLists,
} from '#admin/widgets/campos/campos.ts'

const campo = (name: string, more: object = {}) => ({
  campo: name,
  titulo: name.toUpperCase(),
  sempre: false,
  sempreVisivel: false,
  sensivel: false,
  ...more,
})
const blocos: Bloco[] = [
  { titulo: 'Dados', campos: [campo('nome', { sempre: true, sempreVisivel: true }), campo('rg'), campo('mãe')] },
  { titulo: 'Contato', campos: [campo('email', { sempreVisivel: true }), campo('fone')] },
]
const campos = fieldsOf(blocos)
const none = { visiveis: undefined, obrigatorios: undefined }
const lists = (visiveis: unknown, obrigatorios: unknown) => {
  const { visible, required } = readLists(campos, visiveis, obrigatorios)
  return [[...visible], [...required]]
}
const only = (name: string) => campos.filter((one) => one.campo === name)

describe('the table of the fields of a form', () => {
  test('without a list shows all; what is always demanded is marked', () => {
    expect(lists(undefined, undefined)).toEqual([['nome', 'rg', 'mãe', 'email', 'fone'], ['nome']])
    expect(lists(['rg'], ['fone'])).toEqual([
      ['nome', 'rg', 'email', 'fone'],
      ['nome', 'fone'],
    ])
  })

  test('who demands a field shows it; who hides it no longer demands it', () => {
    const start = readLists(campos, ['rg'], ['rg'])
    const demanded = markFields(start, only('fone'), 'required', true)
    expect(demanded.visible.has('fone')).toBe(true)
    const hidden = markFields(demanded, only('rg'), 'visible', false)
    expect([hidden.visible.has('rg'), hidden.required.has('rg')]).toEqual([false, false])
  })

  test('ticks or clears a block without touching what is fixed', () => {
    const cleared = markFields(readLists(campos, undefined, ['rg']), campos, 'visible', false)
    expect([...cleared.visible]).toEqual(['nome', 'email'])
    expect([...cleared.required]).toEqual(['nome'])
    expect(writeLists(campos, cleared, none)).toEqual({ visiveis: ['email'], obrigatorios: undefined })
  })

  test('stores all visible as no list, so that a new field appears, and keeps what it does not know', () => {
    const all = readLists(campos, undefined, ['rg', 'senha'])
    expect(writeLists(campos, all, { visiveis: ['x'], obrigatorios: ['rg', 'senha'] })).toEqual({
      visiveis: undefined,
      obrigatorios: ['senha', 'rg'],
    })
  })

  test('is searched without accents, by field or by block', () => {
    const found = (text: string) => matchingBlocks(blocos, text).map((b) => b.campos.map((one) => one.campo))
    expect(found('mae')).toEqual([['mãe']])
    expect(found('contato')).toEqual([['email', 'fone']])
    expect(found('zzz')).toEqual([])
    expect(found('')).toHaveLength(2)
  })
})
