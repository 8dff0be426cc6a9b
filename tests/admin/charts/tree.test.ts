import { describe, expect, test } from 'vitest'
import { stepOf } from '#admin/charts/tree/keys.ts'
import { placeTree } from '#admin/charts/tree/layout.ts'

/** 1 above 2 and 3, 2 above 4; 5 names a parent that is not there. */
const nodes = [{ id: 1 }, { id: 2, parent: 1 }, { id: 3, parent: 1 }, { id: 4, parent: 2 }, { id: 5, parent: 99 }]

describe('a tree of boxes', () => {
  test('is placed in reading order, parents over the middle of their children, roots beside each other', () => {
    expect(placeTree(nodes).map(({ node, depth, x, children }) => [node.id, depth, x, children])).toEqual([
      [1, 0, 0.5, 2],
      [2, 1, 0, 1],
      [4, 2, 0, 0],
      [3, 1, 1, 0],
      [5, 0, 2, 0],
    ])
  })

  test('leaves out what is below a closed box', () => {
    expect(placeTree(nodes, new Set([2])).map(({ node }) => node.id)).toEqual([1, 2, 3, 5])
  })

  test('places a thousand boxes at once', () => {
    const many = Array.from({ length: 1000 }, (_, id) => (id === 0 ? { id } : { id, parent: Math.floor((id - 1) / 5) }))
    const placed = placeTree(many)
    expect(placed).toHaveLength(1000)
    // no two boxes of a row stand on each other
    for (const depth of new Set(placed.map((one) => one.depth))) {
      const xs = placed.filter((one) => one.depth === depth).map(({ x }) => x)
      for (const [i, x] of xs.entries()) if (i > 0) expect(x - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('by keyboard', () => {
  const none = new Set<number>()
  const step = (key: string, at: number, closed: ReadonlySet<number> = none) =>
    stepOf(key, placeTree(nodes, closed), at, closed)

  test('arrows up and down go through what shows, Home and End to its ends', () => {
    expect([step('ArrowDown', 2), step('ArrowUp', 3), step('ArrowUp', 1)]).toEqual([
      { focus: 4 },
      { focus: 4 },
      undefined,
    ])
    expect([step('Home', 3), step('End', 1)]).toEqual([{ focus: 1 }, { focus: 5 }])
  })

  test('the right arrow opens, then goes in; the left one closes, then goes out', () => {
    expect(step('ArrowRight', 2, new Set([2]))).toEqual({ toggle: 2 })
    expect([step('ArrowRight', 2), step('ArrowRight', 4)]).toEqual([{ focus: 4 }, undefined])
    expect([step('ArrowLeft', 2), step('ArrowLeft', 4), step('ArrowLeft', 3)]).toEqual([
      { toggle: 2 },
      { focus: 2 },
      { focus: 1 },
    ])
  })
})
