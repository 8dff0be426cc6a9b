import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isShipped } from './shipped.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * For `npm run dev`: builds into .cache, and publishes a complete build to the served folder. Building in place would
 * let a page opened meanwhile refer to missing scripts.
 * @param name folder below dist/
 */
export function publish(name: string): Plugin {
  let last: string[] = []
  return {
    name: 'prumo-publish',
    apply: (config, env) => env.command === 'build' && !isShipped(config, env),
    config: () => ({ build: { outDir: join(ROOT, '.cache/paginas', name) } }),
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (dir) last = publishBuild(dir, join(ROOT, 'dist', name), last)
      },
    },
  }
}

/**
 * Publishes a complete build: assets first, then pages, each file by atomic rename; finally deletes files that neither
 * this build nor the previous one has, so that open pages still find their scripts.
 * @param before files of the previous build
 * @returns the files of this build
 */
export function publishBuild(from: string, to: string, before: string[]): string[] {
  const files = filesOf(from)
  const isPage = (file: string) => file.endsWith('.html')
  for (const file of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)]) put(from, to, file)
  const kept = new Set([...files, ...before])
  for (const file of filesOf(to)) if (!kept.has(file)) rmSync(join(to, file))
  return files
}

/** Whether an asset exists already: its name contains a content hash. */
const isThere = (file: string): boolean => existsSync(file) && /[\\/]assets[\\/]/.test(file)

function put(from: string, to: string, file: string): void {
  const target = join(to, file)
  if (isThere(target)) return
  mkdirSync(dirname(target), { recursive: true })
  const beside = join(dirname(target), `.${basename(target)}.novo`)
  copyFileSync(join(from, file), beside)
  renameSync(beside, target)
}

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())
    : []
