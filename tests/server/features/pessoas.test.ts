import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, CPF, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let rh: Client
let admin: Client
const url = '/api/geral/pessoas'

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

interface Registro {
  tipo: string
  id: number
  empresa: { id: number }
}
const places = (body: { registros: Registro[] }) => body.registros.map(({ tipo, empresa }) => `${tipo} ${empresa.id}`)

describe('a person, by CPF', () => {
  test('is found among candidates and talents of the company, with or without the mask', async () => {
    const { rows } = await app.database.pool.query<{ id: string; cpf: string; nome: string }>(
      'select id, cpf, nome from talento where empresa_id = 1 order by id limit 1',
    )
    const [talento] = rows
    const found = (await rh.get(`${url}/cpf?cpf=${talento?.cpf}`)).json()
    expect(found).toMatchObject({ nome: talento?.nome, cpf: talento?.cpf })
    expect(places(found)).toContain('gestao-talentos/talento 1')
    const candidate = (await rh.get(`/api/pessoas/cpf?cpf=${encodeURIComponent('529.982.247-25')}`)).json()
    expect(candidate.cpf).toBe(CPF)
    expect(places(candidate)).toEqual(['captacao/candidato 1'])
  })

  test('is not the same one: pessoaId is left out', async () => {
    const { id } = (await rh.get(`${url}/cpf?cpf=${CPF}`)).json()
    expect((await rh.get(`${url}/cpf?cpf=${CPF}&pessoaId=${id}`)).json()).toEqual({})
    expect((await rh.get(`${url}/cpf?cpf=${CPF}&pessoaId=${id}&tipo=gestao-talentos/talento`)).json().id).toBe(id)
  })

  test('of another company appears only to who sees all, or when the companies share candidates', async () => {
    expect(places((await admin.get(`${url}/cpf?cpf=${CPF}`)).json()).sort()).toEqual([
      'captacao/candidato 1',
      'captacao/candidato 2',
    ])
    expect(places((await admin.get(`${url}/cpf-e-empresaId?cpf=${CPF}&empresaId=2`)).json())).toEqual([
      'captacao/candidato 2',
    ])
    const foreign = await rh.get(`${url}/cpf-e-empresaId?cpf=${CPF}&empresaId=2`)
    expect([foreign.statusCode, foreign.json().errors[0].message]).toEqual([400, 'Empresa inválida'])
    const parametros = '/api/utilitario/parametros-sistema'
    const share = async (compartilharCandidatos: boolean) => {
      const { versao } = (await admin.get(parametros)).json()
      await admin.patch(parametros, { versao, compartilharCandidatos })
    }
    await share(true)
    expect(places((await rh.get(`${url}/cpf?cpf=${CPF}`)).json())).toEqual([
      'captacao/candidato 1',
      'captacao/candidato 2',
    ])
    await share(false)
  })

  test('lends to another register what says who it is and where it lives, nothing more', async () => {
    const { id } = (await rh.get(`${url}/cpf?cpf=${CPF}`)).json()
    const candidato = (await rh.get(`/api/captacao/candidatos/${id}`)).json()
    const dados = `${url}/dados?tipo=captacao/candidato&id=${id}&para=gestao-talentos/talento`
    const { valores } = (await rh.get(dados)).json()
    expect(valores).toMatchObject({
      nome: candidato.nome,
      dataNascimento: candidato.pessoal.dataNascimento,
      'endereco.cidade': candidato.endereco.cidade,
      'contato.email': candidato.contato.email,
    })
    // the CPF is typed already, files stay where they are, health and money were told for another purpose
    expect(Object.keys(valores).filter((path) => /^(cpf|foto|deficiencia|salario|camposExtras)/.test(path))).toEqual([])
    // 'numero' of the address is no number of a document
    const volta = `${url}/dados?tipo=gestao-talentos/talento&para=captacao/candidato&id=`
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from talento where empresa_id = 1 and endereco_numero is not null limit 1',
    )
    const back = (await rh.get(`${volta}${rows[0]?.id}`)).json().valores
    expect(back['endereco.numero']).toBeTruthy()
    expect(Object.keys(back).filter((path) => path.startsWith('pessoal.ctps'))).toEqual([])
  })

  test('only lends it to who sees the one register and adds to the other, within the company', async () => {
    const { id } = (await rh.get(`${url}/cpf?cpf=${CPF}`)).json()
    const dados = `${url}/dados?tipo=captacao/candidato&id=${id}&para=gestao-talentos/talento`
    const rh2 = await login(app, 'rh2')
    expect((await rh2.get(dados)).statusCode).toBe(404)
    for (const authority of ['ROLE_CAD_CANDIDATO_VER', 'ROLE_CAD_TALENTO_INCLUIR'])
      expect([authority, (await (await app.clientWithout(authority)).get(dados)).statusCode]).toEqual([authority, 403])
    for (const wrong of ['tipo=captacao/idioma&id=1&para=gestao-talentos/talento', 'tipo=x&id=1&para=y'])
      expect((await rh.get(`${url}/dados?${wrong}`)).statusCode).toBe(400)
    const { registros } = (await admin.get(`${url}/cpf?cpf=${CPF}`)).json()
    expect(registros.map((one: { acessivel: boolean }) => one.acessivel)).toEqual([true, false])
  })

  test('needs a CPF that exists, and somebody who may see candidates or talents', async () => {
    const message = async (query: string) => (await rh.get(`${url}/cpf?${query}`)).json().message
    expect([await message('cpf='), await message('cpf=11111111111')]).toEqual(['CPF é obrigatório', 'CPF inválido'])
    expect((await rh.get(`${url}/cpf?cpf=11144477735`)).json()).toEqual({})
    const gestor = await login(app, 'gestor')
    expect((await gestor.get(`${url}/cpf?cpf=${CPF}`)).statusCode).toBe(403)
    expect((await app.nobody.get(`${url}/cpf?cpf=${CPF}`)).statusCode).toBe(401)
  })
})

describe('the extra fields', () => {
  test('are sixteen, as the company shows and demands them; one of them, by number or by name', async () => {
    const settings = '/api/utilitario/empresas/configuracao'
    const { versao } = (await admin.get(settings)).json()
    await admin.patch(settings, {
      versao,
      campoExtraCandidato: true,
      camposCandidatoVisiveis: [],
      camposCandidatoObrigatorios: ['camposExtras.texto1'],
    })
    const campos = (await rh.get('/api/geral/campos-extras/configuracoes')).json()
    expect(campos).toHaveLength(16)
    expect(campos[0]).toMatchObject({ id: 1, nome: 'texto1', visivel: true, obrigatorio: true })
    expect((await rh.get('/api/geral/campos-extras/1')).json()).toEqual(campos[0])
    expect((await rh.get('/api/geral/campos-extras/numero1')).json()).toMatchObject({ obrigatorio: false })
    expect((await rh.get('/api/geral/campos-extras/99')).statusCode).toBe(404)
    const again = (await admin.get(settings)).json()
    await admin.patch(settings, { versao: again.versao, campoExtraCandidato: false })
    expect((await rh.get('/api/geral/campos-extras/1')).json()).toMatchObject({ visivel: false, obrigatorio: false })
  })
})
