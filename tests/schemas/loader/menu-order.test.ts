import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderEntries } from '#schemas/loader/menu/menu-order.ts'

const entry = (key: string, after?: string, title = key) => ({ key, title, ...(after ? { after } : {}) })
const keys = (entries: { key: string; title: string; after?: string }[]) =>
  orderEntries(entries).ordered.map(({ key }) => key)

describe('the order of entries in the menu', () => {
  test('is the alphabet of their titles, with accents as Portuguese has them', () => {
    expect(
      keys([entry('z', undefined, 'Índices'), entry('b', undefined, 'Itens'), entry('c', undefined, 'Áreas')]),
    ).toEqual(['c', 'z', 'b'])
  })

  test('puts who follows another directly behind it, with its own followers', () => {
    const entries = [entry('a'), entry('b', 'd'), entry('c', 'b'), entry('d'), entry('e', 'd')]
    expect(keys(entries)).toEqual(['a', 'd', 'b', 'c', 'e'])
  })

  test('lets who follows nobody that is there begin', () => {
    expect(keys([entry('b', 'gone'), entry('a')])).toEqual(['a', 'b'])
  })

  test('says who follows each other in a circle, and puts them last', () => {
    const { ordered, circular } = orderEntries([entry('a', 'b'), entry('b', 'a'), entry('c'), entry('d', 'a')])
    expect(ordered.map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd'])
    expect(circular.map(({ key }) => key)).toEqual(['a', 'b', 'd'])
  })

  test('does not depend on the order of the files, and loses nobody', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const some = fc.array(fc.option(fc.constantFrom(...names), { nil: undefined }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(some, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (afters, order) => {
        const entries = names.map((name, i) => entry(name, afters[i]))
        const shuffled = order.flatMap((i) => entries[i] ?? [])
        expect(keys(shuffled)).toEqual(keys(entries))
        expect(keys(entries).toSorted()).toEqual(names)
      }),
    )
  })
})
