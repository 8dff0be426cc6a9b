import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isShipped } from './shipped.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Modules of each script of a build, with their unminified length, by path in the project. */
export type ScriptModules = Record<string, Record<string, number>>

/** Writes `ScriptModules` to `<build>-modulos.json` beside the build folder, to explain the size of scripts. */
export function listModules(): Plugin {
  return {
    name: 'prumo-modules',
    apply: isShipped,
    writeBundle({ dir }, bundle) {
      const scripts: ScriptModules = {}
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          scripts[part.fileName] = Object.fromEntries(
            Object.entries(part.modules).map(([id, { renderedLength }]) => [pathOf(id), renderedLength]),
          )
      writeFileSync(`${dir}-modulos.json`, JSON.stringify(scripts))
    },
  }
}

/** Path of a module: 'admin/App.tsx', 'node_modules/react-dom/client.js', or its id when virtual. */
const pathOf = (id: string): string => (id.startsWith('\0') ? id.slice(1) : relative(ROOT, id))
