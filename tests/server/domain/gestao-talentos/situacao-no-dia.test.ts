import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaDoTalento, SituacaoDoTalento } from '#schemas/runtime/answers/positions/talent-day.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { comecaPlanejamentos, type Planejamentos } from '../cargo-salario/planejamentos.ts'

const CALLS = '/api/cargo-salario/colaboradores'

let p: Planejamentos
/** leads 'Logística' and what lies below it */
let lider: Client
let talento: number
let areas: { nome: string; id: number; descricaoHierarquia: string }[]

beforeAll(async () => {
  p = await comecaPlanejamentos()
  const found = await p.admin.get('/api/cargo-salario/areas-organizacionais?range=[0,99]')
  areas = found.json()
  await p.app.database.pool.query(
    `update perfil set authorities = authorities || '["ROLE_CAD_TALENTO_VER"]' where id = 5`,
  )
  p.app.fastify.prumo.sessions.forget()
  lider = await login(p.app, 'lider')
  const { id: cargo } = await p.cargo()
  const [baixa, alta] = [await p.faixa(cargo, 3000), await p.faixa(cargo, 4000)]
  const made = await p.talento(baixa.id, 3000, {}, [
    {
      ...{ data: '2026-03-01', tipoSalario: 3, salario: 4100 },
      ...{ areaOrganizacional: { id: area('Logística') }, faixaSalarial: { id: alta.id } },
    },
  ])
  talento = made.id
})
afterAll(() => p?.app.close())

const area = (nome: string) => Number(areas.find((one) => one.nome === nome)?.id)
const situacao = async (em: string, client = p.admin, id: number | string = talento) =>
  (await client.get(`${CALLS}/${id}/situacao?em=${em}`)).json() as SituacaoDoTalento

test('where a talent stands on a day is what his history says of that day, the day of a change included', async () => {
  expect(await situacao('2026-02-28')).toMatchObject({
    trabalha: true,
    areaOrganizacional: { id: p.area, nome: areas.find(({ id }) => id === p.area)?.nome },
    tipoSalario: 3,
    salario: 3000,
  })
  const depois = await situacao('2026-03-01')
  expect(depois).toMatchObject({ areaOrganizacional: { id: area('Logística') }, salario: 4100 })
  // the responsible of the area of that day
  const chefes = await p.lista(`/api/cargo-salario/areas-organizacionais/responsaveis?id=${area('Logística')}`)
  const [chefe] = chefes.filter(({ tipo }) => tipo === 'R')
  expect(depois.gestor).toEqual({ id: chefe?.id, nome: chefe?.nome })
})

test('before the admission he works nowhere, and nothing of a place is said', async () => {
  const { trabalha, talento: dele, ...rest } = await situacao('2024-05-01')
  expect([trabalha, dele.id, Object.keys(rest)]).toEqual([false, talento, ['em', 'dataAdmissao']])
  const { areaOrganizacional, responsaveis } = (
    await p.admin.get(`${CALLS}/${talento}/area?em=2024-05-01`)
  ).json() as AreaDoTalento
  expect([areaOrganizacional, responsaveis]).toEqual([undefined, []])
})

test('his area comes with what it lies below and who answers for it', async () => {
  const { areaOrganizacional, responsaveis } = (
    await p.admin.get(`${CALLS}/${talento}/area?em=2026-03-01`)
  ).json() as AreaDoTalento
  const logistica = areas.find(({ nome }) => nome === 'Logística')
  expect(areaOrganizacional).toEqual({
    id: logistica?.id,
    nome: 'Logística',
    descricaoHierarquia: logistica?.descricaoHierarquia,
  })
  expect(responsaveis).toContainEqual({
    tipo: 'R',
    id: expect.any(Number),
    nome: (await situacao('2026-03-01')).gestor?.nome,
  })
})

test('without a talent in the path it is that of the user; who is none is told so', async () => {
  const own = (await lider.get(`${CALLS}/situacao`)).json() as SituacaoDoTalento
  expect(own).toMatchObject({ trabalha: true, areaOrganizacional: { nome: 'Logística' } })
  expect((await lider.get(`${CALLS}/area`)).json()).toMatchObject({ talento: own.talento })
  const nobody = await p.admin.get(`${CALLS}/situacao`)
  expect(nobody.json()).toMatchObject({ message: 'Seu usuário não está vinculado a um talento.' })
})

test('amounts are for who sees salaries, talents and areas of another day for who sees them, days are days', async () => {
  const blind = await lider.get(`${CALLS}/${talento}/situacao?em=2026-03-01`)
  expect(blind.json()).toMatchObject({ areaOrganizacional: { nome: 'Logística' } })
  expect(blind.body).not.toMatch(/salario"|tipoSalario|4100/)
  // an area he does not see
  expect((await lider.get(`${CALLS}/${talento}/situacao?em=2026-02-28`)).json()).not.toHaveProperty(
    'areaOrganizacional',
  )
  const hidden = await p.talento((await p.faixa((await p.cargo()).id, 1000)).id, 1000)
  expect((await lider.get(`${CALLS}/${hidden.id}/situacao`)).statusCode).toBe(404)
  expect((await p.admin.get(`${CALLS}/${talento}/situacao?em=2026-02-30`)).statusCode).toBe(400)
})
