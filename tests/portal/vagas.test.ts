import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

interface Vaga {
  id: number
  titulo: string
  empresa: { id: number }
  cidade?: { id: number }
  area?: { id: number }
  solicitacaoId: number
  remuneracao?: number
  jaCandidatado?: boolean
}

let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function abertas(query = 'size=100', client = app.nobody): Promise<Vaga[]> {
  const answer = await client.get(`/api/externo/anuncios?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** An open vacancy of company 1. */
async function umaVaga(): Promise<Vaga> {
  const [vaga] = await abertas('empresaId=1&size=1')
  return vaga ?? expect.fail('company 1 has no open vacancy')
}

async function altera(id: number, changes: object): Promise<void> {
  const { versao } = (await rh.get(`/api/captacao/anuncios/${id}`)).json()
  const answer = await rh.patch(`/api/captacao/anuncios/${id}`, { ...changes, versao })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function some({ id, solicitacaoId }: Vaga): Promise<boolean> {
  const inList = (await abertas()).some((vaga) => vaga.id === id)
  const byRequest = (await abertas(`solicitacaoId=${solicitacaoId}`)).length > 0
  const alone = await app.nobody.get(`/api/externo/anuncios/${id}`)
  expect([inList, byRequest]).toEqual([alone.statusCode === 200, alone.statusCode === 200])
  return !inList
}

const days = (n: number): string => new Date(Date.parse(app.today()) + n * 86_400_000).toISOString().slice(0, 10)

test('anybody sees the open vacancies of all companies, without a log-in', async () => {
  const vagas = await abertas()
  expect(new Set(vagas.map(({ empresa }) => empresa.id))).toEqual(new Set([1, 2]))
  expect(vagas.every((vaga) => vaga.titulo && !('jaCandidatado' in vaga))).toBe(true)
})

test('each page says how many vacancies there are in all, and pages do not repeat vacancies', async () => {
  const all = await abertas()
  const first = await app.nobody.get('/api/externo/anuncios?page=0&size=3')
  expect(first.headers['content-range']).toBe(`externo/anuncios 0-2/${all.length}`)
  const second = await abertas('page=1&size=3')
  expect([...first.json(), ...second].map(({ id }: Vaga) => id)).toEqual(all.slice(0, 6).map(({ id }) => id))
  expect((await app.nobody.get('/api/externo/anuncios?q=inexistente')).headers['content-range']).toBe('items */0')
})

test('an advert that is not shown in the external module does not appear', async () => {
  const vaga = await umaVaga()
  await altera(vaga.id, { exibirModuloExterno: false })
  expect(await some(vaga)).toBe(true)
  await altera(vaga.id, { exibirModuloExterno: true })
  expect(await some(vaga)).toBe(false)
})

test('the vacancy appears up to the day of its expected closing, that day included', async () => {
  const vaga = await umaVaga()
  await altera(vaga.id, { previsaoEncerramento: days(-1) })
  expect(await some(vaga)).toBe(true)
  await altera(vaga.id, { previsaoEncerramento: days(0) })
  expect(await some(vaga)).toBe(false)
  await altera(vaga.id, { previsaoEncerramento: null })
  expect(await some(vaga)).toBe(false)
})

test('the vacancy of a suspended request goes, and comes back when it is released', async () => {
  const vaga = await umaVaga()
  const route = `/api/captacao/solicitacoes-pessoal/${vaga.solicitacaoId}`
  expect((await rh.put(`${route}/suspende`, { obsSuspensao: 'Orçamento' })).statusCode).toBe(200)
  expect(await some(vaga)).toBe(true)
  expect((await rh.put(`${route}/libera`, {})).statusCode).toBe(200)
  expect(await some(vaga)).toBe(false)
})

test.each([
  ['em análise', "status = 'I'"],
  ['reprovada', "status = 'R'"],
  ['encerrada', 'encerrada = true'],
  ['cancelada', 'cancelada = true'],
])('the vacancy of a request %s does not appear', async (_state, change) => {
  const vaga = await umaVaga()
  const { pool } = app.database
  const before = await pool.query('select status, encerrada, cancelada from solicitacao_pessoal where id = $1', [
    vaga.solicitacaoId,
  ])
  await pool.query(`update solicitacao_pessoal set ${change} where id = $1`, [vaga.solicitacaoId])
  expect(await some(vaga)).toBe(true)
  const { status, encerrada, cancelada } = before.rows[0]
  await pool.query('update solicitacao_pessoal set status = $1, encerrada = $2, cancelada = $3 where id = $4', [
    status,
    encerrada,
    cancelada,
    vaga.solicitacaoId,
  ])
  expect(await some(vaga)).toBe(false)
})

test('the vacancies of an inactive company do not appear', async () => {
  const { pool } = app.database
  await pool.query('update empresa set ativa = false where id = 2')
  expect((await abertas()).every(({ empresa }) => empresa.id === 1)).toBe(true)
  await pool.query('update empresa set ativa = true where id = 2')
})

test('the search looks at neither accents nor capitals, and finds all the words', async () => {
  const vaga = await umaVaga()
  await altera(vaga.id, { titulo: 'Técnico de Manutenção Mecânica' })
  for (const q of ['TECNICO', 'manutencao mecanica', 'mecânica técn'])
    expect((await abertas(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toContain(vaga.id)
  expect(await abertas(`q=${encodeURIComponent('tecnico astronauta')}`)).toEqual([])
  expect(await abertas('q=%25')).toEqual([])
})

test('company, city and area narrow the list, and the filters say how many vacancies each has', async () => {
  const all = await abertas('empresaId=1&size=100')
  expect(all.every(({ empresa }) => empresa.id === 1)).toBe(true)
  const { cidades, areas } = (await app.nobody.get('/api/externo/anuncios/filtros?empresaId=1')).json()
  for (const { id, quantidade } of cidades) {
    const found = await abertas(`empresaId=1&cidadeId=${id}&size=100`)
    expect([found.length, new Set(found.map(({ cidade }) => cidade?.id))]).toEqual([quantidade, new Set([id])])
  }
  const ofAreas = areas.reduce((sum: number, { quantidade }: { quantidade: number }) => sum + quantidade, 0)
  expect(ofAreas).toBe(all.length)
  const [area] = areas
  const same = await abertas(`filter=${encodeURIComponent(JSON.stringify({ areaId: area.id }))}&size=100`)
  expect(same.every((vaga) => vaga.area?.id === area.id)).toBe(true)
})

test('the salary appears only when the company shows it', async () => {
  const { pool } = app.database
  const vaga = await umaVaga()
  await pool.query('update solicitacao_pessoal set remuneracao = 2345.67 where id = $1', [vaga.solicitacaoId])
  const remuneracao = async (shown: boolean) => {
    await pool.query('update empresa_configuracao set sol_pessoal_exibir_salario = $1 where empresa_id = 1', [shown])
    return (await app.nobody.get(`/api/externo/anuncios/${vaga.id}`)).json().remuneracao
  }
  expect([await remuneracao(true), await remuneracao(false)]).toEqual([2345.67, undefined])
})

test('nothing but what the vacancy shows leaves the server', async () => {
  const shown = ['id', 'titulo', 'descricao', 'empresa', 'quantidade', 'previsaoEncerramento', 'cidade', 'area']
  const known = new Set([
    ...shown,
    'publicadaEm',
    'vinculo',
    'tipoVaga',
    'horarioComercial',
    'remuneracao',
    'solicitacaoId',
  ])
  for (const vaga of await abertas()) expect(Object.keys(vaga).filter((name) => !known.has(name))).toEqual([])
})

test('an internal vacancy is for who works in its company and has logged in, in no call for anybody else; a mixed one is for all', async () => {
  const vaga = await umaVaga()
  const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
  const tipo = (value: string) =>
    query('update solicitacao_pessoal set tipo_vaga = $1 where id = $2', [value, vaga.solicitacaoId])
  const candidato = await loginCandidato(app)
  const sees = async (client: Client) => {
    const ids = (await abertas('empresaId=1&size=100', client)).map(({ id }) => id)
    const { vinculos } = (await client.get('/api/externo/anuncios/filtros?empresaId=1')).json()
    const counted = vinculos.reduce((sum: number, { quantidade }: { quantidade: number }) => sum + quantidade, 0)
    const alone = (await client.get(`/api/externo/anuncios/${vaga.id}`)).statusCode
    return [ids.includes(vaga.id), alone, counted]
  }
  await query(`update solicitacao_pessoal set tipo_vaga = 'MISTA' where tipo_vaga = 'INTERNA'`)
  const [, , all] = await sees(app.nobody)
  await tipo('INTERNA')
  expect(await some(vaga)).toBe(true)
  const hidden = [false, 404, Number(all) - 1]
  expect([await sees(app.nobody), await sees(candidato)]).toEqual([hidden, hidden])
  expect((await candidato.post(`/api/externo/candidatos?solicitacaoId=${vaga.solicitacaoId}`)).statusCode).toBe(404)
  const talento = async (empresaId: number, situacao: string, cpf = CPF) =>
    query(`update talento set cpf = $3, situacao = $2 where id = (select min(id) from talento where empresa_id = $1)`, [
      empresaId,
      situacao,
      cpf,
    ])
  await talento(2, 'A')
  expect(await sees(candidato)).toEqual(hidden)
  await talento(1, 'D')
  expect(await sees(candidato)).toEqual(hidden)
  await talento(1, 'A')
  expect([await sees(candidato), await sees(app.nobody)]).toEqual([[true, 200, all], hidden])
  await tipo('MISTA')
  expect(await some(vaga)).toBe(false)
})

test('who is logged in sees that he has not applied yet; an internal user is a visitor', async () => {
  const [vaga] = await abertas('empresaId=1&size=1', await loginCandidato(app))
  expect(vaga).toMatchObject({ jaCandidatado: expect.any(Boolean) })
  const [inside] = await abertas('size=1', rh)
  expect(inside).not.toHaveProperty('jaCandidatado')
})

test.each([
  ['empresaId=abc', 'Empresa ID inválido. Revise ou solicite novamente o link'],
  ['empresaId=1;drop', 'Empresa ID inválido. Revise ou solicite novamente o link'],
  ['empresaId=9007199254740993', 'Empresa ID inválido. Revise ou solicite novamente o link'],
  ['cidadeId=-1', 'Parâmetro cidadeId inválido'],
  ['salario=1', 'Filtro desconhecido: salario'],
  ['sort=senha', 'Campo de ordenação desconhecido: senha'],
  ['q=%00', 'Busca inválida'],
  ['size=101', 'Uma página tem de 1 a 100 registros'],
  ['unpaged=true', 'Uma página tem de 1 a 100 registros'],
])('%s is refused', async (query, message) => {
  const answer = await app.nobody.get(`/api/externo/anuncios?${query}`)
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test.each(['0', '-1', 'x', '999999', '9007199254740993'])('the vacancy %s does not exist', async (id) => {
  expect((await app.nobody.get(`/api/externo/anuncios/${id}`)).statusCode).toBe(404)
})
