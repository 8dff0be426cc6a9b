import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const candidatos = '/api/captacao/candidatos'
const DAY = 86_400_000

let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  // the demo's own candidates are not what this is about
  await app.database.pool.query('update candidato set data_atualizacao = current_date')
  await app.database.pool.query('update empresa_configuracao set tempo_exclusao_candidato = 12 where empresa_id = 1')
})
afterAll(() => app.close())

const night = () => app.fastify.prumo.jobs.run('prazo-guarda', {})

/** A candidate of whom nothing was heard for so many days. */
async function idle(nome: string, days: number, email?: string): Promise<number> {
  const { id } = (await rh.post(candidatos, { nome, ...(email ? { contato: { email } } : {}) })).json()
  await app.database.pool.query('update candidato set data_atualizacao = current_date - $2::int where id = $1', [
    id,
    days,
  ])
  return id
}

const nameOf = async (id: number) => (await rh.get(`${candidatos}/${id}`)).json().nome
const linesOf = async (id: number) =>
  (await rh.get(`${candidatos}/${id}/historico`)).json<{ titulo: string }[]>().map(({ titulo }) => titulo)

it('[R-CAND-RETENCAO+] candidates without activity are warned thirty days before and only then anonymised; who came back stays', async () => {
  const parada = await idle('Hermengarda Pontes Sá', 400, 'hermengarda@exemplo.com.br')
  const volta = await idle('Quitéria Lobo Prado', 400)
  const recente = await idle('Abigail Nunes Costa', 100)
  await night()
  expect(await nameOf(parada)).toBe('Hermengarda Pontes Sá')
  expect(await linesOf(parada)).toContain('Aviso de exclusão por prazo (LGPD)')
  expect(await linesOf(recente)).not.toContain('Aviso de exclusão por prazo (LGPD)')
  const { rows } = await app.database.pool.query<{ assunto: string }>(
    "select assunto from email_saida where para = 'hermengarda@exemplo.com.br'",
  )
  expect(rows).toEqual([
    { assunto: expect.stringMatching(/^Seu cadastro em Aurora Alimentos Ltda será apagado em \d/) },
  ])
  const aviso = await app.database.pool.query(
    "select 1 from mensagem where texto like '2 registro(s) de Candidatos sem atividade%'",
  )
  expect(aviso.rowCount).toBe(1)

  // a second night tells nobody twice
  await night()
  expect((await linesOf(parada)).filter((line) => line.startsWith('Aviso')).length).toBe(1)

  const { versao } = (await rh.get(`${candidatos}/${volta}`)).json()
  expect((await rh.patch(`${candidatos}/${volta}`, { versao, cursos: 'Excel avançado' })).statusCode).toBe(200)
  app.clock.advance(31 * DAY)
  await night()
  rh = await login(app, 'rh')
  expect(await nameOf(parada)).toBe(`Pessoa anonimizada ${parada}`)
  expect((await linesOf(parada))[0]).toBe('Anonimização (LGPD)')
  expect(await nameOf(volta)).toBe('Quitéria Lobo Prado')
  expect(await nameOf(recente)).toBe('Abigail Nunes Costa')
})

it.each([
  [24, false],
  [13, true],
  [null, false],
])('[R-CAND-RETENCAO-] the term is of the company: %s months, 400 idle days, warned: %s', async (months, told) => {
  await app.database.pool.query('update empresa_configuracao set tempo_exclusao_candidato = $1 where empresa_id = 1', [
    months,
  ])
  const parada = await idle('Ofélia Brandão Reis', 400)
  await night()
  expect((await linesOf(parada)).includes('Aviso de exclusão por prazo (LGPD)')).toBe(told)
})
