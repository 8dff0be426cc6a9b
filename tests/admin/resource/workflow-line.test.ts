import { expect, test } from 'vitest'
import { lineOf } from '#admin/resource/workflow/line.ts'
import type { Span } from '#schemas/runtime/answers/workflow.ts'

const estados = ['P', 'L', 'E', 'U'].map((nome) => ({ nome, titulo: nome, tom: 'neutral' as const, aparte: false }))
const stops = (passagens: Span[]) =>
  lineOf(
    { nome: 'situacao', titulo: 'Situação', estado: passagens.at(-1)?.estado ?? '', estados, passagens },
    Date.parse('2026-01-03T00:00:00Z'),
  )
const span = (estado: string, more: Partial<Span> = {}): Span => ({ estado, titulo: estado, tom: 'neutral', ...more })

test('of states before the first that the trail knows of nothing is said; those to come are not reached', () => {
  expect(stops([span('E')]).map(({ nome, here, untold }) => [nome, here, untold ?? false])).toEqual([
    ['P', false, true],
    ['L', false, true],
    ['E', true, false],
    ['U', false, false],
  ])
})

test('a trail from the beginning says of each state how long it took and who brought the record there', () => {
  const told = stops([
    span('P', { desde: '2026-01-01T00:00:00Z', ate: '2026-01-02T00:00:00Z', por: 'Renata' }),
    span('E', { desde: '2026-01-02T00:00:00Z' }),
  ])
  expect(told.map(({ nome, visits, spent, by, untold }) => [nome, visits, spent, by, untold])).toEqual([
    ['P', 1, 86_400_000, 'Renata', undefined],
    ['L', 0, undefined, undefined, undefined],
    ['E', 1, 86_400_000, undefined, undefined],
    ['U', 0, undefined, undefined, undefined],
  ])
})
