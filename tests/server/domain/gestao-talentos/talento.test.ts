import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
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

test('[R-TAL-02] what both registers know of a person, and his dependants, can be demanded as well', async () => {
  const { visiveis, obrigatorios, versao } = (await admin.get(campos)).json()
  const more = ['rg', 'ctps', 'habilitacao', 'dependentes', 'contatosEmergencia', 'categoriaESocial']
  await admin.put(campos, { visiveis, obrigatorios: [...obrigatorios, ...more], versao })
  expect((await change({ observacao: 'x' })).sort()).toEqual([
    'CTPS é obrigatório',
    'Carteira de Habilitação é obrigatório',
    'Categoria (eSocial) é obrigatória',
    'Contatos de Emergência é obrigatório',
    'Dependentes é obrigatório',
    'RG é obrigatório',
  ])
  const nina = { nome: 'Nina', parentesco: '03', dataNascimento: '2020-02-29', impostoRenda: true }
  const all = {
    rg: '123',
    ctps: { numero: '1' },
    habilitacao: { numeroHab: '2' },
    dependentes: [nina],
    contatosEmergencia: [{ nome: 'Rui', ddd: '85', telefone: '988887777' }],
    categoriaESocial: '101',
  }
  expect(await change(all)).toEqual([])
  const stored = (await admin.get(`${url}/${id}`)).json()
  expect(stored).toMatchObject({ ...all, dependentes: [nina] })
  // a copy is another person
  const copy = (await admin.get(`${url}/${id}/clone`)).json() as RecordData
  for (const name of ['rg', 'ctps', 'habilitacao', 'dependentes', 'contatosEmergencia', 'pis', 'cpf'])
    expect(copy[name], name).toBeUndefined()
  await admin.put(campos, { visiveis, obrigatorios, versao: (await admin.get(campos)).json().versao })
})

test('the end of a contract lies after its beginning, and both it and the driving licence are told in time', async () => {
  const { dataAdmissao, nome } = (await admin.get(`${url}/${id}`)).json()
  const day = (count: number) => addDays(app.today(), count) ?? ''
  expect(await change({ dataTerminoContrato: addDays(dataAdmissao, -1) })).toEqual([
    'Data final inferior a data inicial.',
  ])
  expect(await change({ habilitacao: { numeroHab: '2', emissao: '2026-01-02', vencimento: '2026-01-01' } })).toEqual([
    'Data final inferior a data inicial.',
  ])
  expect(await change({ dataTerminoContrato: day(30), habilitacao: { numeroHab: '2', vencimento: day(7) } })).toEqual(
    [],
  )
  const due = (await admin.get(`/api/vencimentos?dias=40&q=${encodeURIComponent(nome)}`)).json() as RecordData[]
  expect(due.map(({ vencimento, dia }) => [vencimento, dia])).toEqual(
    expect.arrayContaining([
      ['Vencimento da CNH', day(7)],
      ['Término do contrato', day(30)],
    ]),
  )
  await noteDue(app.fastify.prumo)
  const { rows } = await app.database.pool.query(
    `select distinct a.vencimento, e.ocasiao from aviso_envio e join aviso_automatico a on a.id = e.aviso_id
     where a.cadastro = 'gestao-talentos/talento' and e.registro_id = $1 order by 1`,
    [id],
  )
  expect(rows).toEqual(expect.arrayContaining([{ vencimento: 'contrato', ocasiao: `${day(30)}/30` }]))
})
