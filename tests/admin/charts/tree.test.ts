import { describe, expect, test } from 'vitest'
import { stepOf } from '#admin/charts/tree/keys.ts'
import { placeTree, type TreeNode } from '#admin/charts/tree/layout.ts'
import { type PageSize, pagesOf } from '#admin/charts/tree/pages.ts'
import { placeStacked } from '#admin/charts/tree/stacked.ts'

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

describe('over pages', () => {
  test('children on which nothing hangs stand below each other, in as many columns as the height asks for', () => {
    const tree = [{ id: 1 }, { id: 2, parent: 1 }, ...[3, 4, 5].map((id) => ({ id, parent: 2 })), { id: 6, parent: 1 }]
    const places = (rows: number, goesOn?: Set<number>) =>
      placeStacked(tree, rows, goesOn).map(({ node, x, depth }) => [node.id, x, Math.round(depth * 10) / 10])
    expect(places(9)).toEqual([
      ...[
        [1, 0.5, 0],
        [2, 0, 1],
        [3, 0, 2],
        [4, 0, 2.8],
        [5, 0, 3.6],
      ],
      [6, 1, 1],
    ])
    expect(places(4)).toEqual([
      ...[
        [1, 1.25, 0],
        [2, 0.5, 1],
        [3, 0, 2],
        [4, 0, 2.8],
        [5, 1, 2],
      ],
      [6, 2, 1],
    ])
    // something hangs on 4, on another page: it stands beside the others
    expect(places(9, new Set([4])).slice(2, 5)).toEqual([
      [3, 0, 2],
      [4, 1, 2],
      [5, 2, 2],
    ])
  })

  const wide = (size: PageSize, some: TreeNode[]) =>
    pagesOf(some, size).map(({ nodes: shown, from, goesOn }) => [shown.map(({ id }) => id), from, [...goesOn]])

  test('what fits is one page', () => {
    expect(wide({ columns: 3, rows: 3 }, nodes)).toEqual([[[1, 2, 4, 3, 5], undefined, []]])
  })

  test('a branch that does not fit beside its siblings goes on below its own box, and both pages say where', () => {
    const tree = [
      ...[{ id: 1 }, { id: 2, parent: 1 }, { id: 3, parent: 1 }, { id: 4, parent: 3 }],
      ...[5, 6, 7].map((id) => ({ id, parent: 2 })),
    ]
    expect(wide({ columns: 3, rows: 3 }, tree)).toEqual([
      [[1, 2, 3, 4], undefined, [[2, 2]]],
      [[2, 5, 6, 7], 1, []],
    ])
  })

  test('what is too deep goes on, and more siblings than a page holds are parted below the same box', () => {
    const deep = [1, 2, 3, 4].map((id) => ({ id, ...(id > 1 && { parent: id - 1 }) }))
    expect(wide({ columns: 3, rows: 2 }, deep)).toEqual([
      [[1, 2], undefined, [[2, 2]]],
      [[2, 3], 1, [[3, 3]]],
      [[3, 4], 2, []],
    ])
    const broad = [{ id: 1 }, ...[2, 3, 4, 5, 6].map((id) => ({ id, parent: 1 }))]
    expect(wide({ columns: 2, rows: 3 }, broad)).toEqual([
      [[1], undefined, [[1, 2]]],
      [[1, 2, 3, 4, 5], 1, []],
      [[1, 6], 1, []],
    ])
  })

  test('a thousand boxes all come on paper, none on a page that has no room for it', () => {
    const many: TreeNode[] = Array.from({ length: 1000 }, (_, id) =>
      id === 0 ? { id } : { id, parent: Math.floor(Math.sqrt(id * 3)) % id },
    )
    const size = { columns: 6, rows: 5 }
    const pages = pagesOf(many, size)
    expect(new Set(pages.flatMap((page) => page.nodes.map(({ id }) => id))).size).toBe(1000)
    for (const page of pages) {
      const placed = placeStacked(page.nodes, size.rows, new Set(page.goesOn.keys()))
      expect(Math.max(...placed.map(({ x }) => x))).toBeLessThan(size.columns)
      expect(Math.max(...placed.map(({ depth }) => depth))).toBeLessThan(size.rows)
      const places = placed.map(({ x, depth }) => `${x} ${depth}`)
      expect(new Set(places).size).toBe(places.length)
    }
    // whoever is cut off is found at the page that is named
    for (const { goesOn } of pages) for (const [id, number] of goesOn) expect(pages[number - 1]?.nodes[0]?.id).toBe(id)
  })
})
