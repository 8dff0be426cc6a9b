import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { ExperienceTalent } from '#schemas/runtime/answers/evaluation/experience.ts'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { diasDeExperiencia, faixaDaPerformance, vencimentoDaExperiencia } from '#schemas/runtime/domain/experiencia.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Cenario, cenario, type Registro as Pessoa } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { pessoas } from '#tests/server/platform/reports/provas/cenas/pessoas.ts'
import { BASE, experiencias, type Modelo, type Registro, respostas } from './experiencias.ts'

let c: Cenario
let gestor: Client
let curioso: Client
let p45: Registro
let p90: Registro
let inativo: Registro
let modelo45: Modelo
let modelo90: Modelo
/** admitted so that 45 days are over today, 90 in 45 days */
let hoje: string
const quem: Record<'nova' | 'atrasada' | 'doSul' | 'estagio' | 'saiu' | 'dona', Pessoa> = {} as never

const dias = (n: number) => shiftDay(hoje, n)
const run = async (text: string, values: unknown[] = []) => {
  const { rows } = await c.app.database.pool.query(text, values)
  c.app.fastify.prumo.sessions.forget()
  return rows as RecordData[]
}

/** A user of company 1 with these authorities, who logs in as a talent where one is given. */
async function usuario(nome: string, authorities: string[], talento?: Pessoa): Promise<Client> {
  const perfil = await c.make('utilitario/perfis', { nome: `Perfil ${nome}`, authorities })
  await c.make('utilitario/usuarios', {
    ...{ nome, login: nome, email: `${nome}@exemplo.com.br`, senha: 'prumo-demo-2026', ativo: true },
    empresas: [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }], ...(talento && { talento: { id: talento.id } }) }],
  })
  await run('update usuario set trocar_senha = false where login = $1', [nome])
  return login(c.app, nome)
}

beforeAll(async () => {
  c = await cenario()
  hoje = c.app.today()
  // the demo's own would be told of, too
  await run('update periodo_experiencia set ativo = false')
  const { periodo, modelo } = experiencias(c.admin)
  p45 = await periodo('Prova 45', 45)
  p90 = await periodo('Prova 90', 90)
  inativo = await periodo('Prova inativo', 30, { ativo: false })
  modelo45 = await modelo('Prova: 45 dias', p45)
  modelo90 = await modelo('Prova: 90 dias', p90)
  const { contrata } = pessoas(c)
  quem.dona = await contrata('Dora Gestora', 'G1', [['2020-01-02', 'norte']])
  quem.nova = await contrata('Nina Nova', 'N1', [[dias(-44), 'norte']], { superior: { id: quem.dona.id } })
  quem.atrasada = await contrata('Ada Atrasada', 'N2', [[dias(-60), 'norte']])
  // moves to Sul before her 45th day
  quem.doSul = await contrata('Sula Sul', 'N3', [
    [dias(-30), 'norte'],
    [dias(-10), 'sul'],
  ])
  quem.estagio = await contrata('Edu Estágio', 'N4', [[dias(-10), 'norte']], { vinculo: 'S' })
  quem.saiu = await contrata('Saulo Saiu', 'N5', [[dias(-40), 'norte']], { situacao: 'D', dataDesligamento: dias(-5) })
  await run('update talento set superior_id = $1, superior_empresa_id = 1 where id = $2', [quem.dona.id, quem.nova.id])
  await run('update talento_historico set superior_id = $1, superior_empresa_id = 1 where talento_id = $2', [
    quem.dona.id,
    quem.nova.id,
  ])
  gestor = await usuario('dora', ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], quem.dona)
  curioso = await usuario('curioso', ['ROLE_CAD_TALENTO_VER'])
}, 180_000)
afterAll(() => c?.app.close())

/** What the list shows of the people of this file. */
async function lista(client: Client, query = ''): Promise<ExperienceTalent[]> {
  const periodos = `${p45.id},${p90.id},${inativo.id}`
  const answer = await client.get(
    `${BASE}/talentos?size=100&periodosIds=${periodos}&areasIds=${c.norte.id},${c.sul.id}${query}`,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as ExperienceTalent[]
}
const nomes = (talentos: ExperienceTalent[]) => talentos.map(({ nome }) => nome)
const recentes = () => `&vencimentoDe=${dias(-60)}`
const erros = (answer: { json(): unknown }) => (answer.json() as { errors: RecordData[] }).errors

test('an evaluation is due on admission + days - 1, because the first day counts', () => {
  expect(vencimentoDaExperiencia('2026-03-02', 45)).toBe('2026-04-15')
  expect(vencimentoDaExperiencia('2026-03-02', 1)).toBe('2026-03-02')
  expect(vencimentoDaExperiencia('2023-12-31', 90)).toBe('2024-03-29')
  expect(diasDeExperiencia('2026-03-02', '2026-04-15')).toBe(45)
})

test('a performance on a limit counts in the lower range', () => {
  expect([0, 25, 25.01, 50, 50.01, 75, 75.01, 100].map(faixaDaPerformance)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

describe('the list of talents', () => {
  it('has who was admitted and has not left, with the active periods, whose due day and place are those of the day', async () => {
    const talentos = await lista(c.admin, recentes())
    expect(nomes(talentos)).toEqual(['Ada Atrasada', 'Nina Nova', 'Sula Sul'])
    const [ada, nina, sula] = talentos
    expect(nina).toMatchObject({ dataAdmissao: dias(-44), dias: 45, podeAvaliar: true })
    expect(nina?.periodos).toMatchObject([
      { id: p45.id, dias: 45, vencimento: hoje, faltam: 0, vencido: false, situacao: 'N', area: 'Norte' },
      { id: p90.id, dias: 90, vencimento: dias(45), faltam: 45, vencido: false, situacao: 'N' },
    ])
    expect(ada?.periodos[0]).toMatchObject({ vencimento: dias(-16), vencido: true, faltam: -16 })
    expect(sula?.periodos.map(({ area }) => area)).toEqual(['Sul', 'Sul'])
    expect(await lista(c.admin, `${recentes()}&nome=nina%20n1`)).toHaveLength(1)
  })

  it('is narrowed by area with those below it, period, state, overdue and due days; a wrong filter is told', async () => {
    expect(nomes(await lista(c.admin, `${recentes()}&vencidos=true`))).toEqual(['Ada Atrasada'])
    const prazo = `&vencimentoDe=${dias(1)}&vencimentoAte=${dias(30)}`
    expect((await lista(c.admin, prazo)).map(({ nome, periodos }) => [nome, periodos.map(({ dias: n }) => n)])).toEqual(
      [
        ['Sula Sul', [45, 90]],
        ['Ada Atrasada', [45, 90]],
      ],
    )
    const pai = await run('select area_mae_id::int as id from area_organizacional where id = $1', [c.norte.id])
    const doPai = await c.admin.get(
      `${BASE}/talentos?periodosIds=${p45.id}&areasIds=${pai[0]?.id}&vencimentoDe=${dias(-60)}`,
    )
    expect(nomes(doPai.json())).toEqual(['Ada Atrasada', 'Nina Nova', 'Sula Sul'])
    const page = await c.admin.get(
      `${BASE}/talentos?periodosIds=${p45.id}&areasIds=${pai[0]?.id}&vencimentoDe=${dias(-60)}&size=1&page=1`,
    )
    expect([nomes(page.json()), page.headers['content-range']]).toEqual([['Nina Nova'], 'talentos 1-1/3'])
    expect((await c.admin.get(`${BASE}/talentos?situacao=X`)).statusCode).toBe(400)
    expect((await c.admin.get(`${BASE}/talentos?vencimentoDe=ontem`)).statusCode).toBe(400)
  })

  it('shows a manager his own people, a manager of areas those of his areas, another company nobody, and is refused without the right', async () => {
    expect(nomes(await lista(gestor, recentes()))).toEqual(['Nina Nova'])
    // whoever is his manager sees him, whatever areas he is restricted to
    const areas = (ids: number[], on: boolean) =>
      run(
        "update usuario_empresa set restringir_areas = $1, areas_ids = $2 where usuario_id = (select id from usuario where login = 'dora')",
        [on, JSON.stringify(ids)],
      )
    await areas([c.sul.id], true)
    expect(nomes(await lista(gestor, recentes()))).toEqual(['Nina Nova'])
    const ref = { colaborador: { id: quem.nova.id }, periodoExperiencia: { id: p90.id } }
    const aberta = await gestor.post(BASE, ref)
    expect(aberta.statusCode, aberta.body).toBe(201)
    expect((await gestor.delete(`${BASE}/${(aberta.json() as Registro).id}`)).statusCode).toBe(204)
    await areas([], false)
    // Sula is in Sul today
    expect(nomes(await lista(c.gestora, recentes()))).toEqual(['Ada Atrasada', 'Nina Nova'])
    expect(await lista(c.outra, recentes())).toEqual([])
    expect((await curioso.get(`${BASE}/talentos`)).statusCode).toBe(403)
    expect((await c.app.nobody.get(`${BASE}/talentos`)).statusCode).toBe(401)
    const detail = (id: number, client: Client) =>
      client.get(`${BASE}/talentos/${id}/colaboradores-questionarios/detail`)
    expect((await detail(quem.nova.id, gestor)).json()).toMatchObject({ nome: 'Nina Nova', podeAvaliar: true })
    expect((await detail(quem.atrasada.id, gestor)).statusCode).toBe(404)
    expect((await detail(quem.doSul.id, c.gestora)).statusCode).toBe(404)
    expect((await detail(quem.nova.id, c.outra)).statusCode).toBe(404)
  })
})

describe('evaluating', () => {
  const url = (talento: Pessoa) => `${BASE}/talentos/${talento.id}/colaboradores-questionarios`

  it('is opened and answered in one by the manager; the result is told against the least demanded', async () => {
    const answer = await gestor.post(url(quem.nova), {
      periodoExperienciaId: p45.id,
      respostas: respostas(modelo45, 7, 1),
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const feita = answer.json() as Registro
    expect(feita).toMatchObject({ situacao: 'R', vencimento: hoje, periodoExperiencia: { nome: 'Prova 45' } })
    // (2 × 0.7 + 1 × 3/4) / 3
    const [nina] = await lista(gestor, recentes())
    expect(nina?.periodos[0]).toMatchObject({
      ...{ situacao: 'R', performance: 71.67, aprovado: true, percentualMinimoAprovacao: 70, respondidaEm: hoje },
      modelo: { titulo: 'Prova: 45 dias' },
    })
    const [row] = await run('select avaliador_id::int as avaliador from colaborador_questionario where id = $1', [
      feita.id,
    ])
    expect(row?.avaliador).toBe(quem.dona.id)
    expect((await gestor.get(`${BASE}/${feita.id}`)).json()).toMatchObject({ performance: 71.67, aprovado: true })
    // once per talent and period
    const again = await c.admin.post(url(quem.nova), {
      periodoExperienciaId: p45.id,
      respostas: respostas(modelo45, 1, 2),
    })
    expect([again.statusCode, erros(again)[0]?.message]).toEqual([
      409,
      'Este talento já tem a avaliação deste período.',
    ])
  })

  it('is opened without answers, read with its questions, and taken back at the talent; a manager is told when it ends', async () => {
    const made = await gestor.post(url(quem.nova), { periodoExperienciaId: p90.id })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject({ situacao: 'N', origem: 'A' })
    const { id } = made.json() as Registro
    const asked = await gestor.get(`${url(quem.nova)}/${modelo90.questionario.id}`)
    expect(asked.json(), asked.body).toMatchObject({ id, situacao: 'N' })
    const models = '/api/avaliacao/modelos-avaliacao'
    const due = await gestor.get(
      `${models}/periodo-experiencia?colaboradorId=${quem.nova.id}&avaliacaoId=${modelo90.id}`,
    )
    // admitted 44 days ago: the 45th day is today, the 90th 45 days later
    expect(due.json(), due.body).toMatchObject({ id: p90.id, vencimento: dias(45) })
    const periods = (who: Client, of: Pessoa) => who.get(`${models}/periodos-experiencia?colaboradorId=${of.id}`)
    expect((await periods(gestor, quem.nova)).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: p45.id, vencimento: hoje })]),
    )
    expect((await periods(curioso, quem.nova)).statusCode).toBe(403)
    expect((await periods(c.outra, quem.nova)).statusCode).toBe(404)
    expect((await gestor.delete(`${url(quem.atrasada)}/${id}`)).statusCode).toBe(404)
    expect((await gestor.delete(`${url(quem.nova)}/${id}`)).statusCode).toBe(204)
  })

  it('is answered anew after it was handed in, keeps a draft, and is refused where an answer is wrong: nothing half-written', async () => {
    const { colaboradorQuestionarioId: id } = (await lista(gestor, recentes()))[0]?.periodos[0] ?? {}
    const copia = `${url(quem.nova)}/${id}`
    const { versao } = (await gestor.get(`${BASE}/${id}`)).json() as Registro
    expect(
      (await gestor.put(copia, { versao, respostas: [{ perguntaId: modelo45.perguntas.nota, nota: 11 }] })).statusCode,
    ).toBe(400)
    expect((await gestor.get(`${BASE}/${id}`)).json()).toMatchObject({ situacao: 'R', performance: 71.67, versao })
    const stale = await gestor.put(copia, { versao: versao - 1, respostas: respostas(modelo45, 6, 1) })
    expect(stale.statusCode).toBe(409)
    // what stands now comes along, as it is answered: the page goes on from there
    expect((stale.json() as { atual: unknown }).atual).toMatchObject({
      versao,
      respostas: expect.arrayContaining([{ perguntaId: modelo45.perguntas.nota, tipoId: 4, nota: 7 }]),
    })
    const edited = await gestor.put(copia, { versao, respostas: respostas(modelo45, 6, 1), observacao: 'Conversamos.' })
    expect(edited.statusCode, edited.body).toBe(200)
    // (2 × 0.6 + 0.75) / 3 = 65, below 70
    expect((await gestor.get(`${BASE}/${id}`)).json()).toMatchObject({ performance: 65, aprovado: false })
    const draft = await gestor.put(copia, { respondidoParcialmente: true, respostas: respostas(modelo45, 9, 0) })
    expect(draft.json(), draft.body).toMatchObject({ situacao: 'P' })
    expect((await lista(gestor, `${recentes()}&situacao=P`))[0]?.periodos[0]).toMatchObject({ situacao: 'P' })
    const answered = await gestor.put(copia, { respostas: respostas(modelo45, 10, 0) })
    expect(answered.statusCode, answered.body).toBe(200)
    expect((await gestor.get(`${BASE}/${id}`)).json()).toMatchObject({ performance: 100, aprovado: true })
  })

  it('is for the manager and for HR alone: others, another company and who only reads are refused', async () => {
    const body = { periodoExperienciaId: p45.id, respostas: respostas(modelo45, 5, 0) }
    expect((await gestor.post(url(quem.atrasada), body)).statusCode).toBe(404)
    expect((await c.outra.post(url(quem.atrasada), body)).statusCode).toBe(404)
    expect((await c.gestora.post(url(quem.doSul), body)).statusCode).toBe(404)
    expect((await curioso.post(url(quem.atrasada), body)).statusCode).toBe(403)
    const soLe = await c.app.clientWithout('ROLE_MOV_AVALIACAO_ALTERAR')
    expect((await soLe.post(url(quem.atrasada), body)).statusCode).toBe(404)
    const [ada] = await lista(soLe, `${recentes()}&nome=Ada`)
    expect(ada).toMatchObject({ nome: 'Ada Atrasada', podeAvaliar: false })
  })

  it('opens with the only model of the period, another one is chosen, and one of another period is refused', async () => {
    const ref = (one: Pessoa) => ({ id: one.id })
    const semModelo = await c.admin.post(BASE, { colaborador: ref(quem.doSul), periodoExperiencia: ref(inativo) })
    expect([semModelo.statusCode, erros(semModelo)[0]?.field]).toEqual([400, 'modeloAvaliacao'])
    const { modelo } = experiencias(c.admin)
    const outro = await modelo('Prova: 45 dias, outro', p45)
    const varios = await c.admin.post(BASE, { colaborador: ref(quem.doSul), periodoExperiencia: ref(p45) })
    expect(erros(varios)[0]?.message).toBe('Modelo de Avaliação é obrigatório')
    const body = { colaborador: ref(quem.doSul), periodoExperiencia: ref(p45) }
    const errado = await c.admin.post(BASE, { ...body, modeloAvaliacao: ref(modelo90) })
    expect(erros(errado)[0]?.message).toBe('Este modelo não é do período de experiência.')
    const aberta = (await c.admin.post(BASE, { ...body, modeloAvaliacao: ref(outro) })).json() as Registro
    expect(aberta).toMatchObject({ titulo: 'Prova: 45 dias, outro', situacao: 'N', origem: 'A' })
    const { versao } = (await c.admin.get(`${BASE}/${aberta.id}`)).json() as Registro
    const trocada = await c.admin.put(`${BASE}/${aberta.id}`, { versao, modeloAvaliacao: ref(modelo45) })
    expect(trocada.json(), trocada.body).toMatchObject({
      titulo: 'Prova: 45 dias',
      modeloAvaliacao: { id: modelo45.id },
    })
    const listed = (await c.admin.get(`${BASE}?colaborador=${quem.doSul.id}`)).json() as Registro[]
    expect(listed.map(({ id }) => id)).toEqual([aberta.id])
    expect(
      (await c.admin.patch(`/api/avaliacao/modelos-avaliacao/${outro.id}`, { versao: outro.versao, ativo: false }))
        .statusCode,
    ).toBe(200)
    const saiu = await c.admin.post(BASE, { colaborador: ref(quem.saiu), periodoExperiencia: ref(p45) })
    expect(erros(saiu)[0]?.message).toBe('O talento não trabalha na empresa hoje.')
    expect((await c.admin.delete(`${BASE}/${aberta.id}`)).statusCode).toBe(204)
    expect((await c.admin.get(`${BASE}/${aberta.id}`)).statusCode).toBe(404)
  })

  it('shows the questions without what tells the better answer, before and while it is answered', async () => {
    const ask = (client: Client) => client.get(`${url(quem.nova)}/${modelo90.questionario.id}`)
    const body = (await ask(gestor)).json() as { titulo: string; perguntas: { opcoes?: RecordData[] }[] }
    expect(body.titulo).toBe('Prova: 90 dias')
    expect(body.perguntas.flatMap(({ opcoes = [] }) => opcoes.map((one) => Object.keys(one).join()))).toEqual(
      Array(3).fill('id,texto'),
    )
    expect((await ask(c.outra)).statusCode).toBe(404)
    expect((await gestor.get(`${url(quem.nova)}/999999`)).statusCode).toBe(404)
  })

  it('[REL-avaliacao/colaborador-questionario/experiencia/impressao: rows, empty, areas, companies] is printed once it was answered, by who may read it', async () => {
    const { colaboradorQuestionarioId: id } = (await lista(gestor, recentes()))[0]?.periodos[0] ?? {}
    const ask = (client: Client, more: RecordData = {}) =>
      client.post(`${BASE}/imprimir-avaliacao-respondida`, { colaboradorQuestionarioId: id, ...more })
    const printed = await ask(gestor, { agruparPorAspecto: true, modoEconomico: true })
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = (await pagesOf(printed.rawPayload)).join(' ')
    for (const words of ['Nina Nova', 'Prova 45', 'Aprovado', 'Dora Gestora', 'Pontualidade'])
      expect(text).toContain(words)
    expect((await ask(c.outra)).statusCode).toBe(404)
    expect((await ask(curioso)).statusCode).toBe(403)
    // Sula is in an area the manager of areas does not see; nobody has answered
    const colaborador = { id: quem.doSul.id }
    const aberta = (await c.admin.post(BASE, { colaborador, periodoExperiencia: { id: p45.id } })).json() as Registro
    const dela = { colaboradorQuestionarioId: aberta.id }
    expect((await ask(c.gestora, dela)).statusCode).toBe(404)
    const vazia = await ask(c.admin, dela)
    expect([vazia.statusCode, vazia.json().message]).toEqual([409, 'A avaliação ainda não foi respondida.'])
    expect((await c.admin.delete(`${BASE}/${aberta.id}`)).statusCode).toBe(204)
  })

  it('is deleted by HR when it was handed in, by the manager before', async () => {
    const { colaboradorQuestionarioId: id } = (await lista(gestor, recentes()))[0]?.periodos[0] ?? {}
    expect((await gestor.delete(`${url(quem.nova)}/${id}`)).statusCode).toBe(403)
    expect((await c.admin.delete(`${url(quem.atrasada)}/${id}`)).statusCode).toBe(404)
    expect((await c.admin.delete(`${url(quem.nova)}/${id}`)).statusCode).toBe(204)
    const draft = await gestor.post(url(quem.nova), {
      ...{ periodoExperienciaId: p45.id, respondidoParcialmente: true },
      respostas: [{ perguntaId: modelo45.perguntas.nota, nota: 3 }],
    })
    const { id: outra, situacao } = draft.json() as Registro
    expect([draft.statusCode, situacao]).toEqual([201, 'P'])
    expect((await gestor.delete(`${url(quem.nova)}/${outra}`)).statusCode).toBe(204)
  })
})

describe('models of the periods', () => {
  const url = `${BASE}/modelos-acompanhamentos-periodo-experiencias`

  it('are listed with their periods and given others in batch, all or none', async () => {
    const listed = (await c.admin.get(url)).json() as RecordData[]
    expect(listed).toContainEqual(
      expect.objectContaining({
        titulo: 'Prova: 90 dias',
        perguntas: 3,
        periodoExperiencia: { id: p90.id, nome: 'Prova 90', dias: 90 },
      }),
    )
    const liga = (modelos: RecordData[], client = c.admin) => client.put(url, { modelos })
    const troca = { modeloAvaliacaoId: modelo90.id, periodoExperienciaId: p45.id }
    const refused = await liga([troca, { modeloAvaliacaoId: modelo45.id, periodoExperienciaId: inativo.id }])
    expect([refused.statusCode, erros(refused)[0]]).toMatchObject([
      400,
      { field: 'modelos[1].periodoExperienciaId', message: 'Este período está inativo.' },
    ])
    expect(erros(await liga([troca, troca]))[0]).toMatchObject({ message: 'Este modelo está duas vezes na lista.' })
    expect(erros(await liga([{ ...troca, modeloAvaliacaoId: 999_999 }]))[0]).toMatchObject({
      field: 'modelos[0].modeloAvaliacaoId',
    })
    expect((await liga([troca], gestor)).statusCode).toBe(403)
    expect((await liga([troca], c.outra)).statusCode).toBe(400)
    expect((await liga([])).statusCode).toBe(400)
    // nothing of a refused list was stored
    const periodoDe = async () =>
      ((await c.admin.get(url)).json() as Registro[]).find(({ id }) => id === modelo90.id)?.periodoExperiencia
    expect(await periodoDe()).toMatchObject({ id: p90.id })
    expect((await liga([troca])).statusCode).toBe(200)
    expect(await periodoDe()).toMatchObject({ id: p45.id })
    expect((await liga([{ ...troca, periodoExperienciaId: p90.id }])).statusCode).toBe(200)
  })
})

describe('the warning', () => {
  const job = () => c.app.fastify.prumo.jobs.run('avisos-experiencia', {})
  const mensagens = (login: string) =>
    run(
      `select m.tipo, m.texto, m.link from mensagem m join usuario_mensagem x on x.mensagem_id = m.id join usuario u on u.id = x.usuario_id
       where u.login = $1 and m.texto like 'Avaliaç%experiência%' order by m.id`,
      [login],
    )

  it('reaches the manager and HR in box A and by e-mail, once per talent and period, as many days before as the company says', async () => {
    await job()
    const [nina] = await mensagens('dora')
    const dia = hoje.split('-').reverse().join('/')
    expect(nina).toEqual({
      tipo: 'A',
      texto: `Avaliação do período de experiência a vencer: Nina Nova (Prova 45, até ${dia}).`,
      link: `/avaliacao/acompanhamentos-periodos-experiencia/new?colaboradorId=${quem.nova.id}&periodoExperienciaId=${p45.id}`,
    })
    const emails = () =>
      run("select para, texto from email_saida where evento = 'EXPERIENCIA_A_VENCER' and para = 'dora@exemplo.com.br'")
    expect((await emails()).map(({ texto }) => String(texto).includes('Nina Nova (Prova 45'))).toEqual([true])
    const rh = (await run(
      `select m.texto from mensagem m join usuario_mensagem x on x.mensagem_id = m.id where x.usuario_id = 1 and m.tipo = 'A' and m.texto like '%Nina Nova%'`,
    )) as { texto: string }[]
    expect(rh).toHaveLength(1)
    await job()
    expect([await mensagens('dora'), await emails()].map(({ length }) => length)).toEqual([1, 1])
    // Sula's 45th day is in 14 days: beyond the ten of a company that says nothing
    const sulas = () => run("select from mensagem where texto like '%Sula Sul%'")
    expect(await sulas()).toHaveLength(0)
    await run('update empresa_configuracao set dias_aviso_experiencia = 14 where empresa_id = 1')
    await job()
    expect((await sulas()).length).toBeGreaterThan(0)
  })
})
