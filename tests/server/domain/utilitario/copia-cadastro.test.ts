import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { fingerprint } from '#tests/server/bad-input.ts'

const url = '/api/utilitario/copia-cadastro'
let app: TestApp
let admin: Client
/** the same person, in company 2 */
let there: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  there = await login(app, 'admin')
  await there.put('/api/userinfo/empresa', { empresaId: 2 })
})
afterAll(() => app?.close())

const made = async (path: string, body: RecordData): Promise<RecordData & { id: number }> => {
  const answer = await admin.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const refused = async (body: RecordData, client = admin) => {
  const answer = await client.post(url, body)
  const { errors } = answer.json() as { errors: { field?: string; message: string }[] }
  return [answer.statusCode, errors.map(({ field, message }) => `${field}: ${message}`)]
}
interface Copied {
  cadastro: string
  copiados: number
  existentes: number
  recusados: { nome: string; motivo: string }[]
}
const copy = async (...cadastros: string[]): Promise<Copied[]> => {
  const answer = await admin.post(url, { empresaOrigem: 1, empresaDestino: 2, cadastros })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const named = async (client: Client, path: string, nome: string) => {
  const rows = (await client.get(`/api/${path}?q=${encodeURIComponent(nome)}&size=50`)).json() as RecordData[]
  return rows.find((row) => [row.nome, row.titulo].includes(nome)) as (RecordData & { id: number }) | undefined
}

test('[R-COP-DIF-] origin and target are asked for and differ, and at least one register; nothing changes', async () => {
  const before = await fingerprint(app)
  const cadastros = ['captacao/etapa-seletiva']
  expect(await refused({})).toEqual([
    400,
    [
      'empresaOrigem: Empresa de Origem é obrigatória',
      'empresaDestino: Empresa de Destino é obrigatória',
      'cadastros: Cadastros a copiar é obrigatório',
    ],
  ])
  expect(await refused({ empresaOrigem: 1, empresaDestino: 1, cadastros })).toEqual([
    400,
    ['empresaDestino: Empresas Selecionadas devem ser diferentes'],
  ])
  expect(await refused({ empresaOrigem: 1, empresaDestino: 2, cadastros: ['utilitario/usuario'] })).toEqual([
    400,
    ['cadastros: Cadastros a copiar não é uma opção válida'],
  ])
  const mine = 'Você não pode copiar cadastros desta empresa.'
  expect(await refused({ empresaOrigem: 999, empresaDestino: 2, cadastros })).toEqual([400, [`empresaOrigem: ${mine}`]])
  expect(await fingerprint(app)).toEqual(before)
})

test('is of who has the authority, in both companies', async () => {
  const cadastros = ['captacao/etapa-seletiva']
  const rh = await login(app, 'rh')
  expect((await rh.post(url, { empresaOrigem: 1, empresaDestino: 2, cadastros })).statusCode).toBe(403)
  expect((await rh.get(url)).statusCode).toBe(403)
  const one = await app.clientWithout('ROLE_NINGUEM_TEM')
  expect(await refused({ empresaOrigem: 1, empresaDestino: 2, cadastros }, one)).toEqual([
    400,
    ['empresaDestino: Você não pode copiar cadastros desta empresa.'],
  ])
  const without = await app.clientWithout('ROLE_COPIA_CADASTRO')
  expect((await without.get(url)).statusCode).toBe(403)
  const { empresas, cadastros: known } = (await admin.get(url)).json()
  expect(empresas.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  expect(known).toContainEqual({ path: 'captacao/etapa-seletiva', titulo: 'Etapas seletivas' })
})

test('[R-COP-DIF+] what is missing there is copied with its rows, what there is stays, and references find the one of the same name', async () => {
  const mae = await made('cargo-salario/areas-organizacionais', { nome: 'Zeladoria Copiada' })
  const filha = await made('cargo-salario/areas-organizacionais', {
    nome: 'Jardinagem Copiada',
    areaMae: { id: mae.id },
  })
  const modelo = await made('captacao/modelos-avaliacao-candidato', {
    titulo: 'Prova de jardinagem',
    perguntas: [
      { texto: 'Poda roseiras?', tipo: 'OBJETIVA', respostas: [{ texto: 'Sim', peso: 2 }, { texto: 'Não' }] },
      { texto: 'Nota', tipo: 'NOTA', notaMinima: 1, notaMaxima: 5 },
    ],
  })
  const etapa = await made('captacao/etapas-seletivas', {
    nome: 'Prova no jardim',
    ordem: 90,
    avaliacoesIds: [modelo.id],
  })
  await made('cargo-salario/cargos', {
    nome: 'Jardineiro Copiado',
    nomeMercado: 'Jardineiro',
    areasOrganizacionais: [{ id: filha.id }],
    etapaSeletivas: [{ id: etapa.id }],
  })
  const first = await copy(
    'captacao/etapa-seletiva',
    'captacao/modelo-avaliacao-candidato',
    'cargo-salario/cargo',
    'cargo-salario/area-organizacional',
  )
  // in the order in which the one needs the other, whatever the order they were asked in
  const order = first.map(({ cadastro }) => cadastro)
  expect(order).toHaveLength(4)
  const place = (cadastro: string) => order.indexOf(cadastro)
  expect(place('captacao/modelo-avaliacao-candidato')).toBeLessThan(place('captacao/etapa-seletiva'))
  expect(place('captacao/etapa-seletiva')).toBeLessThan(place('cargo-salario/cargo'))
  expect(place('cargo-salario/area-organizacional')).toBeLessThan(place('cargo-salario/cargo'))
  expect(first.every(({ copiados }) => copiados > 0)).toBe(true)
  const jardim = await named(there, 'cargo-salario/areas-organizacionais', 'Jardinagem Copiada')
  const zeladoria = await named(there, 'cargo-salario/areas-organizacionais', 'Zeladoria Copiada')
  expect(jardim).toMatchObject({ areaMae: { id: zeladoria?.id } })
  expect(zeladoria?.id).not.toBe(mae.id)
  const prova = await named(there, 'captacao/modelos-avaliacao-candidato', 'Prova de jardinagem')
  const perguntas = (await there.get(`/api/captacao/modelos-avaliacao-candidato/${prova?.id}/perguntas`)).json()
  expect(perguntas).toMatchObject([
    { texto: 'Poda roseiras?', tipo: 'OBJETIVA', respostas: [{ texto: 'Sim', peso: 2 }, { texto: 'Não' }] },
    { texto: 'Nota', tipo: 'NOTA', notaMinima: 1, notaMaxima: 5 },
  ])
  const copiada = await named(there, 'captacao/etapas-seletivas', 'Prova no jardim')
  const inteira = (await there.get(`/api/captacao/etapas-seletivas/${copiada?.id}`)).json() as RecordData
  expect(inteira).toMatchObject({ ordem: 90, avaliacoesIds: [prova?.id] })
  const cargo = await named(there, 'cargo-salario/cargos', 'Jardineiro Copiado')
  expect((await there.get(`/api/cargo-salario/cargos/${cargo?.id}`)).json()).toMatchObject({
    nomeMercado: 'Jardineiro',
    areasOrganizacionais: [{ id: jardim?.id }],
    etapaSeletivas: [{ id: copiada?.id }],
  })
  const linha = (await there.get(`/api/captacao/etapas-seletivas/${copiada?.id}/historico`)).json() as RecordData[]
  expect(linha).toMatchObject([{ operacao: 'criacao', usuario: { id: 1 } }])
  // the origin is as it was
  expect((await admin.get(`/api/captacao/etapas-seletivas/${etapa.id}`)).json()).toMatchObject({ versao: 1 })

  const again = await copy('captacao/etapa-seletiva', 'cargo-salario/cargo')
  for (const { copiados, existentes } of again) expect([copiados, existentes > 0]).toEqual([0, true])
})

test('each register comes after those it names, on the screen, too', async () => {
  const order = (await admin.get(url)).json().cadastros.map(({ path }: { path: string }) => path)
  for (const [one, needs] of [
    ['captacao/area-interesse', 'cargo-salario/area-organizacional'],
    ['captacao/etapa-seletiva', 'captacao/modelo-avaliacao-candidato'],
    ['cargo-salario/cargo', 'captacao/etapa-seletiva'],
    ['cargo-salario/cargo', 'captacao/area-formacao'],
    ['cargo-salario/cargo', 'cargo-salario/conhecimento'],
    ['cargo-salario/faixa-salarial', 'cargo-salario/cargo'],
  ])
    expect([one, needs, order.indexOf(needs) < order.indexOf(one)]).toEqual([one, needs, true])
})

test('what the rules of the target refuse is told by name, and the rest stays', async () => {
  await app.database.pool.query(
    'update empresa set maximo_cargos = (select count(*) from cargo where empresa_id = 2) where id = 2',
  )
  const areasOrganizacionais = [
    { id: (await named(admin, 'cargo-salario/areas-organizacionais', 'Zeladoria Copiada'))?.id },
  ]
  await made('cargo-salario/cargos', { nome: 'Cargo a mais', nomeMercado: 'A mais', areasOrganizacionais })
  await made('captacao/areas-formacao', { nome: 'Paisagismo Copiado' })
  const answers = await copy('cargo-salario/cargo', 'captacao/area-formacao')
  const [formacao, cargos] = ['captacao/area-formacao', 'cargo-salario/cargo'].map((path) =>
    answers.find(({ cadastro }) => cadastro === path),
  )
  expect(formacao?.copiados).toBeGreaterThan(0)
  expect(cargos).toMatchObject({
    copiados: 0,
    recusados: expect.arrayContaining([
      { nome: 'Cargo a mais', motivo: expect.stringContaining('A empresa já tem o máximo de') },
    ]),
  })
  expect(await named(there, 'captacao/areas-formacao', 'Paisagismo Copiado')).toBeDefined()
  expect(await named(there, 'cargo-salario/cargos', 'Cargo a mais')).toBeUndefined()
})

test('two copies at once do nothing twice', async () => {
  await made('captacao/motivos-solicitacao', { descricao: 'Motivo simultâneo' })
  const answers = await Promise.all([copy('captacao/motivo-solicitacao'), copy('captacao/motivo-solicitacao')])
  expect(answers.flat().reduce((sum, { copiados }) => sum + copiados, 0)).toBeGreaterThan(0)
  const { rows } = await app.database.pool.query(
    "select count(*)::int as n from motivo_solicitacao where empresa_id = 2 and descricao = 'Motivo simultâneo'",
  )
  expect(rows[0].n).toBe(1)
})
