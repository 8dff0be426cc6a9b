import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** Folder of the built pages. */
export const DIST = process.env.DIST || fileURLToPath(new URL('../../../dist', import.meta.url))

/** A page with the size budget of its scripts, and the modules that must be loaded. */
export interface FirstLoad {
  name: string
  path: string
  /** demo user; without one nobody is logged in */
  usuario?: string
  /** KB on the wire, headers included, as Chromium counts them */
  budget: number
  build: 'admin' | 'portal'
  /** modules that prove the intended page was loaded */
  shows: string[]
}

const form = ['admin/form/Form.tsx', 'admin/form/widgets/references/Reference.tsx']

export const firstLoads: FirstLoad[] = [
  { name: 'inicio', path: '/', usuario: 'rh', budget: 350, build: 'admin', shows: ['admin/home/HomePage.tsx'] },
  {
    name: 'lista',
    path: '/captacao/candidatos',
    usuario: 'rh',
    budget: 380,
    build: 'admin',
    shows: ['admin/resource/SchemaList.tsx', 'captacao/candidato'],
  },
  {
    name: 'formulario',
    path: '/captacao/candidatos/1',
    usuario: 'rh',
    budget: 450,
    build: 'admin',
    shows: [...form, 'captacao/candidato'],
  },
  {
    name: 'formulario-novo',
    path: '/captacao/candidatos/new',
    usuario: 'rh',
    budget: 450,
    build: 'admin',
    shows: [...form, 'captacao/candidato'],
  },
  {
    name: 'portal',
    path: '/externo/anuncios?empresaId=1',
    budget: 90,
    build: 'portal',
    shows: ['portal/pages/Vagas.tsx'],
  },
  {
    name: 'pesquisa',
    // an invalid code: the page loads all its scripts all the same
    path: '/p/primeira-carga',
    budget: 100,
    build: 'portal',
    shows: ['portal/pesquisa/Responder.tsx', 'admin/form/questionario/Perguntas.tsx'],
  },
]

/** A loaded script. */
export interface LoadedScript {
  /** 'assets/lista-….js' of the build, or the path of a definition: 'captacao/candidato' */
  name: string
  /** bytes of the answer, headers included */
  wire: number
  text: string
}

/**
 * Records the scripts a page loads.
 * @returns what has been loaded so far, and the ms from the first request to the end of the last response
 */
export async function hearScripts(page: Page): Promise<() => Promise<{ scripts: LoadedScript[]; rest: number }>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  // contexts of one browser share the cache
  await browser.send('Network.clearBrowserCache')
  const urls = new Map<string, string>()
  const wire = new Map<string, number>()
  let begin = 0
  let end = 0
  browser.on('Network.requestWillBeSent', ({ timestamp }) => {
    begin ||= timestamp
  })
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) urls.set(requestId, response.url)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    wire.set(requestId, encodedDataLength)
    end = timestamp
  })
  return async () => {
    const scripts = [...urls].map(async ([requestId, url]) => {
      const { body } = await browser.send('Network.getResponseBody', { requestId })
      return { name: nameOf(url), wire: wire.get(requestId) ?? 0, text: body }
    })
    return { scripts: await Promise.all(scripts), rest: (end - begin) * 1000 }
  }
}

const nameOf = (url: string): string => {
  const { pathname } = new URL(url)
  return /\/api\/schemas\/(.+)\/modulo\./.exec(pathname)?.[1] ?? pathname.slice(pathname.indexOf('/assets/') + 1)
}

/** Length of the code before minification, by package or folder; definitions, which are not minified, by path. */
export type Parts = Record<string, number>

/** Reads the `modules` file of a build (build/modules.ts): the modules in each script. */
export const readModules = (build: FirstLoad['build']): Record<string, Parts> =>
  JSON.parse(readFileSync(join(DIST, `${build}-modulos.json`), 'utf8')) as Record<string, Parts>

/** All modules in these scripts. */
export function modulesOf(scripts: LoadedScript[], made: Record<string, Parts>): Parts {
  return Object.fromEntries(scripts.flatMap(({ name, text }) => Object.entries(made[name] ?? { [name]: text.length })))
}

/** Sums modules by package (`@mui/material`) or folder (`admin/resource/list`), largest first. */
export function partsOf(modules: Parts): Parts {
  const sums = new Map<string, number>()
  for (const [id, length] of Object.entries(modules)) sums.set(partOf(id), (sums.get(partOf(id)) ?? 0) + length)
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a))
}

function partOf(id: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  if (inPackage) return inPackage
  return /^(admin|portal|schemas)\/.*\//.exec(id)?.[0].split('/').slice(0, 3).filter(Boolean).join('/') ?? id
}

/** The parts that grew most, one per line: '+12.3 KB @rjsf/core (100.0 → 112.3)'. */
export function explainGrowth(before: Parts, now: Parts, most = 15): string {
  const kb = (length: number) => (length / 1024).toFixed(1)
  return Object.entries(now)
    .map(([part, length]) => ({ part, length, had: before[part] ?? 0 }))
    .filter(({ length, had }) => length > had)
    .sort((a, b) => b.length - b.had - (a.length - a.had))
    .slice(0, most)
    .map(({ part, length, had }) => `+${kb(length - had)} KB ${part} (${kb(had)} → ${kb(length)})`)
    .join('\n')
}
