import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkCompany } from '#server/features/consistency/check.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const bases = ['/api/parametros-do-sistema', '/api/utilitario/parametros-sistema']
const exists = (base: string) => `${base}/isExisteInconsistenciasNoBancoDados`
const report = (base: string) => `${base}/relatorio-inconsistencia-banco-dados`
const sql = (text: string) => app.database.pool.query(text)

/** What a check of company 1 finds now, as 'register: record: problem'. */
async function found(): Promise<string[]> {
  const { prumo } = app.fastify
  const session = await prumo.sessions.ofUser(1, 1)
  if (!session) throw new Error('no first user')
  const { findings } = await checkCompany(prumo, session, { milliseconds: 60_000 })
  return findings.map(({ cadastro, registro, problema }) => `${cadastro}: ${registro}: ${problema}`)
}

describe('each parameter has its own call', () => {
  const values = {
    'compartilha-candidatos': false,
    'compartilha-colaboradores': false,
    'compartilha-cursos': false,
    'aderiu-ao-esocial': false,
    'sistema-rh-atenticado': false,
    'inverter-eixo-resultado-nineBox': false,
    'campos-colaborador-obrigatorio': [],
    versao: expect.stringMatching(/^\d+\.\d+\.\d+/),
  }

  test('[R-UTI-05-] at both addresses, for any user', async () => {
    const gestor = await login(app, 'gestor')
    for (const base of bases)
      for (const [call, value] of Object.entries(values)) {
        const answer = await gestor.get(`${base}/${call}`)
        expect([answer.statusCode, answer.json()], `${base}/${call}`).toEqual([200, value])
      }
  })

  test('[R-UTI-05+] and follows what was stored', async () => {
    const before = (await admin.get(bases[0] ?? '')).json()
    const saved = await admin.patch(bases[0] ?? '', { versao: before.versao, aderiuAoESocial: true })
    expect((await admin.get(`${bases[1]}/aderiu-ao-esocial`)).json()).toBe(true)
    await admin.patch(bases[0] ?? '', { versao: saved.json().versao, aderiuAoESocial: false })
  })
})

describe('the inconsistencies of the database', () => {
  test('are the business of administrators', async () => {
    const rh = await login(app, 'rh')
    for (const base of bases) {
      expect((await rh.get(exists(base))).statusCode).toBe(403)
      expect((await rh.post(report(base))).statusCode).toBe(403)
    }
  })

  test('do not exist in the demo data, and the empty report says so', async () => {
    const answer = await admin.post(report(bases[1] ?? ''))
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'Não existem dados para o relatório de inconsistência do banco de dados.',
    ])
    for (const base of bases) expect((await admin.get(exists(base))).json()).toBe(false)
  }, 60_000)

  test('appear for what was stored around the rules', async () => {
    const { rows } = await app.database.pool.query<{ id: number; nome: string }>(
      `select id, nome from talento where empresa_id = 1 and situacao = 'A' order by id limit 3`,
    )
    const [first, second, third] = rows
    await sql(`update candidato set pessoal_cpf = '11111111111' where empresa_id = 1 and id = 1`)
    await sql(`update talento set pis = '12345678901' where empresa_id = 1 and id = ${first?.id}`)
    await sql(`update talento set cpf = (select cpf from talento where empresa_id = 1 and id = ${second?.id}),
      data_admissao = data_admissao - 1000 where empresa_id = 1 and id = ${third?.id}`)
    await sql(`update talento set area_organizacional_id = null where empresa_id = 1 and id = ${second?.id}`)
    const { rows: areas } = await app.database.pool.query<{ id: number; nome: string; mae: number }>(
      `select f.id, f.nome, f.area_mae_id as mae from area_organizacional f
       where f.empresa_id = 1 and f.area_mae_id is not null order by f.id limit 1`,
    )
    const [area] = areas
    await sql(`update area_organizacional set area_mae_id = ${area?.id} where empresa_id = 1 and id = ${area?.mae}`)
    await sql(`update solicitacao_pessoal set encerrada = true, data_encerramento = data - 3 where empresa_id = 1 and id =
      (select min(id) from solicitacao_pessoal where empresa_id = 1)`)

    const all = await found()
    expect(all).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Candidatos: .*: CPF inválido$/),
        `Talentos: ${first?.nome}: O número PIS é inválido`,
        `Talentos: ${second?.nome}: Há outro talento ativo com o mesmo CPF.`,
        `Talentos: ${third?.nome}: Há outro talento ativo com o mesmo CPF.`,
        `Talentos: ${second?.nome}: O talento está ativo sem área organizacional.`,
        `Áreas Organizacionais: ${area?.nome}: A hierarquia forma um ciclo: o registro está abaixo de si mesmo.`,
        expect.stringMatching(
          /^Solicitações de Pessoal: .*: A data de encerramento é anterior à data da solicitação.$/,
        ),
      ]),
    )
  }, 60_000)

  test('the report is a PDF, and after it the notice appears in this company and in no other', async () => {
    const answer = await admin.post(report(bases[0] ?? ''))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('inconsistencias-banco-de-dados.pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await admin.get(exists(bases[0] ?? ''))).json()).toBe(true)
    await admin.put('/api/userinfo/empresa', { empresaId: 2 })
    expect((await admin.get(exists(bases[0] ?? ''))).json()).toBe(false)
    await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  }, 60_000)

  test('the first question, and the first after a day, has them checked', async () => {
    await sql('delete from inconsistencia')
    const ask = async () => (await admin.get(exists(bases[0] ?? ''))).json()
    expect(await ask()).toBe(false)
    await app.fastify.prumo.jobs.drain()
    expect(await ask()).toBe(true)
    // it is a task of nobody's; administrators see it among those of the product
    expect((await admin.get('/api/tarefas')).json()).toEqual([])
    const all = (await admin.get('/api/tarefas/sistema')).json() as { nome: string }[]
    const work = all.find(({ nome }) => nome === 'inconsistencias')
    const instant = expect.stringMatching(/^\d{4}-/)
    expect(work).toEqual({
      nome: 'inconsistencias',
      titulo: 'Verificação do banco de dados',
      horario: '0 4 * * *',
      estado: 'concluida',
      iniciadaEm: instant,
      terminadaEm: instant,
    })
    const rh = await login(app, 'rh')
    expect((await rh.get('/api/tarefas/sistema')).statusCode).toBe(403)
    const started = vi.spyOn(app.fastify.prumo.jobs, 'startOwn').mockResolvedValue()
    await sql(`update inconsistencia set verificada_em = now() - interval '30 hours'`)
    await Promise.all([ask(), ask()])
    expect(started.mock.calls).toEqual([['inconsistencias', { empresaId: 1 }]])
    started.mockRestore()
  }, 60_000)

  test('a failure is told with its text', async () => {
    const broken = vi.spyOn(app.fastify.prumo.sessions, 'ofUser').mockRejectedValueOnce(new Error('quebrou'))
    const answer = await admin.post(report(bases[0] ?? ''))
    expect([answer.statusCode, answer.json().message]).toEqual([
      500,
      'Não foi possível gerar o relatório de inconsistência do banco de dados.',
    ])
    broken.mockRestore()
  })
})

test('what companies share is told to the administrators of each of them when it changes', async () => {
  const boxes = '/api/userinfo/mensagens/tipo/U'
  const url = '/api/utilitario/parametros-sistema'
  const told = async (empresaId: number) => {
    await admin.put('/api/userinfo/empresa', { empresaId })
    return (await admin.get(boxes)).json().map(({ texto }: { texto: string }) => texto)
  }
  const change = async (compartilharCursos: boolean) => {
    const { versao } = (await admin.get(url)).json()
    expect((await admin.patch(url, { versao, compartilharCursos })).statusCode).toBe(200)
  }
  const before = [await told(1), await told(2)]
  await change(true)
  const text =
    'Administrador do Sistema mudou o que as empresas desta instalação compartilham. Cursos: quem pode ver este cadastro em outra empresa passa a ver também os registros desta.'
  expect([await told(1), await told(2)]).toEqual(before.map((texts) => [text, ...texts]))
  await change(true)
  expect((await told(2)).length).toBe(before[1]?.length + 1)
  await change(false)
  expect((await told(2))[0]).toContain('Cursos: cada empresa volta a ver somente os seus.')
  await told(1)
  const rh = await login(app, 'rh')
  expect((await rh.get(boxes)).json()).not.toContainEqual(expect.objectContaining({ texto: text }))
})
