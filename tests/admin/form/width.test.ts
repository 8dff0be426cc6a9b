import { expect, test } from 'vitest'
import { widthOf } from '#admin/form/engine/width.ts'
import { loadModel } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

const etapa = loadModel().entities.get('captacao/etapa-seletiva')
const prazo = leafFields(etapa?.fields ?? []).find(({ name }) => name === 'prazoDias') as Field
const saying = (description?: string): Field => ({ ...prazo, schema: { ...prazo.schema, description } })

test('a narrow field is as wide as its help needs in three lines, at most half of the form', () => {
  expect(widthOf(saying())).toBe(2)
  expect(widthOf(saying('Vazio: sem prazo.'))).toBe(2)
  expect(widthOf(saying('x'.repeat(120)))).toBe(4)
  expect(widthOf(saying('x'.repeat(900)))).toBe(6)
})
