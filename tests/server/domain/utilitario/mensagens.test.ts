import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { BOXES, boxesOf, boxOf, emptyBoxes, messagesIn, textsIn } from '#tests/server/platform/messages/boxes.ts'

const URL = '/api/utilitario/mensagens'
const ARRANGEMENT = '/api/userinfo/usuario/caixa-mensagens'
const titulos = {
  R: 'Recrutamento & Seleção',
  C: 'Cargos & Salários',
  P: 'Pesquisas',
  A: 'Aval. Desempenho',
  T: 'Desenvolvimento de Talentos',
  F: 'Gestão de Talentos',
  S: 'SST',
  U: 'Utilitários',
}

let app: TestApp
let admin: Client
let rh: Client
let gestor: Client
let rh2: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  gestor = await login(app, 'gestor')
  rh2 = await login(app, 'rh2')
})
afterAll(() => app?.close())
// every test begins with empty boxes in the order of a new user
beforeEach(async () => {
  await emptyBoxes(app)
  await app.database.pool.query(`delete from preferencia where chave = 'caixa-mensagens'`)
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})

const texts = (client: Client, tipo = 'U') => textsIn(client, tipo)
const first = async (client: Client, tipo = 'U'): Promise<MensagemDoUsuario> => {
  const [found] = await messagesIn(client, tipo)
  if (!found) throw new Error(`box ${tipo} is empty`)
  return found
}
const write = async (body: object, client = admin) => {
  const answer = await client.post(URL, { tipo: 'U', texto: 'Aviso a todos.', destino: 'TODOS', ...body })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([201, answer.body.slice(0, 300)])
  return answer.json() as { id: number; versao: number; [name: string]: unknown }
}

describe('the register of messages', () => {
  test('a message to all reaches each user of the company, and none of another', async () => {
    const stored = await write({ tipo: 'R', link: '/captacao/solicitacoes-pessoal/1', target: '_blank' })
    expect(stored).toMatchObject({ remetente: 'Administrador do Sistema', destinatarios: 5, lidas: 0 })
    for (const client of [admin, rh, gestor]) {
      const message = await first(client, 'R')
      expect(message).toEqual({
        id: stored.id,
        tipo: 'R',
        remetente: 'Administrador do Sistema',
        data: stored.data,
        texto: 'Aviso a todos.',
        textoAbreviado: 'Aviso a todos.',
        link: '/captacao/solicitacoes-pessoal/1',
        target: '_blank',
        lida: false,
        usuarioMensagemId: message.usuarioMensagemId,
      })
    }
    expect(await texts(rh2, 'R')).toEqual([])
  })

  test("sender and date are the system's, whatever is said", async () => {
    const stored = await write({ remetente: 'Presidência', data: '2001-01-01T00:00:00Z', automatica: true })
    expect(stored.remetente).toBe('Administrador do Sistema')
    expect(Date.now() - Date.parse(String(stored.data))).toBeLessThan(60_000)
    expect((await admin.get(`${URL}/${stored.id}`)).statusCode).toBe(200)
  })

  test('to profiles or to chosen users, only these receive it', async () => {
    await write({ texto: 'Aos gestores.', destino: 'PERFIS', perfis: [{ id: 3 }] })
    await write({ texto: 'À Renata.', destino: 'USUARIOS', usuarios: [{ id: 2 }] })
    expect(await texts(gestor)).toEqual(['Aos gestores.'])
    expect(await texts(rh)).toEqual(['À Renata.'])
    expect(await texts(admin)).toEqual([])
  })

  test('chosen recipients are mandatory and have access to the company', async () => {
    const base = { tipo: 'U', texto: 'Olá.' }
    const none = await admin.post(URL, { ...base, destino: 'USUARIOS' })
    expect([none.statusCode, none.json().errors[0].field]).toEqual([400, 'usuarios'])
    const profiles = await admin.post(URL, { ...base, destino: 'PERFIS' })
    expect([profiles.statusCode, profiles.json().errors[0].field]).toEqual([400, 'perfis'])
    const foreign = await admin.post(URL, { ...base, destino: 'USUARIOS', usuarios: [{ id: 5 }] })
    expect(foreign.statusCode).toBe(400)
    expect(foreign.json().errors[0]).toMatchObject({
      field: 'usuarios',
      message: 'Ricardo Henriques não tem acesso a esta empresa',
    })
    expect(await texts(rh2)).toEqual([])
  })

  test('a link leads only to the system or to an address of the internet', async () => {
    for (const link of ['javascript:alert(1)', '//golpe.com', 'captacao']) {
      const answer = await admin.post(URL, { tipo: 'U', texto: 'Olá.', link })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe('Link inválido: informe um endereço iniciado por / ou por https://')
    }
  })

  test('without a short form the box shows the beginning of the text', async () => {
    await write({ texto: `${'palavra '.repeat(30)}fim` })
    expect((await first(rh)).textoAbreviado).toMatch(/^(palavra ){10,}palavra…$/)
    await write({ texto: 'Primeira linha.\n\nSegunda linha.' })
    expect((await first(rh)).textoAbreviado).toBe('Primeira linha.')
    await write({ texto: 'Um texto comprido.', textoAbreviado: 'Resumo' })
    expect((await first(rh)).textoAbreviado).toBe('Resumo')
    expect((await rh.get(`${BOXES}/tipo/U`)).json().map((m: MensagemDoUsuario) => m.textoAbreviado)[1]).toBe(
      'Primeira linha.',
    )
  })

  test('correcting the message changes the copies without losing what each has read or removed', async () => {
    const stored = await write({})
    const mine = await first(rh)
    await rh.patch(`${BOXES}/${mine.usuarioMensagemId}/lida/true`)
    await gestor.delete(`${BOXES}/${(await first(gestor)).usuarioMensagemId}`)
    const { versao } = (await admin.get(`${URL}/${stored.id}`)).json()
    const body = { ...stored, versao, texto: 'Corrigida.', tipo: 'S' }
    expect((await admin.put(`${URL}/${stored.id}`, body)).statusCode).toBe(200)
    expect(await first(rh, 'S')).toMatchObject({ texto: 'Corrigida.', lida: true })
    expect(await texts(rh, 'U')).toEqual([])
    expect(await texts(gestor, 'S')).toEqual([])
    expect((await admin.get(`${URL}/${stored.id}`)).json()).toMatchObject({ destinatarios: 5, lidas: 1 })
  })

  test('who is no longer a recipient no longer has it; once deleted, nobody has it', async () => {
    const stored = await write({})
    const less = { ...stored, destino: 'USUARIOS', usuarios: [{ id: 2 }] }
    const { versao } = (await admin.put(`${URL}/${stored.id}`, less)).json()
    expect(await texts(gestor)).toEqual([])
    expect(await texts(rh)).toEqual(['Aviso a todos.'])
    expect((await admin.delete(`${URL}/${stored.id}`, undefined, { 'if-match': `"${versao}"` })).statusCode).toBe(200)
    expect(await texts(rh)).toEqual([])
  })

  test('writing messages is for who may; receiving them, for all', async () => {
    expect((await gestor.get(URL)).statusCode).toBe(403)
    expect((await gestor.post(URL, { tipo: 'U', texto: 'Olá.', destino: 'TODOS' })).statusCode).toBe(403)
    expect((await gestor.get(BOXES)).statusCode).toBe(200)
    expect((await app.nobody.get(BOXES)).statusCode).toBe(401)
  })

  test('a message with a recipient who does not exist reaches nobody', async () => {
    const answer = await admin.post(URL, {
      tipo: 'U',
      texto: 'Olá.',
      destino: 'USUARIOS',
      usuarios: [{ id: 2 }, { id: 999999 }],
    })
    expect(answer.statusCode).toBe(400)
    expect(await texts(rh)).toEqual([])
  })

  test('a user who received messages can still be deleted', async () => {
    const login = 'passageiro'
    const user = await admin.post('/api/utilitario/usuarios', {
      nome: 'Usuário de Passagem',
      login,
      senha: 'Girassol-Azul-2026',
      empresas: [{ empresa: { id: 1 }, perfis: [{ id: 3 }] }],
    })
    const { id, versao } = user.json()
    const stored = await write({})
    expect(stored.destinatarios).toBe(6)
    const gone = await admin.delete(`/api/utilitario/usuarios/${id}`, undefined, { 'if-match': `"${versao}"` })
    expect([gone.statusCode, gone.body]).toEqual([200, gone.body])
    expect((await admin.get(`${URL}/${stored.id}`)).json().destinatarios).toBe(5)
  })
})

describe('the boxes', () => {
  test('are the eight of the specification, with title and column', async () => {
    const found = await boxesOf(rh)
    expect(Object.fromEntries(found.map(({ tipo, titulo }) => [tipo, titulo]))).toEqual(titulos)
    expect(found.filter(({ coluna }) => coluna === 'esquerda')).toHaveLength(4)
    expect(found.every((each) => each.naoLidas === 0 && each.total === 0 && !each.minimizado)).toBe(true)
  })

  test('a box has the 30 newest and counts all; its page has the rest', async () => {
    for (let i = 1; i <= 33; i++) await write({ texto: `Mensagem ${i}`, destino: 'USUARIOS', usuarios: [{ id: 2 }] })
    const found = await boxOf(rh, 'U')
    expect(found).toMatchObject({ naoLidas: 33, total: 33 })
    expect(found.mensagens.map(({ texto }) => texto)).toEqual(
      Array.from({ length: 30 }, (_, i) => `Mensagem ${33 - i}`),
    )
    await rh.patch(`${BOXES}/${found.mensagens[0]?.usuarioMensagemId}/lida/true`)
    const page = await rh.get(`${BOXES}/tipo/U?page=2&size=15`)
    expect(page.headers['content-range']).toBe('mensagens 30-32/33')
    expect(page.json().map(({ texto }: MensagemDoUsuario) => texto)).toEqual(['Mensagem 3', 'Mensagem 2', 'Mensagem 1'])
    const read = await rh.get(`${BOXES}/tipo/U?lida=true`)
    expect(read.json().map(({ texto }: MensagemDoUsuario) => texto)).toEqual(['Mensagem 33'])
    const unread = await rh.get(`${BOXES}/tipo/U?page=0&size=15&lida=false`)
    expect([unread.json()[0].texto, unread.headers['content-range']]).toEqual(['Mensagem 32', 'mensagens 0-14/32'])
    expect((await gestor.get(`${BOXES}/tipo/U`)).headers['content-range']).toBe('items */0')
  })

  test('a page asked for in a wrong way is refused', async () => {
    expect((await rh.get(`${BOXES}/tipo/Z`)).statusCode).toBe(404)
    expect((await rh.get(`${BOXES}/tipo/U?page=x`)).statusCode).toBe(400)
    const flag = await rh.get(`${BOXES}/tipo/U?lida=talvez`)
    expect([flag.statusCode, flag.json().message]).toEqual([400, 'O parâmetro lida é inválido.'])
  })

  test('the messages are those of the present company', async () => {
    await write({ texto: 'Da Aurora.' })
    expect((await admin.put('/api/userinfo/empresa', { empresaId: 2 })).statusCode).toBe(200)
    await write({ texto: 'Da Horizonte.' })
    expect(await texts(admin)).toEqual(['Da Horizonte.'])
    expect(await texts(rh2)).toEqual(['Da Horizonte.'])
    expect(await texts(rh)).toEqual(['Da Aurora.'])
    await admin.put('/api/userinfo/empresa', { empresaId: 1 })
    expect(await texts(admin)).toEqual(['Da Aurora.'])
  })
})

describe('the copy of the user', () => {
  test('read and unread, with the count of the box; those of others stay as they are', async () => {
    await write({})
    const { usuarioMensagemId } = await first(rh)
    const read = await rh.patch(`${BOXES}/${usuarioMensagemId}/lida/true`)
    expect([read.statusCode, read.json()]).toEqual([200, { tipo: 'U', naoLidas: 0, total: 1 }])
    expect(await boxOf(rh, 'U')).toMatchObject({ naoLidas: 0, total: 1, mensagens: [{ lida: true }] })
    expect(await boxOf(gestor, 'U')).toMatchObject({ naoLidas: 1 })
    const unread = await rh.patch(`${BOXES}/${usuarioMensagemId}/lida/false`)
    expect(unread.json()).toEqual({ tipo: 'U', naoLidas: 1, total: 1 })
  })

  test('once removed, goes for him only; a second time there is nothing left to remove', async () => {
    await write({})
    const { usuarioMensagemId } = await first(rh)
    const gone = await rh.delete(`${BOXES}/${usuarioMensagemId}`)
    expect([gone.statusCode, gone.json()]).toEqual([200, { tipo: 'U', naoLidas: 0, total: 0 }])
    expect(await texts(rh)).toEqual([])
    expect(await texts(gestor)).toEqual(['Aviso a todos.'])
    const again = await rh.delete(`${BOXES}/${usuarioMensagemId}`)
    expect([again.statusCode, again.json().message]).toEqual([404, 'O recurso solicitado não foi encontrado.'])
    expect((await rh.patch(`${BOXES}/${usuarioMensagemId}/lida/true`)).statusCode).toBe(404)
  })

  test('two tabs that remove it at once: one succeeds', async () => {
    await write({})
    const { usuarioMensagemId } = await first(rh)
    const answers = await Promise.all([1, 2, 3].map(() => rh.delete(`${BOXES}/${usuarioMensagemId}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
  })

  test('that of another user, that of another company and what is no id do not exist', async () => {
    await write({})
    const { usuarioMensagemId } = await first(rh)
    for (const client of [gestor, rh2, admin]) {
      expect((await client.patch(`${BOXES}/${usuarioMensagemId}/lida/true`)).statusCode).toBe(404)
      expect((await client.delete(`${BOXES}/${usuarioMensagemId}`)).statusCode).toBe(404)
    }
    const mine = await first(admin)
    await admin.put('/api/userinfo/empresa', { empresaId: 2 })
    expect((await admin.delete(`${BOXES}/${mine.usuarioMensagemId}`)).statusCode).toBe(404)
    for (const id of ['0', '-1', 'abc', '99999999999999'])
      expect((await rh.delete(`${BOXES}/${id}`)).statusCode).toBe(404)
    const flag = await rh.patch(`${BOXES}/${usuarioMensagemId}/lida/sim`)
    expect([flag.statusCode, flag.json().message]).toEqual([400, 'O parâmetro flag é inválido.'])
    expect(await first(rh)).toMatchObject({ lida: false })
  })
})

describe('the arrangement of the boxes', () => {
  const order = async (client: Client) => (await boxesOf(client)).map(({ tipo }) => tipo).join('')

  test('is kept per user, and the list of boxes follows it', async () => {
    const body = { caixasEsquerda: ['U', 'S'], caixasDireita: ['R', 'C', 'P', 'A', 'T', 'F'], caixasMinimizadas: ['C'] }
    const stored = await rh.put(ARRANGEMENT, body)
    expect([stored.statusCode, stored.json()]).toEqual([200, body])
    expect((await rh.get(ARRANGEMENT)).json()).toEqual(body)
    expect(await order(rh)).toBe('USRCPATF')
    expect(await boxOf(rh, 'C')).toMatchObject({ minimizado: true, coluna: 'direita' })
    expect(await boxOf(rh, 'U')).toMatchObject({ minimizado: false, coluna: 'esquerda' })
    expect((await (await login(app, 'rh')).get(ARRANGEMENT)).json()).toEqual(body)
    expect(await order(gestor)).not.toBe('USRCPATF')
  })

  test('is also accepted inside caixasMensagens', async () => {
    const all = ['R', 'C', 'P', 'A', 'T', 'F', 'S', 'U']
    const stored = await rh.put(ARRANGEMENT, {
      caixasMensagens: { caixasEsquerda: all, caixasDireita: [], caixasMinimizadas: [] },
    })
    expect(stored.statusCode).toBe(200)
    expect(await order(rh)).toBe('RCPATFSU')
  })

  test('a missing box goes to the end of the shorter column; a missing list stays as it was', async () => {
    await rh.put(ARRANGEMENT, { caixasEsquerda: ['S', 'U'], caixasDireita: ['R', 'C', 'P'], caixasMinimizadas: ['S'] })
    expect((await rh.get(ARRANGEMENT)).json()).toEqual({
      caixasEsquerda: ['S', 'U', 'A', 'T'],
      caixasDireita: ['R', 'C', 'P', 'F'],
      caixasMinimizadas: ['S'],
    })
    await rh.put(ARRANGEMENT, { caixasMinimizadas: ['R'] })
    expect((await rh.get(ARRANGEMENT)).json()).toMatchObject({
      caixasEsquerda: ['S', 'U', 'A', 'T'],
      caixasMinimizadas: ['R'],
    })
    await rh.put(ARRANGEMENT, { caixasDireita: ['S', 'U'] })
    expect(await order(rh)).toHaveLength(8)
    expect(await boxOf(rh, 'S')).toMatchObject({ coluna: 'direita' })
  })

  test.each([
    ['nas duas colunas', { caixasEsquerda: ['R'], caixasDireita: ['R'] }, 'A caixa R está nas duas colunas'],
    ['duas vezes numa coluna', { caixasEsquerda: ['R', 'R'] }, 'A caixa R aparece mais de uma vez'],
    ['letra desconhecida', { caixasDireita: ['Z'] }, 'caixasDireita só aceita as caixas R, C, P, A, T, F, S, U'],
    ['não é letra', { caixasMinimizadas: [7] }, 'caixasMinimizadas só aceita as caixas R, C, P, A, T, F, S, U'],
    ['não é lista', { caixasEsquerda: 'R' }, 'caixasEsquerda deve ser uma lista de letras de caixas'],
    ['nulo', { caixasEsquerda: null }, 'caixasEsquerda deve ser uma lista de letras de caixas'],
    ['nada', {}, 'Informe as caixas de cada coluna e as minimizadas'],
    ['outra coisa', { caixasMensagens: [] }, 'Informe as caixas de cada coluna e as minimizadas'],
    ['nome desconhecido', { caixas: ['R'] }, 'caixas não é um campo conhecido'],
  ])('is refused: %s', async (_what, body, message) => {
    const before = (await rh.get(ARRANGEMENT)).json()
    const answer = await rh.put(ARRANGEMENT, body)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    expect((await rh.get(ARRANGEMENT)).json()).toEqual(before)
  })
})
