import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '#schemas/runtime/answers/recruitment/desk.ts'
import type { Pending } from '#schemas/runtime/answers/workflow.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, create, first, type Stored } from './solicitacao/solicitacao.ts'

const DESK = '/api/mesa/hoje'

let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let lider: Client
/** in the area of the manager; the recruiter recruits for it */
let dela: Stored
/** elsewhere; nobody's in particular */
let outra: Stored
/** candidates: late in `dela`, later in `outra`, not late, in no step */
let atrasado: number
let maisAtrasado: number
let noPrazo: number
let semEtapa: number
let etapas: { id: number; nome: string }[]

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Row>(text, values)).rows
const deskOf = async (client: Client): Promise<Desk> => {
  const answer = await client.get(DESK)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Desk
}
const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await rh.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

/** Puts somebody new into a selection, where he has been for so many days. */
async function inSelection(nome: string, solicitacao: Stored, dias: number, etapa?: { id: number }): Promise<number> {
  const candidato = await made('captacao/candidatos', {
    nome,
    pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20', mae: 'Maria', etniaRaca: '3' },
    contato: { email: 'alguem@exemplo.com.br' },
  })
  const { id } = await made('captacao/candidato-solicitacoes', {
    candidato: { id: candidato.id },
    solicitacao: { id: solicitacao.id },
    ...(etapa ? { etapaSeletiva: { id: etapa.id } } : {}),
  })
  const since = "update candidato_solicitacao set na_etapa_desde = now() - $2 * interval '1 day' where id = $1"
  await sql(since, [id, dias])
  if (!etapa) await sql('update candidato_solicitacao set etapa_seletiva_id = null where id = $1', [id])
  return id
}

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh, rh2, lider] = [
    await login(app, 'admin'),
    await login(app, 'rh'),
    await login(app, 'rh2'),
    await login(app, 'lider'),
  ]
  // nobody of the demo is late, interviewed today or has something that runs out now
  await sql('update candidato_solicitacao set na_etapa_desde = now(), data = current_date')
  await sql("delete from entrevista where inicio between now() - interval '2 days' and now() + interval '2 days'")
  await sql('update solicitacao_pessoal set data_previsao_encerramento = null, recrutador_responsavel = null')
  await sql('update etapa_seletiva set acompanhamento_prazo_dias = case when ordem = 1 then 5 end where empresa_id = 1')
  etapas = await sql('select id, nome from etapa_seletiva where empresa_id = 1 order by ordem, id')
  const areas = (await lider.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as Stored[]
  const all = (await rh.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as Stored[]
  const fora = all.find(({ id, ativo }) => ativo !== false && !areas.some((area) => area.id === id))
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const aprovada = async (by: Client, more: RecordData) =>
    act(admin, (await create(by, { quantidade: 2, faixaSalarial, ...more })).id, 'status', { status: 'A' })
  dela = await aprovada(admin, {
    descricao: 'Dela',
    areaOrganizacional: { id: areas[0]?.id },
    recrutadorResponsavel: ' renata HOLANDA ',
  })
  outra = await aprovada(admin, { descricao: 'Outra', areaOrganizacional: { id: fora?.id } })
  atrasado = await inSelection('Ana Atrasada', dela, 7, etapas[0])
  maisAtrasado = await inSelection('Beto Atrasado', outra, 30, etapas[0])
  noPrazo = await inSelection('Cida no Prazo', dela, 5, etapas[0])
  semEtapa = await inSelection('Davi sem Etapa', dela, 40)
}, 120_000)
afterAll(() => app?.close())

describe('late candidates', () => {
  test('are those past the time of their step, of open requests, first those of one’s own vacancies', async () => {
    const { atrasados } = await deskOf(rh)
    expect(atrasados).toEqual({
      total: 2,
      itens: [
        expect.objectContaining({
          ...{ id: atrasado, nome: 'Ana Atrasada', solicitacaoId: dela.id, vaga: 'Dela', etapa: etapas[0]?.nome },
          ...{ dias: 7, prazoDias: 5, minha: true },
        }),
        expect.objectContaining({ id: maisAtrasado, dias: 30, minha: false }),
      ],
    })
    await act(rh, dela.id, 'suspende')
    expect((await deskOf(rh)).atrasados?.itens.map(({ id }) => id)).toEqual([maisAtrasado])
    await act(rh, dela.id, 'libera')
  })

  test('a manager sees those of her areas, and what is kept from managers she does not', async () => {
    expect((await deskOf(lider)).atrasados).toMatchObject({ total: 1, itens: [{ id: atrasado, minha: true }] })
    await sql('update solicitacao_pessoal set invisivel_para_gestor = true where id = $1', [dela.id])
    expect((await deskOf(lider)).atrasados).toEqual({ total: 0, itens: [] })
    await sql('update solicitacao_pessoal set invisivel_para_gestor = false where id = $1', [dela.id])
  })
})

describe('vacancies', () => {
  test('are one’s own, with the candidates in each step; who has no step stands in the first', async () => {
    const { vagas } = await deskOf(rh)
    expect(vagas?.minhas).toBe(true)
    const own = vagas?.itens.find(({ id }) => id === dela.id)
    expect(own).toMatchObject({ descricao: 'Dela', quantidade: 2, preenchidas: 0, emSelecao: 3, atrasados: 1 })
    expect(own?.etapas).toEqual(etapas.map(({ nome }, at) => ({ nome, total: at === 0 ? 3 : 0 })))
    expect(vagas?.itens.map(({ id }) => id)).not.toContain(outra.id)
  })

  test('without any of his own, somebody sees those of others; a manager all of her areas', async () => {
    const client = await app.clientWithout('ROLE_CAD_IDIOMA')
    const { vagas } = await deskOf(client)
    expect(vagas?.minhas).toBe(false)
    expect(vagas?.itens[0]?.id).toBe(outra.id)
    const hers = (await deskOf(lider)).vagas
    expect(hers?.minhas).toBe(true)
    expect(hers?.itens.map(({ id }) => id)).toContain(dela.id)
    expect(hers?.itens.map(({ id }) => id)).not.toContain(outra.id)
  })

  test('are the same that the board opens with', async () => {
    const board = (await rh.get('/api/captacao/candidato-solicitacoes/vagas')).json() as (RecordData & { id: number })[]
    expect(board.find(({ id }) => id === dela.id)).toMatchObject({
      ...{ emSelecao: 3, atrasados: 1, semEtapa: 1, entrevistas: 0, minha: true, preenchidas: 0 },
    })
    expect(board.find(({ id }) => id === outra.id)).toMatchObject({ emSelecao: 1, atrasados: 1, minha: false })
  })
})

test('interviews of today come by their time, also to the manager of the area; yesterday’s, tomorrow’s and called off ones do not', async () => {
  const [{ id: eu } = { id: 0 }] = await sql<{ id: number }>("select id from usuario where login = 'rh'")
  const day = (days: number) => addDays(app.today(), days) ?? ''
  const marca = (candidatura: number, inicio: string) =>
    made('captacao/entrevistas', {
      candidatura: { id: candidatura },
      ...{ inicio, duracao: 30, local: 'Sala 2', entrevistadores: [{ id: eu }] },
    })
  const late = await marca(noPrazo, `${day(0)}T23:15:00-03:00`)
  const early = await marca(maisAtrasado, `${day(0)}T00:40:00-03:00`)
  await marca(atrasado, `${day(1)}T00:00:00-03:00`)
  await marca(semEtapa, `${day(-1)}T23:59:00-03:00`)
  const gone = await marca(atrasado, `${day(0)}T12:00:00-03:00`)
  expect((await rh.put(`/api/captacao/entrevistas/${gone.id}/cancela`, { motivo: 'Engano.' })).statusCode).toBe(200)
  expect((await deskOf(rh)).entrevistas).toMatchObject([
    { id: early.id, candidato: 'Beto Atrasado', vaga: 'Outra', local: 'Sala 2', duracao: 30, comigo: true },
    { id: late.id, candidato: 'Cida no Prazo', candidaturaId: noPrazo },
  ])
  expect((await deskOf(lider)).entrevistas).toMatchObject([{ id: late.id, comigo: false }])
  expect((await deskOf(await app.clientWithout('ROLE_MOV_ENTREVISTA_VER'))).entrevistas).toBeUndefined()
})

test('what runs out today comes before what ran out yesterday, with the page of the record', async () => {
  const kind = 'captacao/solicitacao-pessoal:previsao'
  const due = 'update solicitacao_pessoal set data_previsao_encerramento = $2::date where id = $1'
  await sql(due, [dela.id, addDays(app.today(), -1)])
  await sql(due, [outra.id, app.today()])
  const { vencimentos } = await deskOf(rh)
  const own = vencimentos?.itens.filter(({ tipo }) => tipo === kind)
  expect(own).toMatchObject([
    { registro: 'Outra', faltam: 0, rota: `/captacao/solicitacoes-pessoal/${outra.id}/ficha` },
    { registro: 'Dela', faltam: -1 },
  ])
  expect((await deskOf(await app.clientWithout('ROLE_VENCIMENTOS'))).vencimentos).toBeUndefined()
})

test('another company sees nothing of it; who has no right gets an empty desk, and nobody without a log-in', async () => {
  const other = await deskOf(rh2)
  const text = JSON.stringify(other)
  for (const nome of ['Ana Atrasada', 'Beto Atrasado', 'Cida no Prazo', '"Dela"', '"Outra"'])
    expect(text).not.toContain(nome)
  const perfil = (
    await admin.post('/api/utilitario/perfis', { nome: 'pouco', authorities: ['ROLE_CAD_IDIOMA'] })
  ).json()
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }] }]
  await admin.post('/api/utilitario/usuarios', { nome: 'pouco', login: 'pouco', senha: PASSWORD, empresas })
  expect(await deskOf(await login(app, 'pouco'))).toEqual({})
  expect((await app.nobody.get(DESK)).statusCode).toBe(401)
})

test('what waited before its register had approvals waits on the desk, too, and is answered there; what is closed does not', async () => {
  const waits = async () =>
    ((await admin.get('/api/aprovacoes')).json() as Pending[]).filter(({ rotulo }) => rotulo.startsWith('Antiga'))
  const [antiga, encerrada] = [
    await create(rh, { descricao: 'Antiga', quantidade: 3 }),
    await create(rh, { descricao: 'Antiga e encerrada' }),
  ]
  await sql('delete from aprovacao where registro_id = any($1::bigint[])', [[antiga.id, encerrada.id]])
  await sql('update solicitacao_pessoal set encerrada = true where id = $1', [encerrada.id])
  const [one, ...others] = await waits()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    endereco: `/captacao/solicitacoes-pessoal/${antiga.id}/ficha`,
    etapa: 'Liberação',
    aprovar: { passo: 'status', corpo: { status: 'A' }, motivo: 'observacaoLiberador' },
  })
  expect(one?.detalhes).toContain('Número de vagas: 3')
  expect(((await rh2.get('/api/aprovacoes')).json() as Pending[]).map(({ rotulo }) => rotulo)).not.toContain('Antiga')
  expect(((await lider.get('/api/aprovacoes')).json() as Pending[]).map(({ rotulo }) => rotulo)).not.toContain('Antiga')
  await act(admin, antiga.id, 'status', { ...one?.aprovar.corpo })
  expect(await waits()).toEqual([])
})
