import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, configure, create, first, type Stored } from './solicitacao/solicitacao.ts'

/** Calls of document 1 (§7) that programs of others ask, where the product's own screens read the whole record. */

const candidatos = '/api/captacao/candidatos'
const solicitacoes = '/api/captacao/solicitacoes-pessoal'
let app: TestApp
let admin: Client
let rh: Client
let rh2: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
})
afterAll(() => app?.close())

async function get<T = RecordData>(url: string, client = rh): Promise<T> {
  const answer = await client.get(url)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json() as T
}
async function post(url: string, body: RecordData): Promise<Stored> {
  const answer = await rh.post(url, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const inFull = async (): Promise<Stored> =>
  post(candidatos, {
    nome: 'Célia Partes',
    nomeSocial: 'Cel',
    pessoal: { cpf: cpf(next()) },
    contato: { email: 'celia@exemplo.com.br' },
    cargos: [await first(rh, 'cargo-salario/cargos')],
    conhecimentos: [await first(rh, 'cargo-salario/conhecimentos')],
    areasInteresse: [await first(rh, 'captacao/areas-interesse')],
    formacao: [
      {
        areaFormacao: await first(rh, 'captacao/areas-formacao'),
        curso: 'Logística',
        local: 'IFCE',
        tipo: 'TECNICO',
        situacao: 'COMPLETO',
      },
    ],
    certificados: [{ titulo: 'NR-10', organizacao: 'Senai', tipo: 'CERTIFICACAO' }],
    candidatoIdiomas: [{ idioma: await first(rh, 'captacao/idiomas'), nivel: 'B' }],
    experiencias: [{ empresa: 'Moinho', checkNomeCargo: true, nomeMercado: 'Moleira', dataAdmissao: '2020-01-02' }],
  })

test('each part of a candidate is what the whole record says, and empty where it says nothing', async () => {
  const parts = {
    conhecimentos: 'conhecimentos',
    formacoes: 'formacao',
    certificados: 'certificados',
    idiomas: 'candidatoIdiomas',
    experiencias: 'experiencias',
    'areas-interesses': 'areasInteresse',
  }
  const candidato = await inFull()
  const { id } = await post(candidatos, { nome: 'Célia Sem Nada' })
  for (const [segment, field] of Object.entries(parts)) {
    expect((candidato[field] as unknown[]).length).toBe(1)
    expect([segment, await get(`${candidatos}/${candidato.id}/${segment}`)]).toEqual([segment, candidato[field]])
    expect([segment, await get(`${candidatos}/${id}/${segment}`)]).toEqual([segment, []])
    expect((await rh2.get(`${candidatos}/${candidato.id}/${segment}`)).statusCode).toBe(404)
  }
})

test('a candidate is read whole with or without the desired positions, and in short', async () => {
  const candidato = await inFull()
  const url = `${candidatos}/${candidato.id}`
  expect(await get(`${url}/completo`)).toEqual(candidato)
  expect((await get(`${url}/completo?comCargos=true`)).cargos).toEqual(candidato.cargos)
  const { cargos: _, ...rest } = candidato
  expect(await get(`${url}/completo?comCargos=false`)).toEqual(rest)
  expect(await get(`${url}/informacao`)).toEqual({
    id: candidato.id,
    nome: 'Célia Partes',
    nomeSocial: 'Cel',
    cpf: (candidato.pessoal as RecordData).cpf,
    contato: { email: 'celia@exemplo.com.br' },
    disponivel: candidato.disponivel,
    contratado: candidato.contratado,
    jaFoiColaborador: candidato.jaFoiColaborador,
  })
  for (const call of ['completo', 'informacao']) expect((await rh2.get(`${url}/${call}`)).statusCode).toBe(404)
})

test('a request says its districts, its evaluations, whether it has candidates and whether one has answered', async () => {
  const cidade = { id: 2304400 }
  const { uf } = await get(`/api/geral/cidades/${cidade.id}`, admin)
  const { rows } = await app.database.pool.query<{ id: number; nome: string }>(
    `insert into bairro (cidade_id, nome) values ($1, 'Bairro do Pedido') returning id::int, nome`,
    [cidade.id],
  )
  const [bairro] = rows
  const modelo = await first(rh, 'captacao/modelos-avaliacao-candidato')
  const { id } = await create(rh, { uf, cidade, bairrosIds: [bairro?.id], avaliacoesIds: [modelo.id] })
  const url = `${solicitacoes}/${id}`
  expect(await get(`${url}/bairros`)).toEqual([bairro])
  expect(await get(`${url}/avaliacoes`)).toEqual([{ ...modelo, titulo: expect.any(String) }])
  expect(await get(`${url}/possui-candidato`)).toBe(false)
  expect(await get(`${url}/existe-competencia-respondida`)).toBe(false)
  await act(admin, id, 'status', { status: 'A' })
  const made = await rh.post(`${candidatos}?solicitacaoId=${id}`, { nome: 'Tadeu Primeiro' })
  expect(made.statusCode, made.body).toBe(201)
  expect(await get(`${url}/possui-candidato`)).toBe(true)
  expect(await get(`${url}/existe-competencia-respondida`)).toBe(false)
  for (const call of ['bairros', 'avaliacoes', 'possui-candidato', 'existe-competencia-respondida'])
    expect((await rh2.get(`${url}/${call}`)).statusCode).toBe(404)
})

test('a request says its advert, and who asks whether it has one is told when not', async () => {
  const [anuncio] = await get<(Stored & { solicitacao: { id: number } })[]>('/api/captacao/anuncios?size=1')
  const id = anuncio?.solicitacao.id
  expect(await get(`${solicitacoes}/${id}/anuncio`)).toMatchObject({ id: anuncio?.id, titulo: anuncio?.titulo })
  const sem = await create(rh)
  expect((await rh.get(`${solicitacoes}/${sem.id}/anuncio`)).statusCode).toBe(404)
  expect((await rh2.get(`${solicitacoes}/${id}/anuncio`)).statusCode).toBe(404)
})

test('reasons as options, cities of a state, districts of a city and CBO codes are looked up', async () => {
  const options = await get<{ value: number; label: string }[]>('/api/captacao/motivos-solicitacao/options')
  const reasons = await get<Stored[]>('/api/captacao/motivos-solicitacao?size=100')
  expect(options.map(({ value }) => value).sort()).toEqual(reasons.map(({ id }) => id).sort())
  expect(options.every(({ label }) => typeof label === 'string' && label !== '')).toBe(true)

  const [ceara] = await get<Stored[]>('/api/geral/estados?q=Ceará')
  const cities = await get<{ id: number; nome: string }[]>(`/api/geral/estados/${ceara?.id}/cidades`)
  expect(cities).toHaveLength(184)
  expect(cities).toContainEqual({ id: 2304400, nome: 'Fortaleza' })
  expect(await get(`/api/geral/estado/${ceara?.id}`)).toMatchObject({ id: ceara?.id, nome: 'Ceará' })
  await app.database.pool.query(`insert into bairro (cidade_id, nome) values (2304400, 'Bairro das Chamadas')`)
  const districts = await get<{ nome: string }[]>('/api/geral/cidades/2304400/bairros')
  expect(districts.map(({ nome }) => nome)).toContain('Bairro das Chamadas')
  expect((await get<{ nome: string }[]>('/api/geral/cidades/3550308/bairros')).map(({ nome }) => nome)).not.toContain(
    'Bairro das Chamadas',
  )

  const cbo = async (text: string) =>
    get<Stored[]>(`/api/geral/codigos-cbos?codigoOudescricao=${encodeURIComponent(text)}&size=50`)
  const [one] = await get<Stored[]>('/api/geral/codigos-cbos?size=1')
  expect((await cbo(String(one?.codigo))).map(({ id }) => id)).toContain(one?.id)
  expect((await cbo(String(one?.descricao))).map(({ id }) => id)).toContain(one?.id)
  expect(await cbo('palavra que nenhum código tem')).toEqual([])
})

test('whether a company is still that of the session is asked by its id', async () => {
  expect(await get('/api/userinfo/empresa/1/valid')).toBe(true)
  expect(await get('/api/userinfo/empresa/2/valid')).toBe(false)
})

test('sources of the vacancy and positions are read with their filters, and everything at once without pages', async () => {
  const all = await get<Stored[]>('/api/captacao/como-ficou-sabendo-vaga?unpaged=true')
  const [one] = all
  expect(all.length).toBeGreaterThan(1)
  expect(await get(`/api/captacao/como-ficou-sabendo-vaga?filter={"id":${one?.id}}`)).toMatchObject([{ id: one?.id }])
  const positions = await get<Stored[]>('/api/captacao/cargo?unpaged=true')
  expect((await get<Stored[]>('/api/captacao/cargo?page=0&size=2')).map(({ id }) => id)).toEqual(
    positions.slice(0, 2).map(({ id }) => id),
  )
})

test('extra fields of candidates and of talents exist only where the company switches each of them on', async () => {
  const [talento] = await get<Stored[]>('/api/gestao-talentos/talentos?size=1', admin)
  const extra = { texto1: 'Bicicleta', numero1: 42 }
  const stored = async () => {
    const { id } = await post(candidatos, { nome: 'Extra Um', camposExtras: extra })
    const url = `/api/gestao-talentos/talentos/${talento?.id}`
    const { versao } = await get<Stored>(url, admin)
    const answer = await admin.patch(url, { versao, camposExtras: extra })
    expect(answer.statusCode, answer.body).toBe(200)
    return [(await get(`${candidatos}/${id}`)).camposExtras, (await get(url, admin)).camposExtras]
  }
  await configure(admin, { campoExtraCandidato: false, campoExtraColaborador: false })
  expect(await stored()).toEqual([undefined, undefined])
  await configure(admin, { campoExtraCandidato: true })
  expect(await stored()).toEqual([extra, undefined])
  await configure(admin, { campoExtraCandidato: false, campoExtraColaborador: true })
  expect(await stored()).toEqual([undefined, extra])
  const empresa = '/api/utilitario/empresas/1'
  const settings = { campoExtraCandidato: false, campoExtraColaborador: true }
  expect(await get(`${empresa}/configuracao`, admin)).toMatchObject(settings)
  const named = (await get<RecordData[]>(`${empresa}/campos-extras`, admin)).map(({ campo }) => campo)
  expect(named).toHaveLength(16)
  expect(named).toContain('camposExtras.textolongo2')
})
