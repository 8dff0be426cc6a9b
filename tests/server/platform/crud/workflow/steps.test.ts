import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { takeDueSteps } from '#server/platform/crud/actions/due.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { item, passo, pedido } from './definitions.ts'

const url = '/api/provas/pedidos'
const DAY = 86_400_000

let app: TestApp
let admin: Client
let rh: Client
let gestor: Client

type Pedido = RecordData & { id: number; versao: number }

beforeAll(async () => {
  const { model, mistakes } = loadWorld([
    { file: 'provas/pedido.json', schema: pedido },
    { file: 'provas/pedido-item.json', schema: item },
    { file: 'provas/pedido-passo.json', schema: passo },
  ])
  expect(mistakes).toEqual([])
  app = await serveWorld(model)
  // whoever is told apart here may do everything of the register but approve it
  const rights = ['VER', 'INCLUIR', 'ALTERAR', 'EXCLUIR', 'DEVOLVE'].map((name) => `ROLE_MOV_PEDIDO_${name}`)
  await app.database.pool.query(
    `update perfil set authorities = authorities || $1::jsonb where id in (select l.perfil_id from usuario_empresa_perfis l
      join usuario_empresa x on x.id = l.usuario_empresa_id join usuario u on u.id = x.usuario_id where u.login in ('rh', 'gestor'))`,
    [JSON.stringify(rights)],
  )
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  gestor = await login(app, 'gestor')
})
afterAll(() => app?.close())

async function novo(who: Client, body: RecordData = {}): Promise<Pedido> {
  const answer = await who.post(url, { titulo: 'Notebook', valor: 10.5, ...body })
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
  return answer.json()
}
const at = ({ id }: Pedido, name: string) => `${url}/${id}/${name}`
const lido = async ({ id }: Pedido) => (await admin.get(`${url}/${id}`)).json() as Pedido
const errorsOf = (answer: { json(): { errors?: { field?: string; message: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, message }) => [field, message])

describe('who may take a step', () => {
  test('whom the record names in the role, and nobody else', async () => {
    const um = await novo(rh)
    for (const other of [admin, gestor]) expect((await other.put(at(um, 'envia'))).statusCode).toBe(403)
    expect(await lido(um)).toMatchObject({ situacao: 'R', versao: um.versao })
    const permitidos = async (who: Client) => (await who.get(at(um, 'andamento'))).json().permitidos
    expect(await permitidos(rh)).toEqual(['envia', 'devolve'])
    expect(await permitidos(admin)).toEqual(['aprova', 'devolve', 'expira', 'arquiva'])
    expect((await rh.put(at(um, 'envia'))).statusCode).toBe(200)
  })

  test('the user of who answers for the area, or for one above it; else by the authority', async () => {
    const areas = (await admin.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as Pedido[]
    const filha = areas.find(({ areaMae }) => areaMae) as Pedido & { areaMae: { id: number } }
    const mae = (await admin.get(`/api/cargo-salario/areas-organizacionais/${filha.areaMae.id}`)).json()
    const [{ id: talento }] = (await admin.get('/api/gestao-talentos/talentos?size=1')).json()
    const dito = await admin.patch(`/api/cargo-salario/areas-organizacionais/${mae.id}`, {
      empresaEResponsaveis: [{ colaborador: { id: talento } }],
      versao: mae.versao,
    })
    expect([dito.statusCode, dito.json().errors]).toEqual([200, undefined])
    const [{ id: usuario }] = (await admin.get('/api/utilitario/usuarios?login_contem=gestor')).json()
    const enviado = async (areaId: number) => {
      const um = await novo(rh, { area: { id: areaId } })
      await rh.put(at(um, 'envia'))
      return um
    }
    const acima = await enviado(mae.id)
    expect((await gestor.put(at(acima, 'aprova'))).statusCode).toBe(403)
    await app.database.pool.query('update talento set usuario_id = null where usuario_id = $1', [usuario])
    await app.database.pool.query('update talento set usuario_id = $1 where id = $2', [usuario, talento])
    expect((await gestor.put(at(acima, 'aprova'))).statusCode).toBe(200)
    expect((await gestor.put(at(await enviado(filha.id), 'aprova'))).statusCode).toBe(200)
    expect((await rh.put(at(await enviado(filha.id), 'aprova'))).statusCode).toBe(403)
    expect((await admin.put(at(await enviado(filha.id), 'aprova'))).statusCode).toBe(200)
  })
})

describe('what a step writes', () => {
  test('the day and the user, unless the body says the day; a row with what it takes over; the trail names the step', async () => {
    const um = await novo(rh)
    const enviado = (await rh.put(at(um, 'envia'), { versao: um.versao })).json()
    expect(enviado).toMatchObject({ situacao: 'E', enviadoEm: app.today(), enviadoPor: { nome: enviado.dono.nome } })
    expect(enviado.passos).toMatchObject([{ texto: 'Enviado', valor: 10.5, quem: { id: enviado.dono.id } }])
    const outro = await novo(rh)
    expect((await rh.put(at(outro, 'envia'), { enviadoEm: '2026-02-01' })).json().enviadoEm).toBe('2026-02-01')
    const linhas = (await admin.get(`${url}/${um.id}/historico`)).json()
    expect(linhas[0]).toMatchObject({ operacao: 'envia', titulo: 'Enviar' })
  })

  test('what it clears, and what was asked and not answered, is empty', async () => {
    const um = await novo(rh)
    await rh.put(at(um, 'envia'))
    const sem = await rh.put(at(um, 'devolve'))
    expect([sem.statusCode, errorsOf(sem)]).toEqual([400, [['motivo', 'Motivo é obrigatório']]])
    expect((await rh.put(at(um, 'devolve'), { motivo: 'Falta o modelo' })).json().motivo).toBe('Falta o modelo')
    expect((await rh.put(at(um, 'envia'))).json().motivo).toBeUndefined()
  })

  test('what the new state demands is asked before the record is there', async () => {
    const um = await novo(rh, { valor: undefined })
    const answer = await rh.put(at(um, 'envia'))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [['valor', 'Valor é obrigatório']]])
    expect(await lido(um)).toMatchObject({ situacao: 'R', versao: um.versao })
  })

  test('a step from another state, or of an old version, changes nothing', async () => {
    const um = await novo(rh)
    const cedo = await rh.put(at(um, 'devolve'), { motivo: 'x' })
    expect([cedo.statusCode, cedo.json().message]).toEqual([409, 'O pedido não foi enviado.'])
    const sempre = await admin.put(at(um, 'aprova'))
    expect([sempre.statusCode, sempre.json().message]).toEqual([409, 'Só é possível com Situação em "Enviado".'])
    await rh.put(at(um, 'envia'))
    const velha = await rh.put(at(um, 'devolve'), { motivo: 'x', versao: um.versao })
    expect([velha.statusCode, velha.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    // two at once: one of them has moved it on
    const both = await Promise.all(['a', 'b'].map((motivo) => rh.put(at(um, 'devolve'), { motivo })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('code goes by the steps, too', async () => {
    const um = await novo(rh)
    const { prumo } = app.fastify
    const session = await prumo.sessions.ofUser(1, 1)
    const ctx = contextOf(prumo, prumo.model.entities.get('provas/pedido') as never, session as never)
    const jump = inTransaction(ctx, async (tx) =>
      changeStored(tx, await readStored(tx, um.id, { lock: true }), { situacao: 'A' }, 'alteracao'),
    )
    await expect(jump).rejects.toMatchObject({ message: 'Não há passo de "Rascunho" para "Aprovado" em Situação.' })
    expect(await lido(um)).toMatchObject({ situacao: 'R' })
  })
})

describe('what a state keeps', () => {
  const fica = 'não pode mudar enquanto o registro está em "Enviado".'
  const enviado = async (body: RecordData = {}) => {
    const um = await novo(rh, body)
    await rh.put(at(um, 'envia'))
    return lido(um)
  }

  test('in the record, by the whole and in part; what is open stays open', async () => {
    const um = await enviado({ nota: 'Antes' })
    const inteiro = await admin.put(`${url}/${um.id}`, { ...um, titulo: 'Outro', nota: 'Depois' })
    expect([inteiro.statusCode, errorsOf(inteiro)]).toEqual([400, [['titulo', `Título ${fica}`]]])
    const limpo = await admin.patch(`${url}/${um.id}`, { valor: null, versao: um.versao })
    expect(errorsOf(limpo)).toEqual([['valor', `Valor ${fica}`]])
    const aberto = await admin.put(`${url}/${um.id}`, { ...um, nota: 'Depois' })
    expect([aberto.statusCode, aberto.json().nota]).toEqual([200, 'Depois'])
  })

  test('in rows, with the record and by their own route', async () => {
    const um = await enviado({ itens: [{ nome: 'Mouse' }] })
    const [linha] = um.itens as Pedido[]
    const nova = await admin.post(`${url}/${um.id}/itens`, { nome: 'Teclado' })
    expect([nova.statusCode, errorsOf(nova)]).toEqual([400, [['itens', `Itens ${fica}`]]])
    const { versao } = (await admin.get(`${url}/${um.id}/itens/${linha?.id}`)).json()
    const mudada = await admin.patch(`${url}/${um.id}/itens/${linha?.id}`, { nome: 'X', versao })
    expect([mudada.statusCode, errorsOf(mudada)]).toEqual([400, [['itens', `Itens ${fica}`]]])
    expect((await admin.delete(`${url}/${um.id}/itens/${linha?.id}`)).statusCode).toBe(400)
    const fora = await admin.put(`${url}/${um.id}`, { ...um, itens: [] })
    expect(errorsOf(fora)).toEqual([['itens', `Itens ${fica}`]])
    expect((await admin.put(`${url}/${um.id}`, um)).statusCode).toBe(200)
    expect((await lido(um)).itens).toMatchObject([{ id: linha?.id, nome: 'Mouse' }])
  })

  test('own fields of the company', async () => {
    const campo = { entidade: 'provas/pedido', rotulo: 'Centro de custo', tipo: 'TEXTO' }
    const feito = await admin.post('/api/utilitario/campos-empresa', campo)
    expect([feito.statusCode, feito.json().errors]).toEqual([201, undefined])
    const { campo: nome } = feito.json()
    const um = await enviado({ extras: { [nome]: '100' } })
    const answer = await admin.patch(`${url}/${um.id}`, { extras: { [nome]: '200' }, versao: um.versao })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [[`extras.${nome}`, `Centro de custo ${fica}`]]])
  })

  test('against an earlier state, a bulk edit and its undoing', async () => {
    const um = await novo(rh)
    const mudado = (await admin.patch(`${url}/${um.id}`, { titulo: 'Monitor', versao: um.versao })).json()
    const lote = await admin.post(`${url}/edicao-em-lote`, {
      registros: [{ id: um.id, versao: mudado.versao }],
      valores: { valor: 99 },
    })
    expect(lote.json()).toMatchObject({ alterados: 1 })
    const { id: primeira } = (await admin.get(`${url}/${um.id}/historico`)).json().at(-1)
    await rh.put(at(um, 'envia'))
    const { versao } = await lido(um)
    const volta = await admin.put(`${url}/${um.id}/historico/${primeira}/restaura`, { versao, campos: ['titulo'] })
    expect([volta.statusCode, errorsOf(volta)]).toEqual([400, [['titulo', `Título ${fica}`]]])
    const edicao = await admin.post(`${url}/edicao-em-lote`, {
      registros: [{ id: um.id, versao }],
      valores: { valor: 1 },
    })
    expect(edicao.json()).toMatchObject({ alterados: 0, recusas: [{ erros: [{ message: `Valor ${fica}` }] }] })
    const desfeita = await admin.post(`${url}/lotes/${lote.json().loteId}/desfaz`)
    expect(desfeita.json()).toMatchObject({ alterados: 0, recusados: 1 })
    expect(await lido(um)).toMatchObject({ titulo: 'Monitor', valor: 99, situacao: 'E' })
  })

  test('from being deleted; what was deleted comes back in its state', async () => {
    const um = await enviado()
    expect((await admin.delete(`${url}/${um.id}`)).statusCode).toBe(200)
    const { id } = (await admin.get(`${url}/excluidos`)).json()[0]
    expect((await admin.post(`${url}/excluidos/${id}/restaura`)).json()).toMatchObject({ id: um.id, situacao: 'E' })
    await admin.put(at(um, 'aprova'))
    const answer = await admin.delete(`${url}/${um.id}`)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'O registro não pode ser excluído enquanto está em "Aprovado".',
    ])
  })

  test('a spreadsheet does not say the state', async () => {
    const csv = Buffer.from('Título;Valor;Situação\nDo arquivo;5;Aprovado\n')
    const answer = await admin.upload(`${url}/importacao`, 'pedidos.csv', csv, 'text/csv')
    expect(answer.statusCode, answer.body).toBe(200)
    const [importado] = (await admin.get(`${url}?titulo_contem=${encodeURIComponent('Do arquivo')}`)).json()
    expect(importado).toMatchObject({ situacao: 'R', valor: 5 })
  })
})

describe('many records', () => {
  test('a step is taken where it can be, the rest is named with the reason; it is not taken back', async () => {
    const [um, dois, tres] = [await novo(rh), await novo(rh), await novo(rh)]
    for (const each of [um, dois]) await rh.put(at(each, 'envia'))
    const registros = await Promise.all(
      [um, dois, tres].map(async (each) => ({ id: each.id, versao: (await lido(each)).versao })),
    )
    const semMotivo = await rh.post(`${url}/acao-em-lote`, { acao: 'devolve', registros })
    expect([semMotivo.statusCode, errorsOf(semMotivo)]).toEqual([400, [['motivo', 'Motivo é obrigatório']]])
    const feito = await rh.post(`${url}/acao-em-lote`, { acao: 'devolve', registros, valores: { motivo: 'Todos' } })
    expect(feito.json()).toMatchObject({
      tipo: 'acao',
      total: 3,
      alterados: 2,
      recusas: [{ id: tres.id, rotulo: 'Notebook', erros: [{ message: 'O pedido não foi enviado.' }] }],
    })
    expect(
      [await lido(um), await lido(dois), await lido(tres)].map(({ situacao, motivo }) => [situacao, motivo]),
    ).toEqual([
      ['R', 'Todos'],
      ['R', 'Todos'],
      ['R', undefined],
    ])
    const volta = await rh.post(`${url}/lotes/${feito.json().loteId}/desfaz`)
    expect([volta.statusCode, volta.json().message]).toEqual([409, 'Esta operação não pode mais ser desfeita.'])
    const naoHa = await rh.post(`${url}/acao-em-lote`, { acao: 'some', registros })
    expect(naoHa.statusCode).toBe(404)
    const velha = await rh.post(`${url}/acao-em-lote`, { acao: 'envia', registros: [registros[0]] })
    expect(velha.json()).toMatchObject({ alterados: 0, recusados: 1 })
  })

  test('an action that asks for an authority is not done without it', async () => {
    const um = await novo(rh)
    const semDireito = await (await app.clientWithout('ROLE_MOV_PEDIDO_DEVOLVE')).post(`${url}/acao-em-lote`, {
      acao: 'devolve',
      registros: [{ id: um.id, versao: um.versao }],
      valores: { motivo: 'x' },
    })
    expect(semDireito.statusCode).toBe(403)
  })

  test('lists are narrowed to a state and say how many are where', async () => {
    await app.database.pool.query('delete from pedido')
    const lista = [await novo(rh), await novo(rh), await novo(rh, { titulo: 'Cadeira' })]
    await rh.put(at(lista[0] as Pedido, 'envia'))
    const achados = (await admin.get(`${url}?situacao=E`)).json() as Pedido[]
    expect(achados.map(({ id }) => id)).toEqual([lista[0]?.id])
    const contados = async (query: string) => {
      const [{ filtro, casos }] = (await admin.get(`${url}/estados${query}`)).json()
      return [filtro, casos.map(({ titulo, tom, total }: RecordData) => [titulo, tom, total])]
    }
    const tons = (...totais: number[]) => [
      'situacao',
      [
        ['Rascunho', 'neutral', totais[0]],
        ['Enviado', 'warning', totais[1]],
        ['Aprovado', 'success', 0],
        ['Arquivado', 'neutral', 0],
      ],
    ]
    expect(await contados('')).toEqual(tons(2, 1))
    // what is counted is not narrowed by its own filter
    expect(await contados('?situacao=E')).toEqual(tons(2, 1))
    expect(await contados('?titulo_contem=cadeira')).toEqual(tons(1, 0))
    expect((await admin.get(`${url}?situacao=Z`)).statusCode).toBe(400)
  })
})

describe('steps that happen by themselves', () => {
  test('after days in the state, or after a date; once; the trail names no person', async () => {
    await app.database.pool.query('delete from pedido')
    const [parado, aprovado, rascunho] = [await novo(rh), await novo(rh), await novo(rh)]
    for (const each of [parado, aprovado]) await rh.put(at(each, 'envia'), { enviadoEm: '2026-03-10' })
    await admin.put(at(aprovado, 'aprova'))
    const { prumo } = app.fastify
    // 10/03 + 30 days = 09/04: long ago
    expect(await takeDueSteps(prumo)).toBe(1)
    expect(await lido(aprovado)).toMatchObject({ situacao: 'X' })
    app.clock.advance(9 * DAY)
    expect(await takeDueSteps(prumo)).toBe(0)
    app.clock.advance(DAY)
    expect([await takeDueSteps(prumo), await takeDueSteps(prumo)]).toEqual([1, 0])
    app.clock.advance(-10 * DAY)
    expect([(await lido(parado)).situacao, (await lido(rascunho)).situacao]).toEqual(['X', 'R'])
    const [linha] = (await admin.get(`${url}/${parado.id}/historico`)).json()
    expect(linha).toMatchObject({ operacao: 'expira', titulo: 'Expirar', usuario: { nome: 'Prazo' } })
  })
})
