import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendMessage } from '#server/platform/messages/send.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { act, configure, create, url as solicitacoes } from '../../domain/captacao/solicitacao/solicitacao.ts'
import { emptyBoxes, messagesIn, textsIn } from './boxes.ts'

const usuarios = '/api/utilitario/usuarios'

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
  await configure(admin, { solPessoalReabrirSolicitacao: true })
})
afterAll(() => app?.close())
beforeEach(() => emptyBoxes(app))

/** A request that the manager opens in his own area. */
const ofGestor = () => create(gestor, { descricao: 'Operador', quantidade: 2 })

describe('a personnel request', () => {
  test('[B-MOVED-MESSAGE] once opened, is announced to who may approve it, and not to who opened it', async () => {
    const { id } = await ofGestor()
    const texto = 'Aguarda aprovação: solicitação de pessoal "Operador", com 2 vagas, aberta por Gilberto Torres.'
    for (const client of [rh, admin])
      expect(await messagesIn(client, 'R')).toMatchObject([
        { texto, remetente: 'Gilberto Torres', link: `/captacao/solicitacoes-pessoal/${id}/ficha`, target: '_self' },
      ])
    expect(await textsIn(gestor, 'R')).toEqual([])
    expect(await textsIn(rh2, 'R')).toEqual([])
    await create(rh, { descricao: 'Auxiliar', quantidade: 1 })
    expect(await textsIn(rh, 'R')).toEqual([texto])
    expect((await textsIn(admin, 'R'))[0]).toBe(
      'Aguarda aprovação: solicitação de pessoal "Auxiliar", com 1 vaga, aberta por Renata Holanda.',
    )
  })

  test('[B-REQUEST-MESSAGES] at each step, who asked for it is told', async () => {
    const { id } = await ofGestor()
    const steps: [action: string, body: object, frase: string, motivo: string][] = [
      [
        'status',
        { status: 'R', observacaoLiberador: 'Sem verba.' },
        'Reprovada por Renata Holanda',
        '\nObservação: Sem verba.',
      ],
      ['status', { status: 'I' }, 'Devolvida para análise por Renata Holanda', ''],
      ['status', { status: 'A' }, 'Aprovada por Renata Holanda', ''],
      [
        'suspende',
        { obsSuspensao: 'Aguardar o orçamento.' },
        'Suspensa por Renata Holanda',
        '\nObservação: Aguardar o orçamento.',
      ],
      ['libera', {}, 'Liberada por Renata Holanda', ''],
      ['encerra', { obsEncerra: 'Vaga preenchida.' }, 'Encerrada por Renata Holanda', '\nObservação: Vaga preenchida.'],
      ['reabre', {}, 'Reaberta por Renata Holanda', ''],
      ['cancela', { obsCancelamento: 'Engano.' }, 'Cancelada por Renata Holanda', '\nObservação: Engano.'],
    ]
    for (const [action, body, frase, motivo] of steps) {
      await app.database.pool.query('delete from usuario_mensagem')
      await act(rh, id, action, { ...body })
      const [message, ...others] = await messagesIn(gestor, 'R')
      expect([action, message?.texto]).toEqual([action, `${frase}: solicitação de pessoal "Operador".${motivo}`])
      expect(message).toMatchObject({ link: `/captacao/solicitacoes-pessoal/${id}/ficha`, lida: false })
      expect(others).toEqual([])
      expect(await textsIn(rh, 'R')).toEqual([])
    }
  })

  test('who decided on it hears of what another does afterwards; nobody writes to himself', async () => {
    const { id } = await ofGestor()
    await act(rh, id, 'status', { status: 'A' })
    await act(admin, id, 'suspende')
    expect((await textsIn(rh, 'R'))[0]).toBe(
      'Suspensa por Administrador do Sistema: solicitação de pessoal "Operador".',
    )
    await act(gestor, id, 'libera')
    expect((await textsIn(gestor, 'R')).some((texto) => texto.startsWith('Liberada'))).toBe(false)
  })

  test('what does not change the state, and what is refused, writes to nobody', async () => {
    const stored = await ofGestor()
    await app.database.pool.query('delete from usuario_mensagem')
    const changed = await gestor.put(`${solicitacoes}/${stored.id}`, { ...stored, descricao: 'Operador II' })
    expect(changed.statusCode).toBe(200)
    await act(rh, stored.id, 'status', { status: 'I' })
    expect((await rh.put(`${solicitacoes}/${stored.id}/libera`, {})).statusCode).toBe(409)
    expect((await rh.put(`${solicitacoes}/${stored.id}/status`, { status: 'Z' })).statusCode).toBe(400)
    expect((await rh.put(`${solicitacoes}/${stored.id}/encerra`, { dataEncerramento: '1999-01-01' })).statusCode).toBe(
      400,
    )
    const { rows } = await app.database.pool.query('select from usuario_mensagem')
    expect(rows).toHaveLength(0)
  })

  test('two people who suspend it at once: one succeeds, and one message arrives', async () => {
    const { id } = await ofGestor()
    const both = await Promise.all([rh, admin].map((client) => client.put(`${solicitacoes}/${id}/suspende`, {})))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await textsIn(gestor, 'R')).toHaveLength(1)
  })

  test('one that is hidden from managers is not announced to a manager who approves', async () => {
    const { id: perfil } = (
      await admin.post('/api/utilitario/perfis', {
        nome: 'Gestor que aprova',
        authorities: ['ROLE_MOV_SOLICITACAO', 'ROLE_LIBERA_SOLICITACAO'],
      })
    ).json()
    const { rows } = await app.database.pool.query<{ areas: number[] }>(
      'select areas_ids as areas from usuario_empresa where usuario_id = 3 and empresa_id = 1',
    )
    const [areaId = 0] = rows[0]?.areas ?? []
    const acesso = { empresa: { id: 1 }, perfis: [{ id: perfil }], restringirAreas: true, areasIds: [areaId] }
    const senha = 'Girassol-Azul-2026'
    const user = await admin.post(usuarios, { nome: 'Gestora Aprovadora', login: 'aprova', senha, empresas: [acesso] })
    expect([user.statusCode, user.body]).toEqual([201, user.body])
    const aprova = await login(app, 'aprova', senha)
    const areaOrganizacional = { id: areaId }
    await create(rh, { descricao: 'Visível', areaOrganizacional })
    await create(rh, { descricao: 'Invisível', areaOrganizacional, invisivelParaGestor: true })
    const roots = await app.database.pool.query<{ id: number }>(
      'select id from area_organizacional where empresa_id = 1 and area_mae_id is null',
    )
    await create(rh, { descricao: 'De outra área', areaOrganizacional: { id: roots.rows[0]?.id } })
    const about = (await textsIn(aprova, 'R')).map((texto) => /"(.*)"/.exec(texto)?.[1])
    expect(about).toEqual(['Visível'])
  })
})

describe('the access of a user', () => {
  const senha = 'Girassol-Azul-2026'
  const nova = 'Girassol-Verde-2026'
  const newUser = async (name: string) => {
    const empresas = [
      { empresa: { id: 2 }, perfis: [{ id: 2 }] },
      { empresa: { id: 1 }, perfis: [{ id: 3 }] },
    ]
    const answer = await admin.post(usuarios, { nome: name, login: name, senha, empresas })
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    await app.database.pool.query('delete from usuario_mensagem')
    return answer.json()
  }

  test('a password changed by another is told to the owner where he is going to log in', async () => {
    const { id, versao } = await newUser('ana')
    const first = await login(app, 'ana', senha)
    await first.put('/api/userinfo/empresa', { empresaId: 2 })
    expect((await admin.patch(`${usuarios}/${id}`, { versao, senha: nova })).statusCode).toBe(200)
    const again = await login(app, 'ana', nova)
    expect(again.empresaId).toBe(2)
    const texto =
      'Sua senha foi alterada por Administrador do Sistema. Se você não pediu essa alteração, avise o administrador do sistema.'
    expect(await textsIn(again, 'U')).toEqual([texto])
    await again.put('/api/userinfo/empresa', { empresaId: 1 })
    expect(await textsIn(again, 'U')).toEqual([])
  })

  test('a new profile is told in the company it holds in; what he had already is not', async () => {
    const { id, versao, empresas } = await newUser('bia')
    const bia = await login(app, 'bia', senha)
    const [horizonte, aurora] = empresas
    const changed = [horizonte, { ...aurora, perfis: [{ id: 3 }, { id: 4 }] }]
    const answer = await admin.patch(`${usuarios}/${id}`, { versao, empresas: changed })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    expect(await textsIn(bia, 'U')).toEqual([
      'Você recebeu o perfil de acesso "Segurança do Trabalho" nesta empresa, concedido por Administrador do Sistema.',
    ])
    const { rows } = await app.database.pool.query('select from usuario_mensagem where empresa_id = 2')
    expect(rows).toHaveLength(0)
    const more = [{ ...horizonte, perfis: [{ id: 2 }, { id: 3 }, { id: 4 }] }, changed[1]]
    await admin.patch(`${usuarios}/${id}`, { versao: answer.json().versao, empresas: more })
    await bia.put('/api/userinfo/empresa', { empresaId: 2 })
    expect(await textsIn(bia, 'U')).toEqual([
      'Você recebeu os perfis de acesso "Gestor de área" e "Segurança do Trabalho" nesta empresa, concedidos por Administrador do Sistema.',
    ])
  })

  test('what a user changes in himself is not told to him', async () => {
    const { versao } = (await admin.get(`${usuarios}/1`)).json()
    expect((await admin.patch(`${usuarios}/1`, { versao, senha: nova })).statusCode).toBe(200)
    expect(await textsIn(admin, 'U')).toEqual([])
  })
})

test('a message of the system does not appear in the register of who writes messages', async () => {
  await ofGestor()
  expect((await admin.get('/api/utilitario/mensagens')).json()).toEqual([])
  const { rows } = await app.database.pool.query<{ id: number }>('select id from mensagem')
  expect((await admin.get(`/api/utilitario/mensagens/${rows[0]?.id}`)).statusCode).toBe(404)
})

test('a message of a transaction that was undone does not exist', async () => {
  const undone = app.database.kysely.transaction().execute(async (db) => {
    await sendMessage(db, { empresaId: 1, tipo: 'S', usuarios: [2, 2, 5], remetente: 'Prumo RH', texto: 'Olá.' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await textsIn(rh, 'S')).toEqual([])
  await sendMessage(app.database.kysely, {
    empresaId: 1,
    tipo: 'S',
    usuarios: [2, 2, 5],
    remetente: 'Prumo RH',
    texto: 'Olá.',
  })
  expect(await textsIn(rh, 'S')).toEqual(['Olá.'])
  // of company 2 only
  expect(await textsIn(rh2, 'S')).toEqual([])
})
