import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { acoesDe } from './pesquisas.ts'

/** A server that is killed while somebody hands in an anonymous survey: both or neither, and the urn is emptied once. */
const PATIENCE = { timeout: 90_000, interval: 200 }
const EXTERNO = '/api/externo/questionarios'
let app: TestApp
let admin: Client
let database: TestDatabase
let child: ChildProcess | undefined
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-teste-'))
const { rows, pesquisa, passo, gente, copias, abre } = acoesDe(() => ({ app, admin }))

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp({ testDatabase: database })
  admin = await login(app, 'admin')
}, 120_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await app?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A server of its own on the same database. @returns where it listens */
async function server(): Promise<string> {
  const env = {
    ...{ ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DEMO: '1' },
    ...{ SESSION_SECRET: 'segredo-somente-para-os-testes-0001', TAREFAS: '0' },
  }
  child = spawn(process.execPath, ['server/start/program.mjs', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += String(data)))
  const ready = /(http:\/\/127\.0\.0\.1:\d+)/
  await expect.poll(() => ready.test(text) || child?.exitCode !== null, PATIENCE).toBe(true)
  return ready.exec(text)?.[1] ?? text
}

test('mark, sheet, draft and link are all as before, or all as after', async () => {
  const { area } = await gente('Queda', 6, 895_100)
  const one = await pesquisa({ titulo: 'Queda', publico: { quem: 'CRITERIOS', areasOrganizacionais: [area] } }, [
    { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true },
  ])
  await passo(one, 'libera')
  const [primeira, ...outras] = await copias(one)
  const { mostra, codigo, stranger } = await abre(primeira?.id ?? 0)
  const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 9 }]
  await stranger.post(EXTERNO, { codigo, respostas, respondidoParcialmente: true })
  const state = async () => {
    const [{ situacao = '' } = {}] = await rows<{ situacao: string }>(
      'select situacao from colaborador_questionario where id = $1',
      [primeira?.id],
    )
    const count = async (text: string) => (await rows(text)).length
    return [
      situacao,
      await count(`select from folha_selada where registro_id = ${one.id}`),
      await count(`select from rascunho_selado where registro_id = ${one.id}`),
      await count(`select from link_unico where registro_id = ${primeira?.id} and usado_em is null`),
    ]
  }
  const antes = ['P', 0, 1, 1]
  expect(await state()).toEqual(antes)

  const url = await server()
  // the sheet is written, and its draft stands before a gate: nothing is committed
  const gate = new pg.Client(database.connection)
  await gate.connect()
  await gate.query('begin; lock table rascunho_selado in share mode')
  const headers = { 'x-requested-with': 'prumo', 'content-type': 'application/json' }
  const body = JSON.stringify({ codigo, respostas })
  const sent = fetch(`${url}${EXTERNO}`, { method: 'POST', headers, body }).catch(() => undefined)
  const waiting = "select from pg_locks where relation = 'rascunho_selado'::regclass and not granted"
  await expect.poll(async () => (await rows(waiting)).length, PATIENCE).toBe(1)
  child?.kill('SIGKILL')
  await sent
  await gate.query('rollback')
  await gate.end()
  await expect.poll(async () => (await rows(waiting)).length, PATIENCE).toBe(0)
  expect(await state()).toEqual(antes)

  // nothing is lost: the same link hands in what was kept, once
  const again = await Promise.all([1, 2].map(() => stranger.post(EXTERNO, { codigo, respostas })))
  expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(await state()).toEqual(['R', 1, 0, 0])
  for (const { id } of outras) {
    const outra = await abre(id)
    await outra.stranger.post(EXTERNO, { codigo: outra.codigo, respostas })
  }
  // closed by two at once the urn gives out each sheet once
  const closings = await Promise.all([1, 2].map(() => admin.put(`/api/pesquisa/pesquisas/${one.id}/encerra`, {})))
  expect(closings.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const out = await rows<{ n: number }>('select count(*)::int as n from folha where registro_id = $1', [one.id])
  expect([out[0]?.n, await rows('select from folha_selada where registro_id = $1', [one.id])]).toEqual([6, []])
}, 180_000)
