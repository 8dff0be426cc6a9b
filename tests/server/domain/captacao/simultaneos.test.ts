import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { buildApp } from '#server/app.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, create, first, type Stored, url } from './solicitacao/solicitacao.ts'

/** What two people, or two processes of the server, do at the same moment. */

const vinculos = '/api/captacao/candidato-solicitacoes'
const avaliacoes = '/api/captacao/avaliacoes'
const limites = '/api/utilitario/configuracoes-limite-colaborador'
const admissao = { dataAdmissao: '2026-11-30' }

let app: TestApp
/** another process on the same database */
let beside: Awaited<ReturnType<typeof buildApp>>
let admin: Client
/** the same person in the one process and in the other */
let here: Client
let there: Client

beforeAll(async () => {
  app = await createTestApp()
  const { database, env, model, runtimes, registry, now } = app.fastify.prumo
  beside = await buildApp({ database, env, model, runtimes, registry, now, logger: false })
  await beside.ready()
  admin = await login(app, 'admin')
  here = await login(app, 'rh')
  there = await login({ inject: beside.inject.bind(beside) as TestApp['inject'] }, 'admin')
})
afterAll(async () => {
  await beside?.close()
  await app?.close()
})

const statuses = (answers: Response[]) => answers.map(({ statusCode }) => statusCode).sort()
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query<T>(text, values)).rows

const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const candidato = () =>
  made('/api/captacao/candidatos', {
    nome: `Simultânea ${next()}`,
    pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20' },
  })

/** An approved request with so many vacancies. */
async function aberta(quantidade: number): Promise<Stored> {
  const faixaSalarial = await first(here, 'cargo-salario/faixas-salariais')
  const { id } = await create(here, { quantidade, faixaSalarial })
  return act(admin, id, 'status', { status: 'A' })
}

describe('the limit of the position that the company does not let exceed', () => {
  let faixaSalarial: { id: number }
  let cargo: { id: number }

  beforeAll(async () => {
    const [row] = await query<{ id: string; cargo: string }>(
      'select id, cargo_id as cargo from faixa_salarial where empresa_id = 1 order by id limit 1',
    )
    faixaSalarial = { id: Number(row?.id) }
    cargo = { id: Number(row?.cargo) }
  })

  /** So many places are left of the position. */
  async function sobram(lugares: number): Promise<void> {
    const limita = async (limite: number, bloqueiaExcesso: boolean) => {
      const { versao } = (await admin.get(limites)).json() as Stored
      const body = { versao, contratoDescricao: 'Quadro', bloqueiaExcesso, limites: [{ cargo, limite }] }
      const answer = await admin.put(limites, body)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await limita(0, false)
    const asked = await here.post(`${url}/validarLimiteCargo/${cargo.id}`, { quantidade: 1 })
    const { ativos, vagasAbertas } = asked.json() as { ativos: number; vagasAbertas: number }
    await limita(ativos + vagasAbertas + lugares, true)
  }

  test('is not exceeded by requests saved at once that each by itself respect it', async () => {
    await sobram(3)
    const body = { faixaSalarial, quantidade: 2 }
    const [ready] = [await bodyOf(body)]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? here : there).post(url, ready)))
    expect(statuses(answers)).toEqual([201, 400, 400, 400, 400, 400, 400, 400])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 400))
      expect(answer.json().errors).toMatchObject([
        { field: 'quantidade', message: expect.stringContaining('será excedido') },
      ])
  })

  test('nor by a request that grows while another comes back', async () => {
    await sobram(3)
    const cresce = await create(here, { faixaSalarial, quantidade: 1 })
    const volta = await create(here, { faixaSalarial, quantidade: 2 })
    await act(admin, volta.id, 'status', { status: 'R' })
    // three places, one taken: the one may grow by two, or the other may come back with two
    const answers = await Promise.all([
      here.patch(`${url}/${cresce.id}`, { versao: cresce.versao, quantidade: 3 }),
      there.put(`${url}/${volta.id}/status`, { status: 'A' }),
    ])
    expect(statuses(answers)).toEqual([200, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().message).toContain('será excedido')
  })

  test('who the request has hired already does not take two places', async () => {
    await sobram(2)
    const pedido = await create(here, { faixaSalarial, quantidade: 2 })
    await act(admin, pedido.id, 'status', { status: 'A' })
    const { id } = await candidato()
    const link = await made(vinculos, { candidato: { id }, solicitacao: { id: pedido.id } })
    expect((await here.put(`${vinculos}/${link.id}/contrata`, admissao)).statusCode).toBe(200)
    const { versao } = (await here.get(`${url}/${pedido.id}`)).json() as Stored
    // another area is another count: one hired, one still to hire, two places
    const [area] = await query<{ id: string }>(
      `select id from area_organizacional where empresa_id = 1 and id <> $1 order by id limit 1`,
      [(pedido.areaOrganizacional as Stored).id],
    )
    const answer = await here.patch(`${url}/${pedido.id}`, { versao, areaOrganizacional: { id: Number(area?.id) } })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await here.patch(`${url}/${pedido.id}`, { versao: versao + 1, quantidade: 3 })).statusCode).toBe(400)
  })

  test('the number of positions of the company is respected at the same time, too', async () => {
    const [{ total = 0 } = {}] = await query<{ total: number }>(
      'select count(*)::int as total from cargo where empresa_id = 1',
    )
    await query('update empresa set maximo_cargos = $1 where id = 1', [total + 1])
    const areasOrganizacionais = [await first(here, 'cargo-salario/areas-organizacionais')]
    const novo = () => ({ nome: `Cargo ${next()}`, nomeMercado: `Mercado ${next()}`, areasOrganizacionais })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => (i % 2 ? admin : there).post('/api/cargo-salario/cargos', novo())),
    )
    await query('update empresa set maximo_cargos = 0 where id = 1')
    expect(statuses(answers)).toEqual([201, 400, 400, 400, 400, 400])
  })

  afterAll(async () => {
    const { versao } = (await admin.get(limites)).json() as Stored
    await admin.put(limites, {
      versao,
      contratoDescricao: 'Quadro',
      bloqueiaExcesso: false,
      limites: [{ cargo, limite: 9999 }],
    })
  })
})

const bodyOf = async (changes: RecordData): Promise<RecordData> => {
  const stored = await create(here, {})
  const { descricao, horarioComercial, estabelecimento, areaOrganizacional, motivoSolicitacao } = stored
  return { descricao, horarioComercial, estabelecimento, areaOrganizacional, motivoSolicitacao, ...changes }
}

describe('the hiring', () => {
  /** A request with so many vacancies and so many candidates. */
  async function selecao(vagas: number, quantos: number) {
    const solicitacao = await aberta(vagas)
    const links: Stored[] = []
    for (let i = 0; i < quantos; i++) {
      const { id } = await candidato()
      links.push(await made(vinculos, { candidato: { id }, solicitacao: { id: solicitacao.id } }))
    }
    return { solicitacao, links }
  }
  const contrata = (client: Client, link?: Stored) => client.put(`${vinculos}/${link?.id}/contrata`, admissao)

  test('in two processes at once: as many as there are vacancies, and nobody half done', async () => {
    const { solicitacao, links } = await selecao(2, 5)
    const answers = await Promise.all(links.map((link, i) => contrata(i % 2 ? here : there, link)))
    expect(statuses(answers)).toEqual([200, 200, 409, 409, 409])
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    for (const answer of refused)
      expect(answer.json().message).toBe('Todas as vagas desta solicitação já foram preenchidas.')
    const rows = await query<{ situacao: string; talento_id: string | null; contratado: boolean }>(
      `select s.situacao, s.talento_id, c.contratado from candidato_solicitacao s join candidato c on c.id = s.candidato_id
       where s.solicitacao_id = $1 order by s.situacao`,
      [solicitacao.id],
    )
    expect(rows.map(({ situacao, talento_id, contratado }) => [situacao, talento_id !== null, contratado])).toEqual([
      ['C', true, true],
      ['C', true, true],
      ['E', false, false],
      ['E', false, false],
      ['E', false, false],
    ])
    expect((await here.get(`${url}/${solicitacao.id}`)).json()).toMatchObject({
      qtdVagasPreenchidas: 2,
      encerrada: true,
    })
  })

  test('of the same person in two requests at once makes one talent', async () => {
    const [uma, outra] = [await aberta(1), await aberta(1)]
    const { id, pessoal } = await candidato()
    const links = [
      await made(vinculos, { candidato: { id }, solicitacao: { id: uma.id } }),
      await made(vinculos, { candidato: { id }, solicitacao: { id: outra.id } }),
    ]
    const answers = await Promise.all([contrata(here, links[0]), contrata(there, links[1])])
    expect(statuses(answers)).toEqual([200, 409])
    const talentos = await query('select id from talento where cpf = $1', [(pessoal as RecordData).cpf])
    expect(talentos).toHaveLength(1)
  })

  test('and the cancelling of the request at once: one holds whole, the other is refused or comes after', async () => {
    const { solicitacao, links } = await selecao(1, 1)
    const [hired, cancelled] = await Promise.all([
      contrata(here, links[0]),
      there.put(`${url}/${solicitacao.id}/cancela`, { obsCancelamento: 'Corte' }),
    ])
    // the last vacancy closes the request, and a closed one is not cancelled: only one of the two
    expect(statuses([hired, cancelled])).toEqual([200, 409])
    const now = (await here.get(`${url}/${solicitacao.id}`)).json() as Stored
    const link = (await here.get(`${vinculos}/${links[0]?.id}`)).json() as Stored
    expect([now.cancelada, now.encerrada, link.situacao]).toEqual(
      hired.statusCode === 200 ? [false, true, 'C'] : [true, now.encerrada, 'E'],
    )
  })

  test('the refusal and the hiring of the same person at once: one holds', async () => {
    const { links } = await selecao(1, 1)
    const [link] = links
    const answers = await Promise.all([
      contrata(here, link),
      there.put(`${vinculos}/${link?.id}/recusa`, { motivo: 'Perfil' }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
  })
})

describe('an evaluation', () => {
  let modelo: Stored
  beforeAll(async () => {
    modelo = await made('/api/captacao/modelos-avaliacao-candidato', {
      titulo: 'Prova simultânea',
      respondente: 'R',
      perguntas: [{ texto: 'Nota', tipo: 'NOTA', peso: 1, notaMinima: 0, notaMaxima: 10, obrigatoria: true }],
    })
  })

  test('released by two at once is released once to each', async () => {
    const solicitacao = await aberta(2)
    const candidatosIds = [(await candidato()).id, (await candidato()).id]
    for (const id of candidatosIds) await made(vinculos, { candidato: { id }, solicitacao: { id: solicitacao.id } })
    const body = { solicitacaoId: solicitacao.id, candidatosIds, avaliacoesIds: [modelo.id] }
    const answers = await Promise.all(
      [here, there, here, there].map((client) => client.post(`${avaliacoes}/libera`, body)),
    )
    expect(statuses(answers)).toEqual([200, 200, 200, 200])
    const said = answers.map((answer) => answer.json() as { liberadas: number; jaLiberadas: number })
    expect(said.map(({ liberadas }) => liberadas).sort()).toEqual([0, 0, 0, 2])
    expect(said.every(({ liberadas, jaLiberadas }) => liberadas + jaLiberadas === 2)).toBe(true)
    const rows = await query('select id from avaliacao_candidato where solicitacao_id = $1', [solicitacao.id])
    expect(rows).toHaveLength(2)
  })

  test('answered by two at once keeps one answer only', async () => {
    const { id } = await candidato()
    const liberada = await made(avaliacoes, { candidato: { id }, avaliacao: { id: modelo.id } })
    const { respostas } = (await here.get(`${avaliacoes}/${liberada.id}/resultado`)).json() as {
      respostas: { perguntaId: number }[]
    }
    const com = (nota: number) => ({ respostas: [{ perguntaId: respostas[0]?.perguntaId, nota }] })
    const answers = await Promise.all([
      here.put(`${avaliacoes}/${liberada.id}/respostas`, com(3)),
      there.put(`${avaliacoes}/${liberada.id}/respostas`, com(9)),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const won = answers[0]?.statusCode === 200 ? 3 : 9
    const now = (await here.get(`${avaliacoes}/${liberada.id}/resultado`)).json() as { respostas: { nota: number }[] }
    expect(now.respostas[0]?.nota).toBe(won)
  })
})

describe('in the selection', () => {
  test('the same candidates added by two at once come in once, and nobody is refused', async () => {
    const solicitacao = await aberta(1)
    const candidatosIds = [(await candidato()).id, (await candidato()).id, (await candidato()).id]
    const inclui = (client: Client) =>
      client.post(`${vinculos}/inclui`, { solicitacoesIds: [solicitacao.id], candidatosIds })
    const answers = await Promise.all([inclui(here), inclui(there), inclui(here)])
    expect(statuses(answers)).toEqual([200, 200, 200])
    const rows = await query('select id from candidato_solicitacao where solicitacao_id = $1', [solicitacao.id])
    expect(rows).toHaveLength(3)
  })

  test('the same candidate moved by two who saw the same version: the second gets what the first did', async () => {
    const solicitacao = await aberta(1)
    const { id } = await candidato()
    const [um, dois] = (await here.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json() as Stored[]
    const link = await made(vinculos, { candidato: { id }, solicitacao: { id: solicitacao.id } })
    const move = (client: Client, etapa?: Stored) =>
      client.put(`${vinculos}/${link.id}/etapa`, { versao: link.versao, etapaSeletiva: { id: etapa?.id } })
    const answers = await Promise.all([move(here, um), move(there, dois)])
    expect(statuses(answers)).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(lost.errors[0].code).toBe('VERSAO_DESATUALIZADA')
    expect(lost.atual).toEqual((await here.get(`${vinculos}/${link.id}`)).json())
  })
})
