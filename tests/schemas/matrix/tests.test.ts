import { describe, expect, test } from 'vitest'
import { tagsIn } from './tags.ts'
import { allTests, readTests, testFiles } from './tests.ts'

const titles = (source: string) => readTests('tests/server/x.test.ts', source).map(({ title }) => title)

describe('what is read of a file of tests', () => {
  test('a title of its own, one for each row of a table, and nothing else', () => {
    expect(titles("describe('a', () => { it('b', () => {}) })\nconst test2 = test\nexpect(test('/x/'))")).toEqual(['b'])
    expect(titles("test.each(['x', 'y'])('[%s] is', (one) => {})")).toEqual(['[x] is', '[y] is'])
    expect(titles("const T = [['x', 1, {}]] as const\ntest.each(T)('%s %i %j', () => {})")).toEqual(['x 1 …'])
    expect(titles("test.each([{ rule: 'x' }])('[$rule] is', () => {})")).toEqual(['[x] is'])
  })

  test('nothing that is skipped', () => {
    expect(titles("test.skip('a', () => {})\nit.todo('b', () => {})\ntest.skipIf(slow)('c', () => {})")).toEqual([])
    expect(titles("describe.skip('a', () => { test('b', () => {}) })\ntest('c', () => {})")).toEqual(['c'])
  })

  test('rows of spreads and of lists that are made', () => {
    const table = "[...['a', 'b'].flatMap((name) => [['x', name], ['y', name]]), ['z', 'c']]"
    expect(titles(`test.each(${table})('[%s] %s', () => {})`)).toEqual(['[x] …', '[y] …', '[z] c'])
    expect(titles("test.each(['a'].map((name) => ['x', name]))('[%s]', () => {})")).toEqual(['[x]'])
  })

  test('rows that cannot be read leave the title as it is, which is no tag', () => {
    const [title = ''] = titles("test.each(await rows())('[%s] is', () => {})")
    expect(title).toBe('[%s] is')
    expect(() => tagsIn(title)).toThrow("'%s' in the title '[%s] is' is no tag")
  })

  test('all tests of the project', () => {
    expect(testFiles().length).toBeGreaterThan(200)
    expect(allTests().length).toBeGreaterThan(1500)
  })
})

test('a tag says a rule and its sides, a report and its aspects; other brackets are none', () => {
  expect(tagsIn('[R-SOL-CLONE] [R-A-B+, S-SES-1-] x')).toEqual([
    { id: 'R-SOL-CLONE', sides: ['+', '-'], aspects: [] },
    { id: 'R-A-B', sides: ['+'], aspects: [] },
    { id: 'S-SES-1', sides: ['-'], aspects: [] },
  ])
  expect(tagsIn('[REL-captacao/vaga-motivo] [REL-lgpd/routes: rows, ties] x')).toEqual([
    { id: 'REL-captacao/vaga-motivo', sides: ['+', '-'], aspects: [] },
    { id: 'REL-lgpd/routes', sides: ['+', '-'], aspects: ['rows', 'ties'] },
  ])
  expect(tagsIn('answers range=[0,14] of [id, nome]')).toEqual([])
  for (const title of ['[R-SOL-CLONE?] x', '[R-SOL CLONE] x', '[B-] x', '[$rule] x', '[…] x'])
    expect(() => tagsIn(title), title).toThrow('is no tag that can be read')
})
