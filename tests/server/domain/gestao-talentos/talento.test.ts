import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/gestao-talentos/talentos'
const campos = '/api/utilitario/empresas/1/campos-extras-visiveis-obrigatorios/colaborador'

let app: TestApp
let admin: Client
let id: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  id = (await admin.get(`${url}/opcoes?range=[0,0]`)).json()[0].id
})
afterAll(() => app?.close())

async function change(body: RecordData): Promise<string[]> {
  const { versao } = (await admin.get(`${url}/${id}`)).json()
  const answer = await admin.patch(`${url}/${id}`, { versao, ...body })
  if (answer.statusCode === 200) return []
  return (answer.json().errors as { message: string }[]).map(({ message }) => message)
}

test('[R-TAL-01] the end of the stability of a talent in the safety committee is told; without one nothing is', async () => {
  const stability = async () => (await admin.get(`${url}/${id}/data-estabilidade`)).json()
  expect(await stability()).toEqual({})
  expect(await change({ dataEstabilidade: '2099-12-31' })).toEqual([])
  expect(await stability()).toEqual({ dataEstabilidade: '2099-12-31' })
  // spec 3 §7 names whom it asks about beside the address
  const named = await admin.get(`${url}/data-estabilidade-comissao?colaboradorId=${id}`)
  expect(named.json()).toEqual({ dataEstabilidade: '2099-12-31' })
  expect((await admin.get(`${url}/data-estabilidade-comissao`)).statusCode).toBe(400)
  expect(await change({ dataEstabilidade: 'amanhã' })).toHaveLength(1)
  expect(await change({ dataEstabilidade: null })).toEqual([])
  expect(await stability()).toEqual({})
})

test('[R-TAL-02] a field of the talent is mandatory where the system parameter lists it, and only there', async () => {
  expect(await change({ nomeSocial: null })).toEqual([])
  const { visiveis, obrigatorios, versao } = (await admin.get(campos)).json()
  const listed = { visiveis, obrigatorios: [...obrigatorios, 'nomeSocial'], versao }
  expect((await admin.put(campos, listed)).statusCode).toBe(200)
  expect(await change({ nomeSocial: null })).toEqual(['Nome Social é obrigatório'])
  expect(await change({ nomeSocial: 'Bia' })).toEqual([])
})
