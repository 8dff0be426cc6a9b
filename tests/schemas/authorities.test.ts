import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { authoritiesOf } from '#server/platform/access/authorities.ts'

test('a profile may have each authority the product asks for', () => {
  const model = loadModel()
  const field = model.entities.get('utilitario/perfil')?.fields.find(({ name }) => name === 'authorities')
  const offered = field?.options?.map(({ value }) => String(value)) ?? []
  const asked = authoritiesOf(model)
  expect(asked.filter((authority) => !offered.includes(authority))).toEqual([])
  expect(offered).toEqual([...new Set(offered)].sort())
})
