import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NewsDesk } from '#server/start/development/news.ts'
import { TypeCheck } from '#server/start/development/types.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/** A project with one hook. */
function project(): { root: string; write(file: string, text: string): void } {
  const root = mkdtempSync(join(tmpdir(), 'prumo-tipos-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, target: 'ES2023', incremental: true } }),
  )
  write('server/generated/porta.ts', 'export interface Porta { nome: string; cor?: string }\n')
  write(
    'server/domain/a/porta/hooks.ts',
    "import type { Porta } from '../../../generated/porta'\nexport const nameOf = (porta: Porta): string =>\n  porta.cor ?? porta.nome\n",
  )
  return { root, write }
}

/** Every text of an address that tells what is new. */
async function* heard(url: string, signal: AbortSignal): AsyncGenerator<Record<string, unknown>> {
  const answer = await fetch(url, { signal })
  let text = ''
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk)
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end))
      text = text.slice(end + 2)
    }
  }
}

test('an open page hears where a hook means a field that the definition no longer has, until it is mended', async () => {
  const { root, write } = project()
  const desk = new NewsDesk({ state: 'um' })
  const server = createServer((request, response) => desk.subscribe(request, response)).listen(0, '127.0.0.1')
  const gone = new AbortController()
  const types = new TypeCheck(root, (codigo) => desk.tell({ codigo }))
  onTestFinished(() => {
    gone.abort()
    types.stop()
    server.closeAllConnections()
    server.close()
  })
  await new Promise((up) => server.once('listening', up))
  const news = heard(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, gone.signal)
  const next = async () => (await news.next()).value
  expect(await next()).toEqual({ state: 'um' })
  types.start()
  expect(await next()).toEqual({ state: 'um' })

  write('server/generated/porta.ts', 'export interface Porta { nome: string; tom?: string }\n')
  desk.tell({ state: 'dois' })
  expect(await next()).toEqual({ state: 'dois' })
  types.start()
  const mistake = "server/domain/a/porta/hooks.ts(3,9): Property 'cor' does not exist on type 'Porta'."
  expect(await next()).toEqual({ state: 'dois', codigo: mistake })
  // a wrong definition does not take it away
  desk.tell({ state: 'dois', mistake: 'a/porta.json: …' })
  expect(await next()).toEqual({ state: 'dois', mistake: 'a/porta.json: …', codigo: mistake })

  write('server/domain/a/porta/hooks.ts', 'export const nothing = 1\n')
  types.start()
  expect(await next()).toEqual({ state: 'dois', mistake: 'a/porta.json: …' })
}, 60_000)

test('what is under way when it begins anew is not told', async () => {
  const { root } = project()
  const told: (string | undefined)[] = []
  const types = new TypeCheck(root, (mistakes) => told.push(mistakes))
  onTestFinished(() => types.stop())
  types.start()
  types.start()
  await expect.poll(() => told, { timeout: 30_000 }).toEqual([undefined])
}, 60_000)
