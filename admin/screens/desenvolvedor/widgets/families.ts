import { foldText } from '#schemas/runtime/names.ts'
import { type Family, idOf, type Sample } from './sample.ts'
import { snippetOf } from './snippet.ts'

const files = import.meta.glob<{ default: Family }>('./samples/*.{ts,tsx}')

let loaded: Promise<Sample[]> | undefined

/** Loads the samples of all families, in their order. */
export function loadSamples(): Promise<Sample[]> {
  loaded ??= Promise.all(Object.values(files).map((load) => load())).then((modules) =>
    modules
      .map((module) => module.default)
      .sort((a, b) => a.order - b.order)
      .flatMap(samplesOf),
  )
  return loaded
}

/** Samples of one family: its fields in definition order, then its demos. */
export function samplesOf({ title: family, fields, demos = [] }: Family): Sample[] {
  const own = Object.entries(fields?.source.properties ?? {}).map(
    ([name, schema]): Sample => ({
      id: idOf(name),
      title: schema.title ?? name,
      description: schema.description ?? '',
      family,
      code: snippetOf(name, schema),
      keys: fields?.keys?.[name] ?? [],
      field: fields && { name, samples: fields },
    }),
  )
  return [...own, ...demos.map(({ keys = [], ...demo }): Sample => ({ ...demo, keys, family }))]
}

/** Samples whose title, family, description or code hold every word; accents and case do not count. */
export function searchSamples(samples: Sample[], text: string): Sample[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return samples.filter(({ id, title, family, description, code }) => {
    const all = foldText(`${id} ${title} ${family} ${description} ${code}`)
    return words.every((word) => all.includes(word))
  })
}
