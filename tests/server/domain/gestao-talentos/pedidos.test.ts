import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
import { Client } from '#tests/helpers/app.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Documents that talents are asked for and send by a link that counts once, without a log-in. */
const PEDIDOS = '/api/gestao-talentos/documentos-pedidos'
const EXTERNO = '/api/externo/documentos-pedidos'
const TALENTOS = '/api/gestao-talentos/talentos'
const CAMPO = 'gestao-talentos/pedido-documento:documento'
const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'

let c: Cenario
let cnh: Registro

beforeAll(async () => {
  c = await cenario()
  const { make } = forms(c.admin)
  cnh = await make('gestao-talentos/tipo-documento', { descricao: 'Prova: CNH', exigeValidade: true, diasAviso: 45 })
}, 120_000)
beforeEach(async () => {
  for (const table of ['tentativa_login', 'email_saida']) await rows(`delete from ${table}`)
  await rows("update pedido_documento set situacao = 'C'")
})
afterAll(() => c?.app.close())

const rows = async (text: string, values: unknown[] = []): Promise<RecordData[]> =>
  (await c.app.database.pool.query(text, values)).rows as RecordData[]
const day = (count: number): string => addDays(c.app.today(), count) ?? ''
const pede = (body: RecordData, client: Client = c.admin) =>
  client.post(PEDIDOS, {
    talento: { id: c.talentos.ana.id },
    tipoDocumento: { id: cnh.id },
    email: 'ana@exemplo.com.br',
    prazo: day(7),
    ...body,
  })
const pedido = async (body: RecordData = {}): Promise<Registro> => {
  const answer = await pede(body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Registro
}
const read = async (path: string) => (await c.admin.get(path)).json() as Registro
const passo = (name: string, { id }: Registro, body: RecordData = {}, client: Client = c.admin) =>
  client.put(`${PEDIDOS}/${id}/${name}`, body)
const cartas = async () =>
  (await rows('select para, assunto, texto from email_saida order by id')).map(({ para, assunto, texto }) => ({
    para,
    assunto,
    texto: c.app.fastify.prumo.secrets.unseal('email', String(texto)) ?? String(texto),
  }))
const codigoEm = (texto = '') =>
  /^http:\/\/localhost:\d+\/externo\/documento-pedido\?empresaId=1#([\w-]{43})$/m.exec(texto)?.[1] ?? ''
const ultimo = async () => codigoEm((await cartas()).at(-1)?.texto)
const estranho = () => new Client(c.app)
const mostra = (codigo: string) => estranho().post(`${EXTERNO}/mostra`, { codigo })
const arquivo = async (content = PDF, campo = CAMPO) =>
  estranho().upload(`/api/externo/cadastro/arquivos?campo=${campo}&empresaId=1`, 'cnh.pdf', Buffer.from(content))
const envia = async (codigo: string, body: RecordData = {}) => {
  const answer = await arquivo()
  expect(answer.statusCode, answer.body).toBe(201)
  return estranho().post(EXTERNO, { codigo, documento: (answer.json() as RecordData).id, ...body })
}
const said = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])
const documentos = async (talento: Registro) =>
  ((await read(`${TALENTOS}/${talento.id}`)).documentos as RecordData[] | undefined) ?? []

test('the talent is written to, sends the document by the link without a log-in, and it becomes one of his once accepted', async () => {
  const { id } = await pedido({ mensagem: 'Frente e verso, por favor.' })
  const made = await read(`${PEDIDOS}/${id}`)
  expect((await c.admin.get(`${PEDIDOS}/novo`)).json()).toMatchObject({ prazo: day(7) })
  expect([made.situacao, made.prazo, made.exigeValidade]).toEqual(['P', day(7), true])
  const [carta, ...more] = await cartas()
  expect([more, carta?.para, carta?.assunto]).toEqual([[], 'ana@exemplo.com.br', 'Envie o documento: Prova: CNH'])
  expect(carta?.texto).toContain('Frente e verso, por favor.')
  const codigo = codigoEm(carta?.texto)
  expect(codigo).toHaveLength(43)

  const shown = (await mostra(codigo)).json() as RecordData
  const { arquivo: regras, ...resto } = shown
  expect(resto).toEqual({
    empresa: expect.stringMatching(/\S/),
    nome: 'Ana',
    tipo: 'Prova: CNH',
    prazo: day(7),
    exigeValidade: true,
    mensagem: 'Frente e verso, por favor.',
  })
  expect((regras as RecordData).accept).toEqual(['pdf', 'imagem'])

  expect(said(await envia(codigo))).toEqual([['validade', 'Validade é obrigatória']])
  expect(said(await envia(codigo, { validade: day(-1) }))).toEqual([['validade', 'Este documento já venceu.']])
  // what was refused leaves the link good
  expect((await envia(codigo, { validade: day(400), numero: '123', emissao: day(-3) })).statusCode).toBe(204)
  const sent = await read(`${PEDIDOS}/${id}`)
  expect([sent.situacao, sent.numero, sent.emissao, sent.validade]).toEqual(['E', '123', day(-3), day(400)])
  expect(sent.enviadoEm).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/))
  expect((await c.admin.get(`/api/arquivos/${String(sent.documento)}`)).body).toBe(PDF)
  // once
  expect(said(await envia(codigo, { validade: day(400) }))).toEqual([['codigo', GASTO]])
  expect(said(await mostra(codigo))).toEqual([['codigo', GASTO]])

  const before = (await documentos(c.talentos.ana)).length
  expect((await passo('aceita', sent, { numero: '1234', emissao: day(-3), validade: day(400) })).statusCode).toBe(200)
  const now = await documentos(c.talentos.ana)
  expect(now).toHaveLength(before + 1)
  const novo = now.find(({ numero }) => numero === '1234') ?? {}
  expect([
    novo.descricao,
    novo.validade,
    novo.emissao,
    novo.exigeValidade,
    (novo.tipoDocumento as Registro).id,
  ]).toEqual(['Prova: CNH', day(400), day(-3), true, cnh.id])
  expect((await c.admin.get(`/api/arquivos/${String(novo.documento)}`)).body).toBe(PDF)
  expect(await read(`${PEDIDOS}/${id}`)).toMatchObject({ situacao: 'A', conferidoEm: c.app.today() })
  expect((await cartas()).at(-1)).toMatchObject({ para: 'ana@exemplo.com.br', assunto: 'Documento aceito: Prova: CNH' })
  expect(said(await passo('aceita', sent))).toEqual([[undefined, 'Não há documento a conferir.']])
})

test('what is refused is told with the reason, and asked for again by a new link', async () => {
  const made = await pedido()
  await envia(await ultimo(), { validade: day(90) })
  expect(said(await passo('recusa', made))).toEqual([['motivoRecusa', 'Motivo da recusa é obrigatório']])
  expect((await passo('recusa', made, { motivoRecusa: 'A foto está ilegível.' })).statusCode).toBe(200)
  expect((await read(`${PEDIDOS}/${made.id}`)).situacao).toBe('R')
  const carta = (await cartas()).at(-1)
  expect(carta?.assunto).toBe('Envie novamente o documento: Prova: CNH')
  expect(carta?.texto).toContain('Motivo: A foto está ilegível.')
  const codigo = codigoEm(carta?.texto)
  expect((await mostra(codigo)).json()).toMatchObject({ motivoRecusa: 'A foto está ilegível.' })
  expect((await envia(codigo, { validade: day(90) })).statusCode).toBe(204)
  const again = await read(`${PEDIDOS}/${made.id}`)
  expect([again.situacao, again.motivoRecusa]).toEqual(['E', undefined])
  expect(await documentos(c.talentos.bia)).toEqual([])
})

test('a new link ends the one before; what is cancelled or deleted, or whose day is over, takes nothing in', async () => {
  const made = await pedido()
  const first = await ultimo()
  expect((await passo('reenvia', made, { email: 'ana@exemplo.com.br', prazo: day(2) })).statusCode).toBe(200)
  const second = await ultimo()
  expect(second).not.toBe(first)
  expect(said(await mostra(first))).toEqual([['codigo', GASTO]])
  // another address: one letter, to it
  await rows('delete from email_saida')
  expect((await passo('reenvia', made, { email: 'outra@exemplo.com.br', prazo: day(2) })).statusCode).toBe(200)
  expect((await cartas()).map(({ para }) => para)).toEqual(['outra@exemplo.com.br'])
  const third = await ultimo()
  // to be sent by other ways
  const answer = await c.admin.post(`${PEDIDOS}/${made.id}/link`, {})
  const fourth = codigoEm((answer.json() as { link: string }).link)
  expect(said(await mostra(third))).toEqual([['codigo', GASTO]])
  expect((await mostra(fourth)).statusCode).toBe(200)

  await rows('update pedido_documento set prazo = $2 where id = $1', [made.id, day(-1)])
  expect(said(await envia(fourth, { validade: day(9) }))).toEqual([['codigo', GASTO]])
  await rows('update pedido_documento set prazo = $2 where id = $1', [made.id, day(0)])
  expect((await mostra(fourth)).statusCode).toBe(200)

  expect((await passo('cancela', made)).statusCode).toBe(200)
  expect(said(await mostra(fourth))).toEqual([['codigo', GASTO]])
  expect(said(await c.admin.post(`${PEDIDOS}/${made.id}/link`, {}))).toEqual([
    [undefined, 'O documento não é mais esperado.'],
  ])
  const other = await pedido()
  const code = await ultimo()
  expect((await c.admin.delete(`${PEDIDOS}/${other.id}`)).statusCode).toBe(200)
  expect(said(await mostra(code))).toEqual([['codigo', GASTO]])
  expect(said(await mostra('x'.repeat(43)))).toEqual([['codigo', GASTO]])
})

test('a request is of a talent who works here, for a day to come; what was sent stays with who sent it', async () => {
  expect(said(await pede({ prazo: day(-1) }))).toEqual([['prazo', 'Este dia já passou.']])
  expect(said(await pede({ talento: { id: c.talentos.duda.id } }))).toEqual([['talento', 'O talento está desligado.']])
  const made = await pedido()
  const code = await ultimo()
  const muda = async (body: RecordData) =>
    c.admin.patch(`${PEDIDOS}/${made.id}`, { versao: (await read(`${PEDIDOS}/${made.id}`)).versao, ...body })
  // another talent: what the first one was sent counts no more
  expect((await muda({ talento: { id: c.talentos.bia.id }, email: 'bia@exemplo.com.br' })).statusCode).toBe(200)
  expect(said(await mostra(code))).toEqual([['codigo', GASTO]])
  expect((await cartas()).at(-1)?.para).toBe('bia@exemplo.com.br')
  expect((await mostra(await ultimo())).json()).toMatchObject({ nome: 'Bia' })
  await envia(await ultimo(), { validade: day(9) })
  await muda({ talento: { id: c.talentos.ana.id } })
  expect((await read(`${PEDIDOS}/${made.id}`)).talento).toMatchObject({ id: c.talentos.bia.id })
  // without an address nobody is written to
  await rows('delete from email_saida')
  expect((await pede({ talento: { id: c.talentos.caio.id }, email: undefined })).statusCode).toBe(201)
  expect(await cartas()).toEqual([])
})

test('strangers send a file for a request only, of the kinds it takes, and read none; guessing links is stopped', async () => {
  expect((await arquivo('texto puro')).statusCode).toBe(415)
  expect((await arquivo(PDF, 'gestao-talentos/talento:documentos.documento')).statusCode).toBe(403)
  await pedido()
  const codigo = await ultimo()
  // a file somebody else sent while logged in is not his
  const own = await c.admin.upload(`/api/arquivos?campo=${CAMPO}`, 'a.pdf', Buffer.from(PDF))
  const documento = (own.json() as RecordData).id
  const refused = await estranho().post(EXTERNO, { codigo, documento, validade: day(9) })
  expect([refused.statusCode, said(refused)]).toEqual([
    400,
    [['documento', 'Documento: o arquivo não foi encontrado. Envie-o novamente.']],
  ])
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push((await mostra(`${i}`.repeat(20).slice(0, 43))).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test('who may not change talents does not accept, who sees an area sees its requests only', async () => {
  const { app, gestora, talentos } = c
  const deCaio = await pedido({ talento: { id: talentos.caio.id } })
  const daAna = await pedido({})
  await envia(await ultimo(), { validade: day(50) })
  const rh = await app.clientWithout('ROLE_CAD_TALENTO_ALTERAR')
  expect((await passo('aceita', daAna, {}, rh)).statusCode).toBe(403)
  expect((await read(`${PEDIDOS}/${daAna.id}`)).situacao).toBe('E')
  const seen = ((await gestora.get(PEDIDOS)).json() as Registro[]).map(({ id }) => id)
  expect([seen.includes(daAna.id), seen.includes(deCaio.id)]).toEqual([true, false])
  expect((await gestora.post(`${PEDIDOS}/${deCaio.id}/link`, {})).statusCode).toBe(404)
  const blind = await app.clientWithout('ROLE_CAD_PEDIDO_DOCUMENTO_ALTERAR')
  expect((await blind.post(`${PEDIDOS}/${daAna.id}/link`, {})).statusCode).toBe(403)
})

test('of two who send at once by the same link one is taken', async () => {
  const { id } = await pedido()
  const codigo = await ultimo()
  const answers = await Promise.all([envia(codigo, { validade: day(5) }), envia(codigo, { validade: day(6) })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  expect((await read(`${PEDIDOS}/${id}`)).situacao).toBe('E')
})

test('what another of the same kind outlasts no longer runs out: neither in the list nor as a notice', async () => {
  const { bia } = c.talentos
  const guarda = async (...validades: string[]) => {
    const documentos = await Promise.all(
      validades.map(async (validade) => {
        const sent = await c.admin.upload('/api/arquivos', 'cnh.pdf', Buffer.from(PDF))
        const documento = (sent.json() as RecordData).id
        return { descricao: 'CNH', tipoDocumento: { id: cnh.id }, exigeValidade: true, validade, documento }
      }),
    )
    const { versao } = await read(`${TALENTOS}/${bia.id}`)
    const answer = await c.admin.patch(`${TALENTOS}/${bia.id}`, { versao, documentos })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const due = async () =>
    ((await c.admin.get('/api/vencimentos?dias=999&q=Bia')).json() as RecordData[])
      .filter(({ vencimento }) => vencimento === 'Validade do documento')
      .map(({ dia }) => dia)
  const told = async () => {
    await noteDue(c.app.fastify.prumo)
    return rows('select ocasiao from aviso_envio where registro_id = $1', [bia.id])
  }
  const [sst] = await rows("select id::int from usuario where login = 'sst'")
  const { versao } = await read(`${TALENTOS}/${bia.id}`)
  await c.admin.patch(`${TALENTOS}/${bia.id}`, { versao, usuario: { id: sst?.id } })
  await guarda(day(45), day(300))
  expect((await documentos(bia)).map(({ validade, substituido }) => [validade, substituido])).toEqual([
    [day(45), true],
    [day(300), false],
  ])
  expect(await due()).toEqual([day(300)])
  expect(await told()).toEqual([])
  // the longer one is taken away again
  await guarda(day(45))
  expect(await due()).toEqual([day(45)])
  expect(await told()).toEqual([{ ocasiao: `${day(45)}/45` }])
})
