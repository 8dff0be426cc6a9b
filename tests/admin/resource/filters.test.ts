import { describe, expect, test } from 'vitest'
import { totalText } from '#admin/form/lookup.ts'
import { sortOf } from '#admin/resource/columns.ts'
import { filterKind, offeredFilters } from '#admin/resource/filters/filter-kind.ts'
import { loadModel } from '#schemas/load.ts'
import { columnsOf } from '#schemas/runtime/definition/list-columns.ts'
import type { Entity, Filter } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'

const model = loadModel()
const solicitacao = model.entities.get('captacao/solicitacao-pessoal') as Entity
const kindOf = (name: string) => {
  const filter = solicitacao.list.filters.find((one) => one.name === name)
  if (!filter) throw new Error(name)
  return filterKind(solicitacao, filter)
}

describe('a filter is filled in by the kind of its field', () => {
  test('a day, a number, a text, another entity', () => {
    expect(kindOf('dataIni')).toEqual({ kind: 'date' })
    expect(kindOf('codigo')).toEqual({ kind: 'number' })
    expect(kindOf('descricao')).toEqual({ kind: 'text' })
    expect(kindOf('estabelecimentoId')).toEqual({
      kind: 'reference',
      target: 'utilitario/estabelecimento',
      tree: false,
    })
    expect(kindOf('cargoId')).toEqual({ kind: 'reference', target: 'cargo-salario/cargo', tree: false })
  })

  test('named cases are choices, and the one that restricts nothing is the blank', () => {
    expect(kindOf('visualizar')).toMatchObject({ kind: 'choice', blank: 'Todas' })
    expect(kindOf('visualizar')).not.toMatchObject({ options: [{ title: 'Todas' }] })
  })

  test('with a default there is no blank: everything must be asked for', () => {
    const cases: NonNullable<Filter['cases']> = [
      { const: 'A', title: 'Ativos', where: { ativo: true } },
      { const: 'T', title: 'Todos', where: {} },
    ]
    const kind = filterKind(solicitacao, { name: 'x', title: 'X', op: 'eq', cases, default: 'A' })
    expect(kind).toMatchObject({ blank: undefined, options: [{ value: 'A' }, { value: 'T' }] })
  })
})

test('what calls know by several names is offered once', () => {
  const of = (path: string) => offeredFilters(model.entities.get(path) as Entity).map(({ field }) => field)
  expect(of('cargo-salario/area-organizacional')).toEqual(['nome', 'areaMae', 'codigoAC', 'ativo'])
  expect(of('cargo-salario/faixa-salarial')).toEqual(['cargo', 'nome', 'codigoCBO', 'pendente', undefined])
})

describe('over all entities', () => {
  test.each([...model.entities.values()].filter((entity) => entity.route))(
    '$path: every column and filter is known',
    (entity) => {
      expect(columnsOf(entity).map(({ path }) => path)).toEqual(entity.list.columns)
      for (const filter of entity.list.filters) expect(filterKind(entity, filter).kind).toBeTruthy()
    },
  )
})

test('the sort of a list is read from its schema', () => {
  expect(sortOf('-data')).toEqual({ field: 'data', order: 'DESC' })
  expect(sortOf('nome')).toEqual({ field: 'nome', order: 'ASC' })
})

test("above ten thousand the total is 'mais de 10.000'", () => {
  expect([totalText(7), totalText(10_000), totalText(10_001)]).toEqual(['7', '10.000', 'mais de 10.000'])
})

test('a title in the middle of a sentence loses its capital, an abbreviation does not', () => {
  const titles = [
    'Etapa seletiva',
    'Área',
    'EPI',
    'Código CBO',
    'Avaliações de Desempenho',
    'Pendência da Folha (AC)',
    'Nine Box',
  ]
  expect([...titles, 'Calibração do Nine Box', 'Opção de Resposta', 'Usos do Assistente RH'].map(inSentence)).toEqual([
    ...[
      'etapa seletiva',
      'área',
      'EPI',
      'código CBO',
      'avaliações de desempenho',
      'pendência da folha (AC)',
      'Nine Box',
    ],
    ...['calibração do Nine Box', 'opção de resposta', 'usos do Assistente RH'],
  ])
})
