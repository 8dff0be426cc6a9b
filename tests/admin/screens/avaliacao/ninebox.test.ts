import { expect, test } from 'vitest'
import { resumo } from '#admin/screens/avaliacao/grafico-ninebox/ninebox.ts'

test('the description of a box is told with 200 characters, and an ellipsis where it goes on', () => {
  expect(resumo('x'.repeat(200))).toBe('x'.repeat(200))
  expect(resumo('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
})
