import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act as actOnRequest, create as createRequest, first, type Stored } from './solicitacao/solicitacao.ts'

const url = '/api/captacao/avaliacoes'
let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let candidata: Client
let demo: number
let modelo: Stored
let solicitacao: Stored
let link: Stored
let etapas: { id: number }[]

const made = async (path: string, body: RecordData, client = rh): Promise<Stored> => {
  const answer = await client.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const read = async (path: string, client = rh) => {
  const answer = await client.get(path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const message = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
]

const prova: RecordData = {
  titulo: 'Prova de estoque',
  respondente: 'C',
  percentualAprovacao: 70,
  perguntas: [
    {
      texto: 'O que é inventário?',
      tipo: 'OBJETIVA',
      peso: 2,
      aspecto: 'Conhecimento',
      respostas: [
        { texto: 'A contagem do estoque', peso: 4 },
        { texto: 'A compra', peso: 1 },
        { texto: 'A venda', peso: 0 },
      ],
    },
    {
      texto: 'Quais são métodos de valorização?',
      tipo: 'MULTIPLA_ESCOLHA',
      peso: 1,
      aspecto: 'Conhecimento',
      respostas: [
        { texto: 'PEPS', peso: 3 },
        { texto: 'Custo médio', peso: 1 },
        { texto: 'Foto', peso: 0 },
      ],
    },
    {
      texto: 'Como organiza o seu dia?',
      tipo: 'SUBJETIVA',
      peso: 3,
      aspecto: 'Organização',
      respostaSugerida: 'Lista.',
    },
    { texto: 'Sua experiência, de 1 a 5', tipo: 'NOTA', peso: 2, notaMinima: 1, notaMaxima: 5, obrigatoria: false },
  ],
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  candidata = await loginCandidato(app)
  demo = (await read(`/api/captacao/candidatos/candidato-cpf?cpf=${CPF}`)).id
  etapas = ((await read('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')) as Stored[]).map(({ id }) => ({ id }))
  modelo = await made('/api/captacao/modelos-avaliacao-candidato', prova)
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const pedida = await createRequest(rh, { quantidade: 2, faixaSalarial })
  solicitacao = await actOnRequest(admin, pedida.id, 'status', { status: 'A' })
  const body = { candidato: { id: demo }, solicitacao: { id: solicitacao.id }, etapaSeletiva: etapas[0] }
  link = await made('/api/captacao/candidato-solicitacoes', body)
})
afterAll(() => app?.close())

const libera = (more: RecordData = {}) =>
  made(url, { candidato: { id: demo }, avaliacao: { id: modelo.id }, solicitacao: { id: solicitacao.id }, ...more })
const resultado = (id: number) => read(`${url}/${id}/resultado`)
const expira = (id: number) =>
  app.database.pool.query(
    `update avaliacao_candidato set data_hora_expiracao = '2026-10-01T12:00:00-03:00' where id = $1`,
    [id],
  )

interface Pergunta {
  perguntaId: number
  opcoes: { id: number; texto: string }[]
}
/** The right single choice, one of two right multiple ones, a text, four of one to five. */
const respostas = (perguntas: Pergunta[]) => [
  { perguntaId: perguntas[0]?.perguntaId, respostaId: perguntas[0]?.opcoes[0]?.id },
  { perguntaId: perguntas[1]?.perguntaId, respostasIds: [perguntas[1]?.opcoes[0]?.id] },
  { perguntaId: perguntas[2]?.perguntaId, resposta: ' Com uma lista. ' },
  { perguntaId: perguntas[3]?.perguntaId, nota: 4 },
]

describe('a released evaluation', () => {
  test('keeps what the template asks now, and the step the candidate is in', async () => {
    const { id } = await libera()
    const atual = await read(`/api/captacao/modelos-avaliacao-candidato/${modelo.id}`)
    const [pergunta, ...outras] = atual.perguntas
    const body = {
      ...atual,
      titulo: 'Prova nova',
      perguntas: [{ ...pergunta, texto: 'Outra pergunta?', peso: 9 }, ...outras],
    }
    const changed = await rh.put(`/api/captacao/modelos-avaliacao-candidato/${modelo.id}`, body)
    expect(changed.statusCode, changed.body).toBe(200)
    const kept = await resultado(id)
    expect(kept).toMatchObject({ titulo: 'Prova de estoque', situacao: 'P', respondente: 'C', percentualAprovacao: 70 })
    expect(kept).toMatchObject({ etapaSeletiva: { id: etapas[0]?.id }, aspectos: [] })
    expect(kept.respostas[0]).toMatchObject({ ordem: 1, texto: 'O que é inventário?', peso: 2 })
    const back = { ...atual, versao: changed.json().versao }
    expect((await rh.put(`/api/captacao/modelos-avaliacao-candidato/${modelo.id}`, back)).statusCode).toBe(200)

    const other = { versao: kept.versao, avaliacao: { id: 1 } }
    expect(message(await rh.patch(`${url}/${id}`, other))).toEqual([
      400,
      'Uma avaliação liberada não muda de modelo: exclua esta e libere outra.',
    ])
  })

  test('has an order of questions of its own when the template says so', async () => {
    const perguntas = Array.from({ length: 12 }, (_, i) => ({ texto: `Pergunta ${i}`, tipo: 'NOTA', peso: 1 }))
    const shuffled = await made('/api/captacao/modelos-avaliacao-candidato', {
      titulo: 'Sorteada',
      ordemAleatoria: true,
      perguntas,
    })
    const texts = await Promise.all(
      [1, 2, 3].map(async () => (await resultado((await libera({ avaliacao: { id: shuffled.id } })).id)).respostas),
    )
    const orders = texts.map((rows: RecordData[]) => rows.map(({ texto }) => texto).join())
    expect(new Set(orders).size).toBeGreaterThan(1)
    for (const rows of texts) expect(rows.map(({ ordem }: RecordData) => ordem)).toEqual(perguntas.map((_, i) => i + 1))
  })

  test('needs an active template with questions and an end that has not passed yet', async () => {
    const refused = async (body: RecordData) =>
      message(await rh.post(url, { candidato: { id: demo }, avaliacao: { id: modelo.id }, ...body }))
    expect(await refused({ dataHoraExpiracao: '2026-01-01T10:00:00Z' })).toEqual([
      400,
      'A data/hora de expiração deve ser posterior a agora.',
    ])
    const empty = await made('/api/captacao/modelos-avaliacao-candidato', { titulo: 'Vazia' })
    expect(await refused({ avaliacao: { id: empty.id } })).toEqual([400, 'O modelo de avaliação não tem perguntas.'])
    const old = await made('/api/captacao/modelos-avaliacao-candidato', { ...prova, titulo: 'Antiga', ativo: false })
    expect(await refused({ avaliacao: { id: old.id } })).toEqual([400, 'O modelo de avaliação está inativo.'])
  })

  test('is released to several candidates; who has it open already keeps the one he has', async () => {
    const { id } = await made('/api/captacao/candidatos', { nome: 'Rui Paz', pessoal: { cpf: cpf(next()) } })
    const body = { solicitacaoId: solicitacao.id, candidatosIds: [demo, id], avaliacoesIds: [modelo.id] }
    expect((await rh.post(`${url}/libera`, body)).json()).toEqual({ liberadas: 1, jaLiberadas: 1 })
    expect(message(await rh.post(`${url}/libera`, { ...body, candidatosIds: [] }))[0]).toBe(400)
    expect((await rh2.post(`${url}/libera`, body)).statusCode).toBe(404)
  })
})

describe('the result', () => {
  test('weighs each answer, in all and by aspect, after the texts were corrected', async () => {
    const { id } = await libera()
    const asked = (await candidata.get(`/api/externo/avaliacoes/${id}`)).json()
    const sent = await candidata.put(`/api/externo/avaliacoes/${id}/respostas`, {
      respostas: respostas(asked.perguntas),
    })
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json()).toMatchObject({ respondida: true })
    const waiting = await resultado(id)
    expect(waiting).toMatchObject({ situacao: 'A' })
    expect(waiting).not.toHaveProperty('performance')
    expect(waiting.respostas[2]).toMatchObject({ resposta: 'Com uma lista.', respostaSugerida: 'Lista.' })

    const texto = waiting.respostas[2].perguntaId
    const correcao = (correcoes: RecordData[]) => rh.put(`${url}/${id}/correcao`, { versao: waiting.versao, correcoes })
    expect(message(await correcao([{ perguntaId: waiting.respostas[0].perguntaId, correcao: 50 }]))).toEqual([
      400,
      'Só perguntas subjetivas são corrigidas.',
    ])
    expect((await correcao([{ perguntaId: texto, correcao: 101 }])).statusCode).toBe(400)
    const done = await correcao([{ perguntaId: texto, correcao: 60 }])
    expect(done.statusCode, done.body).toBe(200)
    // 2 × 4/4 + 1 × 3/4 + 3 × 60% + 2 × (4 − 1)/(5 − 1) = 6.05 of 8
    expect(done.json()).toMatchObject({ situacao: 'C', performance: 75.63, aprovado: true })
    expect(done.json().aspectos).toEqual([
      { aspecto: 'Conhecimento', percentual: 91.67 },
      { aspecto: 'Organização', percentual: 60 },
      { aspecto: 'Geral', percentual: 75 },
    ])
    const again = await candidata.put(`/api/externo/avaliacoes/${id}/respostas`, { respostas: [] })
    expect(message(again)).toEqual([409, 'A avaliação já foi respondida.'])
    expect(await read(`/api/captacao/solicitacoes-pessoal/${solicitacao.id}/existe-competencia-respondida`)).toBe(true)
  })

  test('compares the candidates of the request side by side, the best first', async () => {
    const pessoas: number[] = []
    for (const [nome, nota] of [
      ['Bia Sol', 5],
      ['Caio Mar', 2],
    ] as const) {
      const { id } = await made('/api/captacao/candidatos', { nome, pessoal: { cpf: cpf(next()) } })
      pessoas.push(id)
      const perguntas = await read(`/api/captacao/modelos-avaliacao-candidato/${modelo.id}/perguntas`)
      const dadas = [
        { perguntaId: perguntas[0].id, respostaId: perguntas[0].respostas[1].id },
        { perguntaId: perguntas[1].id, respostasIds: perguntas[1].respostas.map(({ id: opcao }: Stored) => opcao) },
        { perguntaId: perguntas[2].id, resposta: 'Anotado na entrevista' },
        { perguntaId: perguntas[3].id, nota },
      ]
      const path = `/api/captacao/candidatos/${id}/avaliacoes/${modelo.id}?solicitacaoId=${solicitacao.id}`
      const answer = await rh.post(path, { respostas: dadas })
      expect(answer.statusCode, answer.body).toBe(200)
      // what HR writes down itself counts once it has a mark: 2 × 1/4 + 1 × 4/4 + 2 × (nota − 1)/4, of 5
      expect(answer.json()).toMatchObject({ situacao: 'C', performance: nota === 5 ? 70 : 40, aprovado: nota === 5 })
      expect(await read(`/api/captacao/candidatos/${id}/avaliacoes`)).toHaveLength(1)
      expect(await read(`/api/captacao/candidatos/${id}/avaliacoes?utilizarAvaliacoesEtapaSeletiva=true`)).toEqual([])
    }
    const table = await read(`${url}/comparacao?solicitacao=${solicitacao.id}`)
    const novos = table.candidatos.filter(({ candidatoId }: { candidatoId: number }) => pessoas.includes(candidatoId))
    expect(novos).toMatchObject([
      {
        nome: 'Bia Sol',
        media: 70,
        aspectos: [
          { aspecto: 'Conhecimento', percentual: 50 },
          { aspecto: 'Geral', percentual: 100 },
        ],
      },
      { nome: 'Caio Mar', media: 40 },
    ])
    const medias = table.candidatos.map(({ media }: { media: number | null }) => media ?? -1)
    expect(medias).toEqual([...medias].sort((a: number, b: number) => b - a))
    expect(table.modelos).toContainEqual({ id: modelo.id, titulo: 'Prova de estoque' })
    expect((await rh2.get(`${url}/comparacao?solicitacao=${solicitacao.id}`)).statusCode).toBe(404)
    const quadro = await read(`/api/captacao/candidato-solicitacoes/quadro?solicitacao=${solicitacao.id}`)
    const cartao = quadro.candidatos.find(({ candidatoId }: { candidatoId: number }) => candidatoId === demo)
    expect(cartao.avaliacoes).toMatchObject({ respondidas: 1, media: 75.63 })
  })
})

describe('the candidate, in the portal', () => {
  test('keeps a draft, sees only what concerns him and delivers when everything is answered', async () => {
    const { id } = await libera()
    const asked = (await candidata.get(`/api/externo/avaliacoes/${id}`)).json()
    expect(JSON.stringify(asked)).not.toMatch(/peso|respostaSugerida|performance/)
    const [objetiva, , texto] = asked.perguntas
    const draft = { respostas: [{ perguntaId: objetiva.perguntaId, respostaId: objetiva.opcoes[1].id }] }
    expect((await candidata.put(`/api/externo/avaliacoes/${id}/rascunho`, draft)).statusCode).toBe(200)
    const more = { respostas: [{ perguntaId: texto.perguntaId, resposta: 'Pela manhã' }] }
    expect((await candidata.put(`/api/externo/avaliacoes/${id}/rascunho`, more)).json().perguntas).toMatchObject([
      { respostasIds: [objetiva.opcoes[1].id] },
      {},
      { resposta: 'Pela manhã' },
      {},
    ])
    const early = await candidata.put(`/api/externo/avaliacoes/${id}/respostas`, { respostas: [] })
    expect(message(early)).toEqual([400, 'Responda a pergunta 2.'])
    expect(early.json().errors).toMatchObject([{ field: 'respostas[1]' }])
    const wrong = async (resposta: RecordData) =>
      message(await candidata.put(`/api/externo/avaliacoes/${id}/rascunho`, { respostas: [resposta] }))
    const [, multipla, , nota] = asked.perguntas
    expect(await wrong({ perguntaId: nota.perguntaId, nota: 6 })).toEqual([400, 'A nota da pergunta 4 vai de 1 a 5.'])
    expect(await wrong({ perguntaId: multipla.perguntaId, respostasIds: [objetiva.opcoes[0].id] })).toEqual([
      400,
      'A pergunta 2 não tem esta opção.',
    ])
    expect(
      await wrong({ perguntaId: objetiva.perguntaId, respostasIds: objetiva.opcoes.map(({ id: o }: Stored) => o) }),
    ).toEqual([400, 'A pergunta 1 aceita uma resposta só.'])
    expect(await wrong({ perguntaId: 999_999 })).toEqual([400, 'Esta pergunta não é desta avaliação.'])
    const list = (await candidata.get('/api/externo/solicitacao-avaliacao')).json()
    const vaga = list.vagas.find((v: RecordData) => (v.solicitacao as Stored | undefined)?.id === solicitacao.id)
    expect(vaga.avaliacoes.find((a: Stored) => a.id === id)).toMatchObject({
      perguntas: 4,
      respondidas: 2,
      respondida: false,
    })
    expect(vaga).toMatchObject({ qtdAvaliacoes: vaga.avaliacoes.length, qtdAvaliacoesRespondidas: 1 })

    const path = `/api/externo/candidatos/${demo}/avaliacoes/${modelo.id}?solicitacaoId=${solicitacao.id}`
    const other = await candidata.post(path.replace(`/${demo}/`, `/${demo + 1}/`), {
      respostas: respostas(asked.perguntas),
    })
    expect(other.statusCode).toBe(404)
    expect((await candidata.post(path, { respostas: respostas(asked.perguntas) })).statusCode).toBe(200)
  })

  test('[R-APL-EXPIRACAO-] does not answer after the deadline, until the step has a new one', async () => {
    const { id, historicoCandidatoId } = (await libera()) as Stored & { historicoCandidatoId: number }
    await expira(id)
    const late = await candidata.put(`/api/externo/avaliacoes/${id}/rascunho`, { respostas: [] })
    expect(message(late)).toEqual([409, 'O prazo para responder terminou em 01/10/2026 12:00.'])
    expect((await candidata.get(`/api/externo/avaliacoes/${id}`)).json()).toMatchObject({ expirada: true })
    const renew = (body: RecordData, client = rh) =>
      client.put(`/api/captacao/historico/${historicoCandidatoId}/data-hora-expiracao`, body)
    expect((await renew({ dataHoraExpiracao: '2020-01-01T00:00:00Z' })).statusCode).toBe(400)
    expect((await renew({})).statusCode).toBe(400)
    expect((await renew({ dataHoraExpiracao: '2099-01-01T00:00:00Z' }, rh2)).statusCode).toBe(404)
    expect((await renew({ dataHoraExpiracao: '2099-01-01T00:00:00Z' })).statusCode).toBe(204)
    expect((await candidata.put(`/api/externo/avaliacoes/${id}/rascunho`, { respostas: [] })).statusCode).toBe(200)
    const stored = await read(`${url}/${id}`)
    const action = await rh.put(`${url}/${id}/expiracao`, {
      versao: stored.versao,
      dataHoraExpiracao: '2098-01-01T00:00:00Z',
    })
    expect(action.json()).toMatchObject({ dataHoraExpiracao: '2098-01-01T00:00:00.000Z' })
  })

  test('does not reach evaluations of others, nor those that HR answers', async () => {
    const { id } = await made('/api/captacao/candidatos', { nome: 'Lia Rio', pessoal: { cpf: cpf(next()) } })
    const dela = await libera({ candidato: { id } })
    const doRh = await libera({ respondente: 'R' })
    for (const avaliacao of [dela, doRh]) {
      expect((await candidata.get(`/api/externo/avaliacoes/${avaliacao.id}`)).statusCode).toBe(404)
      expect(
        (await candidata.put(`/api/externo/avaliacoes/${avaliacao.id}/respostas`, { respostas: [] })).statusCode,
      ).toBe(404)
    }
    const guest = await app.nobody.get('/api/externo/solicitacao-avaliacao')
    expect(guest.statusCode).toBe(401)
    expect((await rh2.get(`${url}/${dela.id}/resultado`)).statusCode).toBe(404)
  })
})

describe('the history of the candidate', () => {
  test('says each step, since when, until when, by whom, with what fitness and with what evaluations', async () => {
    const moved = await rh.put(`/api/captacao/candidato-solicitacoes/${link.id}/etapa`, {
      etapaSeletiva: etapas[1],
      aptidao: 'S',
      observacao: 'Foi bem.',
    })
    expect(moved.statusCode, moved.body).toBe(200)
    await rh.put(`/api/captacao/candidato-solicitacoes/${link.id}/recusa`, { motivo: 'Sem a experiência.' })
    await rh.put(`/api/captacao/candidato-solicitacoes/${link.id}/retoma`, {})
    const all = (await read(`/api/captacao/historico/candidato/${demo}`)) as RecordData[]
    const here = all.filter((p) => (p.solicitacao as Stored).id === solicitacao.id)
    expect(here).toMatchObject([
      { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'I', dias: 0 },
      { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'S', observacao: 'Foi bem.', desfecho: 'RECUSA' },
      { etapaSeletiva: { id: etapas[0]?.id }, aptidao: 'I', desfecho: 'ETAPA', responsavel: expect.any(String) },
    ])
    expect(here[0]).not.toHaveProperty('saida')
    expect(here[2]?.saida).toBe(here[1]?.data)
    expect(here[2]?.avaliacoes).toContainEqual(expect.objectContaining({ situacao: 'C', performance: 75.63 }))
    const one = await read(`/api/captacao/historico/${here[1]?.id}`)
    expect(one).toEqual(here[1])
    const page = await rh.get(`/api/captacao/historico?solicitacaoId=${solicitacao.id}&page=0&size=2`)
    expect(page.headers['content-range']).toBe('historico 0-1/3')
    expect(page.json()).toEqual(here.slice(0, 2))
    expect((await rh2.get(`/api/captacao/historico/candidato/${demo}`)).statusCode).toBe(404)
    expect((await rh2.get(`/api/captacao/historico/${here[0]?.id}`)).statusCode).toBe(404)
    expect((await rh.get('/api/captacao/historico?cor=azul')).statusCode).toBe(400)
    const nothing = await rh.put(`/api/captacao/historico/${here[0]?.id}/data-hora-expiracao`, {
      dataHoraExpiracao: '2099-01-01T00:00:00Z',
    })
    expect(message(nothing)).toEqual([409, 'Não há avaliação a responder nesta etapa.'])
  })

  test("in the portal shows the own selections and steps, without what is the company's", async () => {
    const mine = (await candidata.get('/api/externo/historico-candidatos')).json() as RecordData[]
    const here = mine.find(({ id }) => id === link.id)
    expect(here).toMatchObject({ situacao: 'E', empresa: 'Aurora Alimentos Ltda' })
    expect(here?.etapas).toHaveLength(2)
    expect(JSON.stringify(mine)).not.toContain('Sem a experiência')
    expect(JSON.stringify(mine)).not.toMatch(/aptidao|observacao|motivo/)
  })
})

describe('the palographic exam', () => {
  test('is stored and read by the candidate, its text apart from that of the CV', async () => {
    const { id } = await made('/api/captacao/candidatos', {
      nome: 'Ivo Luz',
      pessoal: { cpf: cpf(next()) },
      ocrTexto: 'Torneiro',
    })
    const path = `/api/captacao/candidatos/${id}/exames-palografico`
    expect(await read(path)).toMatchObject({ nome: 'Ivo Luz' })
    const first = await rh.patch(path, { examePalografico: '||||\n|||', ocrTexto: 'Soldador' })
    expect(first.statusCode, first.body).toBe(204)
    expect((await rh.patch(path, { resultadoExamePalografico: 'Ritmo regular' })).statusCode).toBe(204)
    expect(await read(path)).toMatchObject({
      nome: 'Ivo Luz',
      cpf: expect.stringMatching(/^\d{11}$/),
      examePalografico: '||||\n|||',
      resultadoExamePalografico: 'Ritmo regular',
      ocrTexto: 'Soldador',
      textoCurriculo: 'Torneiro',
    })
    expect((await read(`/api/captacao/candidatos/${id}`)).ocrTexto).toBe('Torneiro')
    const list = (await read('/api/captacao/exames-palografico?q=ivo')) as RecordData[]
    expect(list).toMatchObject([{ candidato: { id, nome: 'Ivo Luz' }, resultadoExamePalografico: 'Ritmo regular' }])
    const twice = await rh.post('/api/captacao/exames-palografico', { candidato: { id } })
    expect(message(twice)).toEqual([409, 'O candidato já tem um exame palográfico.'])
    expect((await rh.patch(path, { examePalografico: 7 })).statusCode).toBe(400)
    expect((await rh2.get(path)).statusCode).toBe(404)
    expect((await (await login(app, 'gestor')).get(path)).statusCode).toBe(403)
  })

  test('lists as replaceable only who the session may choose', async () => {
    const names = (await read('/api/captacao/candidatos/substituidos?nome=a')) as Stored[]
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(names[0] ?? {})).toEqual(['id', 'rotulo', 'nome'])
  })
})

describe('when an evaluation is released', () => {
  interface Email {
    para: string
    assunto: string
    texto: string
    sobre: { entidade: string; id: number }[]
  }
  const saida = async () =>
    (await app.database.pool.query<Email>("select * from email_saida where evento = 'AVALIACAO_LIBERADA' order by id"))
      .rows
  const esvazia = () => app.database.pool.query('delete from email_saida')

  test('the candidate who answers it is told by e-mail, with name and deadline; one that HR answers tells nobody', async () => {
    await app.database.pool.query("update candidato set contato_email = 'cida@exemplo.com.br' where id = $1", [demo])
    const { titulo, ...resto } = prova
    const outro = await made('/api/captacao/modelos-avaliacao-candidato', { ...resto, titulo: 'Prova de inglês' })
    await esvazia()
    const doRh = await libera({ avaliacao: { id: outro.id }, respondente: 'R' })
    expect([titulo, await saida()]).toEqual(['Prova de estoque', []])

    const liberada = await libera({ avaliacao: { id: outro.id }, dataHoraExpiracao: '2031-03-10T21:00:00.000Z' })
    const [email, ...mais] = await saida()
    expect(mais).toEqual([])
    expect(email).toMatchObject({
      para: 'cida@exemplo.com.br',
      assunto: 'Para você responder: Prova de inglês',
      sobre: expect.arrayContaining([{ entidade: 'captacao/avaliacao-candidato', id: liberada.id }]),
    })
    expect(email?.texto).toContain('liberamos para você responder: Prova de inglês.')
    expect(email?.texto).toContain('\nResponda até: 10/03/2031 18:00\n\nPara responder, entre no portal de vagas')
    expect(email?.texto).toMatch(/^Olá, .+\.\n[\s\S]*\nRenata Holanda\nAurora Alimentos Ltda$/)

    // more time, or another remark, is no second release
    const later = await rh.put(`${url}/${liberada.id}/expiracao`, { dataHoraExpiracao: '2031-04-10T21:00:00.000Z' })
    expect([later.statusCode, (await saida()).length]).toEqual([200, 1])
    // taken back before it has left: he never hears of it
    const { versao } = later.json()
    expect((await rh.delete(`${url}/${liberada.id}`, { versao })).statusCode).toBe(200)
    expect(await saida()).toEqual([])

    // without a limit its line is left out; handed over to the candidate, it is released to him then
    const { versao: agora } = await read(`${url}/${doRh.id}`)
    const entregue = await rh.patch(`${url}/${doRh.id}`, { versao: agora, respondente: 'C' })
    expect(entregue.statusCode, entregue.body).toBe(200)
    const [semPrazo] = await saida()
    expect(semPrazo?.texto).not.toContain('Responda até')

    // the next ones go into the same e-mail, as long as it waits and nobody has changed its words
    const ditado = await made('/api/captacao/modelos-avaliacao-candidato', { ...resto, titulo: 'Ditado' })
    const redacao = await made('/api/captacao/modelos-avaliacao-candidato', { ...resto, titulo: 'Redação' })
    await esvazia()
    const prazo = '2031-03-10T21:00:00.000Z'
    const primeira = await libera({ avaliacao: { id: outro.id }, dataHoraExpiracao: prazo })
    await libera({ avaliacao: { id: ditado.id }, dataHoraExpiracao: prazo })
    const [juntas, ...sobram] = await saida()
    expect([juntas?.assunto, sobram]).toEqual(['Para você responder: Prova de inglês e Ditado', []])
    expect(juntas?.texto).toContain('\nResponda até: 10/03/2031 18:00\n')
    await libera({ avaliacao: { id: redacao.id } })
    const [tres, ...nenhuma] = await saida()
    expect(nenhuma).toEqual([])
    expect(tres?.texto).toContain(
      'responder: Prova de inglês (até 10/03/2031 18:00), Ditado (até 10/03/2031 18:00) e Redação.',
    )
    expect(tres?.texto).not.toContain('Responda até')
    // one of them is taken back: the e-mail is about the two others
    expect((await rh.delete(`${url}/${primeira.id}`, { versao: primeira.versao })).statusCode).toBe(200)
    const [duas] = await saida()
    expect(duas?.assunto).toBe('Para você responder: Ditado (até 10/03/2031 18:00) e Redação')
    await app.database.pool.query("update email_saida set texto = 'Olá, boa sorte!'")
    await libera({ avaliacao: { id: outro.id } })
    expect((await saida()).map(({ texto }) => texto.includes('boa sorte'))).toEqual([true, false])

    // who switched the template off wants none sent
    await esvazia()
    await app.database.pool.query("update modelo_email set ativo = false where evento = 'AVALIACAO_LIBERADA'")
    await libera({ avaliacao: { id: outro.id } })
    expect(await saida()).toEqual([])
  })
})
