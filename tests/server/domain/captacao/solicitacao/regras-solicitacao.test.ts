import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { configure, create, first, noSettings, type Stored, smallest, url, violations } from './solicitacao.ts'

/** Each rule of spec 1 §5.1 and §5.2 about a personnel request, from both sides over HTTP; labels and messages as the specification has them. */

let app: TestApp
let admin: Client
let rh: Client
/** a whole request: nothing that any setting of the company asks for is missing */
let whole: RecordData

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  const { rows } = await app.database.pool.query<{ uf: number; cidade: number; bairro: number }>(
    `select c.uf_id::int as uf, c.id::int as cidade, b.id::int as bairro from bairro b join cidade c on c.id = b.cidade_id
     order by b.id limit 1`,
  )
  const [place] = rows
  whole = {
    ...(await smallest(rh)),
    ambiente: await first(rh, 'sst/ambientes'),
    funcao: await first(rh, 'sst/funcoes'),
    vinculo: 'E',
    escolaridade: '07',
    sexo: 'F',
    idadeMinima: 18,
    idadeMaxima: 60,
    uf: { id: place?.uf },
    cidade: { id: place?.cidade },
    bairrosIds: [place?.bairro],
    infoComplementares: 'Disponibilidade para viagens.',
    remuneracao: 2500,
  }
  // the environment belongs to an establishment
  const ambiente = (await rh.get(`/api/sst/ambientes/${(whole.ambiente as Stored).id}`)).json() as RecordData
  const { estabelecimento } = ambiente as { estabelecimento?: { id: number } }
  if (estabelecimento) whole.estabelecimento = { id: estabelecimento.id }
})
afterAll(() => app?.close())
beforeEach(() => configure(admin, noSettings))

/** What is said of a whole request with these changes; nothing when it is stored. */
async function said(changes: RecordData): Promise<Record<string, string>> {
  const answer = await rh.post(url, { ...whole, ...changes })
  if (answer.statusCode === 201) return {}
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; message: string }[] }
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

test('[R-SOL-REQ+] a whole request is accepted, with all settings on or off', async () => {
  expect(await said({})).toEqual({})
  await configure(admin, Object.fromEntries(Object.keys(noSettings).map((name) => [name, true])))
  expect(await said({})).toEqual({})
})

test.each([
  ['R-SOL-REQ-descricao', 'descricao', 'Descrição é obrigatório'],
  ['R-SOL-REQ-horarioComercial', 'horarioComercial', 'Horário Comercial é obrigatório'],
  ['R-SOL-EST-AREA-MOT', 'estabelecimento', 'Estabelecimento é obrigatório'],
  ['R-SOL-EST-AREA-MOT', 'areaOrganizacional', 'Área Organizacional é obrigatório'],
  ['R-SOL-EST-AREA-MOT', 'motivoSolicitacao', 'Motivo da Solicitação é obrigatório'],
])('[R-SOL-REQ-] [%s] %s is asked for, also when blank', async (_, field, message) => {
  for (const empty of [undefined, null, '  ']) expect(await said({ [field]: empty })).toEqual({ [field]: message })
  expect(await said({ [field]: whole[field] })).toEqual({})
})

test.each([
  ['R-SOL-REQ-data', 'data', 'Data é obrigatório'],
  ['R-SOL-REQ-quantidade', 'quantidade', 'Número de vagas é obrigatório'],
])('[%s] %s has its default in a new request, and is not taken from a stored one', async (_, field, message) => {
  const stored = await create(rh)
  expect(stored[field]).not.toBeUndefined()
  const answer = await rh.patch(`${url}/${stored.id}`, { versao: stored.versao, [field]: null })
  expect([answer.statusCode, answer.json().errors?.[0]]).toMatchObject([400, { field, message }])
  expect((await rh.get(`${url}/${stored.id}`)).json()).toMatchObject({ versao: stored.versao, [field]: stored[field] })
})

test('[R-SOL-REQ-invisivelParaGestor] is always yes or no: what is missing is no', async () => {
  for (const [sent, wanted] of [
    [undefined, false],
    [null, false],
    [true, true],
  ]) {
    const stored = await create(rh, { invisivelParaGestor: sent })
    expect(stored.invisivelParaGestor).toBe(wanted)
    const answer = await rh.patch(`${url}/${stored.id}`, { versao: stored.versao, invisivelParaGestor: null })
    expect([answer.statusCode, answer.json().invisivelParaGestor]).toEqual([200, false])
  }
  expect(await violations(rh, { invisivelParaGestor: 'talvez' })).toEqual({
    invisivelParaGestor: 'Invisível para o Gestor deve ser sim ou não (true ou false)',
  })
})

test.each([
  ['R-SOL-REQ-status', 'status', 'I', 'A'],
  ['R-SOL-REQ-suspensa', 'suspensa', false, true],
  ['R-SOL-REQ-encerrada', 'encerrada', false, true],
  ['R-SOL-REQ-cancelada', 'cancelada', false, true],
])('[%s] %s is never missing: only actions change it, no body takes it away', async (_, field, initial, other) => {
  for (const sent of [undefined, null, other]) {
    const stored = await create(rh, { [field]: sent })
    expect([sent, stored[field]]).toEqual([sent, initial])
    const answer = await rh.patch(`${url}/${stored.id}`, { versao: stored.versao, descricao: 'Outra', [field]: null })
    expect([answer.statusCode, answer.json()[field]]).toEqual([200, initial])
  }
  // nor does the database take one without it
  const column = `update solicitacao_pessoal set ${field} = null where empresa_id = 1`
  await expect(app.database.pool.query(column)).rejects.toThrow(/null value/)
})

test('[R-SOL-DEFAULTS] number, contract and sex begin with their defaults, and said ones hold; the status is always I', async () => {
  const said = { quantidade: 3, vinculo: 'S', sexo: 'F' }
  expect(await create(rh)).toMatchObject({ quantidade: 1, vinculo: 'E', sexo: 'I', status: 'I' })
  expect(await create(rh, { ...said, status: 'A' })).toMatchObject({ ...said, status: 'I' })
})

test('[R-SOL-REQ-status] the action that changes it asks for the new one', async () => {
  const { id, versao } = await create(rh)
  const change = (body: RecordData) => admin.put(`${url}/${id}/status`, { versao, ...body })
  for (const empty of [{}, { status: null }, { status: '' }]) {
    const answer = await change(empty)
    expect([answer.statusCode, answer.json().errors?.[0]]).toMatchObject([
      400,
      { field: 'status', message: 'Status é obrigatório' },
    ])
  }
  expect((await change({ status: 'A' })).json()).toMatchObject({ status: 'A' })
})

test('[R-SOL-QTD-POS] the number of vacancies is positive and whole', async () => {
  for (const quantidade of [0, -1])
    expect(await said({ quantidade })).toEqual({ quantidade: 'Número de vagas deve ser um número positivo' })
  expect(Object.keys(await said({ quantidade: 1.5 }))).toEqual(['quantidade'])
  expect(await said({ quantidade: 1 })).toEqual({})
})

test.each([
  ['ambiente', 'Ambiente é obrigatório'],
  ['funcao', 'Função é obrigatório'],
])('[R-SOL-AMB-FUN] %s is demanded with obrigarAmbienteFuncao, for own contracts', async (field, message) => {
  expect(await said({ [field]: undefined })).toEqual({})
  await configure(admin, { obrigarAmbienteFuncao: true })
  for (const vinculo of ['E', 'A']) expect(await said({ [field]: undefined, vinculo })).toEqual({ [field]: message })
  for (const vinculo of ['S', 'T', 'O']) expect(await said({ [field]: undefined, vinculo })).toEqual({})
})

test.each([
  ['R-SOL-COMPL-escolaridade', 'escolaridade', 'Escolaridade é obrigatório'],
  ['R-SOL-COMPL-idadeMinima', 'idadeMinima', 'Idade Mínima é obrigatório'],
  ['R-SOL-COMPL-idadeMaxima', 'idadeMaxima', 'Idade Máxima é obrigatório'],
  ['R-SOL-COMPL-cidade', 'cidade', 'Cidade é obrigatório'],
  ['R-SOL-COMPL-uf', 'uf', 'Estado é obrigatório'],
  ['R-SOL-COMPL-infoComplementares', 'infoComplementares', 'Informações Complementares é obrigatório'],
  ['R-SOL-COMPL-bairrosIds', 'bairrosIds', 'Bairros é obrigatório'],
])('[R-SOL-COMPL] [%s] only with solPessoalObrigarDadosComplementares', async (_, field, message) => {
  // districts belong to a city, a city to a state: who leaves out the one leaves out what lies in it
  const without: RecordData = { [field]: undefined }
  expect(await said({ ...without, ...within[field] })).toEqual({})
  await configure(admin, { solPessoalObrigarDadosComplementares: true })
  expect(await said(without)).toHaveProperty(field, message)
  expect(await said({})).toEqual({})
})
const within: Record<string, RecordData> = {
  uf: { cidade: undefined, bairrosIds: undefined },
  cidade: { bairrosIds: undefined },
}

test.each([
  ['R-SOL-COMPL-vinculo', 'vinculo', 'E', 'Vínculo é obrigatório'],
  ['R-SOL-COMPL-sexo', 'sexo', 'I', 'Sexo é obrigatório'],
])('[%s] %s begins with %s; taking it away is refused with the setting only', async (_, field, initial, message) => {
  const stored = (await rh.post(url, { ...whole, [field]: undefined })).json() as Stored
  expect(stored[field]).toBe(initial)
  const takeAway = async (versao: number) => rh.patch(`${url}/${stored.id}`, { versao, [field]: null })
  await configure(admin, { solPessoalObrigarDadosComplementares: true })
  const refused = await takeAway(stored.versao)
  expect([refused.statusCode, refused.json().errors?.[0]]).toMatchObject([400, { field, message }])
  await configure(admin, noSettings)
  expect((await takeAway(stored.versao)).statusCode).toBe(200)
})

test('[R-SOL-REMUN] [R-SOL-SALARIO-VIS] pay is demanded only with both settings, and exists only when it is shown', async () => {
  const remuneracao = undefined
  for (const [mostra, obriga, wanted] of [
    [false, false, {}],
    [true, false, {}],
    [false, true, {}],
    [true, true, { remuneracao: 'Remuneração é obrigatório' }],
  ] as const) {
    await configure(admin, { solPessoalExibirSalario: mostra, solPessoalObrigarDadosComplementares: obriga })
    expect([mostra, obriga, await said({ remuneracao })]).toEqual([mostra, obriga, wanted])
    const stored = (await rh.post(url, { ...whole, remuneracao: 2500 })).json() as Stored
    expect([mostra, obriga, stored.remuneracao]).toEqual([mostra, obriga, mostra ? 2500 : undefined])
  }
})

test('[R-SOL-REMUN-POS] pay is positive', async () => {
  await configure(admin, { solPessoalExibirSalario: true })
  for (const remuneracao of [0, -0.01])
    expect(await said({ remuneracao })).toEqual({ remuneracao: 'Remuneração deve ser um número positivo' })
  expect(await said({ remuneracao: 0.01 })).toEqual({})
})

test('[R-SOL-SUBST-VAZIO] [R-SOL-SUBST-VIS] only the last replaced talent may stay empty, where the company shows them', async () => {
  const talento = await first(rh, 'gestao-talentos/talentos')
  const of = (...colaboradoresSubstituidos: unknown[]) => said({ colaboradoresSubstituidos })
  const vazio = 'Somente o último talento pode ficar vazio'
  // hidden: what a body says of them is ignored
  expect(await of(null, talento)).toEqual({})
  await configure(admin, { solPessoalExibirColabSubstituido: true })
  expect(await of(null, talento)).toEqual({ 'colaboradoresSubstituidos[0]': vazio })
  expect(await of(talento, null)).toEqual({})
  expect(await of(null)).toEqual({})
})

test('[R-DATA-ORDEM] [R-SOL-FILTRO-DATA] the end does not come before the beginning, in the request, in its closing and in the filter', async () => {
  const fim = 'Data final inferior a data inicial.'
  expect(await said({ data: '2026-05-10', dataPrevisaoEncerramento: '2026-05-09' })).toEqual({
    dataPrevisaoEncerramento: fim,
  })
  expect(await said({ data: '2026-05-10', dataPrevisaoEncerramento: '2026-05-10' })).toEqual({})
  const periodo = (ini: string, end: string) => rh.get(`${url}?dataIni=${ini}&dataFim=${end}&size=1`)
  expect([
    (await periodo('2026-05-10', '2026-05-09')).statusCode,
    (await periodo('2026-05-10', '2026-05-10')).statusCode,
  ]).toEqual([400, 200])
  expect((await periodo('2026-05-10', '2026-05-09')).json().message).toBe(fim)
})

test('a reference that is no id, and one that does not exist, are told at their field in words of the form', async () => {
  const said = (motivoSolicitacao: unknown) => violations(rh, { motivoSolicitacao })
  for (const value of ['abc', true, { id: 'abc' }, { id: 1.5 }, { id: -3 }, { id: 2 ** 53 }])
    expect([value, await said(value)]).toEqual([
      value,
      { motivoSolicitacao: 'O código informado em Motivo da Solicitação não é válido' },
    ])
  expect(await said({ id: 99999999 })).toEqual({
    motivoSolicitacao: 'O registro informado em Motivo da Solicitação não existe',
  })
  for (const value of [{}, []])
    expect([value, await said(value)]).toEqual([value, { motivoSolicitacao: 'Motivo da Solicitação é obrigatório' }])
  await configure(admin, { solPessoalExibirColabSubstituido: true })
  const talento = await first(rh, 'gestao-talentos/talentos')
  expect(await violations(rh, { colaboradoresSubstituidos: [talento, { id: 'x' }] })).toEqual({
    'colaboradoresSubstituidos[1]': 'O código informado em Colaboradores Substituídos não é válido',
  })
})
