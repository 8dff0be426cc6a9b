import { expect, test } from 'vitest'
import { resumoDe } from '#admin/screens/avaliacao/grafico-ninebox/ninebox.ts'

test('the description of a box is told with 200 characters, and an ellipsis where it goes on', () => {
  expect(resumoDe('x'.repeat(200))).toBe('x'.repeat(200))
  expect(resumoDe('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
})
