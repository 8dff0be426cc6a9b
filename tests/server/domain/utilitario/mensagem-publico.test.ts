import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { textsIn } from '#tests/server/platform/messages/boxes.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Messages to an audience of talents: who belonged to it when it went out has it, for good. */
const URL = '/api/utilitario/mensagens'
const TALENTOS = '/api/gestao-talentos/talentos'

let c: Cenario
/** log-ins of Ana and Bia (area Norte), Caio (Sul), and of nobody */
let ana: Client
let bia: Client
let caio: Client
let outro: Client
beforeAll(async () => {
  c = await cenario()
  ana = await c.app.clientWithout('ROLE_CAD_NOTICIA')
  bia = await c.app.clientWithout('ROLE_CAD_AUSENCIA')
  caio = await c.app.clientWithout('ROLE_CAD_FERIADO')
  outro = await c.app.clientWithout('ROLE_CAD_LICENCA')
  await link(c.talentos.ana, ana)
  await link(c.talentos.caio, caio)
}, 120_000)
afterAll(() => c?.app.close())

async function changed(path: string, changes: RecordData, client = c.admin): Promise<Registro> {
  const { versao } = (await client.get(path)).json() as Registro
  const answer = await client.patch(path, { versao, ...changes })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Registro
}
async function link(talento: Registro, client: Client): Promise<void> {
  const { usuario } = (await client.get('/api/userinfo')).json() as { usuario: { id: number } }
  await changed(`${TALENTOS}/${talento.id}`, { usuario: { id: usuario.id } })
}
const post = (publico: RecordData, more: RecordData = {}, client = c.admin) =>
  client.post(URL, {
    ...{ tipo: 'F', texto: `Aviso ${next()}.`, destino: 'PUBLICO' },
    publico: { quem: 'CRITERIOS', ...publico },
    ...more,
  })
async function write(publico: RecordData, more: RecordData = {}, client = c.admin): Promise<Registro> {
  const answer = await post(publico, more, client)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Registro
}
const norte = () => ({ areasOrganizacionais: [{ id: c.norte.id }] })
const sul = () => ({ areasOrganizacionais: [{ id: c.sul.id }] })
const has = async ({ texto }: Registro, client: Client) => (await textsIn(client, 'F')).includes(String(texto))
const night = () => c.app.fastify.prumo.jobs.run('vigencias', {})
const admite = (area: RecordData, more: RecordData = {}) =>
  forms(c.admin).talento(
    `Novo ${next()}`,
    `M-${next()}`,
    [{ data: c.app.today(), faixaSalarial: { id: c.faixas.j1.id }, areaOrganizacional: { id: area.id } }],
    { cpf: cpf(next()), ...more },
  )

test('who belongs to the audience and has a log-in has it, nobody else', async () => {
  const stored = await write(norte())
  expect(stored.destinatarios).toBe(1)
  expect([await has(stored, ana), await has(stored, caio), await has(stored, outro)]).toEqual([true, false, false])
  expect(await textsIn(c.outra, 'F')).not.toContain(stored.texto)
  const both = await write({ ...norte(), talentos: [{ id: c.talentos.caio.id }] })
  expect([await has(both, ana), await has(both, caio)]).toEqual([true, true])
  const less = await write({ ...norte(), excetoTalentos: [{ id: c.talentos.ana.id }] })
  expect([less.destinatarios, await has(less, ana)]).toEqual([0, false])
})

test('an audience that says nobody, or the wrong way round, is refused with the reason', async () => {
  const errors = async (publico: RecordData | undefined, more = {}) => {
    const answer = await c.admin.post(URL, { tipo: 'F', texto: 'Olá.', destino: 'PUBLICO', publico, ...more })
    const found = (answer.json() as { errors: { field: string; message: string }[] }).errors
    return [answer.statusCode, ...found.map(({ field, message }) => `${field}: ${message}`)]
  }
  expect(await errors(undefined)).toEqual([400, 'publico.quem: Público é obrigatório'])
  expect(await errors({ quem: 'CRITERIOS', excetoTalentos: [{ id: c.talentos.ana.id }] })).toEqual([
    400,
    'publico.quem: Informe ao menos um critério ou um talento',
  ])
  expect(await errors({ quem: 'CRITERIOS', tempoEmpresaMinimo: 12, tempoEmpresaMaximo: 6 })).toEqual([
    400,
    'publico.tempoEmpresaMaximo: Tempo de empresa até (meses) deve ser maior ou igual a Tempo de empresa a partir de (meses)',
  ])
  // a message to all users says nothing of an audience
  expect((await c.admin.post(URL, { tipo: 'F', texto: 'Olá.', destino: 'TODOS' })).statusCode).toBe(201)
})

test('what happens to talents later changes nothing; a correction reaches the same, another audience another', async () => {
  const { id: area } = await forms(c.admin).area('Oeste')
  const vai = await admite(c.sul)
  await link(vai, outro)
  const stored = await write(sul())
  expect([await has(stored, outro), await has(stored, caio)]).toEqual([true, true])
  await changed(`${TALENTOS}/${vai.id}`, { areaOrganizacional: { id: area } })
  const corrected = await changed(`${URL}/${stored.id}`, { texto: `Corrigida ${next()}.` })
  expect([await has(corrected, outro), await has(corrected, caio)]).toEqual([true, true])
  // whom it takes in later is no other audience
  const later = await changed(`${URL}/${stored.id}`, {
    publico: { ...(corrected.publico as RecordData), incluirAdmitidosDepois: true },
  })
  expect(await has(later, outro)).toBe(true)
  const other = await changed(`${URL}/${stored.id}`, { publico: { quem: 'CRITERIOS', ...norte() } })
  expect([await has(other, outro), await has(other, caio), await has(other, ana)]).toEqual([false, false, true])
})

test('who is dismissed keeps what he was sent', async () => {
  const sai = await admite(c.sul)
  await link(sai, bia)
  const stored = await write(sul())
  expect(await has(stored, bia)).toBe(true)
  const { usuario: _, ...rest } = sai
  await c.app.database.pool.query("update talento set situacao = 'D', data_desligamento = $2 where id = $1", [
    rest.id,
    c.app.today(),
  ])
  await changed(`${URL}/${stored.id}`, { link: '/utilitario' })
  await night()
  expect(await has(stored, bia)).toBe(true)
  await changed(`${TALENTOS}/${sai.id}`, { usuario: null })
})

test('who is admitted later comes in where the message says so, and is of the audience', async () => {
  const [aberta, fechada, deOutra] = [
    await write({ ...sul(), incluirAdmitidosDepois: true }),
    await write(sul()),
    await write({ ...norte(), incluirAdmitidosDepois: true }),
  ]
  const nova = await admite(c.sul)
  await link(nova, bia)
  expect(await has(aberta, bia)).toBe(false)
  await night()
  expect([await has(aberta, bia), await has(fechada, bia), await has(deOutra, bia)]).toEqual([true, false, false])
  // twice comes to the same
  await night()
  expect((await c.admin.get(`${URL}/${aberta.id}`)).json()).toMatchObject({ destinatarios: 2 })
  await changed(`${TALENTOS}/${nova.id}`, { usuario: null })
})

test('who comes from another area later was not admitted later', async () => {
  const { id: area } = await forms(c.admin).area('Leste')
  const row = { data: '2025-01-02', faixaSalarial: { id: c.faixas.j1.id }, areaOrganizacional: { id: area } }
  const vem = await forms(c.admin).talento('Vem de outra', 'M-V', [row], { cpf: cpf(next()) })
  await link(vem, bia)
  const stored = await write({ ...sul(), incluirAdmitidosDepois: true })
  await changed(`${TALENTOS}/${vem.id}`, { areaOrganizacional: { id: c.sul.id } })
  await night()
  expect(await has(stored, bia)).toBe(false)
  await changed(`${TALENTOS}/${vem.id}`, { usuario: null })
})

test('who of the audience gets a log-in later has the message the next day', async () => {
  const stored = await write({ talentos: [{ id: c.talentos.bia.id }] })
  expect(stored.destinatarios).toBe(0)
  await link(c.talentos.bia, bia)
  await night()
  expect(await has(stored, bia)).toBe(true)
  await changed(`${TALENTOS}/${c.talentos.bia.id}`, { usuario: null })
})

test('a manager of areas writes to his own people only, also to those who come', async () => {
  const foreign = await post({ talentos: [{ id: c.talentos.caio.id }] }, {}, c.gestora)
  expect([foreign.statusCode, (foreign.json() as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
    400,
    'publico.talentos',
  ])
  const todos = await write({ quem: 'TODOS', incluirAdmitidosDepois: true }, {}, c.gestora)
  expect([await has(todos, ana), await has(todos, caio)]).toEqual([true, false])
  const nova = await admite(c.sul)
  await link(nova, bia)
  await night()
  expect(await has(todos, bia)).toBe(false)
  await changed(`${TALENTOS}/${nova.id}`, { usuario: null })
})

test('a message that is deleted, or goes to others, has no audience any more', async () => {
  const { pool } = c.app.database
  const members = async ({ id }: Registro) => {
    const text = `select 1 from publico_talento where entidade = 'utilitario/mensagem' and registro_id = $1`
    return (await pool.query(text, [id])).rowCount
  }
  const [stored, other] = [await write(norte()), await write(norte())]
  expect(await members(stored)).toBeGreaterThan(0)
  const gone = await c.admin.delete(`${URL}/${stored.id}`, undefined, { 'if-match': `"${stored.versao}"` })
  expect(gone.statusCode, gone.body).toBe(200)
  expect([await members(stored), await has(stored, ana)]).toEqual([0, false])
  const { usuario } = (await caio.get('/api/userinfo')).json() as { usuario: { id: number } }
  await changed(`${URL}/${other.id}`, { destino: 'USUARIOS', usuarios: [{ id: usuario.id }] })
  expect([await members(other), await has(other, ana), await has(other, caio)]).toEqual([0, false, true])
})

test('of company 1 nothing can be named in company 2', async () => {
  const foreign = await post(
    { cargos: [{ id: c.cargos.junior.id }], talentos: [{ id: c.talentos.ana.id }] },
    {},
    c.outra,
  )
  expect(foreign.statusCode).toBe(400)
})
