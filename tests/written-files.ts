import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Files of code that somebody wrote, as git knows them and as they lie there, below some folders of the project. */
export function writtenFiles(folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file))
    .filter((file) => !/\/generated\/|^server\/migrations\//.test(file) && existsSync(file))
}
