import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { inTitle } from '#schemas/runtime/names.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

interface Menu {
  label: string
  url?: string
  spaUrl?: string
  externalUrl?: string
  items?: Menu[]
}

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const menuOf = async (client: Client): Promise<Menu[]> => (await client.get('/api/userinfo')).json().menu
const labels = (menu: Menu[]) => menu.map(({ label }) => label)

describe('the menu', () => {
  /** The route groups of documents 1 to 3, §2, in their order; without Início, which has no entries. */
  const groups = [
    'Captação',
    'Cargos e Salários',
    'Avaliação de Desempenho',
    'Pesquisas',
    'Analytics',
    'Desenvolvimento',
    'Gestão de Talentos',
    'SST',
    'Utilitários',
  ]

  test('has the groups in the order of the specification', async () => {
    const shown = labels(await menuOf(admin))
    expect(shown).toEqual(groups.filter((label) => shown.includes(label)))
    expect(shown).toEqual(
      expect.arrayContaining(['Captação', 'Cargos e Salários', 'Desenvolvimento', 'Gestão de Talentos', 'SST']),
    )
  })

  test('uses only groups of the specification, and each title is written the same way', () => {
    const { entities, reports, screens } = loadModel()
    for (const { path, menu } of [...entities.values(), ...reports.values(), ...screens.values()]) {
      if (!menu) continue
      expect(groups, path).toContain(menu.group)
      expect(menu.title, path).toBe(inTitle(menu.title))
    }
  })

  test('daily work stands first, then the groups inside the group: registers, reports', async () => {
    const menu = await menuOf(admin)
    const inside = (group: string) => menu.find(({ label }) => label === group)?.items ?? []
    expect(labels(inside('Captação'))).toEqual([
      'Solicitações de Pessoal',
      'Candidatos',
      'Quadro de Seleção',
      'Agenda de Entrevistas',
      'Anúncios de Vagas',
      'Seleção',
      'Avaliações',
      'Cadastros',
      'Relatórios',
    ])
    const flat = inside('Utilitários').filter(({ items }) => !items)
    expect(flat).toEqual([])
  })

  test('who may open up to five screens of a group has them without groups inside; what is empty does not show', async () => {
    const menu = await menuOf(await login(app, 'gestor'))
    expect(menu.map(({ label, items = [] }) => [label, labels(items)])).toEqual([
      ['Captação', ['Solicitações de Pessoal', 'Agenda de Entrevistas', 'Entrevistas']],
      ['Avaliação de Desempenho', ['Meus Resultados', 'Meu PDI', 'Responder Avaliações de Desempenho', 'Metas']],
      ['Pesquisas', ['Pesquisas para Responder', 'Responder NPS']],
      ['Utilitários', ['Tarefas', 'Sobre']],
    ])
    const competencias = (await menuOf(admin)).find(({ label }) => label === 'Cargos e Salários')?.items ?? []
    expect(labels(competencias)).toContain('Competências')
    expect(labels(competencias)).not.toContain('Configurações')
  })

  test('writes the titles as the specification does', async () => {
    const captacao = (await menuOf(admin)).find(({ label }) => label === 'Captação')
    const registers = captacao?.items?.find(({ label }) => label === 'Cadastros')
    expect(labels(registers?.items ?? [])).toEqual(
      expect.arrayContaining([
        'Áreas de Interesse',
        'Etapas Seletivas',
        'Modelos de E-mail',
        'Modelos de Avaliação do Candidato',
        'Motivos de Solicitação de Pessoal',
        'Como Ficou Sabendo da Vaga',
      ]),
    )
  })

  test('puts reports and general tables into groups within the group', async () => {
    const menu = await menuOf(admin)
    const inside = (group: string) => menu.find(({ label }) => label === group)?.items ?? []
    const reports = inside('Captação').at(-1)
    expect(reports?.label).toBe('Relatórios')
    expect(labels(reports?.items ?? [])).toContain('Duração para Preenchimento de Vagas')
    const tables = inside('Utilitários').find(({ label }) => label === 'Tabelas Gerais')
    expect(labels(tables?.items ?? [])).toEqual(['Estados', 'Cidades', 'Bairros', 'Códigos CBO', 'Feriados'])
  })

  test('[B-MENU-SST] does not show SST without the module', async () => {
    const parametros = '/api/utilitario/parametros-sistema'
    const before = (await admin.get(parametros)).json()
    const answer = await admin.patch(parametros, { versao: before.versao, possuiSst: false })
    expect(answer.statusCode).toBe(200)
    const info = (await (await login(app, 'sst')).get('/api/userinfo')).json()
    expect(info.possuiSst).toBe(false)
    expect(labels(info.menu)).not.toContain('SST')
    await admin.patch(parametros, { versao: answer.json().versao, possuiSst: true })
    expect(labels(await menuOf(await login(app, 'sst')))).toContain('SST')
  })
})

describe('the extra menu', () => {
  const url = '/api/utilitario/menu-extra'

  test('appears in the menu as soon as it is stored, last and in its order', async () => {
    const intranet = await admin.post(url, {
      nome: 'Intranet',
      ordem: 2,
      links: [
        { nome: 'Ponto', url: 'https://ponto.exemplo.com.br', novaAba: true },
        { nome: 'Candidatos', url: '/captacao/candidatos' },
        { nome: 'Portal antigo', url: 'https://portal.exemplo.com.br' },
      ],
    })
    expect(intranet.statusCode).toBe(201)
    expect((await admin.post(url, { nome: 'Vazio' })).statusCode).toBe(201)
    await admin.post(url, { nome: 'Benefícios', ordem: 1, links: [{ nome: 'Plano', url: 'https://plano.com.br' }] })
    const menu = await menuOf(await login(app, 'gestor'))
    expect(labels(menu).slice(-2)).toEqual(['Benefícios', 'Intranet'])
    expect(menu.at(-1)?.items).toEqual([
      { label: 'Ponto', externalUrl: 'https://ponto.exemplo.com.br' },
      { label: 'Candidatos', url: '/captacao/candidatos', spaUrl: '/captacao/candidatos' },
      { label: 'Portal antigo', url: 'https://portal.exemplo.com.br' },
    ])
  })

  test('counts the links in the list', async () => {
    const rows = (await admin.get(`${url}?sort=["nome","ASC"]`)).json()
    const counts = rows.map((row: { nome: string; quantidadeLinks: number }) => [row.nome, row.quantidadeLinks])
    expect(counts).toEqual([
      ['Benefícios', 1],
      ['Intranet', 3],
      ['Vazio', 0],
    ])
  })

  test('is of one company only', async () => {
    expect(labels(await menuOf(await login(app, 'rh2')))).not.toContain('Intranet')
  })

  test('has the links in calls of their own', async () => {
    const { id } = (await admin.post(url, { nome: 'Chamadas' })).json()
    const links = `${url}/${id}/links`
    const made = (await admin.post(links, { nome: 'Ajuda', url: 'https://ajuda.com.br' })).json()
    expect(made).toMatchObject({ nome: 'Ajuda', novaAba: false })
    expect((await admin.get(links)).json()).toHaveLength(1)
    const read = (await admin.get(`${links}/${made.id}`)).json()
    const changed = await admin.put(`${links}/${made.id}`, { ...read, nome: 'Ajuda ao colaborador' })
    expect(changed.json()).toMatchObject({ nome: 'Ajuda ao colaborador' })
    expect((await admin.delete(`${links}/${made.id}`)).statusCode).toBe(200)
    expect((await admin.get(`${links}/${made.id}`)).statusCode).toBe(404)
  })

  test('asks for description and address, and refuses an address that is no page', async () => {
    const { id } = (await admin.post(url, { nome: 'Recusas' })).json()
    const errors = async (body: object) =>
      (await admin.post(`${url}/${id}/links`, body)).json().errors?.map((e: { message: string }) => e.message)
    expect(await errors({})).toEqual(['Descrição é obrigatória', 'Endereço é obrigatório'])
    for (const bad of ['javascript:alert(1)', '//golpe.com', '/\\golpe.com', 'exemplo', 'https://a@b.com', 'data:x'])
      expect(await errors({ nome: 'Ruim', url: bad }), bad).toEqual([
        'Endereço inválido. Use https://… ou uma tela do sistema, como /captacao/candidatos.',
      ])
  })
})
