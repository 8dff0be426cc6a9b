import type { Sources } from '#schemas/loader/files/read.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Spelling and gender of words, as used in existing definitions. */
export interface Vocabulary {
  /** 'clinico' → 'clínico' */
  spell(word: string): string
  /** gender of titles that begin with this word */
  genderOf(word: string): 'm' | 'f' | undefined
}

/** Collects accented spellings and genders from titles. */
export function vocabularyOf({ entities }: Pick<Sources, 'entities'>): Vocabulary {
  const spellings = new Map<string, Map<string, number>>()
  const genders = new Map<string, 'm' | 'f'>()
  for (const { schema } of entities) {
    const titles = [schema.title, ...Object.values(schema.properties ?? {}).map(({ title }) => title)]
    for (const word of titles.flatMap((title) => title?.split(/[\s()/-]+/) ?? [])) count(spellings, word.toLowerCase())
    const [first] = schema.title?.split(' ') ?? []
    const gender = schema['x-entity']?.gender
    if (first && gender) genders.set(foldText(first), gender)
  }
  return {
    spell: (word) => [...(spellings.get(foldText(word)) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0] ?? word,
    genderOf: (word) => genders.get(foldText(word)),
  }
}

function count(spellings: Map<string, Map<string, number>>, word: string): void {
  const known = spellings.get(foldText(word)) ?? new Map<string, number>()
  spellings.set(foldText(word), known.set(word, (known.get(word) ?? 0) + 1))
}
