import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/helpers/app.ts'
import { type Documents, openDocuments, textOf } from '../utilitario/documentos/documentos.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
let on: Documents
/** may do everything but see salaries */
let blind: Client
let talento: { id: number; salario: number; historicos: object[] }

beforeAll(async () => {
  on = await openDocuments()
  blind = await on.app.clientWithout('ROLE_VER_SALARIO')
  const [some] = (await on.admin.get(`${TALENTOS}?size=1&filter=${encodeURIComponent('{"tipoSalario":3}')}`)).json()
  talento = (await on.admin.get(`${TALENTOS}/${some.id}`)).json()
}, 120_000)
afterAll(() => on?.app.close())

const said = (text: string) => text.replaceAll(' ', ' ')
const amount = () => Number(talento.salario).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
const listed = async (client: Client) =>
  (await client.get(`/api/documentos?entidade=gestao-talentos/talento&id=${talento.id}`)).json() as {
    id: number
    modelo: string
  }[]

test('paper that says amounts is for who may see them, and says none to who prints it without the right', async () => {
  const bodies = {
    salary: '<p>{{talento.nome}} recebe {{talento.salario}}.</p>',
    rows: '<p>{{talento.historicos}}</p>',
    condition: '<p>{{se talento.salario > 1}}Bem pago{{fim}}</p>',
  }
  for (const corpo of Object.values(bodies)) {
    const { id, nome } = await on.cria({ entidade: 'gestao-talentos/talento', titulo: 'Carta {{talento.nome}}', corpo })
    const text = said(await textOf(await on.imprime(id, [talento.id], on.admin)))
    expect(text).toMatch(corpo === bodies.condition ? 'Bem pago' : amount())
    const [one] = (await listed(on.admin)).filter(({ modelo }) => modelo === nome)
    expect((await on.admin.get(`/api/documentos/${one?.id}/pdf`)).statusCode).toBe(200)
    expect((await listed(blind)).filter(({ modelo }) => modelo === nome)).toEqual([])
    expect((await blind.get(`/api/documentos/${one?.id}/pdf`)).statusCode).toBe(404)
    expect((await blind.delete(`/api/documentos/${one?.id}`)).statusCode).toBe(404)
    const [{ arquivo } = {}] = await on.rows('select arquivo from documento_emitido where id = $1', one?.id)
    expect((await blind.get(`/api/arquivos/${arquivo}`)).statusCode).not.toBe(200)
    // printed by who may not know: it says nothing of it, and he sees what he printed
    const own = said(await textOf(await on.imprime(id, [talento.id], blind)))
    expect([own.includes(amount()), own.includes('Bem pago')]).toEqual([false, false])
    expect((await listed(blind)).filter(({ modelo }) => modelo === nome)).toHaveLength(1)
  }
})

test('the log is not searched by an amount, and nobody filters by the index of a talent he may not know', async () => {
  const { app, admin } = on
  const index = (await admin.get('/api/cargo-salario/indices?size=1')).json()[0] as { id: number; nome: string }
  const { versao, historicos } = (await admin.get(`${TALENTOS}/${talento.id}`)).json()
  const row = { ...historicos[0], data: app.today(), tipoSalario: 3, salario: 76_543.21 }
  const { id: _, ...added } = row
  const paid = await admin.patch(`${TALENTOS}/${talento.id}`, {
    versao,
    historicos: [added, ...historicos.filter(({ data }: { data: string }) => data !== app.today())],
  })
  expect(paid.statusCode, paid.body).toBe(200)
  const found = async (client: Client) =>
    (await client.get('/api/utilitario/log?q=76543.21&entidade=gestao-talentos/talento')).json().length
  expect([await found(admin), await found(blind)]).toEqual([1, 0])
  for (const filter of [
    { 'indice.nome': index.nome },
    { 'indice.valorAtual_gte': 1 },
    { 'historicos.salario_gte': 1 },
  ]) {
    const url = `${TALENTOS}?filter=${encodeURIComponent(JSON.stringify(filter))}`
    expect([filter, (await admin.get(url)).statusCode]).toEqual([filter, 200])
    expect([filter, (await blind.get(url)).statusCode]).toEqual([filter, 400])
  }
})
