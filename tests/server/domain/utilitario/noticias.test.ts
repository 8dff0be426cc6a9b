import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const NEWS = '/api/userinfo/usuario/noticias'
const NOTICES = '/api/userinfo/avisos-sistema'

let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
beforeAll(async () => {
  app = await createTestApp({ env: { TODAY: '2026-11-10' } })
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
})
afterAll(() => app?.close())
beforeEach(async () => {
  for (const table of ['noticia_leitura', 'noticia', 'aviso_sistema'])
    await app.database.pool.query(`delete from ${table}`)
})

const publish = async (body: object) => {
  const answer = await admin.post('/api/utilitario/noticias', { deTodasEmpresas: true, ...body })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json() as { id: number; versao: number }
}

describe('the news', () => {
  test('are of all companies, the newest first, each user with what he has read', async () => {
    const antiga = await publish({ texto: 'Antiga', data: '2026-10-01', criticidade: 3 })
    const urgente = await publish({ texto: 'Urgente', link: 'https://www.gov.br', data: '2026-11-09', criticidade: -1 })
    const hoje = await publish({ texto: 'De hoje' })
    const read = await rh.put(`${NEWS}/${urgente.id}/lida`)
    expect([read.statusCode, read.json()]).toEqual([200, { id: urgente.id, lida: true }])
    expect((await rh.put(`${NEWS}/${urgente.id}/lida`)).statusCode).toBe(200)
    expect((await rh.get(NEWS)).json()).toEqual([
      { id: hoje.id, texto: 'De hoje', criticidade: 1, data: '2026-11-10', lida: false },
      { id: urgente.id, texto: 'Urgente', link: 'https://www.gov.br', criticidade: -1, data: '2026-11-09', lida: true },
      { id: antiga.id, texto: 'Antiga', criticidade: 3, data: '2026-10-01', lida: false },
    ])
    const others = (await rh2.get(`${NEWS}/`)).json() as { lida: boolean }[]
    expect(others.map(({ lida }) => lida)).toEqual([false, false, false])
  })

  test('before publication and after the end they are not shown', async () => {
    const futura = await publish({ texto: 'Futura', data: '2026-11-11' })
    const passada = await publish({ texto: 'Passada', data: '2026-11-01', dataFim: '2026-11-09' })
    await publish({ texto: 'Até hoje', data: '2026-11-01', dataFim: '2026-11-10' })
    expect((await rh.get(NEWS)).json().map(({ texto }: { texto: string }) => texto)).toEqual(['Até hoje'])
    for (const { id } of [futura, passada]) {
      const answer = await rh.put(`${NEWS}/${id}/lida`)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'O recurso solicitado não foi encontrado.'])
    }
    for (const id of ['0', 'abc', '999999']) expect((await rh.put(`${NEWS}/${id}/lida`)).statusCode).toBe(404)
  })

  test('the end is not before the beginning, and the criticality is not below -1', async () => {
    const body = { texto: 'Errada', data: '2026-11-10', dataFim: '2026-11-09' }
    const period = await admin.post('/api/utilitario/noticias', body)
    expect([period.statusCode, period.json().message]).toEqual([400, 'Data final inferior a data inicial.'])
    const low = await admin.post('/api/utilitario/noticias', { texto: 'Errada', criticidade: -2 })
    expect([low.statusCode, low.json().errors[0].field]).toEqual([400, 'criticidade'])
  })

  test("are the administrator's; one that was read can still be deleted", async () => {
    expect((await rh.post('/api/utilitario/noticias', { texto: 'Minha' })).statusCode).toBe(403)
    const { id, versao } = await publish({ texto: 'Lida' })
    await rh.put(`${NEWS}/${id}/lida`)
    const gone = await admin.delete(`/api/utilitario/noticias/${id}`, undefined, { 'if-match': `"${versao}"` })
    expect(gone.statusCode).toBe(200)
    expect((await rh.get(NEWS)).json()).toEqual([])
    expect((await app.nobody.get(NEWS)).statusCode).toBe(401)
  })
})

describe('the notices of the system', () => {
  const announce = (body: object) => admin.post('/api/utilitario/avisos-sistema', body)

  test('have title and link; those of a company only its users see, technical ones who administers the installation', async () => {
    const versao = (await announce({ tipo: 'NOVA_VERSAO', mensagem: 'Atualize.' })).json()
    const java = (await announce({ tipo: 'REQUISITOS', mensagem: 'Java.', link: 'https://exemplo.com/guia' })).json()
    const link = '/cargo-salario/cargos'
    const ajuste = (await announce({ tipo: 'AJUSTE_CADASTRO', mensagem: 'Cargos.', link, empresa: { id: 1 } })).json()
    await announce({ tipo: 'NOVA_VERSAO', mensagem: 'Desligado.', ativo: false })
    const all = [
      { id: versao.id, tipo: 'NOVA_VERSAO', titulo: 'Nova versão disponível', mensagem: 'Atualize.' },
      {
        id: java.id,
        tipo: 'REQUISITOS',
        titulo: 'Atualização obrigatória Java 11 / Tomcat 9',
        mensagem: 'Java.',
        link: 'https://exemplo.com/guia',
      },
    ]
    const own = { id: ajuste.id, tipo: 'AJUSTE_CADASTRO', titulo: 'Ajustes de cadastro', mensagem: 'Cargos.', link }
    const licence = expect.objectContaining({ tipo: 'LICENCA', link: '/novaInstalacao/gerarTicket' })
    expect((await admin.get(NOTICES)).json()).toEqual([...all, own, licence])
    expect((await rh.get(NOTICES)).json()).toEqual([own])
    expect((await rh2.get(NOTICES)).json()).toEqual([])
    await admin.put('/api/userinfo/empresa', { empresaId: 2 })
    expect((await admin.get(NOTICES)).json()).toEqual([...all, licence])
    await admin.put('/api/userinfo/empresa', { empresaId: 1 })
    expect((await app.nobody.get(NOTICES)).statusCode).toBe(401)
  })

  test('an adjustment of a register leads to a page of the system', async () => {
    for (const link of [undefined, 'https://exemplo.com']) {
      const answer = await announce({ tipo: 'AJUSTE_CADASTRO', mensagem: 'Cargos.', link })
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'link'])
    }
  })
})

describe('news of a company', () => {
  test('are shown in it, marked as read in it, and unknown to the others', async () => {
    const own = await publish({ texto: 'Só da Aurora', deTodasEmpresas: false })
    const texts = async (client: Client) => (await client.get(NEWS)).json().map(({ texto }: { texto: string }) => texto)
    expect([await texts(rh), await texts(rh2)]).toEqual([['Só da Aurora'], []])
    expect((await rh2.put(`${NEWS}/${own.id}/lida`)).statusCode).toBe(404)
    expect((await rh.put(`${NEWS}/${own.id}/lida`)).statusCode).toBe(200)
  })

  test('a notice for another company is read by who administers the installation only', async () => {
    const body = { tipo: 'NOVA_VERSAO', mensagem: 'Da outra.', empresa: { id: 2 } }
    const { id } = (await admin.post('/api/utilitario/avisos-sistema', body)).json()
    const authorities = ['ROLE_CAD_AVISO_SISTEMA']
    const perfil = (await admin.post('/api/utilitario/perfis', { nome: 'avisos', authorities })).json()
    const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }] }]
    await admin.post('/api/utilitario/usuarios', { nome: 'avisos', login: 'avisos', senha: PASSWORD, empresas })
    const client = await login(app, 'avisos')
    expect((await client.get(`/api/utilitario/avisos-sistema/${id}`)).statusCode).toBe(404)
    expect((await client.get('/api/utilitario/avisos-sistema')).json()).toEqual([])
    expect((await admin.get(`/api/utilitario/avisos-sistema/${id}`)).statusCode).toBe(200)
  })
})
