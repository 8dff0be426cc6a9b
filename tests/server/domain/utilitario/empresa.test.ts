import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

const url = '/api/utilitario/empresas'
const campos = (empresa: number, formulario: string) =>
  `${url}/${empresa}/campos-extras-visiveis-obrigatorios/${formulario}`

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

interface Campo {
  campo: string
  titulo: string
  visivel: boolean
  obrigatorio: boolean
  sempre: boolean
}
const all = (body: { blocos: { campos: Campo[] }[] }) => body.blocos.flatMap((bloco) => bloco.campos)

describe('the fields of a form', () => {
  it('come in the blocks of the form, with the names a person reads', async () => {
    const body = (await admin.get(campos(1, 'candidato'))).json()
    expect(body.blocos.map((b: { titulo: string }) => b.titulo)).toEqual(
      expect.arrayContaining(['Dados Pessoais', 'Endereço', 'Contato', 'Campos Extras']),
    )
    expect(all(body).find(({ campo }) => campo === 'pessoal.rg')?.titulo).toBe('RG')
    expect((await admin.get(campos(1, 'colaborador'))).json().permiteOcultar).toBe(false)
    expect((await admin.get(campos(1, 'outro'))).statusCode).toBe(404)
    expect((await admin.get(campos(99, 'candidato'))).statusCode).toBe(404)
  })

  it('made mandatory they are demanded by the API at once, and hidden ones are not', async () => {
    const before = (await admin.get(campos(1, 'candidato'))).json()
    const obrigatorios = [...before.obrigatorios, 'pessoal.rg']
    const saved = await admin.put(campos(1, 'candidato'), {
      visiveis: before.visiveis,
      obrigatorios,
      versao: before.versao,
    })
    expect(saved.statusCode).toBe(200)
    const rh = await login(app, 'rh')
    const fails = async () => {
      const { errors = [] } = (await rh.post('/api/captacao/candidatos', { nome: 'Sem RG' })).json()
      return (errors as { field: string; message: string }[]).find(({ field }) => field === 'pessoal.rg')?.message
    }
    expect(await fails()).toBe('RG é obrigatório')
    const { versao } = saved.json()
    const without = before.visiveis.filter((name: string) => name !== 'pessoal.rg')
    const hidden = { visiveis: without, obrigatorios: before.obrigatorios, versao }
    expect((await admin.put(campos(1, 'candidato'), hidden)).statusCode).toBe(200)
    expect(await fails()).toBeUndefined()
    expect(
      all((await rh.get(campos(1, 'candidato'))).json()).find(({ campo }) => campo === 'pessoal.rg'),
    ).toMatchObject({
      visivel: false,
      obrigatorio: false,
    })
  })

  it('do not become both mandatory and hidden, nor have unknown names', async () => {
    const { visiveis, versao } = (await admin.get(campos(1, 'candidato'))).json()
    const without = visiveis.filter((name: string) => name !== 'pessoal.cpf')
    const both = await admin.put(campos(1, 'candidato'), { visiveis: without, obrigatorios: ['pessoal.cpf'], versao })
    expect([both.statusCode, both.json().message]).toEqual([400, 'CPF é obrigatório e não pode ser ocultado'])
    const unknown = await admin.put(campos(1, 'candidato'), { visiveis, obrigatorios: ['pessoal.nada'], versao })
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, 'Campo desconhecido: pessoal.nada'])
    // nor by the lists themselves, whoever sends them
    const settings = `${url}/configuracao`
    const lists = { camposCandidatoVisiveis: ['foto'], camposCandidatoObrigatorios: ['foto', 'pessoal.rg'] }
    for (const send of [admin.put.bind(admin), admin.patch.bind(admin)]) {
      const raw = await send(settings, { ...lists, versao: (await admin.get(settings)).json().versao })
      expect([raw.statusCode, raw.json().errors]).toEqual([
        400,
        [
          {
            code: 'FIELD_VALIDATION_VIOLATION',
            field: 'camposCandidatoVisiveis',
            message:
              'RG está em Campos Obrigatórios do Candidato e precisa estar também em Campos Visíveis do Candidato',
          },
        ],
      ])
    }
    const { configuracao, empresa } = (await admin.get(`${url}/1/cadastro`)).json()
    const form = await admin.put(`${url}/1/cadastro`, { empresa, configuracao: { ...configuracao, ...lists } })
    expect([form.statusCode, form.json().errors[0].field]).toEqual([400, 'configuracao.camposCandidatoVisiveis'])
  })

  it('are set only by who changes the configuration, and never on an old version', async () => {
    const { visiveis, obrigatorios, versao } = (await admin.get(campos(1, 'candidato'))).json()
    const rh = await login(app, 'rh')
    expect((await rh.put(campos(1, 'candidato'), { visiveis, obrigatorios, versao })).statusCode).toBe(403)
    const stale = await admin.put(campos(1, 'candidato'), { visiveis, obrigatorios, versao: versao - 1 })
    expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
  })

  it('always show name, CPF and e-mail, and say why', async () => {
    const { visiveis, obrigatorios, versao, blocos } = (await admin.get(campos(1, 'candidato'))).json()
    const [nome] = blocos[0].campos
    expect(nome).toMatchObject({ campo: 'nome', sempre: true, visivel: true, obrigatorio: true })
    const cpf = all({ blocos }).find(({ campo }) => campo === 'pessoal.cpf')
    expect(cpf).toMatchObject({
      sempreVisivel: true,
      sempre: false,
      motivo: 'O candidato entra no portal com o CPF, que também evita cadastros repetidos.',
    })
    const without = visiveis.filter((name: string) => name !== 'pessoal.cpf')
    const hidden = await admin.put(campos(1, 'candidato'), { visiveis: without, obrigatorios, versao })
    expect([hidden.statusCode, hidden.json().message]).toEqual([
      400,
      'CPF não pode ser ocultado. O candidato entra no portal com o CPF, que também evita cadastros repetidos.',
    ])
    const saved = await admin.put(campos(1, 'candidato'), { visiveis, obrigatorios, versao })
    expect(saved.statusCode).toBe(200)
  })
})

describe('the register of a company', () => {
  const cadastro = (id: number) => `${url}/${id}/cadastro`

  it('stores data and configuration together, or nothing', async () => {
    const { empresa, configuracao } = (await admin.get(cadastro(1))).json()
    const aparencia = { ...configuracao.aparencia, corPrincipal: '#123456' }
    const both = await admin.put(cadastro(1), {
      empresa: { ...empresa, razaoSocial: 'Grupo Novo' },
      configuracao: { ...configuracao, aparencia },
    })
    expect(both.statusCode).toBe(200)
    expect(both.json()).toMatchObject({
      empresa: { razaoSocial: 'Grupo Novo', versao: empresa.versao + 1 },
      configuracao: { aparencia: { corPrincipal: '#123456' }, versao: configuracao.versao + 1 },
    })
    expect((await admin.get('/api/userinfo')).json().empresa.aparencia.corPrincipal).toBe('#123456')
    const now = both.json()
    const wrong = await admin.put(cadastro(1), {
      empresa: { ...now.empresa, razaoSocial: 'Não fica' },
      configuracao: { ...now.configuracao, maxCandidataCargo: -1 },
    })
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'configuracao.maxCandidataCargo'])
    const noName = await admin.put(cadastro(1), { ...now, empresa: { ...now.empresa, nome: '' } })
    expect([noName.statusCode, noName.json().errors[0]]).toEqual([
      400,
      { code: 'FIELD_VALIDATION_VIOLATION', field: 'empresa.nome', message: 'Nome é obrigatório' },
    ])
    expect((await admin.get(cadastro(1))).json().empresa.razaoSocial).toBe('Grupo Novo')
  })

  it('refuses an old version of either part, with both as they are', async () => {
    const before = (await admin.get(cadastro(1))).json()
    const settings = '/api/utilitario/empresas/configuracao'
    const outro = { maxCandidataCargo: 9, versao: before.configuracao.versao }
    expect((await admin.patch(settings, outro)).statusCode).toBe(200)
    const stale = await admin.put(cadastro(1), { ...before, empresa: { ...before.empresa, razaoSocial: 'Atrasado' } })
    expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    expect(stale.json().atual).toMatchObject({
      empresa: { razaoSocial: before.empresa.razaoSocial, versao: before.empresa.versao },
      configuracao: { maxCandidataCargo: 9 },
    })
    expect((await admin.get(cadastro(1))).json().empresa.razaoSocial).toBe(before.empresa.razaoSocial)
  })

  it('is of who may do both, in his companies, and only with both parts', async () => {
    expect((await admin.get(cadastro(99))).statusCode).toBe(404)
    const rh = await login(app, 'rh')
    expect((await rh.get(cadastro(1))).statusCode).toBe(403)
    const { empresa, configuracao } = (await admin.get(cadastro(2))).json()
    const client = await app.clientWithout('ROLE_CONFIG_EMPRESA')
    expect((await client.get(cadastro(1))).statusCode).toBe(403)
    expect((await client.get(cadastro(2))).statusCode).toBe(404)
    expect((await admin.put(cadastro(2), { empresa })).statusCode).toBe(400)
    expect((await admin.put(cadastro(2), { empresa, configuracao, outra: {} })).statusCode).toBe(400)
    expect((await admin.put(cadastro(2), { empresa, configuracao })).statusCode).toBe(200)
  })
})

describe('the companies', () => {
  it('are only the own ones for who does not see all', async () => {
    const client = await app.clientWithout('ROLE_NENHUMA')
    const nomes = (await client.get(url)).json().map((row: { nome: string }) => row.nome)
    expect(nomes).toEqual(['Aurora Alimentos Ltda'])
    expect((await client.get(`${url}/2`)).statusCode).toBe(404)
    expect((await admin.get(url)).json()).toHaveLength(2)
  })

  it('[B-COMPANY-GROUP] [R-EMP-01] [R-PERM-02] allowed by sharing are those of the session only when employees are shared', async () => {
    const permitidas = async (query = '') =>
      (await admin.get(`${url}/permitidas-por-compartilhar-colaboradores${query}`))
        .json()
        .map((e: { id: number }) => e.id)
    expect(await permitidas()).toEqual([1])
    const { versao } = (await admin.get('/api/utilitario/parametros-sistema')).json()
    const shared = { compartilharColaboradores: true, ...(versao ? { versao } : { versao: 0 }) }
    expect((await admin.patch('/api/utilitario/parametros-sistema', shared)).statusCode).toBe(200)
    expect(await permitidas()).toEqual([1, 2])
    expect(await permitidas('?permissoes=ROLE_QUE_NINGUEM_TEM')).toEqual([])

    // spec 1 §6: the list can be restricted to the same group; a company without a group is restricted to none
    const grupo = async (id: number, name: string | null) => {
      const { versao } = (await admin.get(`${url}/${id}`)).json()
      expect((await admin.patch(`${url}/${id}`, { grupo: name, versao })).statusCode).toBe(200)
    }
    await grupo(1, 'Grupo Aurora')
    await grupo(2, 'Outro grupo')
    expect(await permitidas()).toEqual([1])
    await grupo(1, null)
    expect(await permitidas()).toEqual([1, 2])
  })

  it('say the most positions a candidate may want, and the most the company may have', async () => {
    const settings = '/api/utilitario/empresas/configuracao'
    const set = async (maxCandidataCargo: number | null) => {
      const { versao } = (await admin.get(settings)).json()
      expect((await admin.patch(settings, { versao, maxCandidataCargo })).statusCode).toBe(200)
    }
    await set(4)
    expect((await admin.get(`${url}/maximo-cargos`)).json()).toBe(4)
    await set(null)
    expect((await admin.get(`${url}/maximo-cargos`)).json()).toBe(0)
    await app.database.pool.query('update empresa set maximo_cargos = 700 where id = 1')
    expect((await admin.get('/api/empresas/maximo-cargos')).json()).toBe(700)
    await app.database.pool.query('update empresa set maximo_cargos = null where id = 1')
  })
})
