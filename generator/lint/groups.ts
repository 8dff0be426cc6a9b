import { DIRECTLY } from '#schemas/loader/menu.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { GROUPS } from '#schemas/loader/read.ts'
import type { LintContext, Path } from './context.ts'

/** Folders and keys of groups.json name one thing each. */
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
  return problems
}
