import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { fingerprint, isRefusal } from '#tests/server/bad-input.ts'

const vinculos = '/api/captacao/candidato-solicitacoes'
const entrevistas = '/api/captacao/entrevistas'
const avaliacoes = '/api/captacao/avaliacoes'
const solicitacoes = '/api/captacao/solicitacoes-pessoal'
const candidatos = '/api/captacao/candidatos'
const exames = '/api/captacao/exames-palografico'
const historico = '/api/captacao/historico'

let app: TestApp
/** administrators of the two companies: nothing is refused for want of a right */
let admin: Client
let elsewhere: Client
/** of company 1, by table */
const id: Record<string, number> = {}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  elsewhere = await login(app, 'admin')
  await elsewhere.put('/api/userinfo/empresa', { empresaId: 2 })
  for (const table of [
    'candidato_solicitacao',
    'entrevista',
    'avaliacao_candidato',
    'modelo_avaliacao_candidato',
    'solicitacao_pessoal',
    'candidato',
    'exame_palografico',
    'anuncio',
    'talento',
  ]) {
    const { rows } = await app.database.pool.query(
      `select id::int as id from ${table} where empresa_id = 1 and id not in (select id from ${table} where empresa_id = 2) order by id desc limit 1`,
    )
    if (!rows[0]) throw new Error(`${table} is empty`)
    id[table] = rows[0].id
  }
})
afterAll(() => app?.close())

/** What a call asks of its body before it looks for the record, by the end of its address. */
const bodies: Record<string, RecordData> = {
  respostas: { respostas: [{ perguntaId: 1, opcoesIds: [] }] },
  rascunho: { respostas: [{ perguntaId: 1, opcoesIds: [] }] },
  correcao: { correcoes: [{ perguntaId: 1, correcao: 50 }] },
  avaliacao: { notas: [] },
  'candidato-curriculo': { nome: 'De outra empresa', cargos: [{ id: 1 }] },
  email: { destinatarios: ['ana@exemplo.com.br'] },
  'data-hora-expiracao': { dataHoraExpiracao: '2090-01-01T12:00:00-03:00' },
}

const calls: [base: string, table: string][] = [
  [vinculos, 'candidato_solicitacao'],
  [entrevistas, 'entrevista'],
  [avaliacoes, 'avaliacao_candidato'],
  [exames, 'exame_palografico'],
  [solicitacoes, 'solicitacao_pessoal'],
  [candidatos, 'candidato'],
  ['/api/captacao/anuncios', 'anuncio'],
]

describe('the id of another company', () => {
  test.each(calls)('finds nothing in any call of %s', async (base, table) => {
    const before = await fingerprint(app)
    const routes = app.fastify.guardedRoutes.filter(
      ({ method, url }) => method !== 'HEAD' && url.startsWith(`${base}/:id`),
    )
    expect(routes.length).toBeGreaterThan(4)
    const found: unknown[] = []
    for (const { method, url } of routes) {
      const at = url.replace(':id', String(id[table])).replace(/:\w+/g, '1')
      const last = url.split('/').at(-1) ?? ''
      // what only prints has no version
      const body = JSON.stringify({ ...(method === 'POST' ? {} : { versao: 1 }), ...bodies[last] })
      const more = method === 'GET' ? {} : { payload: body, headers: { 'content-type': 'application/json' } }
      const answer = await elsewhere.send({ method: method as 'GET', url: at, ...more })
      if (answer.statusCode === 404) isRefusal(at, answer)
      else found.push([method, url, answer.statusCode, answer.body.slice(0, 200)])
    }
    expect(found).toEqual([])
    expect(await fingerprint(app)).toEqual(before)
  })

  test('opens no board, proposals, comparison, passage or history', async () => {
    const { solicitacao_pessoal: solicitacao, candidato } = id
    for (const at of [
      `${vinculos}/quadro?solicitacao=${solicitacao}`,
      `${vinculos}/sugestoes?solicitacao=${solicitacao}`,
      `${avaliacoes}/comparacao?solicitacao=${solicitacao}`,
      `${historico}/candidato/${candidato}`,
      `${solicitacoes}/candidato/1`,
      `${solicitacoes}/substituidos/${id.talento}/estabilidade`,
    ]) {
      isRefusal(at, await elsewhere.get(at), [404])
      // the same call finds it where it is
      expect([at, (await admin.get(at)).statusCode]).toEqual([at, 200])
    }
    const passagem = ((await admin.get(`${historico}/candidato/${candidato}`)).json() as { id: number }[])[0]?.id
    const [own] = (await admin.get(`${historico}?size=1`)).json() as { id: number }[]
    isRefusal('passagem', await elsewhere.get(`${historico}/${passagem ?? own?.id}`), [404])
    const expira = { dataHoraExpiracao: '2090-01-01T12:00:00-03:00' }
    isRefusal('expira', await elsewhere.put(`${historico}/${passagem ?? own?.id}/data-hora-expiracao`, expira), [404])
    for (const filtro of [`candidatoId=${candidato}`, `solicitacaoId=${solicitacao}`])
      expect((await elsewhere.get(`${historico}?${filtro}`)).json()).toEqual([])
  })

  test('comes into no selection, evaluation or interview, nor beside own ids', async () => {
    const aberta = async (empresa: number): Promise<number> => {
      const { rows } = await app.database.pool.query(
        `select id::int as id from solicitacao_pessoal where empresa_id = $1 and status = 'A'
         and not encerrada and not cancelada and not suspensa order by id limit 1`,
        [empresa],
      )
      return rows[0].id
    }
    const { rows } = await app.database.pool.query(
      'select id::int as id from candidato where empresa_id = 2 order by id desc limit 1',
    )
    const mine = { solicitacao: await aberta(2), candidato: rows[0].id }
    const { candidato = 0, modelo_avaliacao_candidato: modelo = 0 } = id
    const solicitacao = await aberta(1)
    const encontro = { inicio: '2090-01-02T10:00:00-03:00', duracao: 30, local: 'Sala 1', entrevistadores: [{ id: 1 }] }
    const before = await fingerprint(app)
    const tried: [string, RecordData][] = [
      [`${vinculos}/inclui`, { solicitacoesIds: [solicitacao], candidatosIds: [mine.candidato] }],
      [`${vinculos}/inclui`, { solicitacoesIds: [mine.solicitacao], candidatosIds: [mine.candidato, candidato] }],
      [vinculos, { candidato: { id: candidato }, solicitacao: { id: mine.solicitacao } }],
      [vinculos, { candidato: { id: mine.candidato }, solicitacao: { id: solicitacao } }],
      [
        `${avaliacoes}/libera`,
        { solicitacaoId: solicitacao, candidatosIds: [mine.candidato], avaliacoesIds: [modelo] },
      ],
      [
        `${avaliacoes}/libera`,
        { solicitacaoId: mine.solicitacao, candidatosIds: [candidato], avaliacoesIds: [modelo] },
      ],
      [`${solicitacoes}/candidato/${candidato}`, { empresaId: 2, solicitacoesIds: [mine.solicitacao] }],
      [`${solicitacoes}/candidato/${mine.candidato}`, { empresaId: 2, solicitacoesIds: [solicitacao] }],
      [`${solicitacoes}/candidato/${candidato}`, { empresaId: 1, solicitacoesIds: [solicitacao] }],
      [entrevistas, { candidatura: { id: id.candidato_solicitacao }, ...encontro }],
    ]
    for (const [url, body] of tried) {
      const answer = await elsewhere.post(url, body)
      isRefusal(`${url} ${JSON.stringify(body)}`, answer, [400, 404])
      // refused for whose it is, not for its form
      expect(answer.json().message).toMatch(/não existe|não foi encontrado|aprovada e em aberto/)
    }
    expect(await fingerprint(app)).toEqual(before)
    // with codes of its own the same call goes through
    const inclui = await elsewhere.post(`${vinculos}/inclui`, {
      solicitacoesIds: [mine.solicitacao],
      candidatosIds: [mine.candidato],
    })
    expect(inclui.statusCode, inclui.body).toBe(200)
  })
})

describe('each action of the selection', () => {
  /** actions of every record of these registers, with what they need */
  const acoes: [base: string, action: string, table: string, body: RecordData][] = [
    [vinculos, 'etapa', 'candidato_solicitacao', { etapaSeletiva: { id: 1 } }],
    [vinculos, 'contrata', 'candidato_solicitacao', { dataAdmissao: '2026-12-01' }],
    [vinculos, 'recusa', 'candidato_solicitacao', { motivo: 'Perfil' }],
    [vinculos, 'desiste', 'candidato_solicitacao', { motivo: 'Outra proposta' }],
    [vinculos, 'retoma', 'candidato_solicitacao', {}],
    [entrevistas, 'realiza', 'entrevista', {}],
    [entrevistas, 'ausencia', 'entrevista', {}],
    [entrevistas, 'cancela', 'entrevista', { motivo: 'Agenda' }],
    [avaliacoes, 'expiracao', 'avaliacao_candidato', {}],
    [solicitacoes, 'status', 'solicitacao_pessoal', { status: 'A' }],
    [solicitacoes, 'suspende', 'solicitacao_pessoal', {}],
    [solicitacoes, 'libera', 'solicitacao_pessoal', {}],
    [solicitacoes, 'encerra', 'solicitacao_pessoal', {}],
    [solicitacoes, 'reabre', 'solicitacao_pessoal', {}],
    [solicitacoes, 'cancela', 'solicitacao_pessoal', {}],
  ]

  test.each(acoes)(
    '%s/…/%s: an old version is a conflict that brings the present record',
    async (base, action, table, body) => {
      const at = `${base}/${id[table]}`
      const stored = (await admin.get(at)).json() as { id: number; versao: number }
      const answer = await admin.put(`${at}/${action}`, { ...body, versao: stored.versao + 7 })
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
      expect(answer.json().atual).toEqual(stored)
      expect((await admin.get(at)).json()).toEqual(stored)
    },
  )

  test('a body of 10 MB is refused and nothing changes', async () => {
    const before = await fingerprint(app)
    const texto = 'x'.repeat(10 * 1024 * 1024)
    const writes: ['put' | 'post', string, RecordData][] = [
      ['put', `${vinculos}/${id.candidato_solicitacao}/recusa`, { motivo: texto }],
      ['post', `${vinculos}/inclui`, { solicitacoesIds: [1], candidatosIds: [1], texto }],
      ['post', candidatos, { nome: texto }],
      ['post', solicitacoes, { descricao: texto }],
      ['put', `${avaliacoes}/${id.avaliacao_candidato}/rascunho`, { respostas: [{ perguntaId: 1, texto }] }],
      ['post', entrevistas, { observacao: texto }],
    ]
    for (const [method, url, body] of writes) isRefusal(url, await admin[method](url, body), [413])
    expect(await fingerprint(app)).toEqual(before)
  })

  test('an unknown field is told by name where the state allows the action, and nothing changes', async () => {
    const { rows } = await app.database.pool.query(
      `select v.id::int as id from candidato_solicitacao v join solicitacao_pessoal s on s.empresa_id = v.empresa_id and s.id = v.solicitacao_id
       where v.empresa_id = 1 and v.situacao = 'E' and s.status = 'A' and not s.encerrada and not s.cancelada and not s.suspensa limit 1`,
    )
    const before = await fingerprint(app)
    for (const [base, action, , body] of acoes.filter(([base, action]) => base === vinculos && action !== 'retoma')) {
      const answer = await admin.put(`${base}/${rows[0].id}/${action}`, { ...body, situacaoNova: 'C' })
      expect([action, answer.statusCode, answer.json().errors]).toMatchObject([
        action,
        400,
        expect.arrayContaining([expect.objectContaining({ message: 'Campo desconhecido: situacaoNova' })]),
      ])
    }
    expect(await fingerprint(app)).toEqual(before)
  })
})
