import { toSnakeCase } from '#schemas/runtime/names.ts'
import type { Officer } from './officer.ts'
import { personEntities, type Subject, subjectsWhere } from './persons.ts'

/** Names specific enough to search for: at least two words and six characters. */
export const tellingNames = (subjects: Subject[]): string[] => [
  ...new Set(subjects.flatMap(({ nomes }) => nomes).filter((name) => name.trim().includes(' ') && name.length >= 6)),
]

/** Other people with the same name, whom a name in a text may mean. */
export async function findNamesakes(officer: Officer, subjects: Subject[]): Promise<Subject[]> {
  const names = tellingNames(subjects)
  if (names.length === 0) return []
  const own = new Set(subjects.map(({ entidade, id }) => `${entidade} ${id}`))
  const found: Subject[] = []
  for (const entity of personEntities(officer)) {
    const fields = entity.lgpd?.person?.name ?? []
    const others = await subjectsWhere(officer, entity, (values) => {
      const list = values.add(names)
      const same = fields.map(
        (path) => `prumo_busca(t.${toSnakeCase(path)}) = any(select prumo_busca(n) from unnest(${list}::text[]) n)`,
      )
      return `(${same.join(' or ')})`
    })
    found.push(...others.filter(({ entidade, id }) => !own.has(`${entidade} ${id}`)))
  }
  return found
}
