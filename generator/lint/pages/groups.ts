import { GROUPS } from '#schemas/loader/files/read.ts'
import { DIRECTLY } from '#schemas/loader/menu/menu.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { XGroups } from '#schemas/runtime/written/screens.ts'
import type { LintContext, Path } from '../context.ts'

/** Folders and keys in groups.json are unique. */
export function groupProblems({ sources: { groups } }: LintContext): Problem[] {
  if (!groups) return []
  const problems: Problem[] = []
  const once = (seen: Set<string>, name: string, path: Path, message: string) => {
    if (seen.has(name)) problems.push({ file: GROUPS, path, message: `"${name}" ${message}` })
    seen.add(name)
  }
  const everywhere = new Set<string>([DIRECTLY])
  for (const [i, { key }] of groups.subgroups.entries())
    once(everywhere, key, ['subgroups', i, 'key'], 'já é um subgrupo de todos os grupos')
  const folders = new Set<string>()
  for (const [i, { folder, subgroups = [] }] of groups.groups.entries()) {
    once(folders, folder, ['groups', i, 'folder'], 'já tem lugar no menu')
    const keys = new Set(everywhere)
    for (const [j, inner] of subgroups.entries()) {
      const at: Path = ['groups', i, 'subgroups', j]
      once(keys, inner.key, [...at, 'key'], 'já é um subgrupo deste grupo')
      for (const [k, hosted] of (inner.folders ?? []).entries())
        once(folders, hosted, [...at, 'folders', k], 'já tem lugar no menu')
    }
  }
  return [...problems, ...likeTitles(groups)]
}

/** Titles of groups differ in more than case and diacritics ('SST', 'Sst'). */
function likeTitles({ groups, subgroups }: XGroups): Problem[] {
  const titlesOf = (list: { title: string }[], ...at: Path) =>
    list.map(({ title }, i) => ({ title, path: [...at, i, 'title'] }))
  return [
    ...alike(titlesOf(groups, 'groups')),
    ...groups.flatMap(({ subgroups: own = [] }, i) =>
      alike([...titlesOf(subgroups, 'subgroups'), ...titlesOf(own, 'groups', i, 'subgroups')]),
    ),
  ]
}

const alike = (titles: { title: string; path: Path }[]): Problem[] =>
  titles.flatMap(({ title, path }, i): Problem[] => {
    const other = titles.slice(0, i).find((one) => foldText(one.title) === foldText(title))
    if (!other) return []
    const message = `o título "${title}" já é de outro grupo, escrito "${other.title}"`
    return [{ file: GROUPS, path, message, hint: `ponha os cadastros no grupo "${other.title}"` }]
  })
