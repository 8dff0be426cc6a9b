import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isShipped } from './shipped.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Under `npm run dev` pages are built beside the folder that is served, and published when they are complete. Written in their place, a page opened
 * meanwhile would name scripts that are not there yet, or no more, and stay at its first picture.
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
 * Gives a complete build to whoever is served: first what pages name, then the pages, each in one step; last what neither this build nor the one
 * before has goes, so that open pages still find their scripts.
 * @param before files of the build before
 * @returns those of this one
 */
export function publishBuild(from: string, to: string, before: string[]): string[] {
  const files = filesOf(from)
  const isPage = (file: string) => file.endsWith('.html')
  for (const file of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)]) put(from, to, file)
  const kept = new Set([...files, ...before])
  for (const file of filesOf(to)) if (!kept.has(file)) rmSync(join(to, file))
  return files
}

/** The name of a script changes with its content. */
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
