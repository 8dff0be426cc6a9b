import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'

const project = resolve(import.meta.dirname, '../../..')

/** Code that people write, without comments and without the words the API's documentation has for its calls. */
function handWritten(): [file: string, text: string][] {
  const files = ['admin', 'server'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/[\\/]generated[\\/]/.test(file))
    .map((file) => {
      const text = readFileSync(join(project, file), 'utf8')
      return [
        file,
        text
          .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
          .replace(/\btags(:| =) \[[^\]]*\]/g, '')
          .replace(/\bsummary: '[^'\n]*'/g, ''),
      ]
    })
}

const code = handWritten()
const { entities, reports, screens } = loadModel()
const isOneWord = (title: string) => !title.includes(' ')

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Files that say one of some titles, each in the pattern a place has. */
const saying = (titles: Iterable<string>, pattern: (title: string) => RegExp): string[] =>
  [...titles].flatMap((title) =>
    code.filter(([, text]) => pattern(escaped(title)).test(text)).map(([file]) => `${file}: ${title}`),
  )

/** A whole text: in quotation marks, or between the tags of an element. */
const anywhere = (title: string) => new RegExp(`(['"\`])${title}\\1|>\\s*${title}\\s*<`)

/** What a page, a link or a report is called. */
const asTitle = (title: string) => new RegExp(`\\b(title|label)(: |=\\{?)(['"\`])${title}\\3`)

const built = new Set([...screens.values()].flatMap(({ routes }) => routes.map(({ title }) => title)))

test('what a bespoke screen is called stands in its definition only', () => {
  expect(built.size).toBeGreaterThan(15)
  const several = [...built].filter((title) => !isOneWord(title))
  expect(saying(several, anywhere)).toEqual([])
  // 'Log' and 'Sobre' are words, too: nothing is titled with them
  expect(saying([...built].filter(isOneWord), asTitle)).toEqual([])
})

test('what registers and reports are called in the menu is the title of nothing else', () => {
  const titles = [...entities.values(), ...reports.values()].flatMap(({ menu }) => menu?.title ?? [])
  expect(titles.length).toBeGreaterThan(60)
  expect(saying(new Set(titles.filter((title) => !isOneWord(title))), asTitle)).toEqual([])
})

test('the addresses of bespoke screens are listed nowhere by hand', () => {
  // two thirds of them in one file are a list
  const paths = [...screens.values()].flatMap(({ routes }) => routes.map(({ path }) => path))
  const lists = code.filter(
    ([, text]) => paths.filter((path) => text.includes(`'/${path}'`) || text.includes(`'${path}'`)).length > 5,
  )
  expect(lists.map(([file]) => file)).toEqual([])
})
