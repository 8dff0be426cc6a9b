import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

interface Agendado {
  nome: string
  situacao: string
  proximoEnvio?: string
  resultado?: string
  mensagemResultado?: string
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

/** What the job does every minute. */
const minute = () => app.fastify.prumo.jobs.run('relatorios-agendados', {})
const read = async (): Promise<Agendado[]> =>
  (await (await login(app, 'admin')).get('/api/utilitario/relatorios-agendados?unpaged=true')).json()

test('the schedules of the demo run when their time has come, and say what came of it', async () => {
  // seeds do not say when: the job does
  await minute()
  const waiting = (await read()).filter(({ situacao }) => situacao === 'ATIVO')
  expect(waiting.length).toBeGreaterThan(1)
  const last = Math.max(...waiting.map(({ proximoEnvio = '' }) => Date.parse(proximoEnvio)))
  app.clock.advance(last - app.clock.now().getTime() + 1000)
  await minute()
  const ran = (await read()).filter(({ situacao }) => situacao === 'ATIVO')
  // a week or a month in which nothing happened is said, too
  const ends = ran.map(({ nome, resultado = '' }) => [nome, ['ENVIADO', 'SEM_DADOS'].includes(resultado)])
  expect(ends).toEqual(waiting.map(({ nome }) => [nome, true]))
  for (const { mensagemResultado, proximoEnvio = '' } of ran) {
    expect(mensagemResultado).toMatch(/\S/)
    expect(Date.parse(proximoEnvio)).toBeGreaterThan(last)
  }
})
