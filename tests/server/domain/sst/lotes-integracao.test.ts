import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const LOTES = '/api/sst/lotes-integracao'
const FOLHA = '/api/utilitario/integracoes/fortes-pessoal'

let app: TestApp
let admin: Client
let talento: RecordData
let chave: string

interface Item {
  id: number
  talento?: string
  situacao: string
  mensagem?: string
}
interface Lote {
  id: number
  tipo: string
  status: string
  mensagem: string
  codigo: string
  itens: Item[]
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const { pool } = app.database
  await pool.query('update empresa set ac_integra = true where id = 1')
  await pool.query(
    `update tipo_ocorrencia set integra_ac = true, codigo_ac = 'FALTA' where id = (select min(id) from tipo_ocorrencia where empresa_id = 1)`,
  )
  app.fastify.prumo.sessions.forget()
  await admin.post(`${FOLHA}/user`, { usuarioId: 1 })
  chave = (await admin.put(`${FOLHA}/key/renovate`, {})).json().chave
  await admin.put('/api/utilitario/integracoes/configs', { configs: [{ nome: 'AC_PESSOAL', ativo: true }] })
  talento = (await admin.get('/api/gestao-talentos/talentos?filter={"situacao":"A"}&range=[0,0]')).json()[0]
})
afterAll(() => app?.close())

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
/** As the payroll calls: with the key of the card. */
const folha = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload ? { payload } : {}), headers: { authorization: `Bearer ${chave}` } })
const gera = async () => {
  const answer = await folha('POST', `${LOTES}/gera`, {})
  return (answer.json() as { lotes: number[] }).lotes
}
const lote = async (id: number | undefined) => (await folha('GET', `${LOTES}/${id}`)).json() as Lote
const conteudo = async (id: number | undefined) =>
  (await folha('GET', `${LOTES}/${id}/conteudo`)).json() as RecordData & { itens: RecordData[] }
const retorno = async (id: number | undefined, ...itens: object[]) =>
  (await folha('PUT', `${LOTES}/${id}/retorno`, { itens })).json() as Lote
const pendencias = async (origem: string) =>
  query('select status_detalhes, msg from pendencia_ac where empresa_id = 1 and origem = $1 order by id', [origem])
const afasta = async (inicio: string, fim: string): Promise<RecordData> => {
  const [tipo] = await query(
    `select id from tipo_afastamento where empresa_id = 1 and classe = 'SIMPLES' order by id limit 1`,
  )
  const made = await admin.post('/api/sst/afastamentos', {
    ...{ colaborador: { id: talento.id }, motivo: { id: Number(tipo.id) }, inicio, fim },
  })
  expect([made.statusCode, made.json().message]).toEqual([201, undefined])
  return made.json()
}
const leave = async (id: unknown) => (await admin.get(`/api/sst/afastamentos/${id}`)).json() as RecordData

test('a leave goes out, waits, is refused with the payroll’s words, changed, sent again and taken over', async () => {
  expect(await gera()).toEqual([])
  const { id, versao } = await afasta('2027-03-01', '2027-03-10')
  const [first] = await gera()
  // nothing stands in two batches
  expect(await gera()).toEqual([])
  expect(await lote(first)).toMatchObject({
    tipo: 'AFASTAMENTO',
    status: 'AGUARDANDO',
    mensagem: '1 registro: 1 aguardando.',
  })
  const { cpf, matricula } = talento
  const sent = await conteudo(first)
  expect(sent).toMatchObject({ versao: 1, lote: first, tipo: 'AFASTAMENTO' })
  expect(sent.itens).toEqual([
    expect.objectContaining({ inicio: '2027-03-01', fim: '2027-03-10', cpf, ...(matricula ? { matricula } : {}) }),
  ])
  // of why he is away only what the law has the payroll know: no certificate, no CID
  expect(Object.keys(sent.itens[0] ?? {}).sort()).not.toContain('atestados')

  const item = Number(sent.itens[0]?.id)
  const refused = await retorno(first, { id: item, situacao: 'COM_ERRO', mensagem: 'Matrícula sem contrato.' })
  expect(refused).toMatchObject({
    status: 'COM_ERRO',
    itens: [{ situacao: 'COM_ERRO', mensagem: 'Matrícula sem contrato.' }],
  })
  expect((await leave(id)).statusAC).toBe('COM_ERRO')
  expect(await pendencias('sst/afastamento')).toEqual([
    { status_detalhes: 'Com erro na folha', msg: 'Matrícula sem contrato.' },
  ])
  // what it refused does not go by itself again …
  expect(await gera()).toEqual([])
  // … but by hand, or once it was changed
  const again = (await folha('PUT', `${LOTES}/${first}/reenvia`, {})).json().lote as number
  expect(await lote(again)).toMatchObject({ status: 'AGUARDANDO' })
  const stale = Number((await conteudo(again)).itens[0]?.id)
  const stored = await leave(id)
  const changed = await admin.put(`/api/sst/afastamentos/${id}`, { ...stored, fim: '2027-03-12' })
  expect([versao !== stored.versao, changed.statusCode]).toEqual([true, 200])
  expect((await conteudo(again)).itens).toEqual([])
  const [third] = await gera()
  // an answer to what it was confirms nothing
  expect((await retorno(again, { id: stale, situacao: 'SEM_ERRO' })).itens[0]?.mensagem).toMatch(
    /^O registro mudou depois do envio/,
  )
  expect((await leave(id)).statusAC).toBe('AGUARDANDO')
  const last = Number((await conteudo(third)).itens[0]?.id)
  const taken = await retorno(third, { id: last, situacao: 'SEM_ERRO' })
  expect(taken).toMatchObject({ status: 'SEM_ERRO', mensagem: '1 registro: 1 sem erro.' })
  expect((await leave(id)).statusAC).toBe('SEM_ERRO')
  expect(await pendencias('sst/afastamento')).toEqual([])
  // the same answer again changes nothing
  const versions = await query('select versao from afastamento where id = $1', [id])
  await retorno(third, { id: last, situacao: 'COM_ERRO', mensagem: 'Tarde demais' })
  expect(await query('select versao from afastamento where id = $1', [id])).toEqual(versions)
  expect((await lote(third)).status).toBe('SEM_ERRO')
})

test('an admission is confirmed with its first situation, a new salary after it, a dismissal at last', async () => {
  const { estabelecimento, areaOrganizacional, faixaSalarial } = talento
  const body = {
    ...{ nome: 'Nova da Folha', cpf: '11144477735', matricula: 'F-900', dataAdmissao: '2026-10-01', situacao: 'A' },
    ...{ estabelecimento, areaOrganizacional, faixaSalarial, tipoSalario: 3, salario: 2500 },
  }
  const made = await admin.post('/api/gestao-talentos/talentos', body)
  expect([made.statusCode, made.json().errors]).toEqual([201, undefined])
  const { id } = made.json()
  const quem = async () =>
    (await admin.get(`/api/gestao-talentos/talentos/${id}`)).json() as RecordData & { historicos: RecordData[] }
  expect((await quem()).situacao).toBe('G')
  const lotes = await Promise.all((await gera()).map(lote))
  expect(lotes.map(({ tipo }) => tipo)).toEqual(['ADMISSAO'])
  const [admissao] = (await conteudo(lotes[0]?.id)).itens
  expect(admissao).toMatchObject({
    operacao: 'ADMISSAO',
    nome: 'Nova da Folha',
    dataAdmissao: '2026-10-01',
    tipoSalario: 3,
    salario: 2500,
  })
  expect((await retorno(lotes[0]?.id, { id: Number(admissao?.id), situacao: 'SEM_ERRO' })).status).toBe('SEM_ERRO')
  const admitted = await quem()
  expect([admitted.situacao, admitted.historicos.map(({ status }) => status)]).toEqual(['A', ['C']])
  expect(await pendencias('gestao-talentos/talento')).toEqual([])

  const rows = [
    ...admitted.historicos,
    { ...without(admitted.historicos[0]), data: '2026-11-01', salario: 2800, motivo: 'MERITO' },
  ]
  const raised = await admin.put(`/api/gestao-talentos/talentos/${id}`, { ...admitted, historicos: rows })
  expect([raised.statusCode, raised.json().errors]).toEqual([200, undefined])
  const [situacao] = await gera()
  const [linha] = (await conteudo(situacao)).itens
  expect(linha).toMatchObject({ matricula: 'F-900', data: '2026-11-01', salario: 2800, motivo: 'MERITO' })
  expect(await gera()).toEqual([])
  await retorno(situacao, { id: Number(linha?.id), situacao: 'SEM_ERRO' })
  expect((await quem()).historicos.map(({ status }) => status)).toEqual(['C', 'C'])

  const [motivo] = await query('select id from motivo_desligamento where empresa_id = 1 order by id limit 1')
  const { versao } = await quem()
  const out = await admin.put(`/api/gestao-talentos/talentos/${id}/desliga`, {
    ...{ versao, dataDesligamento: app.today(), motivoDesligamento: { id: Number(motivo.id) } },
  })
  expect([out.statusCode, out.json().situacao]).toEqual([200, 'U'])
  const [saida] = await gera()
  const [desligamento] = (await conteudo(saida)).itens
  expect(desligamento).toMatchObject({ operacao: 'DESLIGAMENTO', dataDesligamento: app.today() })
  await retorno(saida, { id: Number(desligamento?.id), situacao: 'SEM_ERRO' })
  expect((await quem()).situacao).toBe('D')
})

test('occurrences come in by a batch: taken once, a wrong item told and the rest left, read-only here', async () => {
  const itens = [
    { codigo: 'OC-1', cpf: talento.cpf, tipo: 'FALTA', dataIni: '2026-10-05', observacao: 'Sem justificativa' },
    { codigo: 'OC-2', cpf: '00000000000', tipo: 'FALTA', dataIni: '2026-10-06' },
    { codigo: 'OC-3', cpf: talento.cpf, tipo: 'NADA', dataIni: '2026-10-06' },
    { codigo: 'OC-4', cpf: talento.cpf, tipo: 'FALTA', dataIni: '2026-02-31' },
  ]
  const sends = async (codigo: string, ...some: object[]) =>
    (await folha('POST', LOTES, { codigo, itens: some })).json() as Lote
  const came = await sends('2026-10', ...itens)
  expect(came).toMatchObject({
    tipo: 'OCORRENCIA',
    status: 'COM_ERRO',
    mensagem: '4 registros: 1 sem erro, 3 com erro.',
  })
  expect(came.itens.map(({ mensagem }) => mensagem)).toEqual([
    undefined,
    'matricula: Nenhum talento tem este CPF.',
    'tipo: Nenhum tipo de ocorrência enviado à folha tem o código NADA.',
    'dataIni: Data inválida',
  ])
  const count = async () =>
    (
      await query(
        `select count(*)::int as n from colaborador_ocorrencia where origem = 'FORTES_PESSOAL' and empresa_id = 1 and codigo_folha is not null`,
      )
    )[0].n
  expect(await count()).toBe(1)
  // the same batch again
  expect((await sends('2026-10', ...itens)).id).toBe(came.id)
  // the same item in another one
  const [stored] = await query(`select id, versao from colaborador_ocorrencia where codigo_folha = 'OC-1'`)
  expect((await sends('2026-10b', itens[0] ?? {})).status).toBe('SEM_ERRO')
  expect([
    await count(),
    (await query(`select id, versao from colaborador_ocorrencia where codigo_folha = 'OC-1'`))[0],
  ]).toEqual([1, stored])

  const url = `/api/gestao-talentos/colaboradores-ocorrencias/${stored.id}`
  const read = (await admin.get(url)).json()
  expect(read).toMatchObject({
    origem: 'FORTES_PESSOAL',
    observacao: 'Sem justificativa',
    colaborador: { id: talento.id },
  })
  expect((await admin.put(url, { ...read, dataIni: '2026-10-07' })).statusCode).toBe(409)
  expect((await admin.delete(url)).statusCode).toBe(409)
  // corrected, then taken back, there
  await sends('2026-11', { ...itens[0], dataIni: '2026-10-08' })
  expect((await admin.get(url)).json().dataIni).toBe('2026-10-08')
  await sends('2026-11b', { codigo: 'OC-1', excluida: true })
  expect((await admin.get(url)).statusCode).toBe(404)
})

test('batches are for who has the right and sees all of an integrated company, and for the key of the card while it is on', async () => {
  const list = async (client: Client) => (await client.get(LOTES)).statusCode
  expect(await list(admin)).toBe(200)
  expect(await list(await app.clientWithout('ROLE_INTEGRA_FOLHA'))).toBe(403)
  const expiraEm = new Date(Date.parse(app.today()) + 30 * 86_400_000).toISOString().slice(0, 10)
  const own = await admin.post('/api/userinfo/chaves-api', {
    nome: 'Outra',
    expiraEm,
    authorities: ['ROLE_INTEGRA_FOLHA'],
  })
  const other = await app.inject({ url: LOTES, headers: { authorization: `Bearer ${own.json().chave}` } })
  expect([other.statusCode, other.json().message]).toEqual([409, 'Esta chamada pede a chave da integração.'])
  expect((await folha('GET', '/api/gestao-talentos/talentos')).statusCode).toBe(403)
  const ativa = (ativo: boolean) =>
    admin.put('/api/utilitario/integracoes/configs', { configs: [{ nome: 'AC_PESSOAL', ativo }] })
  await ativa(false)
  expect((await folha('GET', LOTES)).statusCode).toBe(409)
  await ativa(true)
  expect((await admin.get(`${FOLHA}/test`)).json()).toEqual({
    ok: true,
    mensagem: 'A folha pode trocar lotes com a chave.',
  })
  // of another company nothing is there
  const [{ id }] = await query('select id from lote_integracao where empresa_id = 1 limit 1')
  await query('update empresa set ac_integra = true where id = 2')
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect([(await admin.get(LOTES)).json(), (await admin.get(`${LOTES}/${id}`)).statusCode]).toEqual([[], 404])
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  await query('update empresa set ac_integra = false where id = 1')
  app.fastify.prumo.sessions.forget()
  expect((await admin.get(LOTES)).statusCode).toBe(200)
  expect((await admin.post(`${LOTES}/gera`, {})).json().message).toMatch(/^A empresa não é integrada com a folha/)
})

const without = ({ id: _id, status: _status, ...row }: RecordData = {}): RecordData => row
