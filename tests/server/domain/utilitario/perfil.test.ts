import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

const perfis = '/api/utilitario/perfis'
const usuarios = '/api/utilitario/usuarios'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

interface Grupo {
  titulo: string
  telas: {
    titulo: string
    inteira?: string
    permissoes: { authority: string; titulo: string; concedivel: boolean }[]
  }[]
}

let sequence = 0
/** A user of a company with a profile of exactly these authorities, logged in. */
async function userWith(authorities: string[], empresaId = 1) {
  const nome = `perfil-${++sequence}`
  const perfil = (await admin.post(perfis, { nome, authorities })).json()
  const usuario = await admin.post(usuarios, {
    nome,
    login: nome,
    senha: PASSWORD,
    empresas: [{ empresa: { id: empresaId }, perfis: [{ id: perfil.id }] }],
  })
  expect(usuario.statusCode).toBe(201)
  return { perfil, usuario: usuario.json(), client: await login(app, nome) }
}

describe('the catalogue of authorities', () => {
  it('comes by group of the menu and screen, with titles in Portuguese', async () => {
    const grupos = (await admin.get(`${perfis}/permissoes`)).json<Grupo[]>()
    expect(grupos.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining(['Captação', 'SST', 'Utilitários', 'Geral']),
    )
    const telas = grupos.find(({ titulo }) => titulo === 'Captação')?.telas ?? []
    const candidatos = telas.find(({ titulo }) => titulo === 'Candidatos')
    expect(candidatos?.permissoes.map(({ titulo }) => titulo)).toEqual(['Ver', 'Incluir', 'Alterar', 'Excluir'])
    const solicitacoes = telas.find(({ titulo }) => titulo === 'Solicitações de Pessoal')
    expect(solicitacoes?.permissoes.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining(['Ver', 'Encerrar', 'Suspender', 'Alterar status']),
    )
    // its list shares the right to see with the board, which is a screen of its own
    expect(telas.find(({ titulo }) => titulo === 'Candidatos nas Solicitações')?.permissoes[0]?.titulo).toBe('Ver')
    expect(telas.find(({ titulo }) => titulo === 'Relatórios')?.permissoes.map(({ titulo }) => titulo)).toEqual([
      'Análise das Etapas Seletivas',
      'Avaliações de Candidatos',
      'Candidatos em Seleção',
      'Estatística de Divulgação da Vaga',
      'Duração para Preenchimento de Vagas',
      'Indicações de Candidatos',
      'Vagas por Motivo',
    ])
  })

  it('says what who asks may grant', async () => {
    const { client } = await userWith(['ROLE_CAD_PERFIL', 'ROLE_CAD_IDIOMA_VER'])
    const telas = (await client.get(`${perfis}/permissoes`)).json<Grupo[]>().flatMap((grupo) => grupo.telas)
    const idiomas = telas.find(({ titulo }) => titulo === 'Idiomas')?.permissoes
    expect(idiomas?.map(({ titulo, concedivel }) => [titulo, concedivel])).toEqual([
      ['Ver', true],
      ['Incluir', false],
      ['Alterar', false],
      ['Excluir', false],
    ])
  })

  it('is only of who sees profiles', async () => {
    const rh = await login(app, 'rh')
    expect((await rh.get(`${perfis}/permissoes`)).statusCode).toBe(403)
  })
})

describe('a profile', () => {
  it('gives each operation by itself, in the API and in the menu', async () => {
    const { client } = await userWith(['ROLE_CAD_IDIOMA_VER', 'ROLE_CAD_IDIOMA_INCLUIR'])
    const url = '/api/captacao/idiomas'
    const criado = await client.post(url, { nome: 'Guarani' })
    expect(criado.statusCode).toBe(201)
    const { id, versao } = criado.json()
    expect((await client.get(url)).statusCode).toBe(200)
    expect((await client.put(`${url}/${id}`, { nome: 'Tupi', versao })).statusCode).toBe(403)
    expect((await client.delete(`${url}/${id}`)).statusCode).toBe(403)
    const { menu } = (await client.get('/api/userinfo')).json()
    expect(menu.map((grupo: { label: string; items: { label: string }[] }) => grupo.items.map((i) => i.label))).toEqual(
      // and what every user may open
      [
        ['Idiomas'],
        ['Meus Resultados', 'Meu PDI', 'Responder Avaliações de Desempenho'],
        ['Pesquisas para Responder', 'Responder NPS'],
        ['Tarefas', 'Sobre'],
      ],
    )
  })

  it('gives the whole screen by the name of the screen, which is stored written out', async () => {
    const { perfil, client } = await userWith(['ROLE_CAD_IDIOMA'])
    expect(perfil.authorities).toEqual([
      'ROLE_CAD_IDIOMA_ALTERAR',
      'ROLE_CAD_IDIOMA_EXCLUIR',
      'ROLE_CAD_IDIOMA_INCLUIR',
      'ROLE_CAD_IDIOMA_VER',
    ])
    const { id } = (await client.post('/api/captacao/idiomas', { nome: 'Quíchua' })).json()
    expect((await client.delete(`/api/captacao/idiomas/${id}`)).statusCode).toBe(200)
  })

  it('refuses an authority that does not exist', async () => {
    const answer = await admin.post(perfis, { nome: 'Estranho', authorities: ['ROLE_CAD_IDIOMA_VER', 'ROLE_NADA'] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toMatch(/^authorities/)
  })

  it('does not give what who stores it has not', async () => {
    const { client } = await userWith(['ROLE_CAD_PERFIL', 'ROLE_CAD_IDIOMA_VER'])
    const answer = await client.post(perfis, {
      nome: 'Ganancioso',
      authorities: ['ROLE_CAD_IDIOMA', 'ROLE_CAD_USUARIO_VER'],
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      {
        code: 'FIELD_VALIDATION_VIOLATION',
        field: 'authorities',
        message:
          'Você não pode conceder permissões que não tem: Idiomas: Incluir; Idiomas: Alterar; Idiomas: Excluir e mais 1',
      },
    ])
    const menor = await client.post(perfis, { nome: 'Modesto', authorities: ['ROLE_CAD_IDIOMA_VER'] })
    expect(menor.statusCode).toBe(201)
  })

  it('that allows more is neither changed nor deleted by who has less', async () => {
    const { client } = await userWith(['ROLE_CAD_PERFIL'])
    const maior = (await admin.post(perfis, { nome: 'Maior', authorities: ['ROLE_CAD_IDIOMA'] })).json()
    const text = 'Este perfil tem permissões que você não tem; só quem as tem pode alterá-lo.'
    const change = await client.patch(`${perfis}/${maior.id}`, { authorities: [], versao: maior.versao })
    expect([change.statusCode, change.json().message]).toEqual([403, text])
    const removal = await client.delete(`${perfis}/${maior.id}`)
    expect([removal.statusCode, removal.json().message]).toEqual([403, text])
    expect((await admin.get(`${perfis}/${maior.id}`)).json().authorities).toHaveLength(4)
  })

  it('holds in the open session from the next call on', async () => {
    const { perfil, client } = await userWith(['ROLE_CAD_IDIOMA_VER'])
    expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(200)
    expect((await client.get('/api/captacao/areas-formacao')).statusCode).toBe(403)
    const { versao } = perfil
    await admin.put(`${perfis}/${perfil.id}`, {
      nome: perfil.nome,
      authorities: ['ROLE_CAD_AREA_FORMACAO_VER'],
      versao,
    })
    expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(403)
    expect((await client.get('/api/captacao/areas-formacao')).statusCode).toBe(200)
  })

  it('in use is not deleted, and says where', async () => {
    const { perfil } = await userWith(['ROLE_CAD_IDIOMA_VER'])
    const answer = await admin.delete(`${perfis}/${perfil.id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('possui dependências em')
  })

  it('once copied begins with another name and the same authorities', async () => {
    const copia = (await admin.get(`${perfis}/2/clone`)).json()
    const original = (await admin.get(`${perfis}/2`)).json()
    expect(copia.nome).toBe('Cópia de Analista de RH')
    expect(copia.authorities).toEqual(original.authorities)
    expect((await admin.post(perfis, copia)).statusCode).toBe(201)
  })

  it('shows in the history the name of what changed', async () => {
    const { perfil } = await userWith(['ROLE_CAD_IDIOMA_VER'])
    await admin.patch(`${perfis}/${perfil.id}`, {
      authorities: ['ROLE_CAD_IDIOMA_VER', 'ROLE_MOV_SOLICITACAO_ENCERRA'],
      versao: perfil.versao,
    })
    const [linha] = (await admin.get(`${perfis}/${perfil.id}/historico`)).json()
    expect(linha.campos).toEqual([
      {
        campo: 'authorities',
        titulo: 'Permissões',
        de: 'Idiomas: Ver',
        para: 'Idiomas: Ver, Solicitações de Pessoal: Encerrar',
      },
    ])
  })
})

describe('nobody locks himself out', () => {
  it('by taking the administration of users and profiles from the own profile', async () => {
    const { perfil, client } = await userWith(['ROLE_CAD_PERFIL', 'ROLE_CAD_USUARIO'])
    const answer = await client.patch(`${perfis}/${perfil.id}`, {
      authorities: ['ROLE_CAD_PERFIL'],
      versao: perfil.versao,
    })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Você não pode retirar de si mesmo a permissão de administrar usuários e perfis',
    ])
    expect((await client.get(usuarios)).statusCode).toBe(200)
  })

  it('and the first user may do everything, whatever his profile', async () => {
    const proprio = (await admin.get(`${usuarios}/1`)).json()
    const change = await admin.patch(`${usuarios}/1`, { empresas: [], versao: proprio.versao })
    expect(change.statusCode).toBe(200)
    expect((await admin.get(perfis)).statusCode).toBe(200)
    expect((await admin.get('/api/userinfo')).json().empresas).toHaveLength(2)
  })
})

describe('a model of the installation', () => {
  const PERFIL = ['ROLE_CAD_PERFIL', 'ROLE_CAD_USUARIO']
  const ETAPA = 'ROLE_CAD_ETAPA_SELETIVA_VER'
  const model = async (authorities: string[]) => {
    const body = { nome: `modelo-${++sequence}`, authorities, deTodasEmpresas: true }
    return (await admin.post(perfis, body)).json<{ id: number; versao: number; nome: string }>()
  }
  /** A user with these profiles, by company. */
  const member = async (access: Record<number, number[]>, more: object = {}) => {
    const nome = `membro-${++sequence}`
    const empresas = Object.entries(access).map(([id, ids]) => ({
      empresa: { id: Number(id) },
      perfis: ids.map((perfil) => ({ id: perfil })),
    }))
    const made = await admin.post(usuarios, { nome, login: nome, senha: PASSWORD, empresas, ...more })
    expect([made.statusCode, made.json().errors]).toEqual([201, undefined])
    await app.database.pool.query('update usuario set trocar_senha = false where id = $1', [made.json().id])
    return { usuario: made.json(), client: await login(app, nome) }
  }

  it('is not changed from inside a company, and gives nobody more than he has', async () => {
    const { id, versao } = await model(PERFIL)
    const { client } = await member({ 2: [id] })
    const answer = await client.patch(`${perfis}/${id}`, { versao, authorities: [...PERFIL, ETAPA] })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'DA_INSTALACAO'])
    expect((await client.get('/api/userinfo')).json().authorities).not.toContain(ETAPA)
  })

  it('is changed by who administers the installation only as far as he holds it in every company that uses it', async () => {
    const { id } = await model([...PERFIL, ETAPA])
    const own = (await admin.post(perfis, { nome: `proprio-${++sequence}`, authorities: PERFIL })).json()
    // everything in company 1, less in company 2
    const { client } = await member({ 1: [id], 2: [id] }, { administraInstalacao: true })
    const used = await model(PERFIL)
    await member({ 2: [used.id] })
    const grow = await client.patch(`${perfis}/${used.id}`, { versao: used.versao, authorities: [...PERFIL, ETAPA] })
    expect(grow.statusCode).toBe(200)
    const lesser = await member({ 1: [id], 2: [used.id] }, { administraInstalacao: true })
    await admin.patch(`${perfis}/${used.id}`, { versao: grow.json().versao, authorities: PERFIL })
    const { versao } = (await admin.get(`${perfis}/${used.id}`)).json()
    const refused = await lesser.client.patch(`${perfis}/${used.id}`, { versao, authorities: [...PERFIL, ETAPA] })
    expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
      400,
      'Você não pode conceder permissões que não tem em Horizonte Serviços S.A., onde este perfil é usado',
    ])
    // nor one that is used where he does not hold all of it
    const wide = await model([ETAPA])
    await member({ 2: [wide.id] })
    const change = await lesser.client.patch(`${perfis}/${wide.id}`, { versao: wide.versao, descricao: 'Outra' })
    expect([change.statusCode, change.json().errors[0].code]).toEqual([403, 'PERFIL_MAIOR'])
    expect((await lesser.client.delete(`${perfis}/${wide.id}`, { versao: wide.versao })).statusCode).toBe(403)
    expect((await client.get(`${perfis}/${own.id}`)).statusCode).toBe(200)
  })

  it('copied to the company is its own, which its users have in place of the model with the same rights', async () => {
    const { id, nome } = await model([...PERFIL, ETAPA])
    const one = await member({ 1: [id], 2: [id] })
    const two = await member({ 2: [id] })
    await one.client.put('/api/userinfo/empresa', { empresaId: 1 })
    const before = (await one.client.get('/api/userinfo')).json().authorities
    const copied = await one.client.put(`${perfis}/${id}/copia-para-empresa`, {})
    expect(copied.statusCode).toBe(200)
    const copy = copied.json()
    expect(copy).toMatchObject({ empresaId: 1, deTodasEmpresas: false, nome: `${nome} (Aurora Alimentos Ltda)` })
    const { empresas } = (await admin.get(`${usuarios}/${one.usuario.id}`)).json()
    const given = Object.fromEntries(
      empresas.map((row: { empresa: { id: number }; perfis: { id: number }[] }) => [row.empresa.id, row.perfis[0]?.id]),
    )
    expect(given).toEqual({ 1: copy.id, 2: id })
    app.clock.advance(2000)
    expect((await one.client.get('/api/userinfo')).json().authorities).toEqual(before)
    const changed = await one.client.patch(`${perfis}/${copy.id}`, { versao: copy.versao, descricao: 'Da empresa' })
    expect(changed.statusCode).toBe(200)
    // another company neither sees the copy nor is given it
    expect((await two.client.get(`${perfis}/${copy.id}`)).statusCode).toBe(404)
    const names = (await two.client.get(`${usuarios}/perfis`)).json().map(({ rotulo }: { rotulo: string }) => rotulo)
    expect(names).toContain(nome)
    expect(names).not.toContain(copy.nome)
    const { versao } = (await admin.get(`${usuarios}/${two.usuario.id}`)).json()
    const foreign = await admin.patch(`${usuarios}/${two.usuario.id}`, {
      versao,
      empresas: [{ empresa: { id: 2 }, perfis: [{ id: copy.id }] }],
    })
    expect(foreign.statusCode).toBe(400)
    // what is the company's own already has no copy
    expect((await one.client.put(`${perfis}/${copy.id}/copia-para-empresa`, {})).json().message).toBe(
      'Este perfil já é da empresa.',
    )
  })
})
