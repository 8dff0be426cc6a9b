import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

const url = '/api/utilitario/usuarios'
const OWN = 'minha-escolha-2026'

beforeAll(async () => {
  app = await createTestApp()
  // as every installation but the demo has it
  await app.database.pool.query('update parametros_sistema set exigir_troca_senha = true')
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

let sequence = 0
/** Somebody whose password the administrator chose. */
async function novo(more: object = {}) {
  const nome = `recem-chegado-${++sequence}`
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id: 2 }] }]
  const answer = await admin.post(url, { nome, login: nome, senha: PASSWORD, empresas, ...more })
  expect(answer.statusCode).toBe(201)
  return answer.json() as { id: number; versao: number; login: string; trocarSenha?: boolean }
}

async function entra(usuario: string, senha = PASSWORD) {
  const client = new Client(app)
  const answer = await client.post('/api/login', { usuario, senha })
  expect(answer.statusCode).toBe(200)
  return { client, info: answer.json() }
}

const troca = (client: Client, senha: string, novaSenha: string) =>
  client.put('/api/userinfo/usuario/senha', { senha, novaSenha, confNovaSenha: novaSenha })

describe('who got the password from somebody else', () => {
  it('logs in, but is served nothing until he chooses his own', async () => {
    const usuario = await novo()
    expect(usuario.trocarSenha).toBe(true)
    const { client, info } = await entra(usuario.login)
    expect(info).toMatchObject({ authenticated: true, trocarSenha: true, menu: [], authorities: [] })
    const calls = [
      await client.get('/api/captacao/idiomas'),
      await client.get('/api/schemas'),
      await client.get('/api/mensagens'),
      await client.put('/api/userinfo/empresa', { empresaId: 1 }),
      await client.put('/api/userinfo/usuario/dados', { nome: 'Outro', versao: 1 }),
      await client.post('/api/captacao/idiomas', { nome: 'Esperanto' }),
    ]
    for (const answer of calls) {
      if (answer.statusCode === 404) continue
      expect([answer.statusCode, answer.json().errors[0].code, answer.json().message]).toEqual([
        403,
        'TROCA_DE_SENHA',
        'Escolha uma nova senha para continuar.',
      ])
    }
    expect(calls.filter(({ statusCode }) => statusCode === 403).length).toBeGreaterThan(4)
    expect((await client.get('/api/userinfo')).json().trocarSenha).toBe(true)
    expect((await troca(client, PASSWORD, OWN)).statusCode).toBe(204)
    const depois = (await client.get('/api/userinfo')).json()
    expect(depois.trocarSenha).toBe(false)
    expect(depois.menu).not.toEqual([])
    expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(200)
    expect((await entra(usuario.login, OWN)).info.trocarSenha).toBe(false)
  })

  it('may not choose again the one he got', async () => {
    const { client } = await entra((await novo()).login)
    const answer = await troca(client, PASSWORD, PASSWORD)
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      {
        code: 'FIELD_VALIDATION_VIOLATION',
        field: 'novaSenha',
        message: 'A nova senha deve ser diferente da atual',
      },
    ])
    expect((await client.get('/api/userinfo')).json().trocarSenha).toBe(true)
  })

  it('may leave', async () => {
    const { client } = await entra((await novo()).login)
    expect((await client.post('/api/logout', {})).statusCode).toBe(204)
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
  })

  it('gets rid of the change by no field in a body, nor does the administrator', async () => {
    const usuario = await novo({ trocarSenha: false })
    expect(usuario.trocarSenha).toBe(true)
    const answer = await admin.patch(`${url}/${usuario.id}`, { trocarSenha: false, versao: usuario.versao })
    expect([answer.statusCode, answer.json().trocarSenha]).toEqual([200, true])
  })
})

describe('an administrator', () => {
  it('who changes the password of somebody ends his sessions and makes it temporary; his own, not', async () => {
    const usuario = await novo()
    const { client } = await entra(usuario.login)
    await troca(client, PASSWORD, OWN)
    const { versao } = (await admin.get(`${url}/${usuario.id}`)).json()
    const answer = await admin.patch(`${url}/${usuario.id}`, { senha: 'provisoria-casa-2026', versao })
    expect([answer.statusCode, answer.json().trocarSenha]).toEqual([200, true])
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
    const eu = (await admin.get(`${url}/1`)).json()
    const minha = await admin.patch(`${url}/1`, { senha: PASSWORD, versao: eu.versao })
    expect([minha.statusCode, minha.json().trocarSenha ?? false]).toEqual([200, false])
  })

  it('demands a new password of who is in the middle of work', async () => {
    const usuario = await novo()
    const { client } = await entra(usuario.login)
    await troca(client, PASSWORD, OWN)
    const exige = () => admin.put(`${url}/${usuario.id}/exige-troca-senha`, {})
    expect((await exige()).statusCode).toBe(200)
    expect((await client.get('/api/captacao/idiomas')).json().errors[0].code).toBe('TROCA_DE_SENHA')
    const outraVez = await exige()
    expect([outraVez.statusCode, outraVez.json().message]).toEqual([
      409,
      'Já foi pedido que este usuário escolha outra senha.',
    ])
    expect((await troca(client, OWN, `${OWN}-2`)).statusCode).toBe(204)
    expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(200)
  })

  it('does not demand it of who has the password at the payroll', async () => {
    const usuario = await novo({ usuarioAC: true })
    expect(usuario.trocarSenha ?? false).toBe(false)
    const answer = await admin.put(`${url}/${usuario.id}/exige-troca-senha`, {})
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'A senha deste usuário é mantida na folha de pagamento.',
    ])
  })

  it('does not demand it where the system parameters say that the given password is valid', async () => {
    const parametros = '/api/utilitario/parametros-sistema'
    const exige = async (exigirTrocaSenha: boolean) => {
      const now = (await admin.get(parametros)).json() as object
      const answer = await admin.put(parametros, { ...now, exigirTrocaSenha })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await exige(false)
    const { client, info } = await entra((await novo()).login)
    expect(info.trocarSenha ?? false).toBe(false)
    expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(200)
    await exige(true)
    expect((await novo()).trocarSenha).toBe(true)
  })

  it('who imports users gives them temporary passwords', async () => {
    const csv = 'Nome;Usuário;Senha\nImportada;importada;senha-da-planilha\n'
    const answer = await admin.upload(`${url}/importacao`, 'usuarios.csv', csv, 'text/csv')
    expect(answer.json()).toMatchObject({ importados: 1 })
    const [importada] = (await admin.get(`${url}?filter=${JSON.stringify({ login: 'importada' })}`)).json()
    expect(importada.trocarSenha).toBe(true)
  })
})
