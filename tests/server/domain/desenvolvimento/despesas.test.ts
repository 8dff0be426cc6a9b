import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, errorsOf, type Stored } from '#tests/server/domain/pesquisa/pesquisas.ts'

/** Expenses of classes and goals of hours — spec 3 §3, §5 Training, §7 */
let app: TestApp
let admin: Client
let turma: Stored
let outra: Stored
let sala: Stored
let livro: Stored

const { made } = acoesDe(() => ({ app, admin }))
const TURMAS = '/api/desenvolvimento/turmas'
const TIPOS = '/api/desenvolvimento/tipo-despesa'
const DESPESAS = '/api/desenvolvimento/despesas-turma'
const METAS = '/api/desenvolvimento/metas-horas-treinamento'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const curso = await made('/api/desenvolvimento/cursos', { nome: 'Curso com despesas' })
  const body = { curso: { id: curso.id }, dataPrevIni: '2026-11-02', dataPrevFim: '2026-11-06' }
  turma = await made(TURMAS, { ...body, descricao: 'Primeira', custo: 50 })
  outra = await made(TURMAS, { ...body, descricao: 'Segunda' })
  sala = await made(TIPOS, { descricao: 'Sala alugada' })
  livro = await made(TIPOS, { descricao: 'Livro' })
})
afterAll(() => app?.close())

const lida = async ({ id }: Stored) => (await admin.get(`${TURMAS}/${id}`)).json() as Stored & { custo?: number }
const despesa = (da: Stored, tipo: Stored, valor: number) =>
  made(DESPESAS, { turma: { id: da.id }, tipoDespesa: { id: tipo.id }, valor })
const grava = (da: Stored, ...linhas: [Stored, number][]) =>
  admin.put(`${TURMAS}/${da.id}/despesas`, linhas.map(([{ id }, valor]) => ({ tipoDespesa: { id }, valor })) as never)

describe('[spec 3 §3] the cost of a class', () => {
  test('is the sum of its expenses while it has any, whichever is made, changed, moved or deleted', async () => {
    const primeira = await despesa(turma, sala, 100.1)
    expect((await lida(turma)).custo).toBe(100.1)
    const segunda = await despesa(turma, livro, 200.2)
    expect((await lida(turma)).custo).toBe(300.3)
    const mudada = await admin.put(`${DESPESAS}/${primeira.id}`, { ...primeira, valor: 0 })
    expect([mudada.statusCode, (await lida(turma)).custo]).toEqual([200, 200.2])
    const movida = await admin.put(`${DESPESAS}/${segunda.id}`, { ...segunda, turma: { id: outra.id } })
    expect(movida.statusCode).toBe(200)
    expect([(await lida(turma)).custo, (await lida(outra)).custo]).toEqual([0, 200.2])
    const { versao } = movida.json() as Stored
    expect((await admin.delete(`${DESPESAS}/${segunda.id}?versao=${versao}`)).statusCode).toBeLessThan(300)
    expect((await lida(outra)).custo).toBeUndefined()
  })

  test('is not said by hand meanwhile, and the form knows why', async () => {
    const before = await lida(turma)
    expect(before.motivoCusto).toBe('O custo é a soma das despesas da turma.')
    const answer = await admin.put(`${TURMAS}/${turma.id}`, { ...before, custo: 999 })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [['custo', 'O custo é a soma das despesas da turma.']]])
    expect((await admin.put(`${TURMAS}/${turma.id}`, { ...before, instrutor: 'Outro' })).statusCode).toBe(200)
    const free = await lida(outra)
    expect(free.motivoCusto).toBeUndefined()
    expect((await admin.put(`${TURMAS}/${outra.id}`, { ...free, custo: 75 })).statusCode).toBe(200)
  })

  test('follows the list of PUT /{turmaId}/despesas, which is saved whole or not at all', async () => {
    const saved = await grava(outra, [sala, 10], [livro, 20])
    expect([saved.statusCode, (saved.json() as { custo: number }).custo]).toEqual([200, 30])
    const before = (await lida(outra)).versao
    await grava(outra, [livro, 25.5])
    // one change of the class, however many expenses changed
    expect([(await lida(outra)).custo, (await lida(outra)).versao]).toEqual([25.5, before + 1])
    const refused = await grava(outra, [sala, 1], [livro, -1])
    expect([refused.statusCode, errorsOf(refused)]).toEqual([
      400,
      [['despesas[1].valor', 'Valor (R$) deve ser maior ou igual a 0']],
    ])
    const twice = await grava(outra, [sala, 1], [sala, 2])
    expect(errorsOf(twice)).toEqual([['despesas[1].tipoDespesa', 'A turma já tem uma despesa deste tipo.']])
    expect((await lida(outra)).custo).toBe(25.5)
    const may = await app.clientWithout('ROLE_CAD_DESPESA_TURMA_EXCLUIR')
    expect((await may.put(`${TURMAS}/${outra.id}/despesas`, [] as never)).statusCode).toBe(403)
    expect((await may.put(`${TURMAS}/999999/despesas`, [] as never)).statusCode).toBe(404)
    expect((await grava(outra)).statusCode).toBe(200)
    expect((await lida(outra)).custo).toBeUndefined()
  })

  test("[spec 3 §7] 'GET /tipo-despesa/por-turma' tells the types with what the class spent", async () => {
    await grava(outra, [livro, 12.34])
    const types = (await admin.get(`${TIPOS}/por-turma?turmaId=${outra.id}`)).json() as Stored[]
    const named = (descricao: string) => types.find((type) => type.descricao === descricao)
    expect([named('Livro')?.valor, named('Sala alugada')?.valor]).toEqual([12.34, null])
    expect((await admin.get(`${TIPOS}/por-turma`)).statusCode).toBe(400)
    expect((await admin.get(`${TIPOS}/por-turma?turmaId=999999`)).statusCode).toBe(404)
  })
})

test('[spec 3 §8] an expense type that a class spent on stays', async () => {
  const used = await admin.delete(`${TIPOS}/${livro.id}?versao=${livro.versao}`)
  expect([used.statusCode, used.body]).toEqual([409, expect.stringContaining('possui dependências em')])
  const answer = await admin.post(DESPESAS, { turma: { id: turma.id }, tipoDespesa: { id: livro.id }, valor: -0.01 })
  expect(errorsOf(answer)).toEqual([['valor', 'Valor (R$) deve ser maior ou igual a 0']])
})

describe('goals of hours', () => {
  const meta = { mesAno: '2027-01', metaHora: '1:30' }
  test.each([
    ['[spec 3 §5] a name', { metas: [meta] }, 'nome', 'Nome é obrigatório'],
    [
      '[spec 3 §5] one of at most 60 characters',
      { nome: 'x'.repeat(61), metas: [meta] },
      'nome',
      'Nome deve ter no máximo 60 caracteres',
    ],
    ['[spec 3 §5] a goal', { nome: 'Meta', metas: [] }, 'metas', 'Metas é obrigatório'],
    [
      '[spec 3 §5] the month of each goal',
      { nome: 'Meta', metas: [{ metaHora: '1:30' }] },
      'metas[0].mesAno',
      'data a partir de é obrigatória',
    ],
    [
      '[spec 3 §5] the hours of each goal',
      { nome: 'Meta', metas: [{ mesAno: '2027-01' }] },
      'metas[0].metaHora',
      'meta em horas é obrigatória',
    ],
    [
      '[spec 3 §5] hours that are not empty',
      { nome: 'Meta', metas: [{ mesAno: '2027-01', metaHora: '' }] },
      'metas[0].metaHora',
      'meta em horas é obrigatória',
    ],
    [
      '[spec 3 §5] hours other than 0:00',
      { nome: 'Meta', metas: [{ mesAno: '2027-01', metaHora: '0:00' }] },
      'metas[0].metaHora',
      'meta em horas é obrigatória',
    ],
    [
      'one goal from a month on',
      { nome: 'Meta', metas: [meta, { ...meta, metaHora: '2:00' }] },
      'metas[1]',
      'Já há uma meta a partir deste mês.',
    ],
  ])('ask for %s', async (_name, body, campo, mensagem) => {
    const answer = await admin.post(METAS, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [[campo, mensagem]]])
  })

  test('stand in the order of their months; the last one shows in the list', async () => {
    const saved = await made(METAS, { nome: 'x'.repeat(60), metas: [meta, { mesAno: '2026-12', metaHora: '0:01' }] })
    expect((saved.metas as { mesAno: string }[]).map(({ mesAno }) => mesAno)).toEqual(['2026-12', '2027-01'])
    expect(saved).toMatchObject({ ultimoMes: '2027-01', ultimaMeta: '1:30' })
  })

  test('that are not editable stay as they are until somebody says that they are', async () => {
    const fixa = { ...meta, editavel: false }
    const saved = await made(METAS, { nome: 'Fixa', metas: [fixa, { mesAno: '2027-02', metaHora: '2:00' }] })
    const [primeira, segunda] = saved.metas as Stored[]
    const put = (...metas: object[]) => admin.put(`${METAS}/${saved.id}`, { ...saved, metas })
    const mensagem = 'A meta a partir de 01/2027 não é editável.'
    expect(errorsOf(await put({ ...primeira, metaHora: '9:00' }, segunda ?? {}))).toEqual([
      ['metas[0].metaHora', mensagem],
    ])
    expect(errorsOf(await put(segunda ?? {}))).toEqual([['metas', mensagem]])
    const changed = await put({ ...primeira, editavel: true, metaHora: '9:00' }, { ...segunda, metaHora: '3:00' })
    expect([changed.statusCode, (changed.json() as Stored).metas]).toMatchObject([
      200,
      [{ metaHora: '9:00' }, { metaHora: '3:00' }],
    ])
  })
})
