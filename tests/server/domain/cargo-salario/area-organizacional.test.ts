import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/cargo-salario/areas-organizacionais'
type Area = RecordData & { id: number; versao: number }

let app: TestApp
let admin: Client
let mae: Area
let filha: Area
let number = 0

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())
beforeEach(async () => {
  mae = await create({ nome: `Mãe ${++number}` })
  filha = await create({ nome: `Filha ${number}`, areaMae: { id: mae.id } })
})

async function create(body: RecordData): Promise<Area> {
  const answer = await admin.post(url, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json() as Area
}

const read = async ({ id }: Area) => (await admin.get(`${url}/${id}`)).json() as Area

/** Field and message of a change that is refused; undefined when it is not. */
async function refused(area: Area, changes: RecordData): Promise<unknown> {
  const { versao } = await read(area)
  const answer = await admin.patch(`${url}/${area.id}`, { versao, ...changes })
  if (answer.statusCode === 200) return undefined
  const [error] = answer.json().errors as { field: string; message: string }[]
  return [error?.field, error?.message]
}

test('shows the path from the root and what may change', async () => {
  expect(await read(filha)).toMatchObject({
    descricaoHierarquia: `Mãe ${number} > Filha ${number}`,
    podeEditar: true,
    podeEditarStatusAtivo: true,
  })
  expect(await read(mae)).toMatchObject({ podeEditarStatusAtivo: false })
})

test('[R-AREA-04] [R-AREA-05] [R-AREA-06] an area says itself why parent and status stay what they are', async () => {
  const why = async (area: Area) => {
    const { motivoStatusAtivo, motivoAreaMae } = await read(area)
    return [motivoStatusAtivo, motivoAreaMae]
  }
  expect(await why(filha)).toEqual([undefined, undefined])
  expect(await why(mae)).toEqual(['A área não pode ser inativada pois possui áreas filhas ativas.', undefined])
  await activate(mae, false)
  expect(await why(filha)).toEqual(['A área não pode ser inativada pois a área mãe está inativa.', undefined])
  await activate(filha, false)
  expect(await why(filha)).toEqual(['A área não pode ser ativada pois a área mãe está inativa.', undefined])
  expect((await read(filha)).podeEditarStatusAtivo).toBe(false)
  await app.database.pool.query('update empresa set ac_integra = true where id = 1')
  expect((await why(filha))[1]).toMatch(/^A área mãe não pode ser alterada pois a empresa é integrada/)
  await app.database.pool.query('update empresa set ac_integra = false where id = 1')
})

test('an active area does not come below an inactive one; an inactive one may', async () => {
  const parada = await create({ nome: `Parada ${number}`, ativo: false })
  const text = 'A área não pode ser ativada pois a área mãe está inativa.'
  expect(await refused(filha, { areaMae: { id: parada.id } })).toEqual(['areaMae', text])
  expect(await refused(filha, { areaMae: { id: parada.id }, ativo: false })).toEqual([
    'ativo',
    'A área não pode ser inativada pois a área mãe está inativa.',
  ])
  const inativa = await create({ nome: `Inativa ${number}`, ativo: false })
  expect(await refused(inativa, { areaMae: { id: parada.id } })).toBeUndefined()
})

test('the tree has no circles', async () => {
  const message = 'A área mãe não pode ser a própria área nem uma de suas áreas filhas.'
  expect(await refused(mae, { areaMae: { id: filha.id } })).toEqual(['areaMae', message])
  expect(await refused(mae, { areaMae: { id: mae.id } })).toEqual(['areaMae', message])
})

test('[R-AREA-04] [R-AREA-05-] is not deactivated with active areas below it, not activated below an inactive one', async () => {
  const children = 'A área não pode ser inativada pois possui áreas filhas ativas.'
  expect(await refused(mae, { ativo: false })).toEqual(['ativo', children])
  expect(await refused(filha, { ativo: false })).toBeUndefined()
  expect(await refused(mae, { ativo: false })).toBeUndefined()
  const parent = 'A área não pode ser ativada pois a área mãe está inativa.'
  expect(await refused(filha, { ativo: true })).toEqual(['ativo', parent])
})

test('[R-AREA-06-] the parent of an area in use in the history of a talent does not change', async () => {
  const talentos = (await admin.get('/api/gestao-talentos/talentos?range=[0,49]')).json() as { id: number }[]
  let used: number | undefined
  for (const { id } of talentos) {
    const talento = (await admin.get(`/api/gestao-talentos/talentos/${id}`)).json() as {
      historicos?: { areaOrganizacional?: { id: number } }[]
    }
    used = talento.historicos?.find(({ areaOrganizacional }) => areaOrganizacional)?.areaOrganizacional?.id
    if (used !== undefined) break
  }
  expect(used).toBeDefined()
  const area = (await admin.get(`${url}/${used}`)).json() as Area
  expect(await refused(area, { areaMae: { id: filha.id } })).toEqual([
    'areaMae',
    'A área mãe não pode ser alterada pois a empresa é integrada com o sistema de folha ou a área está em uso no histórico de um talento.',
  ])
})

test('copies the persons in charge to the areas below', async () => {
  const neta = await create({ nome: `Neta ${number}`, areaMae: { id: filha.id } })
  const talentos = (await admin.get('/api/gestao-talentos/talentos/opcoes?range=[0,1]')).json() as { id: number }[]
  const empresaEResponsaveis = talentos.map(({ id }) => ({ colaborador: { id } }))
  expect(await refused(mae, { empresaEResponsaveis, replicarResponsaveisParaAreasFilhas: true })).toBeUndefined()
  for (const area of [mae, filha, neta]) {
    const stored = await read(area)
    expect(stored.empresaEResponsaveis).toMatchObject(empresaEResponsaveis)
    expect(String(stored.nomeResponsaveis).split(', ')).toHaveLength(2)
  }
})

test('[R-AREA-03-] each e-mail of notification is an e-mail', async () => {
  expect(await refused(mae, { emailsNotificacoes: [{ email: 'sem arroba' }] })).toEqual([
    'emailsNotificacoes[0].email',
    'E-mail inválido',
  ])
})

test('[R-AREA-04] [R-AREA-05] below an inactive parent an area is neither deactivated nor activated', async () => {
  await activate(mae, false)
  const deactivated = 'A área não pode ser inativada pois a área mãe está inativa.'
  expect(await refused(filha, { ativo: false })).toEqual(['ativo', deactivated])
  await activate(filha, false)
  const activated = 'A área não pode ser ativada pois a área mãe está inativa.'
  expect(await refused(filha, { ativo: true })).toEqual(['ativo', activated])
  await activate(mae, true)
  expect(await refused(filha, { ativo: true })).toBeUndefined()
  expect(await refused(filha, { ativo: false })).toBeUndefined()
})

/** As an import or an older version may have left it. */
const activate = ({ id }: Area, ativo: boolean) =>
  app.database.pool.query('update area_organizacional set ativo = $2 where id = $1', [id, ativo])

test('[R-AREA-06] the parent of an unused area changes, but not while the company is integrated with payroll', async () => {
  const other = await create({ nome: `Outra mãe ${number}` })
  const integrate = (on: boolean) => app.database.pool.query('update empresa set ac_integra = $1 where id = 1', [on])
  await integrate(true)
  expect(await refused(filha, { areaMae: { id: other.id } })).toEqual([
    'areaMae',
    expect.stringContaining('a empresa é integrada com o sistema de folha'),
  ])
  await integrate(false)
  expect(await refused(filha, { areaMae: { id: other.id } })).toBeUndefined()
  expect(await read(filha)).toMatchObject({ areaMae: { id: other.id } })
})
