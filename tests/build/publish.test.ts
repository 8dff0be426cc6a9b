import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { publishBuild } from '#build/publish.ts'

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-paginas-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** A build whose page names one script. @returns its files */
function build(script: string, before: string[]): string[] {
  rmSync(join(folder, 'novo'), { recursive: true, force: true })
  write('novo/index.html', `<script src="/assets/${script}"></script>`)
  write(`novo/assets/${script}`, script)
  write('novo/boot.css', `/* ${script} */`)
  return publishBuild(join(folder, 'novo'), join(folder, 'servido'), before)
}

const scripts = () => readdirSync(join(folder, 'servido/assets')).sort()
const page = () => readFileSync(join(folder, 'servido/index.html'), 'utf8')

test('a page finds its scripts until the build after the next one', () => {
  write('servido/assets/antiga.js', 'of a build for production')
  const first = build('um.js', [])
  expect([page(), scripts()]).toEqual(['<script src="/assets/um.js"></script>', ['um.js']])
  const second = build('dois.js', first)
  expect([page(), scripts()]).toEqual(['<script src="/assets/dois.js"></script>', ['dois.js', 'um.js']])
  build('tres.js', second)
  expect(scripts()).toEqual(['dois.js', 'tres.js'])
  expect(readFileSync(join(folder, 'servido/boot.css'), 'utf8')).toBe('/* tres.js */')
  expect(readdirSync(join(folder, 'servido')).sort()).toEqual(['assets', 'boot.css', 'index.html'])
})

test('a page is published after everything it names: what stops half-way leaves the one before', () => {
  const first = build('um.js', [])
  // where a file should go stands a folder
  rmSync(join(folder, 'servido/boot.css'))
  mkdirSync(join(folder, 'servido/boot.css'))
  expect(() => build('dois.js', first)).toThrow()
  expect(page()).toBe('<script src="/assets/um.js"></script>')
  expect(scripts()).toContain('um.js')
})

test.each([
  ['vite.config.ts', 'admin'],
  ['portal/vite.config.ts', 'portal'],
  ['portal/vite.server.config.ts', 'portal-server'],
])('under development %s builds beside what is served', async (file, name) => {
  const outDir = async (mode: string) => {
    const config = await resolveConfig({ configFile: join(root, file), logLevel: 'silent', mode }, 'build', mode)
    return resolve(config.root, config.build.outDir)
  }
  expect(await outDir('development')).toBe(join(root, '.cache/paginas', name))
  expect(await outDir('production')).toBe(join(root, 'dist', name))
})
