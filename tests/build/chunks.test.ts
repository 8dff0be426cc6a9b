import { expect, test } from 'vitest'
import { chunkNames, type Stages } from '#build/chunks.ts'

/** A project of a few modules: static imports, then those of what is shown later. */
const project: Record<string, [string[], string[]?]> = {
  '/p/main.tsx': [
    ['/p/node_modules/ui/index.js', '/p/session.ts'],
    ['/p/Home.tsx', '/p/List.tsx', '/p/Screen.tsx'],
  ],
  '/p/session.ts': [[]],
  '/p/Home.tsx': [['/p/Card.tsx', '/p/session.ts']],
  '/p/List.tsx': [['/p/Card.tsx', '/p/Table.tsx', '/p/Filters.tsx']],
  '/p/Card.tsx': [['/p/node_modules/ui/card.js']],
  '/p/Table.tsx': [['/p/node_modules/ui/table.js']],
  '/p/Filters.tsx': [[]],
  '/p/Screen.tsx': [['/p/Table.tsx', '/p/Chart.tsx']],
  '/p/Chart.tsx': [[]],
  '/p/node_modules/ui/index.js': [['/p/node_modules/ui/chart.js']],
  '/p/node_modules/ui/card.js': [[]],
  '/p/node_modules/ui/table.js': [[]],
  '/p/node_modules/ui/chart.js': [[]],
}

const stages: Stages = { always: { inicio: ['main.tsx'] }, pages: { home: ['Home.tsx'], lista: ['List.tsx'] } }
const infoOf = (id: string) => {
  const [importedIds = undefined, dynamicallyImportedIds = []] = project[id] ?? []
  return importedIds ? { importedIds, dynamicallyImportedIds } : null
}
type Context = Parameters<ReturnType<typeof chunkNames>>[1]
const named = (barrel?: RegExp, of = stages) => {
  const nameOf = chunkNames('/p/', of, barrel)
  const context = { getModuleInfo: infoOf } as unknown as Context
  return Object.fromEntries(Object.keys(project).map((id) => [id.slice(3), nameOf(id, context)]))
}

test('a module stands in the chunk of the pages that need it; the bundler places the rest', () => {
  expect(named()).toEqual({
    'main.tsx': 'inicio',
    'session.ts': 'inicio',
    'node_modules/ui/index.js': 'inicio-pacotes',
    'node_modules/ui/chart.js': 'inicio-pacotes',
    'Home.tsx': 'home',
    // two pages need it
    'Card.tsx': 'comum',
    'node_modules/ui/card.js': 'comum',
    'List.tsx': 'lista',
    'Filters.tsx': 'lista',
    // a screen needs it as well
    'Table.tsx': 'lista-outros',
    'node_modules/ui/table.js': 'lista-outros',
    'Screen.tsx': null,
    'Chart.tsx': null,
  })
})

test('what only a barrel leads to is not taken for needed', () => {
  expect(named(/ui\/index/)).toMatchObject({ 'node_modules/ui/index.js': null, 'node_modules/ui/chart.js': null })
})

test('a page that is no module any more stops the build', () => {
  const moved = { ...stages, pages: { home: ['Start.tsx'] } }
  expect(() => named(undefined, moved)).toThrow('/p/Start.tsx is no module of the build')
})
