import { afterAll, beforeAll, expect, test } from 'vitest'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cadastros, FAIXA, FAIXAS, type Stored, stored } from './cadastros.ts'

const TALENTOS = '/api/gestao-talentos/talentos'

let app: TestApp
let admin: Client
let outra: Client
let make: Awaited<ReturnType<typeof cadastros>>
let origem: Stored
let destino: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'rh2')
  make = await cadastros(admin)
  origem = await make.cargo('Origem')
  destino = await make.cargo('Destino')
})
afterAll(() => app?.close())

const transfere = (cargoId: unknown, faixasIds: unknown, de = origem, client = admin) =>
  client.post(`${FAIXAS}/cargo/${de.id}/transferir-faixas-salariais`, { cargoId, faixasIds })
const faixa = async ({ id }: { id: number }): Promise<Stored> => (await admin.get(`${FAIXAS}/${id}`)).json()

/** A talent of today, with how many rows his history has, moved into a band. */
async function lota(at: number, { id }: Stored) {
  const [talento] = (await admin.get(`${TALENTOS}?range=[${at},${at}]`)).json() as Stored[]
  const moved = await admin.patch(`${TALENTOS}/${talento?.id}`, { faixaSalarial: { id }, versao: talento?.versao })
  return stored(moved, 200)
}

test('bands come to another position with whoever is in them: at once, in their trail, without a row in their history', async () => {
  const junior = await make.faixa(origem, 'Júnior')
  const pleno = await make.faixa(origem, 'Pleno')
  const fica = await make.faixa(origem, 'Fica')
  const before = await lota(0, junior)
  const outro = await lota(1, fica)
  expect(before.cargo).toMatchObject({ id: origem.id })
  const answer = await transfere(destino.id, [junior.id, pleno.id])
  expect([answer.statusCode, answer.json()]).toEqual([200, { transferidas: 2 }])
  expect(await faixa(junior)).toMatchObject({ cargo: { id: destino.id }, versao: 2, salario: 1000 })
  expect(await faixa(fica)).toMatchObject({ cargo: { id: origem.id }, versao: 1 })
  const after = (await admin.get(`${TALENTOS}/${before.id}`)).json() as Stored
  expect(after).toMatchObject({ cargo: { id: destino.id, nome: 'Destino' }, faixaSalarial: { id: junior.id } })
  const rows = (talento: Stored) => (talento.historicos as Stored[]).map(({ id, data, versao }) => [id, data, versao])
  expect([after.versao, rows(after)]).toEqual([before.versao + 1, rows(before)])
  const [line] = (await admin.get(`${TALENTOS}/${before.id}/historico`)).json()
  expect(line).toMatchObject({ operacao: 'alteracao' })
  expect(JSON.stringify(line)).toContain('cargo')
  expect((await admin.get(`${TALENTOS}/${outro.id}`)).json()).toMatchObject({
    cargo: { id: origem.id },
    versao: outro.versao,
  })
})

test('talents follow, too, where the band is given another position by its form, and those whom its author does not see', async () => {
  const own = await make.faixa(origem, 'Pelo formulário')
  const talento = await lota(2, own)
  const record = await faixa(own)
  stored(await admin.put(`${FAIXAS}/${own.id}`, { ...record, cargo: { id: destino.id } }), 200)
  expect((await admin.get(`${TALENTOS}/${talento.id}`)).json()).toMatchObject({ cargo: { id: destino.id } })
  const gestor = await managerOf(app, admin)
  expect((await gestor.get(`${TALENTOS}/${talento.id}`)).statusCode).toBe(404)
  stored(await gestor.patch(`${FAIXAS}/${own.id}`, { cargo: { id: origem.id }, versao: 2 }), 200)
  expect((await admin.get(`${TALENTOS}/${talento.id}`)).json()).toMatchObject({ cargo: { id: origem.id } })
})

test('refused, by name, where the other position has a band of that name, and then nothing moves', async () => {
  const livre = await make.faixa(origem, 'Livre')
  const [a, b] = [await make.faixa(origem, 'Repetida A'), await make.faixa(origem, 'Repetida B')]
  await make.faixa(destino, 'Repetida A')
  const one = await transfere(destino.id, [livre.id, a.id])
  expect([one.statusCode, one.json().message]).toEqual([409, 'O cargo Destino já tem a faixa salarial Repetida A.'])
  expect(one.json().errors).toMatchObject([{ code: 'CHAVE_DUPLICADA', field: 'faixasIds' }])
  await make.faixa(destino, 'Repetida B')
  expect((await transfere(destino.id, [a.id, b.id, livre.id])).json().message).toBe(
    'O cargo Destino já tem as faixas salariais Repetida A e Repetida B.',
  )
  expect(await faixa(livre)).toMatchObject({ cargo: { id: origem.id }, versao: 1 })
})

test('refused where bands, or positions, are not those of the address and of the company', async () => {
  const own = await make.faixa(origem, 'Minha')
  const alheia = await make.faixa(destino, 'De outro cargo')
  const dela = await cadastros(outra)
  const cargoDela = await dela.cargo('Cargo dela')
  const faixaDela = await dela.faixa(cargoDela, 'Faixa dela')
  for (const [cargoId, faixasIds, message] of [
    [destino.id, [own.id, alheia.id], 'Uma das faixas informadas não é deste cargo'],
    [destino.id, [own.id, faixaDela.id], 'Uma das faixas informadas não é deste cargo'],
    [cargoDela.id, [own.id], 'O cargo de destino não existe'],
    [origem.id, [own.id], 'Escolha outro cargo: as faixas já são deste'],
    [undefined, [own.id], 'Cargo de destino é obrigatório'],
    [destino.id, [], 'Informe as faixas salariais a transferir'],
    [destino.id, ['x'], 'Informe as faixas salariais a transferir'],
    [destino.id, Array.from({ length: 201 }, (_, i) => i + 1), 'Transfira no máximo 200 faixas por vez'],
  ] as const) {
    const answer = await transfere(cargoId, faixasIds)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  }
  expect((await transfere(destino.id, [own.id], origem, outra)).statusCode).toBe(404)
  expect(await faixa(own)).toMatchObject({ cargo: { id: origem.id }, versao: 1 })
})

test('two who move the same bands at once: one does, the other is told', async () => {
  const own = await make.faixa(origem, 'Disputada')
  const answers = await Promise.all([transfere(destino.id, [own.id]), transfere(destino.id, [own.id])])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(await faixa(own)).toMatchObject({ cargo: { id: destino.id }, versao: 2 })
})

test('[R-FAIXA-08] a copy has a new name of at most 15 characters, and the rules of any band', async () => {
  const own = await make.faixa(origem, 'Original')
  const copia = (nome?: string) => admin.put(`${FAIXAS}/${own.id}/copia`, { nome, versao: 1 })
  expect((await copia()).json().message).toBe('Nome é obrigatório')
  expect((await copia('x'.repeat(16))).json().message).toBe('Nome deve ter no máximo 15 caracteres')
  const made = (await copia('x'.repeat(15))).json()
  expect(made).toMatchObject({ cargo: { id: origem.id }, salario: 1000, codigoCBO: FAIXA.codigoCBO, versao: 1 })
  expect((await copia('Original')).statusCode).toBe(409)
  expect(await faixa(own)).toMatchObject({ nome: 'Original', versao: 1 })
})
