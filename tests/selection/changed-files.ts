import { execFileSync } from 'node:child_process'

/**
 * Paths of files that differ from a commit: committed since, not committed, new or gone.
 * @param since a revision; absent: what is not committed, or the last commit when everything is
 * @throws Error when git does not know the revision
 */
export function changedFiles(root: string, since?: string): string[] {
  const pending = lines(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames').map((line) =>
    line.slice(3),
  )
  const base = since ?? (pending.length > 0 ? 'HEAD' : 'HEAD~1')
  const committed = lines(root, 'diff', '--name-only', '--no-renames', base)
  return [...new Set([...pending, ...committed])].sort()
}

const lines = (root: string, ...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean)
