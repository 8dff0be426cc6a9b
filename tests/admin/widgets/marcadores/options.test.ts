import { describe, expect, test } from 'vitest'
import { type MarkerOption, matchingMarkers, openMarker, withMarker } from '#admin/widgets/marcadores/options.ts'

const option = (marcador: string, titulo: string, grupo: string): MarkerOption => ({
  marcador,
  titulo,
  grupo,
  lista: false,
})
const options = [
  option('candidato.nome', 'Nome', 'Candidato'),
  option('candidato.contato.email', 'Contato: E-mail', 'Candidato'),
  option('solicitacao.descricao', 'Descrição da vaga', 'Solicitação de pessoal'),
  option('empresa.nome', 'Nome', 'Empresa'),
]
const named = (typed: string) => matchingMarkers(options, typed).map(({ marcador }) => marcador)

describe('a marker that is typed', () => {
  test('is open from its braces to the cursor, on one line', () => {
    expect(openMarker('Olá, {{')).toEqual({ start: 5, typed: '' })
    expect(openMarker('Olá, {{cand')).toEqual({ start: 5, typed: 'cand' })
    for (const text of ['Olá', '{', '{{candidato.nome}}', '{{a}} e', '{{\n'])
      expect(openMarker(text), text).toBeUndefined()
    expect(openMarker('{{a}} e {{b')).toEqual({ start: 8, typed: 'b' })
  })

  test('is found by words of its title, its group or its name, without accents', () => {
    expect(named('')).toHaveLength(4)
    expect(named('descricao')).toEqual(['solicitacao.descricao'])
    expect(named('candidato email')).toEqual(['candidato.contato.email'])
    expect(named('candidato e-mail')).toEqual(['candidato.contato.email'])
    expect(named('empresa nome')).toEqual(['empresa.nome'])
    expect(named('candidato.nome')).toEqual(['candidato.nome'])
    // what begins so comes first
    expect(named('nome')[0]).toBe('candidato.nome')
    expect(named('xyz')).toEqual([])
  })

  test('stands in the place of what was typed, with the cursor behind it', () => {
    expect(withMarker('Olá, {{no!', 5, 9, 'candidato.nome')).toEqual({ text: 'Olá, {{candidato.nome}}!', caret: 23 })
    expect(withMarker('', 0, 0, 'x')).toEqual({ text: '{{x}}', caret: 5 })
  })
})
