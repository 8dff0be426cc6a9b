import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { type EarlierDatabase, openEarlierDatabase } from '#tests/helpers/earlier-database.ts'

type Stored = RecordData & { id: number; versao: number }
const url = (route: string) => `/api/cargo-salario/${route}`
const competencias = url('competencias')

describe('one identity for three registers', () => {
  let app: TestApp
  let admin: Client
  let rh2: Client
  let areasOrganizacionais: { id: number }[]

  beforeAll(async () => {
    app = await createTestApp()
    admin = await login(app, 'admin')
    rh2 = await login(app, 'rh2')
    const areas = (await admin.get(`${url('areas-organizacionais/opcoes')}?range=[0,1]`)).json() as Stored[]
    areasOrganizacionais = areas.map(({ id }) => ({ id }))
  })
  afterAll(() => app?.close())

  const made = async (route: string, body: RecordData): Promise<Stored> => {
    const answer = await admin.post(url(route), body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const named = async (nome: string): Promise<Stored[]> =>
    (await admin.get(`${competencias}?filter=${encodeURIComponent(JSON.stringify({ nome }))}`)).json()

  test.each([
    ['conhecimentos', 'C', 'conhecimento'],
    ['habilidades', 'H', 'habilidade'],
    ['atitudes', 'A', 'atitude'],
  ])('an item of %s brings its competence, renames it and takes it away', async (route, tipo, campo) => {
    const nome = `Item de ${route}`
    const item = await made(route, { nome, areasOrganizacionais, observacao: 'Da casa' })
    const [competencia] = await named(nome)
    expect(competencia).toMatchObject({ nome, tipo, observacao: 'Da casa' })
    const whole = (await admin.get(`${competencias}/${competencia?.id}`)).json()
    expect(whole).toMatchObject({ [campo]: { id: item.id }, areasOrganizacionais })

    const renamed = { nome: `${nome}, outro`, areasOrganizacionais: [areasOrganizacionais[1]], versao: item.versao }
    expect((await admin.put(`${url(route)}/${item.id}`, renamed)).statusCode).toBe(200)
    const after = (await admin.get(`${competencias}/${competencia?.id}`)).json()
    expect(after).toMatchObject({ nome: `${nome}, outro`, areasOrganizacionais: [areasOrganizacionais[1]] })
    expect(after.observacao).toBeUndefined()

    expect((await admin.delete(`${url(route)}/${item.id}`)).statusCode).toBe(200)
    expect((await admin.get(`${competencias}/${competencia?.id}`)).statusCode).toBe(404)
    const [deleted] = (await admin.get(`${url(route)}/excluidos`)).json() as Stored[]
    expect((await admin.post(`${url(route)}/excluidos/${deleted?.id}/restaura`, {})).statusCode).toBe(200)
    expect(await named(`${nome}, outro`)).toMatchObject([{ id: competencia?.id, tipo }])
  })

  test('the register of competences creates, changes and deletes the item of the kind', async () => {
    const competencia = await made('competencias', { tipo: 'H', nome: 'Soldar alumínio', areasOrganizacionais })
    const item = competencia.habilidade as { id: number; nome: string }
    expect(item).toMatchObject({ nome: 'Soldar alumínio' })
    expect(await named('Soldar alumínio')).toHaveLength(1)

    const put = (body: RecordData) => admin.put(`${competencias}/${competencia.id}`, { ...competencia, ...body })
    expect((await put({ tipo: 'A' })).json().errors).toMatchObject([
      { field: 'tipo', message: 'O tipo de uma competência não pode ser alterado.' },
    ])
    expect((await put({ nome: 'Soldar aço' })).statusCode).toBe(200)
    expect((await admin.get(`${url('habilidades')}/${item.id}`)).json()).toMatchObject({ nome: 'Soldar aço' })

    expect((await admin.delete(`${competencias}/${competencia.id}`)).statusCode).toBe(200)
    expect((await admin.get(`${url('habilidades')}/${item.id}`)).statusCode).toBe(404)
  })

  test('what criteria refer to stays, whichever register is asked to delete it', async () => {
    const item = await made('atitudes', { nome: 'Pontualidade', areasOrganizacionais })
    const [competencia] = await named('Pontualidade')
    const criterio = { competencia: { id: competencia?.id }, descricao: 'Chega antes da hora' }
    expect(await made('criterios-avaliacao-competencia', criterio)).toMatchObject({
      competencia: { nome: 'Pontualidade' },
      tipo: 'A',
      ativo: true,
    })
    for (const path of [`${url('atitudes')}/${item.id}`, `${competencias}/${competencia?.id}`]) {
      const refused = await admin.delete(path)
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        expect.stringContaining('Pontualidade possui dependências em Critérios de avaliação de competência'),
      ])
    }
    expect((await admin.get(`${url('atitudes')}/${item.id}`)).statusCode).toBe(200)
  })

  test('a competence of another company is nobody else’s', async () => {
    const [competencia] = (await rh2.get(competencias)).json() as Stored[]
    expect((await admin.get(`${competencias}/${competencia?.id}`)).statusCode).toBe(404)
    const refused = await admin.post(url('criterios-avaliacao-competencia'), {
      competencia: { id: competencia?.id },
      descricao: 'De outra empresa',
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field: 'competencia' }])
  })

  test('the right of the register decides, before anything is written', async () => {
    const authorities = ['ROLE_CAD_COMPETENCIA', 'ROLE_CAD_CONHECIMENTO']
    const perfil = (await admin.post('/api/utilitario/perfis', { nome: 'Só conhecimentos', authorities })).json()
    const usuario = { nome: 'Só conhecimentos', login: 'so.c', senha: 'Girassol-Azul-2026', ativo: true }
    const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }] }]
    const answer = await admin.post('/api/utilitario/usuarios', { ...usuario, empresas })
    expect(answer.statusCode, answer.body).toBe(201)
    const client = await login(app, usuario.login, usuario.senha)
    const create = (tipo: string) => client.post(competencias, { tipo, nome: `Tipo ${tipo}`, areasOrganizacionais })
    expect((await create('C')).statusCode).toBe(201)
    expect((await create('H')).statusCode).toBe(403)
    expect(await named('Tipo H')).toEqual([])
    const [habilidade] = await named('Comunicação')
    expect((await client.delete(`${competencias}/${habilidade?.id}`)).statusCode).toBe(403)
  })

  test('the calls say which kinds there are, and whether anything is judged by criteria', async () => {
    const kinds = (await admin.get(`${competencias}/tipo-competencia`)).json()
    expect(kinds).toMatchObject([
      { id: 'C', descricao: 'Conhecimento' },
      { id: 'H', descricao: 'Habilidade' },
      { id: 'A', descricao: 'Atitude' },
    ])
    const exists = `${competencias}/existe-criterio-avaliacao-competencia`
    expect((await admin.get(exists)).json()).toBe(true)
    const { id } = await made('competencias', { tipo: 'C', nome: 'Sem critério', areasOrganizacionais })
    expect((await admin.get(`${exists}?competenciaId=${id}`)).json()).toBe(false)
    await made('criterios-avaliacao-competencia', { competencia: { id }, descricao: 'Um critério', ativo: false })
    expect((await admin.get(`${exists}?competenciaId=${id}`)).json()).toBe(false)
  })
})

describe('a database of before', () => {
  let earlier: EarlierDatabase

  beforeAll(async () => {
    earlier = await openEarlierDatabase('dias-uteis.sql')
  })
  afterAll(() => earlier?.close())

  test('every item gets its competence, and every criterion keeps what it is about', async () => {
    const { pool } = earlier
    await pool.query(
      `insert into empresa (id, nome, razao_social, cnpj, ativa) values (1, 'Um', 'Um', '1', true), (2, 'Dois', 'Dois', '2', true)`,
    )
    const inserted = async (text: string) => Number((await pool.query(`${text} returning id`)).rows[0]?.id)
    const area = await inserted(`insert into area_organizacional (empresa_id, nome) values (1, 'Fábrica')`)
    const saber = await inserted(`insert into conhecimento (empresa_id, nome, observacao) values (1, 'Saber', 'Muito')`)
    const fazer = await inserted(`insert into habilidade (empresa_id, nome) values (1, 'Fazer')`)
    await inserted(`insert into atitude (empresa_id, nome) values (2, 'Ser')`)
    await pool.query(
      `insert into conhecimento_areas_organizacionais (empresa_id, conhecimento_id, area_organizacional_id) values (1, ${saber}, ${area})`,
    )
    const criterio = `insert into criterio_avaliacao_competencia (empresa_id, tipo, descricao`
    await pool.query(`${criterio}, conhecimento_id) values (1, 'C', 'Sabe', ${saber})`)
    await pool.query(`${criterio}, habilidade_id) values (1, 'H', 'Faz', ${fazer})`)
    await pool.query(
      'insert into empresa_configuracao (empresa_id, considerar_percentual_minimo) values (1, false), (2, true)',
    )
    await pool.query(`insert into nivel_competencia (empresa_id, descricao, ordem, percentual)
      values (1, 'Pouco', 1, null), (1, 'Muito', 2, 80), (2, 'Só', 1, 50)`)
    await pool.query(`insert into perfil (nome, authorities) values ('Lê', '["ROLE_CAD_ATITUDE_VER", "ROLE_CAD_FAIXA_SALARIAL", "ROLE_CAD_CARGO_VER"]'),
      ('Outro', '["ROLE_CAD_CARGO", "ROLE_CAD_NIVEL_COMPETENCIA"]')`)
    await earlier.upgrade()

    const { rows } = await pool.query(
      `select c.empresa_id, c.tipo, c.nome, c.observacao, l.area_organizacional_id as area, k.descricao as criterio
       from competencia c
       left join competencia_areas_organizacionais l on l.empresa_id = c.empresa_id and l.competencia_id = c.id
       left join criterio_avaliacao_competencia k on k.empresa_id = c.empresa_id and k.competencia_id = c.id
       order by c.empresa_id, c.tipo`,
    )
    expect(rows).toMatchObject([
      { empresa_id: 1, tipo: 'C', nome: 'Saber', observacao: 'Muito', area, criterio: 'Sabe' },
      { empresa_id: 1, tipo: 'H', nome: 'Fazer', observacao: null, area: null, criterio: 'Faz' },
      { empresa_id: 2, tipo: 'A', nome: 'Ser', area: null, criterio: null },
    ])
  })

  test('who did not consider the minimum percentage has a configuration that says so, and rights go on', async () => {
    const { pool } = earlier
    const configuracoes = await pool.query(
      `select c.empresa_id, c.considerar_percentual_minimo as considera, n.descricao, l.ordem, l.percentual
       from configuracao_nivel_competencia c
       join configuracao_nivel_competencia_nivel l on l.empresa_id = c.empresa_id and l.configuracao_nivel_competencia_id = c.id
       join nivel_competencia n on n.empresa_id = l.empresa_id and n.id = l.nivel_competencia_id order by l.ordem_`,
    )
    expect(configuracoes.rows).toEqual([
      { empresa_id: 1, considera: false, descricao: 'Pouco', ordem: 1, percentual: null },
      { empresa_id: 1, considera: false, descricao: 'Muito', ordem: 2, percentual: 80 },
    ])
    const { rows } = await pool.query('select authorities from perfil order by nome')
    expect(rows.map(({ authorities }) => authorities)).toEqual([
      [
        'ROLE_CAD_ATITUDE_VER',
        'ROLE_CAD_FAIXA_SALARIAL',
        'ROLE_CAD_CARGO_VER',
        'ROLE_CAD_COMPETENCIA_VER',
        'ROLE_CAD_NIVEL_COMPETENCIA_FAIXA',
        'ROLE_VER_SALARIO',
      ],
      ['ROLE_CAD_CARGO', 'ROLE_CAD_NIVEL_COMPETENCIA', 'ROLE_CAD_CONFIGURACAO_NIVEL_COMPETENCIA'],
    ])
  })
})
