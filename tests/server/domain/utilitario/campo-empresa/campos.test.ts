import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
/** company 1 */
let admin: Client
/** company 2 */
let outra: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
})
afterAll(() => app?.close())

const campos = '/api/utilitario/campos-empresa'
const url = '/api/utilitario/estabelecimentos'
const entidade = 'utilitario/estabelecimento'

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const messages = (answer: Response) =>
  answer.json<{ errors?: { field?: string; message: string }[] }>().errors?.map((e) => `${e.field}: ${e.message}`)

let complement = 5000
async function make(extras: object | undefined, client = admin, more: object = {}) {
  const body = { nome: `Filial ${++complement}`, complementoCnpj: String(complement), extras, ...more }
  const answer = await client.post(url, body)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<{ id: number; versao: number; nome: string; extras?: Record<string, unknown> }>()
}

async function define(field: object, client = admin) {
  const answer = await client.post(campos, { entidade, ...field })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<{ id: number; versao: number; campo: string }>()
}
const change = async (id: number, changes: object) => {
  const { versao } = (await admin.get(`${campos}/${id}`)).json<{ versao: number }>()
  return admin.patch(`${campos}/${id}`, { ...changes, versao })
}

test('a field of a company is never called like what every object has: records without it are stored as ever', async () => {
  const text = await define({ rotulo: 'Constructor', tipo: 'TEXTO', naLista: true })
  const number = await define({ rotulo: 'Value of', tipo: 'NUMERO' })
  expect([text.campo, number.campo]).toEqual(['constructor2', 'valueOf2'])
  const { id } = await make(undefined)
  const stored = await make({ constructor2: 'Silva', valueOf2: 7 })
  expect((await admin.get(`${url}/${id}`)).json()).not.toHaveProperty('extras')
  expect((await admin.get(`${url}/${stored.id}`)).json()).toMatchObject({
    extras: { constructor2: 'Silva', valueOf2: 7 },
  })
  for (const field of [text, number]) await admin.delete(`${campos}/${field.id}`, { versao: field.versao })
})

describe("fields of a company's own", () => {
  test('a new field holds at once in writing, reading, listing, filtering, sorting and searching', async () => {
    expect(
      await define({
        rotulo: 'Apelido da filial',
        tipo: 'TEXTO',
        tamanhoMaximo: 10,
        naLista: true,
        naBusca: true,
        noFiltro: true,
      }),
    ).toMatchObject({ campo: 'apelidoDaFilial' })
    await define({ rotulo: 'Observações internas', tipo: 'TEXTO_LONGO' })
    await define({ rotulo: 'Vagas na garagem', tipo: 'NUMERO', minimo: 0, maximo: 500, naLista: true, noFiltro: true })
    await define({ rotulo: 'Aluguel', tipo: 'MOEDA', naLista: true })
    await define({ rotulo: 'Inauguração', tipo: 'DATA', noFiltro: true })
    await define({ rotulo: 'Tem refeitório', tipo: 'SIM_NAO', padrao: 'Sim' })
    await define({
      rotulo: 'Porte',
      tipo: 'ESCOLHA',

      opcoes: [
        { codigo: 'P', titulo: 'Pequeno' },
        { codigo: 'M', titulo: 'Médio' },
        { codigo: 'G', titulo: 'Grande' },
      ],
    })
    await define({
      rotulo: 'Área responsável',
      tipo: 'REFERENCIA',

      referencia: 'cargo-salario/area-organizacional',
    })
    const area = (await admin.get('/api/cargo-salario/areas-organizacionais?size=1')).json<
      { id: number; nome: string }[]
    >()[0]
    const extras = {
      apelidoDaFilial: 'Açaí',
      observacoesInternas: 'linha 1\nlinha 2',
      vagasNaGaragem: 40,
      aluguel: 1234.56,
      inauguracao: '2026-03-10',
      porte: 'G',
      areaResponsavel: { id: area?.id },
    }
    const one = await make(extras)
    expect(one.extras).toEqual({ ...extras, temRefeitorio: true, areaResponsavel: { id: area?.id, nome: area?.nome } })
    const two = await make({ apelidoDaFilial: 'Zebra', vagasNaGaragem: 9, inauguracao: '2020-01-02', porte: 'P' })
    const three = await make({ vagasNaGaragem: 100, porte: 'M', temRefeitorio: false })
    const names = async (query: string) =>
      (await admin.get(`${url}?size=100&${query}`)).json<{ nome: string }[]>().map(({ nome }) => nome)
    const mine = json({ id: [one.id, two.id, three.id] })
    expect(await names(`filter=${mine}&sort=extras.vagasNaGaragem,asc`)).toEqual([two.nome, one.nome, three.nome])
    expect(await names(`filter=${mine}&sort=extras.vagasNaGaragem,desc`)).toEqual([three.nome, one.nome, two.nome])
    expect(await names('extras.vagasNaGaragem_gte=10&extras.vagasNaGaragem_lte=50')).toEqual([one.nome])
    expect(await names('extras.inauguracao_lte=2020-12-31')).toEqual([two.nome])
    expect(await names('extras.porte=P,M&sort=id,asc')).toEqual([two.nome, three.nome].sort())
    expect(await names('extras.temRefeitorio=false')).toEqual([three.nome])
    expect(await names(`extras.areaResponsavel=${area?.id}`)).toEqual([one.nome])
    expect(await names('extras.apelidoDaFilial_contem=acai')).toEqual([one.nome])
    expect(await names('q=acai')).toEqual([one.nome])
    const row = (await admin.get(`${url}?filter=${json({ id: [one.id] })}`)).json<{ extras: object }[]>()[0]
    expect(row?.extras).toMatchObject({ vagasNaGaragem: 40, aluguel: 1234.56 })
  })

  test.each([
    ['apelidoDaFilial', 'doze letras!', 'Apelido da filial deve ter no máximo 10 caracteres'],
    ['vagasNaGaragem', 'muitas', 'Vagas na garagem deve ser um número inteiro'],
    ['vagasNaGaragem', 501, 'Vagas na garagem deve ser menor ou igual a 500'],
    ['vagasNaGaragem', -1, 'Vagas na garagem deve ser maior ou igual a 0'],
    ['vagasNaGaragem', 1.5, 'Vagas na garagem deve ser um número inteiro'],
    ['aluguel', 1.234, 'Aluguel deve ter no máximo 2 casas decimais'],
    ['inauguracao', '2026-02-30', 'Data inválida'],
    ['temRefeitorio', 'talvez', 'Tem refeitório deve ser sim ou não (true ou false)'],
    ['porte', 'X', 'Porte não é uma opção válida'],
    ['areaResponsavel', { id: 999999 }, 'O registro informado em Área responsável não existe'],
    ['areaResponsavel', 7, 'O código informado em Área responsável não é válido'],
    ['inexistente', 1, 'Campo desconhecido: extras.inexistente'],
  ])('%s refuses %j', async (campo, valor, message) => {
    const body = { nome: 'Recusada', complementoCnpj: '4999', extras: { [campo]: valor } }
    const answer = await admin.post(url, body)
    expect([answer.statusCode, messages(answer)]).toEqual([400, [`extras.${campo}: ${message}`]])
    const record = await make({ porte: 'P' })
    for (const method of ['put', 'patch'] as const) {
      const { id: _, ...kept } = (await admin.get(`${url}/${record.id}`)).json()
      const changed = await admin[method](`${url}/${record.id}`, { ...kept, extras: { [campo]: valor } })
      expect([changed.statusCode, messages(changed)]).toEqual([400, [`extras.${campo}: ${message}`]])
    }
  })

  test('PUT erases what is missing, PATCH keeps it; history and copy call the fields by name', async () => {
    const record = await make({ porte: 'G', vagasNaGaragem: 3 })
    const patched = await admin.patch(`${url}/${record.id}`, { extras: { vagasNaGaragem: 4 }, versao: 1 })
    expect(patched.json().extras).toMatchObject({ porte: 'G', vagasNaGaragem: 4 })
    const { extras: _, ...rest } = patched.json()
    const put = await admin.put(`${url}/${record.id}`, { ...rest, extras: { porte: 'M' } })
    expect(put.json().extras).toEqual({ porte: 'M', temRefeitorio: true })
    const copy = (await admin.get(`${url}/${record.id}/clone`)).json()
    expect(copy.extras).toEqual({ porte: 'M', temRefeitorio: true })
    const trail = JSON.stringify((await admin.get(`${url}/${record.id}/historico`)).json())
    expect(trail).toContain('"titulo":"Porte","de":"Grande","para":"Médio"')
  })

  test('another company neither has nor sees nor writes these fields', async () => {
    const record = await make({ porte: 'G' })
    const refused = await outra.post(url, { nome: 'Sem porte', complementoCnpj: '4998', extras: { porte: 'G' } })
    expect([refused.statusCode, messages(refused)]).toEqual([400, ['extras: Campo desconhecido: extras']])
    expect((await outra.get(`${campos}?size=100`)).json()).toEqual([])
    expect((await outra.get(`${url}?extras.porte=G`)).statusCode).toBe(400)
    expect((await outra.get(`/api/schemas/${entidade}`)).json().properties.extras).toBeUndefined()
    expect((await admin.get(`/api/schemas/${entidade}`)).json().properties.extras.properties.porte.title).toBe('Porte')
    expect((await outra.get(`${url}/${record.id}`)).statusCode).toBe(404)
  })

  test('the definition for the screens changes its address with the fields', async () => {
    const urlOf = async (client: Client) =>
      (await client.get('/api/schemas')).json<{ path: string; url: string }[]>().find(({ path }) => path === entidade)
        ?.url ?? ''
    const [mine, theirs] = [await urlOf(admin), await urlOf(outra)]
    expect(mine).not.toBe(theirs)
    const module = await admin.get(mine)
    expect([module.statusCode, module.body.includes('Vagas na garagem')]).toEqual([200, true])
    expect((await outra.get(theirs)).body.includes('Vagas na garagem')).toBe(false)
    expect((await outra.get(mine)).statusCode).toBe(404)
  })

  test('spreadsheets have columns for the fields, in template, import and export', async () => {
    const model = (await admin.get(`${url}/importacao/modelo?formato=csv`)).body
    expect(model).toContain('Vagas na garagem')
    const file =
      'Nome;Complemento;Vagas na garagem;Porte;Inauguração;Tem refeitório;Aluguel\nImportada A;6001;12;Grande;01/02/2026;não;1.500,25\nImportada B;6002;doze;Enorme;31/02/2026;sim;2'
    const answer = await admin.upload(`${url}/importacao`, 'filiais.csv', file, 'text/csv')
    const report = answer.json()
    expect([answer.statusCode, report.importados, report.recusados]).toEqual([200, 1, 1])
    expect(report.erros[0].erros.map((e: { message: string }) => e.message)).toEqual([
      'Vagas na garagem deve ser um número inteiro',
      'Data inválida',
      'Porte não é uma opção válida',
    ])
    const csv = (await admin.get(`${url}/exportacao?formato=csv&extras.vagasNaGaragem=12`)).body
    const [head = '', line = ''] = csv.replace(/^\uFEFF/, '').split('\r\n')
    const cell = (title: string) => line.split(';')[head.split(';').indexOf(title)]
    expect(['Vagas na garagem', 'Porte', 'Inauguração', 'Tem refeitório', 'Aluguel'].map(cell)).toEqual([
      '12',
      'Grande',
      '01/02/2026',
      'Não',
      '1.500,25',
    ])
  })

  test('the bulk edit changes the fields', async () => {
    const rows = [await make({ porte: 'P' }), await make({ porte: 'M' })]
    const registros = rows.map(({ id, versao }) => ({ id, versao }))
    const answer = await admin.post(`${url}/edicao-em-lote`, { registros, valores: { extras: { porte: 'G' } } })
    expect(answer.json()).toMatchObject({ alterados: 2 })
    expect((await admin.get(`${url}/${rows[0]?.id}`)).json().extras.porte).toBe('G')
  })
})

describe('changes of a field', () => {
  test('hidden, it goes from everywhere and comes back with what was filled in; in use it cannot be deleted', async () => {
    const field = await define({ rotulo: 'Gerente local', tipo: 'TEXTO' })
    const record = await make({ gerenteLocal: 'Ana Souza' })
    const deleted = await admin.delete(`${campos}/${field.id}`)
    expect([deleted.statusCode, deleted.json().message]).toEqual([
      409,
      'Gerente local está preenchido em 1 registro(s). Oculte o campo: o que foi preenchido fica guardado.',
    ])
    await change(field.id, { oculto: true })
    const without = (await admin.get(`${url}/${record.id}`)).json()
    expect(without.extras).toEqual({ temRefeitorio: true })
    expect((await admin.get(`${url}?extras.gerenteLocal=Ana`)).statusCode).toBe(400)
    expect((await admin.put(`${url}/${record.id}`, { ...without, nome: 'Renomeada' })).statusCode).toBe(200)
    await change(field.id, { oculto: false })
    expect((await admin.get(`${url}/${record.id}`)).json().extras.gerenteLocal).toBe('Ana Souza')
  })

  test('deleting the record and restoring it keeps hidden fields, too', async () => {
    const field = await define({ rotulo: 'Telefone da portaria', tipo: 'TEXTO' })
    const record = await make({ telefoneDaPortaria: '4002' })
    await change(field.id, { oculto: true })
    await admin.delete(`${url}/${record.id}`)
    const [bin] = (await admin.get(`${url}/excluidos`)).json<{ id: number }[]>()
    expect((await admin.post(`${url}/excluidos/${bin?.id}/restaura`)).statusCode).toBe(200)
    await change(field.id, { oculto: false })
    expect((await admin.get(`${url}/${record.id}`)).json().extras.telefoneDaPortaria).toBe('4002')
  })

  test('a used option is ended, not deleted; once ended it stays where it is and is no longer chosen', async () => {
    const opcoes = [
      { codigo: 'A', titulo: 'Ativa', encerrada: false },
      { codigo: 'B', titulo: 'Em obras', encerrada: false },
    ]
    const field = await define({ rotulo: 'Etapa da obra', tipo: 'ESCOLHA', opcoes })
    const record = await make({ etapaDaObra: 'B' }, admin, { nome: 'Filial em obras' })
    const removed = await change(field.id, { opcoes: [opcoes[0]] })
    expect([removed.statusCode, messages(removed)]).toEqual([
      400,
      ['opcoes: A opção B está em 1 registro (Filial em obras) e não pode ser excluída. Encerre-a.'],
    ])
    const closed = await change(field.id, { opcoes: [opcoes[0], { ...opcoes[1], encerrada: true }] })
    expect([closed.statusCode, messages(closed)]).toEqual([200, undefined])
    const kept = await admin.patch(`${url}/${record.id}`, { nome: 'Filial reformada', versao: record.versao })
    expect([kept.statusCode, kept.json().extras.etapaDaObra]).toEqual([200, 'B'])
    const chosen = await admin.post(url, { nome: 'Nova obra', complementoCnpj: '4997', extras: { etapaDaObra: 'B' } })
    expect([chosen.statusCode, messages(chosen)]).toEqual([
      400,
      ['extras.etapaDaObra: A opção Em obras de Etapa da obra está encerrada'],
    ])
  })

  test('the type changes only when no value is lost, and says who is in the way', async () => {
    const field = await define({ rotulo: 'Metros quadrados', tipo: 'TEXTO' })
    const good = await make({ metrosQuadrados: '1.200,5' })
    const bad = await make({ metrosQuadrados: 'uns mil' }, admin, { nome: 'Galpão antigo' })
    const refused = await change(field.id, { tipo: 'NUMERO', casas: 1 })
    expect([refused.statusCode, messages(refused)]).toEqual([
      400,
      ['tipo: O tipo não pode mudar: 1 registro tem um valor que se perderia (Galpão antigo)'],
    ])
    await admin.patch(`${url}/${bad.id}`, { extras: { metrosQuadrados: '1000' }, versao: bad.versao })
    expect((await change(field.id, { tipo: 'NUMERO', casas: 1 })).statusCode).toBe(200)
    expect((await admin.get(`${url}/${good.id}`)).json().extras.metrosQuadrados).toBe(1200.5)
    expect((await change(field.id, { tipo: 'TEXTO', casas: null })).statusCode).toBe(200)
    expect((await admin.get(`${url}/${good.id}`)).json().extras.metrosQuadrados).toBe('1200,5')
  })

  test('a field that was made mandatory is asked for, in the words of the form', async () => {
    const field = await define({ rotulo: 'Responsável legal', tipo: 'TEXTO', obrigatorio: true })
    const answer = await admin.post(url, { nome: 'Sem responsável', complementoCnpj: '4996' })
    expect([answer.statusCode, messages(answer)]).toEqual([
      400,
      ['extras.responsavelLegal: Responsável legal é obrigatório'],
    ])
    await change(field.id, { obrigatorio: false })
  })

  test('a field with the label of another, or of a register that takes none, is refused', async () => {
    const refused = async (field: object) => messages(await admin.post(campos, { entidade, ...field }))
    expect(await refused({ rotulo: 'porte', tipo: 'TEXTO' })).toEqual([
      'rotulo: Já existe um campo com este rótulo neste cadastro',
    ])
    expect(await refused({ rotulo: 'Nome', tipo: 'TEXTO' })).toEqual([
      'rotulo: Já existe um campo com este rótulo neste cadastro',
    ])
    expect(await refused({ entidade: 'utilitario/perfil', rotulo: 'Cor', tipo: 'TEXTO' })).toEqual([
      'entidade: Este cadastro não aceita campos da empresa',
    ])
    expect(await refused({ rotulo: 'Lista', tipo: 'ESCOLHA' })).toEqual(['opcoes: Informe ao menos uma opção'])
    expect(await refused({ rotulo: 'Aponta', tipo: 'REFERENCIA' })).toEqual([
      'referencia: Cadastro referido é obrigatório',
    ])
    expect(await refused({ rotulo: 'Aponta', tipo: 'REFERENCIA', referencia: 'nada/nada' })).toEqual([
      'referencia: O cadastro referido não existe ou não está no seu perfil',
    ])
    expect(await refused({ rotulo: 'Dia', tipo: 'DATA', padrao: 'ontem' })).toEqual([
      'padrao: Valor inicial deve ser uma data',
    ])
    expect(await refused({ rotulo: 'Nota', tipo: 'NUMERO', minimo: 5, maximo: 1 })).toEqual([
      'maximo: O valor máximo deve ser maior ou igual ao mínimo',
    ])
  })
})
