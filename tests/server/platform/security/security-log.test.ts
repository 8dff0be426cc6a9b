import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sealLines, verifyChain } from '#server/platform/security/chain.ts'
import { securityKey } from '#server/platform/security/key.ts'
import { Client, CPF, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/seguranca'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let app: TestApp
let admin: Client
let area: { id: number }
interface Linha {
  id: number
  evento: string
  titulo: string
  usuario?: string
  empresa?: string
  endereco?: string
  aparelho?: string
  detalhe: string
}
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const lines = async (query = '', client = admin) => (await client.get(`${url}?size=100&${query}`)).json() as Linha[]
/** What was told, oldest first. */
const told = async (query = '') => (await lines(query)).reverse().map(({ evento, detalhe }) => [evento, detalhe])

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  area = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes')).json()[0]
})
beforeEach(async () => {
  await rows('delete from registro_seguranca')
  await rows('delete from registro_seguranca_topo')
  await rows('delete from tentativa_login')
})
afterAll(() => app?.close())

describe('the security log', () => {
  test('tells who came in and who did not, from where and with what; unknown accounts without their names', async () => {
    const client = new Client(app)
    await client.post('/api/login', { usuario: 'rh', senha: PASSWORD }, { 'user-agent': FIREFOX })
    await client.post('/api/login', { usuario: 'rh', senha: 'errada' }, { 'user-agent': FIREFOX })
    await client.post('/api/login', { usuario: 'maria.da.silva', senha: 'errada' })
    await client.post('/api/externo/login', { cpf: CPF, senha: PASSWORD, empresaId: 1 })
    await client.post('/api/externo/login', { cpf: CPF, senha: 'errada', empresaId: 1 })
    const found = await lines('empresa=todas')
    expect(found.map(({ evento }) => evento).reverse()).toEqual([
      'ENTRADA',
      'ENTRADA_RECUSADA',
      'ENTRADA_RECUSADA',
      'ENTRADA_CANDIDATO',
      'ENTRADA_CANDIDATO_RECUSADA',
    ])
    expect(found[4]).toMatchObject({
      titulo: 'Entrada',
      usuario: 'Renata Holanda',
      empresa: 'Aurora Alimentos Ltda',
      endereco: '127.0.0.1',
      aparelho: 'Firefox no Linux',
      detalhe: 'Senha',
    })
    const kept = JSON.stringify(await rows('select * from registro_seguranca'))
    expect(kept).not.toContain('maria.da.silva')
    expect(kept).not.toContain(CPF)
    expect(kept).not.toMatch(/Renata|Maria/)
  })

  test('tells of operations a user was refused, once in a while for each; not of a session that expired nor of a candidate', async () => {
    const rh = await login(app, 'rh')
    const usuarios = '/api/utilitario/usuarios'
    for (let i = 0; i < 3; i++) expect((await rh.get(usuarios)).statusCode).toBe(403)
    expect((await rh.delete(`${usuarios}/1`, { 'if-match': '"1"' })).statusCode).toBe(403)
    expect((await app.nobody.get(usuarios)).statusCode).toBe(401)
    await expect
      .poll(async () => (await told('evento=OPERACAO_RECUSADA')).sort())
      .toEqual([
        ['OPERACAO_RECUSADA', `DELETE ${usuarios}/:id`],
        ['OPERACAO_RECUSADA', `GET ${usuarios}`],
      ])
    expect((await lines('evento=OPERACAO_RECUSADA'))[0]).toMatchObject({
      titulo: 'Operação recusada',
      usuario: 'Renata Holanda',
      empresa: 'Aurora Alimentos Ltda',
      endereco: '127.0.0.1',
    })
  })

  test('tells of controls that somebody ran into, once in a while for each, not what he sent', async () => {
    const rh = await login(app, 'rh')
    const idiomas = '/api/captacao/idiomas'
    const json = { 'content-type': 'application/json' }
    const raw = (payload: string, headers: Record<string, string>) =>
      rh.send({ method: 'POST', url: idiomas, payload, headers })
    for (let i = 0; i < 3; i++) expect((await raw('{"nome": "529.982.247-25"', json)).statusCode).toBe(400)
    expect((await raw('<nome/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
    const foreign = { ...json, origin: 'https://outro.exemplo.com' }
    expect((await raw('{"nome": "Latim"}', foreign)).statusCode).toBe(403)
    // what a screen may send and the rules refuse is no attempt
    expect((await rh.post(idiomas, {})).statusCode).toBe(400)
    await expect
      .poll(async () => (await told('evento=TENTATIVA_BARRADA&empresa=todas')).map(([, detalhe]) => detalhe).sort())
      .toEqual([
        `Corpo ilegível; POST ${idiomas}`,
        `Página de outro endereço; POST ${idiomas}`,
        `Tipo de conteúdo desconhecido; POST ${idiomas}`,
      ])
    expect(JSON.stringify(await rows('select * from registro_seguranca'))).not.toContain('529.982.247-25')
  })

  test('tells of rights, restrictions, accounts and switches on every path of a record, and of nothing else', async () => {
    const perfil = (
      await admin.post('/api/utilitario/perfis', { nome: 'Novo', authorities: ['ROLE_CAD_IDIOMA'] })
    ).json()
    const usuarios = '/api/utilitario/usuarios'
    const acesso = { empresa: { id: 1 }, perfis: [{ id: perfil.id }] }
    const dados = { nome: 'Lia Nova', login: 'lia', senha: 'Girassol-Azul-2026', empresas: [acesso] }
    const lia = (await admin.post(usuarios, dados)).json()
    const change = async (body: object) => {
      const { versao } = (await admin.get(`${usuarios}/${lia.id}`)).json()
      const answer = await admin.patch(`${usuarios}/${lia.id}`, { versao, ...body })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    await change({ nome: 'Lia Novíssima' })
    const { empresas } = (await admin.get(`${usuarios}/${lia.id}`)).json()
    await change({ empresas: [{ ...empresas[0], restringirAreas: true, areasIds: [area.id] }] })
    const { versao } = await change({ senha: 'Girassol-Verde-2026' })
    const registros = [{ id: lia.id, versao }]
    await admin.post(`${usuarios}/edicao-em-lote`, { registros, valores: { ativo: false } })
    const now = (await admin.get(`/api/utilitario/perfis/${perfil.id}`)).json()
    await admin.patch(`/api/utilitario/perfis/${perfil.id}`, {
      versao: now.versao,
      authorities: ['ROLE_CAD_IDIOMA_VER'],
    })
    const switches = (await admin.get('/api/utilitario/parametros-sistema')).json()
    await admin.patch('/api/utilitario/parametros-sistema', { versao: switches.versao, compartilharCursos: true })
    await admin.delete(`${usuarios}/${lia.id}`)
    await admin.post('/api/captacao/idiomas', { nome: 'Kaingang' })
    expect(await told()).toEqual([
      ['DIREITOS_ALTERADOS', 'Perfil Novo: Permissões'],
      ['CONTA_ALTERADA', expect.stringContaining('Usuário, Senha')],
      ['DIREITOS_ALTERADOS', expect.stringContaining('Empresas')],
      ['DIREITOS_ALTERADOS', expect.stringContaining('Empresas')],
      ['CONTA_ALTERADA', expect.stringContaining('Senha')],
      ['CONTA_ALTERADA', expect.stringContaining('Ativo')],
      ['DIREITOS_ALTERADOS', 'Perfil Novo: Permissões'],
      ['COMPARTILHAMENTO_ALTERADO', expect.stringContaining('Compartilha')],
      ['CONTA_ALTERADA', expect.stringContaining('registro excluído')],
      ['DIREITOS_ALTERADOS', expect.stringContaining('registro excluído')],
    ])
    const kept = JSON.stringify(await rows('select dados from registro_seguranca'))
    expect(kept).not.toMatch(/Lia|Girassol|argon2/)
    // what was granted stands there
    expect(kept).toContain('ROLE_CAD_IDIOMA_VER')
  })

  test('tells of keys, sessions, passwords and exports of persons, by whom and in which company', async () => {
    const rh = await login(app, 'rh')
    const expiraEm = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const key = { nome: 'Folha', expiraEm, authorities: ['ROLE_CAD_IDIOMA_VER'] }
    const { id } = (await rh.post('/api/userinfo/chaves-api', key)).json()
    await rh.delete(`/api/userinfo/chaves-api/${id}`)
    await rh.get('/api/captacao/candidatos/exportacao?formato=xlsx')
    await rh.get('/api/captacao/candidatos/exportacao?q=maria')
    await rh.get('/api/captacao/idiomas/exportacao')
    await login(app, 'rh')
    await rh.delete('/api/userinfo/sessoes')
    const senhas = { senha: PASSWORD, novaSenha: 'Girassol-Azul-2026', confNovaSenha: 'Girassol-Azul-2026' }
    await rh.put('/api/userinfo/usuario/senha', senhas)
    await rows("update usuario set senha = (select senha from usuario where login = 'sst') where login = 'rh'")
    expect((await told()).filter(([evento]) => evento !== 'ENTRADA')).toEqual([
      ['CHAVE_CRIADA', 'Folha'],
      ['CHAVE_REVOGADA', 'Folha'],
      ['EXPORTACAO_PESSOAS', 'Candidatos, XLSX; cadastro inteiro'],
      ['EXPORTACAO_PESSOAS', 'Candidatos, CSV; com filtro: q'],
      ['SESSOES_ENCERRADAS', expect.stringMatching(/^\d+ de Renata Holanda$/)],
      ['SENHA_ALTERADA', ''],
    ])
    expect((await lines('evento=EXPORTACAO_PESSOAS'))[0]).toMatchObject({
      usuario: 'Renata Holanda',
      empresa: 'Aurora Alimentos Ltda',
    })
  })

  test('is for its authority, of the own company, filtered and exported; who sees some areas only sees nothing', async () => {
    await login(app, 'rh')
    await login(app, 'rh2')
    const { id } = (
      await admin.post('/api/utilitario/perfis', {
        nome: 'Segurança da informação',
        authorities: ['ROLE_VER_SEGURANCA'],
      })
    ).json()
    const usuario = async (nome: string, more = {}) => {
      const empresas = [{ empresa: { id: 1 }, perfis: [{ id }], ...more }]
      await admin.post('/api/utilitario/usuarios', { nome, login: nome, senha: PASSWORD, empresas })
      return login(app, nome)
    }
    const officer = await usuario('encarregado')
    expect((await (await login(app, 'rh')).get(url)).statusCode).toBe(403)
    const own = await lines('evento=ENTRADA', officer)
    expect(new Set(own.map(({ empresa }) => empresa))).toEqual(new Set(['Aurora Alimentos Ltda']))
    expect(own.some((line) => line.usuario === 'Renata Holanda')).toBe(true)
    expect((await officer.get(`${url}?empresa=todas`)).statusCode).toBe(400)
    expect((await officer.get(`${url}?empresa=2`)).statusCode).toBe(400)
    expect((await officer.get(`${url}?evento=NADA`)).statusCode).toBe(400)
    expect((await officer.get(`${url}?dataIni=2026-02-02&dataFim=2026-01-01`)).json().message).toBe(
      'Data final inferior a data inicial.',
    )
    expect(await lines('dataFim=2001-01-01', officer)).toEqual([])
    expect(await lines('usuarioId=2&evento=ENTRADA', officer)).toHaveLength(2)
    const csv = (await officer.get(`${url}/exportacao?evento=ENTRADA`)).body
    expect(csv).toContain('Renata Holanda')
    expect(csv).not.toContain('Horizonte')
    expect((await officer.get(`${url}/opcoes`)).json().todasEmpresas).toBe(false)
    expect(
      await lines('', await usuario('encarregada-de-area', { restringirAreas: true, areasIds: [area.id] })),
    ).toEqual([])
  })

  test('is chained: a line changed, removed in the middle or from the end is noticed, and nobody without the key mends it', async () => {
    const { pool } = app.database
    const key = securityKey(app.fastify.prumo.secrets)
    for (let i = 0; i < 5; i++) await login(app, 'rh')
    expect(await sealLines(pool, key)).toHaveLength(5)
    await login(app, 'gestor')
    // one may not have come to the chain yet
    expect(await verifyChain(pool, [key])).toEqual({ lines: 5 })
    expect((await sealLines(pool, key)).map(({ ordem }) => ordem)).toEqual([6])
    expect(await sealLines(pool, key)).toEqual([])
    expect(await verifyChain(pool, [key])).toEqual({ lines: 6 })
    const tampered = async (text: string, back: () => Promise<unknown>) => {
      await rows(text)
      const { broken } = await verifyChain(pool, [key])
      await back()
      return broken
    }
    await rows('create table guardado as table registro_seguranca')
    const back = async () => {
      await rows('delete from registro_seguranca')
      await rows('insert into registro_seguranca overriding system value select * from guardado')
    }
    expect(await tampered('update registro_seguranca set usuario_id = 1 where ordem = 3', back)).toEqual({
      ordem: 3,
      why: 'alterada',
    })
    expect(await tampered('delete from registro_seguranca where ordem = 2', back)).toEqual({ ordem: 2, why: 'falta' })
    expect(await tampered('delete from registro_seguranca where ordem = 6', back)).toEqual({ ordem: 6, why: 'fim' })
    // numbers moved up to hide it
    const renumbered = `with fora as (delete from registro_seguranca where ordem = 2)
      update registro_seguranca set ordem = -ordem where ordem > 2`
    await rows(renumbered)
    expect(await tampered('update registro_seguranca set ordem = -ordem - 1 where ordem < 0', back)).toEqual({
      ordem: 2,
      why: 'alterada',
    })
    expect((await verifyChain(pool, ['outra chave'])).broken).toEqual({ ordem: 1, why: 'alterada' })
    expect(await verifyChain(pool, [key])).toEqual({ lines: 6 })
    await rows('drop table guardado')
  })

  test('two servers that chain at the same time make one chain, and each line is said once on the output', async () => {
    const { pool } = app.database
    const key = securityKey(app.fastify.prumo.secrets)
    for (let i = 0; i < 8; i++) await login(app, 'rh')
    const done = (await Promise.all([sealLines(pool, key), sealLines(pool, key), sealLines(pool, key)])).flat()
    expect(done.map(({ ordem }) => ordem).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await verifyChain(pool, [key])).toEqual({ lines: 8 })
    await login(app, 'rh')
    const said: string[] = []
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    app.fastify.prumo.env.demo = false
    try {
      await app.fastify.prumo.jobs.run('sela-registro', null)
    } finally {
      output.mockRestore()
      app.fastify.prumo.env.demo = true
    }
    const [line, ...more] = said.filter((text) => text.includes('"seguranca"'))
    expect(more).toEqual([])
    expect(JSON.parse(String(line)).seguranca).toMatchObject({ ordem: 9, evento: 'ENTRADA', usuario_id: 2 })
  })
})
