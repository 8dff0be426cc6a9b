import { describe, expect, test } from 'vitest'
import { type Bloco, fieldsOf, mark, matching, readLists, writeLists } from '#admin/widgets/campos/campos.ts'

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

describe('a tabela dos campos de um formulário', () => {
  test('sem lista mostra todos; o que é sempre exigido está marcado', () => {
    expect(lists(undefined, undefined)).toEqual([['nome', 'rg', 'mãe', 'email', 'fone'], ['nome']])
    expect(lists(['rg'], ['fone'])).toEqual([
      ['nome', 'rg', 'email', 'fone'],
      ['nome', 'fone'],
    ])
  })

  test('quem exige um campo o mostra; quem o oculta deixa de o exigir', () => {
    const start = readLists(campos, ['rg'], ['rg'])
    const demanded = mark(start, only('fone'), 'required', true)
    expect(demanded.visible.has('fone')).toBe(true)
    const hidden = mark(demanded, only('rg'), 'visible', false)
    expect([hidden.visible.has('rg'), hidden.required.has('rg')]).toEqual([false, false])
  })

  test('marca ou limpa um bloco sem tocar no que está fixo', () => {
    const cleared = mark(readLists(campos, undefined, ['rg']), campos, 'visible', false)
    expect([...cleared.visible]).toEqual(['nome', 'email'])
    expect([...cleared.required]).toEqual(['nome'])
    expect(writeLists(campos, cleared, none)).toEqual({ visiveis: ['email'], obrigatorios: undefined })
  })

  test('grava todos visíveis como lista nenhuma, para que um campo novo apareça, e guarda o que não conhece', () => {
    const all = readLists(campos, undefined, ['rg', 'senha'])
    expect(writeLists(campos, all, { visiveis: ['x'], obrigatorios: ['rg', 'senha'] })).toEqual({
      visiveis: undefined,
      obrigatorios: ['senha', 'rg'],
    })
  })

  test('é pesquisada sem acentos, por campo ou por bloco', () => {
    const found = (text: string) => matching(blocos, text).map((b) => b.campos.map((one) => one.campo))
    expect(found('mae')).toEqual([['mãe']])
    expect(found('contato')).toEqual([['email', 'fone']])
    expect(found('zzz')).toEqual([])
    expect(found('')).toHaveLength(2)
  })
})
