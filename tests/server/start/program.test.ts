import { execFileSync, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '#server/start/bundle.mjs'

const project = resolve(import.meta.dirname, '../../..')
const PROGRAM = join(project, 'server/start/program.mjs')

/** Saved an hour ago, each a second after the one before. */
let saved = Date.now() / 1000 - 3600
let root: string
const put = (path: string, text: string, time = saved++) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
  utimesSync(join(root, path), time, time)
}
const made = () => readdirSync(join(root, '.cache/programs')).filter((name) => name.endsWith('.js'))
const LOADER = pathToFileURL(join(project, 'server/start/load-program.mjs')).href
const LOAD = `await (await import('${LOADER}')).loadProgram(process.argv[1])`
/** Runs the file of a program, as `program.mjs` does. */
const load = (file: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', LOAD, file], { encoding: 'utf8', stdio: 'pipe' }).trim()
const run = async () => load((await bundled('tools/olá.ts', root)) ?? '')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prumo-programa-'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  put('package.json', '{ "type": "module", "imports": { "#tools/*": "./tools/*" } }')
  put('tools/nomes.json', '{ "nome": "Conceição" }')
  put('tools/lido.txt', 'ao lado')
  put(
    'tools/palavras.ts',
    "import nomes from './nomes.json' with { type: 'json' }\nexport const quem: string = nomes.nome\n",
  )
  put('tools/tarde.ts', "export const texto = 'carregado depois'\n")
  put(
    'tools/olá.ts',
    `import { readFileSync } from 'node:fs'
import { quem } from '#tools/palavras.ts'
const { texto } = await import('./tarde.ts')
class Grande {}
console.log([quem, texto, readFileSync(new URL('lido.txt', import.meta.url), 'utf8'), Grande.name].join(', '))
`,
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a program in one file', () => {
  test('does what its sources do, reads what lies beside them and is made again only when one of them changes', async () => {
    expect(await run()).toBe('Conceição, carregado depois, ao lado, Grande')
    const [first = ''] = made()
    const written = statSync(join(root, '.cache/programs', first)).mtimeMs
    expect(await run()).toContain('Conceição')
    expect(statSync(join(root, '.cache/programs', first)).mtimeMs).toBe(written)

    put('tools/tarde.ts', "export const texto = 'outro texto'\n")
    expect(await run()).toBe('Conceição, outro texto, ao lado, Grande')
    put('tools/nomes.json', '{ "nome": "João Antônio" }')
    expect(await run()).toBe('João Antônio, outro texto, ao lado, Grande')
  })

  test('what was saved while it was put together does not pass for known', async () => {
    const meanwhile = Date.now() / 1000 + 60
    put('tools/tarde.ts', "export const texto = 'antes'\n", meanwhile)
    expect(await run()).toContain('antes')
    // as long as the text before, at the same time: only the doubt makes it anew
    put('tools/tarde.ts', "export const texto = 'agora'\n", meanwhile)
    expect(await run()).toContain('agora')
  })

  test('a mistake says file and line of the source, and sources that cannot be read become no program', async () => {
    put('tools/tarde.ts', "\n\nexport const texto: string = (() => { throw new Error('quebrou') })()\n")
    await expect(run()).rejects.toThrow(
      new RegExp(`Error: quebrou\\n {4}at .*${pathToFileURL(join(root, 'tools/tarde.ts')).href}:3:`),
    )
    put('tools/tarde.ts', 'export const texto = {')
    await expect(bundled('tools/olá.ts', root)).rejects.toThrow('tarde.ts')
    rmSync(join(root, 'tools/tarde.ts'))
    await expect(bundled('tools/olá.ts', root)).rejects.toThrow('tarde.ts')
  })

  test('packages, whole modules and what is loaded later are there, and a second start runs what the first compiled', async () => {
    put(
      'tools/olá.ts',
      `import * as path from 'node:path'
import { Ajv } from 'ajv'
import fs, { existsSync } from 'node:fs'
const { mkdir } = await import('node:fs/promises')
export const posix = path.posix.join('a', 'b')
console.log(posix, new Ajv().validate({ type: 'string' }, 'x'), fs.existsSync === existsSync, typeof mkdir)
`,
    )
    expect(await run()).toBe('a/b true true function')
    const compiled = join(root, '.cache/programs', `${made()[0]}.v8`)
    const { mtimeMs } = statSync(compiled)
    expect(await run()).toBe('a/b true true function')
    expect(statSync(compiled).mtimeMs).toBe(mtimeMs)
    writeFileSync(compiled, 'of another version')
    expect(await run()).toBe('a/b true true function')
    expect(readFileSync(compiled, 'latin1')).not.toBe('of another version')
  })

  test('several that begin together each find theirs whole', async () => {
    expect(await Promise.all([run(), run(), run()])).toEqual(
      Array(3).fill('Conceição, carregado depois, ao lado, Grande'),
    )
    expect(made()).toHaveLength(1)
  })

  test('where nothing can be written there is no program in one file', async () => {
    writeFileSync(join(root, '.cache'), 'não é pasta')
    expect(await bundled('tools/olá.ts', root)).toBeUndefined()
  })
})

describe('npm run …', () => {
  test('the arguments and the exit code arrive', async () => {
    const ended = await new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, [PROGRAM, 'generator/main.ts', '--check', '--root', root], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
      child.once('close', (code) => resolve({ code, text }))
    })
    expect(ended.code).toBe(1)
    expect(ended.text).toContain(root)
  })
})
