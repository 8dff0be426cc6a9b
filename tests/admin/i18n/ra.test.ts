import english from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { ra } from '#admin/i18n/ra.ts'

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : flat(value, `${at}${key}.`),
  )

const theirs = new Map(flat(english.ra as Texts))
const ours = new Map(flat(ra as Texts))

describe('react-admin speaks Portuguese', () => {
  test('every one of its texts is translated', () => {
    expect(theirs.size).toBeGreaterThan(150)
    expect([...theirs.keys()].filter((key) => !ours.has(key))).toEqual([])
  })

  test('no text was left in English', () => {
    const same = [...ours].filter(([key, text]) => text.trim() !== '' && theirs.get(key) === text)
    expect(same.filter(([, text]) => /[a-z]{3}/i.test(text.replace(/%\{\w+\}/g, '')))).toEqual([])
  })

  test('what is put into a text is there in both languages, unless it repeats a name', () => {
    const names = (text = '') => new Set(text.match(/%\{\w+\}/g) ?? [])
    const invented = [...ours].filter(([key, text]) =>
      [...names(text)].some((name) => !names(theirs.get(key)).has(name)),
    )
    expect(invented).toEqual([])
  })
})
