import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const campos = '/api/utilitario/campos-empresa'
const entidade = 'utilitario/estabelecimento'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

interface Bloco {
  aba?: string
  bloco?: string
  campos: { campo: string; proprio: boolean; id?: number; versao?: number }[]
}

async function define(rotulo: string, more: object = {}) {
  const answer = await admin.post(campos, { entidade, rotulo, tipo: 'TEXTO', ...more })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<{ id: number; campo: string }>()
}
const blocos = async () =>
  (await admin.get(`${campos}/formulario?entidade=${entidade}`)).json<{ blocos: Bloco[] }>().blocos
const order = (all: Bloco[]) => all.flatMap((bloco) => bloco.campos.map(({ campo }) => campo))
/** The form's fields, in its order. */
const form = async () => order(await blocos())

async function move(campo: string, para: string, versao?: number) {
  const row = (await blocos()).flatMap((bloco) => bloco.campos).find((one) => one.campo === `extras.${campo}`)
  return admin.put(`${campos}/ordem`, { id: row?.id, versao: versao ?? row?.versao, para })
}
/** Own fields and the two shipped ones around them. */
const near = (list: string[]) =>
  list.filter((path) => path.startsWith('extras.') || path === 'nome' || path === 'complementoCnpj')

describe('the order of the fields of the company', () => {
  test('several after the same field stay in the order they were made in, also one after the other', async () => {
    await define('Primeiro', { depoisDe: 'nome' })
    await define('Segundo', { depoisDe: 'nome' })
    // named before the one it names is placed
    await define('Terceiro', { depoisDe: 'quarto', ordem: 1 })
    await define('Quarto', { depoisDe: 'nome' })
    const list = near(await form())
    expect(list.slice(list.indexOf('nome'))).toEqual([
      'nome',
      'extras.primeiro',
      'extras.segundo',
      'extras.quarto',
      'extras.terceiro',
      'complementoCnpj',
    ])
  })

  test('a field can be the first of its block, and two of them stay in their order', async () => {
    await define('Antes de tudo', { bloco: 'Endereço', noInicio: true })
    await define('Logo depois', { bloco: 'Endereço', noInicio: true })
    const address = (await blocos()).find(({ bloco }) => bloco === 'Endereço')
    expect(address?.campos.slice(0, 2).map(({ campo }) => campo)).toEqual(['extras.antesDeTudo', 'extras.logoDepois'])
  })

  test('moving changes one place at a time and holds at once in the form', async () => {
    const before = order(await blocos())
    const at = before.indexOf('extras.segundo')
    const up = await move('segundo', 'acima')
    expect(up.statusCode).toBe(200)
    const expected = [...before]
    expected.splice(at - 1, 2, 'extras.segundo', 'extras.primeiro')
    expect(order(up.json().blocos)).toEqual(expected)
    // over a shipped field, and back down again
    expect(order((await move('segundo', 'acima')).json().blocos).indexOf('extras.segundo')).toBe(at - 2)
    await move('segundo', 'abaixo')
    expect(order((await move('segundo', 'abaixo')).json().blocos)).toEqual(before)
    expect(near(await form())).toEqual(near(before))
  })

  test('moving past the edge takes the field to the next block, and at the end of the form nothing changes', async () => {
    const place = async (campo: string) =>
      (await blocos()).find(({ campos: all }) => all.some((one) => one.campo === campo))
    expect((await place('extras.antesDeTudo'))?.bloco).toBe('Endereço')
    expect((await move('antesDeTudo', 'acima')).statusCode).toBe(200)
    const before = await place('extras.antesDeTudo')
    expect(before?.bloco).not.toBe('Endereço')
    expect(before?.campos.at(-1)?.campo).toBe('extras.antesDeTudo')
    await define('No fim')
    const last = order(await blocos())
    expect(last.at(-1)).toBe('extras.noFim')
    expect(order((await move('noFim', 'abaixo')).json().blocos)).toEqual(last)
  })

  test('two that name each other stay in the form', async () => {
    const one = await define('Um do outro')
    const other = await define('Outro do um', { depoisDe: one.campo })
    const { versao } = (await admin.get(`${campos}/${one.id}`)).json()
    expect((await admin.patch(`${campos}/${one.id}`, { versao, depoisDe: other.campo })).statusCode).toBe(200)
    expect(await form()).toEqual(expect.arrayContaining(['extras.umDoOutro', 'extras.outroDoUm']))
  })

  test('who saw another version, another company and who may not change them do not move', async () => {
    expect((await move('primeiro', 'acima', 99)).statusCode).toBe(409)
    expect((await move('primeiro', 'ao lado')).json().errors[0].message).toBe('Mover deve ser acima ou abaixo')
    const [own] = (await blocos()).flatMap((bloco) => bloco.campos).filter(({ proprio }) => proprio)
    const body = { id: own?.id, versao: own?.versao, para: 'abaixo' }
    const other = await login(app, 'admin')
    await other.put('/api/userinfo/empresa', { empresaId: 2 })
    expect((await other.put(`${campos}/ordem`, body)).statusCode).toBe(404)
    expect((await (await app.clientWithout('ROLE_CAD_CAMPO_EMPRESA')).put(`${campos}/ordem`, body)).statusCode).toBe(
      403,
    )
  })

  test('the preview shows the field in its place without storing anything', async () => {
    const count = (await blocos()).flatMap((bloco) => bloco.campos).length
    const draft = { entidade, proprio: true, rotulo: 'Ramal', tipo: 'TEXTO', depoisDe: 'nome', obrigatorio: true }
    const { bloco, campo } = (await admin.put(`${campos}/previa`, draft)).json()
    const list = bloco.campos.map((one: { campo: string }) => one.campo)
    expect(list).toContain(campo)
    expect(bloco.campos[list.indexOf(campo)]).toMatchObject({ rotulo: 'Ramal', tipo: 'Texto', obrigatorio: true })
    expect((await admin.put(`${campos}/previa`, { entidade, rotulo: 'Sem tipo' })).json()).toEqual({})
    expect((await blocos()).flatMap((one) => one.campos).length).toBe(count)
  })
})
