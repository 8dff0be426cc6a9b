import { expect, test } from 'vitest'
import { entity, modelOf } from '#tests/generator/project.ts'

test('without filters of its own a list is filtered by those of its columns that are stored', () => {
  const { entities } = modelOf({
    'a/area': entity(
      {
        nome: { type: 'string' },
        ordem: { type: 'integer' },
        total: { type: 'integer', 'x-field': { computed: true } },
      },
      { route: 'a/areas', list: { columns: ['nome', 'total', 'ordem'] } },
    ),
  })
  expect(entities.get('a/area')?.list.filters.map(({ name }) => name)).toEqual(['nome_contem', 'ordem'])
})
