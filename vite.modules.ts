import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What each script of a build is made of: the length of every module's code before it is minified, by its path in the project. */
export type ScriptModules = Record<string, Record<string, number>>

/** Writes `ScriptModules` to a file beside the build, so that a script that grew can be explained. */
export function listModules(file: string): Plugin {
  return {
    name: 'prumo-modules',
    apply: 'build',
    writeBundle(_, bundle) {
      const scripts: ScriptModules = {}
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          scripts[part.fileName] = Object.fromEntries(
            Object.entries(part.modules).map(([id, { renderedLength }]) => [pathOf(id), renderedLength]),
          )
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(scripts))
    },
  }
}

/** 'admin/App.tsx', 'node_modules/react-dom/client.js', or the id of a module that is no file. */
const pathOf = (id: string): string => (id.startsWith('\0') ? id.slice(1) : relative(import.meta.dirname, id))
