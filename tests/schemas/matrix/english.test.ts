import { expect, test } from 'vitest'
import { allTests } from './tests.ts'

/** Words that stand in almost every Portuguese sentence and in no English one. */
const PORTUGUESE =
  /(?<!\p{L})(não|que|uma|dos|das|para|pelo|pela|por|quem|cada|sem|é|só|ou|também|seus?|suas?|mais|depois|quando)(?!\p{L})/iu

/** Words of the product are quoted; tags have the words of the specification. */
const QUOTED = /'[^']*'|"[^"]*"|\[[^\]]*\]/g

const portuguese = (titles: string[]) => titles.filter((title) => PORTUGUESE.test(title.replace(QUOTED, '')))

test('a title is a sentence in English, with words of the product in quotes', () => {
  const own = allTests().filter(({ row }) => !row)
  expect(own.length).toBeGreaterThan(1000)
  expect(portuguese(own.map(({ title }) => title))).toEqual([])
})

test('a Portuguese title is noticed', () => {
  expect(portuguese(['quem não entrou é recusado', "says 'Cep não pode ser nulo'", 'a menu of São Paulo'])).toEqual([
    'quem não entrou é recusado',
  ])
})
