import { afterAll, beforeAll, expect, test } from 'vitest'
import { appVersao } from '#server/platform/base/version.ts'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

interface Menu {
  label: string
  icon?: string
  url?: string
  items?: Menu[]
}
const urls = (menu: Menu[]): string[] => menu.flatMap(({ url, items = [] }) => [...(url ? [url] : []), ...urls(items)])
const info = async (client: Client) => (await client.get('/api/userinfo')).json()

test('[R-SES-FALHA-] [R-CREDENCIAIS-] without a session the answer is 401, with the system parameters', async () => {
  const answer = await new Client(app).get('/api/userinfo')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({
    message: 'Sessão expirada.',
    authenticated: false,
    parametrosDoSistema: { compartilharCandidatos: false },
  })
})

test('the log-in screen knows the system parameters before anybody is identified', async () => {
  await app.database.pool.query(`update parametros_sistema set cod_empresa_suporte = '77', cod_cliente_suporte = 'a 9'`)
  const answer = await new Client(app).get('/api/login')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    authenticated: false,
    parametrosDoSistema: { appVersao, codEmpresaSuporte: '77', codClienteSuporte: 'a 9' },
  })
  expect(answer.body).not.toContain('Aurora')
})

test('[S-SES-1] [R-SES-FALHA+] the data of the session have all that the specification lists', async () => {
  const of = async (usuario: string) => info(await login(app, usuario))
  const admin = await of('admin')
  const wanted = [
    'aceitoPoliticaSeguranca',
    'authenticated',
    'authorities',
    'autenticadoRh',
    'empresa',
    'empresas',
    'expired',
    'horaExpiracao',
    'menu',
    'parametrosDoSistema',
    'possuiSst',
    'usuario',
    'usuarioFortes',
  ]
  expect(wanted.filter((name) => admin[name] === undefined)).toEqual([])
  expect([admin.aceitoPoliticaSeguranca, admin.autenticadoRh, admin.usuarioFortes]).toEqual([true, false, false])
  expect(admin.parametrosDoSistema.appVersao).toBe(appVersao)
  await app.database.pool.query('update parametros_sistema set sistema_rh_autenticado = true')
  await app.database.pool.query('update usuario set usuario_ac = true where id = 3')
  const gestor = await of('gestor')
  expect([gestor.autenticadoRh, gestor.usuarioFortes]).toEqual([true, true])
  await app.database.pool.query('update usuario set usuario_ac = false where id = 3')
})

test('each entry of the menu has a label and an icon or an address in the application', async () => {
  const leaves = (menu: Menu[]): Menu[] => menu.flatMap((item) => (item.items ? leaves(item.items) : [item]))
  const { menu } = await info(await login(app, 'admin'))
  for (const item of leaves(menu)) expect(item).toMatchObject({ label: expect.any(String), spaUrl: item.url })
  expect(menu.every(({ icon, items }: Menu) => icon && items?.length)).toBe(true)
})

test('[R-CHAT] the address of the support chat exists only with both codes', async () => {
  const real = await createTestApp({ env: { LINK_CHAT: 'https://suporte.exemplo/{empresa}?cliente={cliente}' } })
  const set = (values: string) => real.database.pool.query(`update parametros_sistema set ${values}`)
  await set(`cod_empresa_suporte = '77', cod_cliente_suporte = null`)
  expect(await info(await login(real, 'rh'))).not.toHaveProperty('linkChat')
  await set(`cod_cliente_suporte = 'a 9'`)
  expect((await info(await login(real, 'rh'))).linkChat).toBe('https://suporte.exemplo/77?cliente=a%209')
  await real.close()
})

test('each answer says whose session it is, in which company and until when', async () => {
  const rh = await login(app, 'rh')
  const { headers } = await rh.get('/api/captacao/idiomas')
  expect([headers['x-usuario-id'], headers['x-empresa-id']]).toEqual(['2', '1'])
  expect(Date.parse(String(headers['x-sessao-expira'])) - Date.now()).toBeGreaterThan(58 * 60_000)
  expect((await new Client(app).get('/api/userinfo')).headers).not.toHaveProperty('x-usuario-id')
})

test('what one person typed is not stored in the name of another', async () => {
  const rh = await login(app, 'rh')
  const before = (await rh.get('/api/captacao/idiomas')).headers['content-range']
  const answer = await rh.post('/api/captacao/idiomas', { nome: 'Klingon' }, { 'x-usuario-id': '3' })
  const { message, errors, usuario } = answer.json()
  expect([answer.statusCode, errors[0].code, usuario.id]).toEqual([409, 'USUARIO_ALTERADO', 2])
  expect(message).toMatch(/entrou no sistema neste navegador\. Nada do que estava na tela foi enviado\.$/)
  expect((await rh.put('/api/userinfo/usuario/senha', {}, { 'x-usuario-id': '3' })).statusCode).toBe(409)
  expect((await rh.get('/api/captacao/idiomas')).headers['content-range']).toBe(before)
})

test('[B-COOKIE] an invented code is no session', async () => {
  for (const prumo_sessao of ['x', 'A'.repeat(43), `${'A'.repeat(42)}'`])
    expect((await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao } })).statusCode).toBe(401)
})

test('[B-ALL-COMPANIES] the administrator has all authorities and companies; the menu follows the areas of the specification', async () => {
  const { authorities, empresas, menu, empresa, horaExpiracao } = await info(await login(app, 'admin'))
  expect(authorities).toContain('ROLE_CAD_USUARIO')
  expect(authorities).toContain('ROLE_VER_TODAS_EMPRESAS')
  expect(empresas.map((each: { id: number }) => each.id)).toEqual([1, 2])
  const groups = menu.map(({ label }: Menu) => label)
  expect(groups.slice(0, 2)).toEqual(['Captação', 'Cargos e Salários'])
  expect(groups.at(-1)).toBe('Utilitários')
  expect(empresa).toMatchObject({ solPessoalExibirSalario: true, aparencia: { corPrincipal: '#FF850A' } })
  expect(empresa).not.toHaveProperty('politicaSeguranca')
  expect(Date.parse(horaExpiracao) - Date.now()).toBeGreaterThan(59 * 60_000)
})

test('[B-MENU-RIGHTS] the menu shows only what the session may open', async () => {
  const gestor = urls((await info(await login(app, 'gestor'))).menu)
  expect(gestor).toContain('/captacao/solicitacoes-pessoal')
  expect(gestor).not.toContain('/utilitario/usuarios')
  const rh = await info(await login(app, 'rh'))
  expect(rh.possuiSst).toBe(true)
  // of safety and health she keeps the leaves only
  expect(urls(rh.menu)).toContain('/sst/afastamentos')
  expect(urls(rh.menu)).not.toContain('/sst/ambientes')
})

test('[B-OWN-AREAS] the manager sees his own areas with those below; who is not restricted, all', async () => {
  const gestor = await login(app, 'gestor')
  expect((await gestor.get('/api/userinfo/areas-organizacionais/posui-permissao-areas')).json()).toBe(true)
  const token = String(gestor.cookies.prumo_sessao)
  const session = await app.fastify.prumo.sessions.read(token, 'interna')
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id from area_organizacional where empresa_id = 1
     and (nome = 'Produção' or area_mae_id = (select id from area_organizacional where empresa_id = 1 and nome = 'Produção'))`,
  )
  expect([...(session?.areas ?? [])].sort()).toEqual(rows.map(({ id }) => id).sort())
  const rh = await login(app, 'rh')
  expect((await rh.get('/api/userinfo/areas-organizacionais/posui-permissao-areas')).json()).toBe(false)
})

test('a change of company holds for the session and is remembered at the next log-in', async () => {
  const admin = await login(app, 'admin')
  const answer = await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(answer.json()).toMatchObject({ empresa: { id: 2, nome: 'Horizonte Serviços S.A.' } })
  expect((await info(admin)).empresa.id).toBe(2)
  expect((await admin.get('/api/userinfo/empresa/2/valid')).json()).toBe(true)
  expect((await admin.get('/api/userinfo/empresa/1/valid')).json()).toBe(false)
  expect((await login(app, 'admin')).empresaId).toBe(2)
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})

test('[B-FOREIGN-COMPANY] nobody changes to the company of others', async () => {
  const rh = await login(app, 'rh')
  expect((await rh.put('/api/userinfo/empresa', { empresaId: 2 })).statusCode).toBe(403)
  expect((await rh.put('/api/userinfo/empresa', { empresaId: 99 })).statusCode).toBe(403)
  expect((await rh.put('/api/userinfo/empresa', { empresaId: '1' })).statusCode).toBe(400)
  expect((await rh.put('/api/userinfo/empresa', {})).json().message).toBe('Empresa é obrigatória')
})

test('a write for another company than the present one is refused', async () => {
  const admin = await login(app, 'admin')
  const other = { 'x-empresa-id': '2' }
  const answer = await admin.post('/api/captacao/idiomas', { nome: 'Klingon' }, other)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'EMPRESA_ALTERADA'])
  expect((await admin.get('/api/captacao/idiomas', other)).statusCode).toBe(200)
  expect((await admin.put('/api/userinfo/empresa', { empresaId: 1 }, other)).statusCode).toBe(200)
})

test('a change of rights in another process holds within two seconds', async () => {
  const sst = await login(app, 'sst')
  expect((await sst.get('/api/sst/ambientes')).statusCode).toBe(200)
  await app.database.pool.query(`update perfil set authorities = '[]' where nome = 'Segurança do Trabalho'`)
  app.clock.advance(1500)
  expect((await sst.get('/api/sst/ambientes')).statusCode).toBe(403)
})

test('a change of rights made here holds at once', async () => {
  const admin = await login(app, 'admin')
  const rh2 = await login(app, 'rh2')
  expect((await rh2.get('/api/captacao/idiomas')).statusCode).toBe(200)
  const user = (await admin.get('/api/utilitario/usuarios/5')).json()
  expect((await admin.put('/api/utilitario/usuarios/5', { ...user, ativo: false })).statusCode).toBe(200)
  expect((await rh2.get('/api/captacao/idiomas')).statusCode).toBe(401)
})

test('who loses the present company goes to another he has; without any, he is logged out', async () => {
  const { pool } = app.database
  const rh = await login(app, 'rh')
  await pool.query(`insert into usuario_empresa (usuario_id, empresa_id) values (2, 2)`)
  await pool.query(
    `delete from usuario_empresa_perfis where usuario_empresa_id in (select id from usuario_empresa where usuario_id = 2 and empresa_id = 1)`,
  )
  await pool.query(`delete from usuario_empresa where usuario_id = 2 and empresa_id = 1`)
  app.clock.advance(1500)
  const moved = await info(rh)
  expect([moved.empresa.id, moved.authorities]).toEqual([2, []])
  await pool.query(`delete from usuario_empresa where usuario_id = 2`)
  app.clock.advance(1500)
  expect((await rh.get('/api/userinfo')).statusCode).toBe(401)
})

test('the password of an account of the payroll vendor does not change here', async () => {
  const admin = await login(app, 'admin')
  await app.database.pool.query('update usuario set usuario_ac = true where id = 1')
  const body = { senha: PASSWORD, novaSenha: 'outra-senha-1', confNovaSenha: 'outra-senha-1' }
  const answer = await admin.put('/api/userinfo/usuario/senha', body)
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'Não autorizado.'])
  await app.database.pool.query('update usuario set usuario_ac = false where id = 1')
})

test('[B-OWN-PASSWORD] [R-SEN-REQ] [R-SEN-CONF] the own password changes with the present one, and the other sessions end', async () => {
  const url = '/api/userinfo/usuario/senha'
  const gestor = await login(app, 'gestor')
  const other = await login(app, 'gestor')
  const change = (senha: string, novaSenha: string, confNovaSenha = novaSenha) =>
    gestor.put(url, { senha, novaSenha, confNovaSenha })
  const wrong = async (answer: ReturnType<typeof change>) => {
    const { field, message } = (await answer).json().errors[0]
    return [field, message]
  }
  expect((await gestor.put(url, {})).json().errors.map((e: { message: string }) => e.message)).toEqual([
    'Senha é obrigatória',
    'Nova senha é obrigatória',
    'Confirmação da nova senha é obrigatória',
  ])
  expect(await wrong(change(PASSWORD, 'outra-senha-1', 'outra-senha-2'))).toEqual([
    'confNovaSenha',
    'A senha não foi confirmada corretamente. Por favor, confira.',
  ])
  expect(await wrong(change('errada', 'outra-senha-1'))).toEqual(['senha', 'Senha atual incorreta'])
  expect(await wrong(change(PASSWORD, 'curta'))).toEqual(['novaSenha', 'A senha deve ter no mínimo 10 caracteres'])
  expect((await change(PASSWORD, 'outra-senha-1')).statusCode).toBe(204)
  expect((await gestor.get('/api/userinfo')).statusCode).toBe(200)
  expect((await other.get('/api/userinfo')).statusCode).toBe(401)
  await login(app, 'gestor', 'outra-senha-1')
  await expect(login(app, 'gestor')).rejects.toThrow('401')
})
