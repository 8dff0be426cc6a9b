import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { AVALIACOES, cenaAnonima, type Equipe, EXTERNO, NOTA, refused } from './cena-anonima.ts'
import { COPIAS, errorsOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** What was decided about surveys of people, named or not, each with its refusing side — issue 20 §2 to §5 */
let app: TestApp
let admin: Client
let lider: Client
let equipe: Equipe

const cena = cenaAnonima(() => ({ app, admin, lider, equipe }))
const { rows, made, passo, pesquisa, copias, abre, liberada, daLider, envia, todosRespondem } = cena

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  ;({ lider, ...equipe } = await cena.equipe('Decisões', 894_300))
}, 120_000)
afterAll(() => app?.close())

const publico = (mais: RecordData = {}) => ({ quem: 'CRITERIOS', areasOrganizacionais: [equipe.area], ...mais })
const situacaoDe = async ({ id }: Stored) => ((await admin.get(`${PESQUISAS}/${id}`)).json() as RecordData).situacao

test('[issue 20 §3] each step and each reading has an authority of its own, without which nothing happens', async () => {
  const parada = await pesquisa({ titulo: 'Parada', publico: publico() }, [NOTA])
  const one = await liberada('Passos')
  const copia = await daLider(one)
  const { questionario } = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as { questionario: { id: number } }
  const calls: [string, (client: Client) => Promise<{ statusCode: number }>][] = [
    ['ROLE_CAD_PESQUISA_INCLUIR', (c) => c.post(PESQUISAS, cena.corpo())],
    ['ROLE_CAD_PESQUISA_LIBERA', (c) => c.put(`${PESQUISAS}/${parada.id}/libera`, {})],
    ['ROLE_CAD_PESQUISA_ENCERRA', (c) => c.put(`${PESQUISAS}/${one.id}/encerra`, {})],
    ['ROLE_CAD_PESQUISA_DIVULGA', (c) => c.put(`${PESQUISAS}/${one.id}/divulga`, {})],
    ['ROLE_CAD_PESQUISA_DIVULGA', (c) => c.get(`${PESQUISAS}/${one.id}/comentarios`)],
    ['ROLE_PESQUISA_VER_PARTICIPANTES', (c) => c.get(`${PESQUISAS}/${one.id}/participacao/faltam`)],
    ['ROLE_PESQUISA_RESULTADOS', (c) => c.get(`${PESQUISAS}/${one.id}/resultados`)],
    ['ROLE_PESQUISA_EXCLUIR_RESPOSTAS', (c) => c.delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id] })],
    [
      'ROLE_PESQUISA_RESPONDER_POR_OUTRO',
      (c) => c.get(`${RESPOSTAS}/${questionario.id}/por-outro-usuario/${equipe.ids[0]}/turma/0`),
    ],
  ]
  expect((await envia(copia)).statusCode).toBe(200)
  for (const [authority, call] of calls)
    expect([authority, (await call(await app.clientWithout(authority))).statusCode]).toEqual([authority, 403])
  expect([await situacaoDe(parada), await situacaoDe(one)]).toEqual(['P', 'L'])
  expect((await copias(one)).filter(({ situacao }) => situacao === 'R')).toHaveLength(1)
})

test('[issue 20 §3] a release lists what is missing of period and audience, and then releases nothing', async () => {
  const ontem = addDays(app.today(), -1)
  for (const [body, faltas] of [
    [
      { dataIni: '2020-01-01', dataFim: ontem, publico: publico() },
      ['O período da pesquisa já terminou.', 'Inclua ao menos uma pergunta.'],
    ],
    [
      { publico: publico({ excetoTalentos: equipe.ids.map((id) => ({ id })) }) },
      ['Inclua ao menos uma pergunta.', 'Não há ninguém no público da pesquisa.'],
    ],
  ] as const) {
    const one = await pesquisa({ titulo: 'Faltam', ...body }, [])
    const answer = await admin.put(`${PESQUISAS}/${one.id}/libera`, {})
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, faltas.map((texto) => ['situacao', texto])])
    expect([await situacaoDe(one), await copias(one)]).toEqual(['P', []])
  }
})

test('[issue 20 §2] who is asked is frozen: one who moves or leaves keeps his copy, one who comes is asked only where the survey says so', async () => {
  const [fechada, aberta] = [
    await liberada('Sem quem chega'),
    await liberada('Com quem chega', { publico: publico({ incluirAdmitidosDepois: true }) }),
  ]
  const antes = (await copias(fechada)).map(({ colaborador }) => colaborador)
  const [, , , , sai, muda] = equipe.ids
  const outra = await made('/api/cargo-salario/areas-organizacionais', { nome: 'Outra área', ativo: true })
  await rows('update talento set area_organizacional_id = $1 where id = $2', [outra.id, muda])
  await rows('update talento_historico set area_organizacional_id = $1 where talento_id = $2', [outra.id, muda])
  await rows("update talento set situacao = 'D', data_desligamento = $1 where id = $2", [app.today(), sai])
  const novo = await made('/api/gestao-talentos/talentos', {
    ...{ nome: 'Chegou depois', cpf: cpf(894_390), dataAdmissao: app.today(), areaOrganizacional: equipe.area },
  })
  await app.fastify.prumo.jobs.run('pesquisas', {})
  expect((await copias(fechada)).map(({ colaborador }) => colaborador)).toEqual(antes)
  expect((await copias(aberta)).map(({ colaborador }) => colaborador)).toEqual([...antes, novo.id])
  const daQueSai = (await copias(fechada)).find(({ colaborador }) => colaborador === sai)
  const { codigo, mostra, stranger } = await abre(daQueSai?.id ?? 0)
  const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 4 }]
  expect((await stranger.post(EXTERNO, { codigo, respostas })).statusCode).toBe(200)
  await rows("update talento set situacao = 'A', data_desligamento = null where id = $1", [sai])
  await rows('update talento set area_organizacional_id = $1 where id = $2', [equipe.area.id, muda])
  await rows('update talento_historico set area_organizacional_id = $1 where talento_id = $2', [equipe.area.id, muda])
  await rows("update talento set situacao = 'D', data_desligamento = '2020-01-01' where id = $1", [novo.id])
})

test('[issue 20 §3] closes by itself the day after its last one, and not before', async () => {
  const one = await liberada('Até hoje', { dataFim: app.today() })
  await app.fastify.prumo.jobs.run('passos-por-prazo', {})
  expect(await situacaoDe(one)).toBe('L')
  await rows("update pesquisa set data_ini = '2020-01-01', data_fim = $1 where id = $2", [
    ...[addDays(app.today(), -1), one.id],
  ])
  await app.fastify.prumo.jobs.run('passos-por-prazo', {})
  expect(await situacaoDe(one)).toBe('E')
  expect(refused(await envia(await daLider(one)))).toEqual([409, 'A pesquisa já foi encerrada.'])
})

test('[issue 20 §5] who answers is told first which it is; his sheet takes along what he was shown, sex only where the survey says so', async () => {
  await rows("update talento set sexo = 'F' where id = any($1)", [equipe.ids])
  const vista = async (one: Stored) =>
    (await lider.get(`${AVALIACOES}/${await daLider(one)}/questionario`)).json() as RecordData & {
      leva?: { titulo: string; valor: string }[]
    }
  const nomeada = await pesquisa({ titulo: 'Com nome', anonima: false, publico: publico() }, [NOTA])
  await passo(nomeada, 'libera')
  expect(await vista(nomeada)).not.toHaveProperty('leva')
  expect((await vista(nomeada)).anonima).not.toBe(true)
  for (const [atributos, titulos] of [
    [['area'], ['Área Organizacional']],
    [
      ['area', 'sexo'],
      ['Área Organizacional', 'Sexo'],
    ],
  ] as const) {
    const one = await liberada(`Leva ${titulos.join()}`, { atributos })
    const { anonima, minimo, leva } = await vista(one)
    expect([anonima, minimo, leva?.map(({ titulo }) => titulo)]).toEqual([true, 5, titulos])
    await todosRespondem(one)
    await passo(one, 'encerra')
    const folhas = await rows<{ atributos: object }>('select atributos from folha where registro_id = $1', [one.id])
    expect(folhas.map((each) => Object.keys(each.atributos).toSorted())).toEqual(folhas.map(() => atributos))
    expect(folhas).toHaveLength(6)
  }
})

test('[issue 20 §4] answered in the place of another, both names stand in the trail; of an anonymous one nobody is', async () => {
  const nomeada = await pesquisa({ titulo: 'No lugar', anonima: false, publico: publico() }, [NOTA])
  await passo(nomeada, 'libera')
  const copia = (await copias(nomeada)).find(({ colaborador }) => colaborador === equipe.ids[2])
  expect((await envia(copia?.id, {}, admin)).statusCode).toBe(200)
  const historico = (await admin.get(`${AVALIACOES}/${copia?.id}/historico`)).body
  for (const nome of ['Decisões 3', 'Administrador']) expect(historico).toContain(nome)
  const anonima = await liberada('Só ela')
  const dela = (await copias(anonima)).find(({ colaborador }) => colaborador === equipe.ids[2])
  for (const call of [
    () => admin.post(`${RESPOSTAS}/${dela?.id}`, { respostas: [] }),
    () => admin.put(`${AVALIACOES}/${dela?.id}/respostas`, { respostas: [], respondidoParcialmente: true }),
  ])
    expect(refused(await call())).toEqual([409, 'Pesquisas anônimas só são respondidas pela própria pessoa.'])
})

test('[issue 20 §5] what somebody wrote is hidden with a reason or shown, and never changed', async () => {
  const one = await liberada('Textos')
  await todosRespondem(one, (n) => `Texto ${n}`)
  await passo(one, 'encerra')
  const at = `${PESQUISAS}/${one.id}/comentarios`
  const lidos = async () =>
    ((await admin.get(at)).json() as { comentarios: { id: string; texto: string }[] }).comentarios.toSorted((a, b) =>
      a.texto.localeCompare(b.texto),
    )
  const [primeiro] = await lidos()
  await admin.put(`${at}/${primeiro?.id}`, { oculto: true, motivo: 'Cita uma pessoa', texto: 'Outro texto' })
  const [outro] = await lidos()
  expect(outro).toMatchObject({ id: primeiro?.id, texto: primeiro?.texto })
  expect((await admin.patch(`${at}/${primeiro?.id}`, { texto: 'Outro texto' })).statusCode).toBe(405)
  expect((await admin.delete(`${at}/${primeiro?.id}`)).statusCode).toBe(405)
})
