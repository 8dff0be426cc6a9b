import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'

/** Talents with the columns somebody chooses, as they were on a day — spec 3 §7: talento-dinamico. */
const BASE = '/api/gestao-talentos/relatorios/talento-dinamico'
const CONFIG = `${BASE}/config-relatorio-dinamico`

let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const linhas = async (colunas: string[], more: RecordData = {}, client: Client = c.admin) =>
  celulas(
    await linhasDe(client, 'gestao-talentos/talento-dinamico', {
      ...{ colunas, areasIds: c.areasIds, dataReferencia: '2025-07-01', ...more },
    }),
    ...colunas,
  )
const valores = async (client: Client) =>
  ((await client.get(`${BASE}/colunas`)).json() as { valor: string }[]).map(({ valor }) => valor)

test('[REL-gestao-talentos/talento-dinamico: rows, ties] the chosen columns in their order, as they were on the day', async () => {
  // on 1 July 2025 Caio was still in Norte, in his second position; of two of one name each has a row
  expect(await linhas(['matricula', 'nome', 'areaOrganizacional', 'dataAdmissao'])).toEqual([
    ['P1', 'Ana Prova', 'Norte', '2024-05-02'],
    ['P5', 'Ana Prova', 'Norte', '2024-05-02'],
    ['P2', 'Bia Prova', 'Norte', '2024-05-02'],
    ['P3', 'Caio Prova', 'Norte', '2023-01-10'],
  ])
  expect(await linhas(['nome', 'areaOrganizacional'], { dataReferencia: '2025-10-01' })).toContainEqual([
    'Caio Prova',
    'Sul',
  ])
  expect(await linhas(['nome', 'salario'], { situacao: 'D', dataReferencia: '2025-04-30' })).toEqual([
    ['Duda Prova', 1518],
  ])
  expect((await linhas(['nome'], { situacao: 'T' })).length).toBe(5)
})

test('[REL-gestao-talentos/talento-dinamico: areas, companies, empty] who sees one area has its people only; another company nobody', async () => {
  // her people are those who are hers today: Caio is in Sul by then
  expect(await linhas(['nome'], {}, c.gestora)).toEqual([['Ana Prova'], ['Ana Prova'], ['Bia Prova']])
  expect(await linhas(['nome'], {}, c.outra)).toEqual([])
  expect(await linhas(['nome'], { cargosIds: [c.cargosIds[2]] })).toEqual([])
})

test('[R-TAL-04] it is offered to who holds its right and sees some area; columns are those he may know', async () => {
  const pode = async (client: Client) => (await client.get(`${BASE}/pode-gerar-relatorio-dinamico`)).json()
  expect([await pode(c.admin), await pode(c.gestora)]).toEqual([true, true])
  const sem = await c.app.clientWithout('ROLE_REL_TALENTO_DINAMICO')
  expect(await pode(sem)).toBe(false)
  for (const path of ['/colunas', '/config-relatorio-dinamico'])
    expect((await sem.get(`${BASE}${path}`)).statusCode).toBe(403)
  expect(await valores(c.admin)).toEqual(expect.arrayContaining(['nome', 'salario', 'deficiencia', 'documentos']))
  expect(await valores(c.cego)).not.toContain('salario')
  const insensivel = await c.app.clientWithout('ROLE_TALENTO_SENSIVEL')
  const delas = await valores(insensivel)
  expect([delas.includes('deficiencia'), delas.includes('pcd'), delas.includes('nome')]).toEqual([false, false, true])
  const asked = {
    filters: { colunas: ['nome', 'deficiencia'], areasIds: c.areasIds, dataReferencia: '2025-07-01' },
    formato: 'json',
  }
  const refused = await insensivel.post(BASE, asked)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { errors: [{ message: 'Coluna desconhecida: deficiencia' }] },
  ])
  await c.app.database.pool.query(
    `update usuario_empresa set areas_ids = '[]' where usuario_id = (select id from usuario where login = 'sem-role-cad-webhook')`,
  )
  c.app.fastify.prumo.sessions.forget()
  expect(await pode(c.gestora)).toBe(false)
})

test('[R-TAL-04] what is kept of it is there again: for this user, in this company; at least one column, and none that is not there', async () => {
  expect((await c.admin.get(CONFIG)).json()).toEqual({ titulo: '', colunasDinamicas: [] })
  const config = { titulo: 'Quadro da fábrica', colunasDinamicas: ['nome', 'cargo'] }
  expect((await c.admin.put(CONFIG, config)).json()).toEqual(config)
  expect((await c.admin.get(CONFIG)).json()).toEqual(config)
  expect((await c.outra.get(CONFIG)).json()).toEqual({ titulo: '', colunasDinamicas: [] })
  expect((await c.admin.put(CONFIG, { ...config, colunasDinamicas: [] })).statusCode).toBe(400)
  expect((await c.admin.put(CONFIG, { ...config, colunasDinamicas: ['senha'] })).statusCode).toBe(400)
  expect((await c.admin.put(CONFIG, { ...config, dono: 1 })).statusCode).toBe(400)
})

test('its title and columns stand on paper; documents stand in one cell', async () => {
  const { make } = c
  const cnh = (await make('gestao-talentos/tipo-documento', { descricao: 'CNH', exigeValidade: true })) as Registro
  const upload = await c.admin.upload(
    '/api/arquivos?campo=gestao-talentos/talento:documentos.documento',
    'cnh.txt',
    Buffer.from('CNH'),
  )
  const { bia } = c.talentos
  const { versao } = (await c.admin.get(`/api/gestao-talentos/talentos/${bia.id}`)).json() as Registro
  const documento = {
    descricao: 'Carteira',
    documento: (upload.json() as Registro).id,
    numero: '0123',
    validade: '2027-10-10',
  }
  const saved = await c.admin.patch(`/api/gestao-talentos/talentos/${bia.id}`, {
    ...{ versao, documentos: [{ ...documento, tipoDocumento: { id: cnh.id } }] },
  })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await linhas(['nome', 'documentos'])).toContainEqual(['Bia Prova', 'CNH 0123 (até 10/10/2027)'])
  const filters = {
    titulo: 'Quadro da fábrica',
    colunas: ['nome', 'documentos'],
    areasIds: c.areasIds,
    dataReferencia: '2025-07-01',
  }
  const pdf = await c.admin.post(BASE, { filters, formato: 'pdf' })
  const text = (await pagesOf(pdf.rawPayload)).join(' ')
  for (const part of ['Quadro da fábrica', 'Em 01/07/2025', 'Bia Prova']) expect(text).toContain(part)
})
