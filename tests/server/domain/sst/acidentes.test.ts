import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { type Cenario, cenario, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** Accidents and incidents (spec 3 §2; NR-1 1.5.5.5, NBR 14280). */
const LISTA = '/api/sst/acidentes'

let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const post = (more: RecordData, client: Client = c.admin) =>
  client.post(LISTA, { tipo: 'ACIDENTE', data: '2026-02-02T14:30:00-03:00', descricao: 'Prova', ...more })
const registra = async (more: RecordData, client?: Client): Promise<Registro> => {
  const answer = await post(more, client)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Registro
}
const errors = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])
const de = ({ id }: Registro) => ({ colaborador: { id } })
const parte = async (codigo: string): Promise<Registro> => {
  const filter = encodeURIComponent(JSON.stringify({ codigo }))
  const [found] = (await c.admin.get(`/api/sst/partes-corpo?filter=${filter}`)).json() as Registro[]
  if (!found) throw new Error(codigo)
  return found
}

test('[spec 3 §2] what happened, when and of which kind is said; whom it happened to, where somebody was hurt', async () => {
  expect(errors(await c.admin.post(LISTA, {}))).toEqual([
    ['tipo', 'Tipo é obrigatório'],
    ['data', 'Data e hora é obrigatória'],
    ['descricao', 'Descrição é obrigatória'],
  ])
  expect(errors(await post({}))).toEqual([['colaborador', 'Talento é obrigatório']])
  for (const tipo of ['INCIDENTE', 'QUASE_ACIDENTE']) expect((await post({ tipo })).statusCode).toBe(201)
})

test('it has happened: a later day is refused, on the clock of São Paulo', async () => {
  const hoje = c.app.today()
  const late = (day: string, time: string) => post({ ...de(c.talentos.ana), data: `${day}T${time}` })
  // half an hour before midnight it is tomorrow in UTC
  expect((await late(hoje, '23:30:00-03:00')).statusCode).toBe(201)
  expect((await late(shiftDay(hoje, 1), '02:30:00Z')).statusCode).toBe(201)
  expect(errors(await late(shiftDay(hoje, 1), '00:30:00-03:00'))).toEqual([
    ['data', 'Data e hora não pode ser posterior à data atual'],
  ])
})

test('days are none or more, those debited at most what the table of NBR 14280 has for a death', async () => {
  const { ana } = c.talentos
  expect(errors(await post({ ...de(ana), diasPerdidos: -1, diasDebitados: 6001 }))).toEqual([
    ['diasPerdidos', 'Dias perdidos deve ser maior ou igual a 0'],
    ['diasDebitados', 'Dias debitados deve ser menor ou igual a 6.000'],
  ])
  const dedo = await parte('755070000')
  expect(
    await registra({ ...de(ana), parteCorpo: { id: dedo.id }, diasPerdidos: 0, diasDebitados: 6000 }),
  ).toMatchObject({ diasPerdidos: 0, diasDebitados: 6000, parteCorpo: { descricao: 'Dedo' } })
})

test('what hurt nobody has no part of the body and no days; what an accident had that turns out to be none stays as it was', async () => {
  const dedo = await parte('755070000')
  const lesao = { parteCorpo: { id: dedo.id }, diasPerdidos: 3, diasDebitados: 50 }
  const incidente = await registra({ ...de(c.talentos.ana), ...lesao, tipo: 'INCIDENTE' })
  for (const name of Object.keys(lesao)) expect(incidente).not.toHaveProperty(name)
  const acidente = await registra({ ...de(c.talentos.ana), ...lesao })
  const changed = await c.admin.put(`${LISTA}/${acidente.id}`, { ...acidente, tipo: 'QUASE_ACIDENTE', diasPerdidos: 9 })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(changed.json()).toMatchObject({ tipo: 'QUASE_ACIDENTE', diasPerdidos: 3, diasDebitados: 50 })
})

test('[spec 3 §2] the investigation names causes, witnesses and what is done about it', async () => {
  const { ana, bia, caio } = c.talentos
  const acao = { acao: 'Trocar a proteção', responsavel: { id: bia.id }, prazo: '2026-03-02' }
  const made = await registra({
    ...de(ana),
    causas: 'Proteção gasta',
    testemunhas: [{ id: bia.id }, { id: caio.id }],
    medidas: [acao, { acao: 'Treinar a equipe', concluida: true }],
  })
  const { testemunhas, medidas } = (await c.admin.get(`${LISTA}/${made.id}`)).json() as Record<string, RecordData[]>
  expect(testemunhas?.map(({ id }) => id)).toEqual([bia.id, caio.id])
  expect(medidas).toMatchObject([
    { acao: 'Trocar a proteção', responsavel: { id: bia.id }, prazo: '2026-03-02', concluida: false },
    { acao: 'Treinar a equipe', concluida: true },
  ])
  expect(errors(await post({ ...de(ana), medidas: [{}] }))).toEqual([['medidas[0].acao', 'Ação é obrigatória']])
})

test('a manager sees those of her people, and what names nobody', async () => {
  const texto = 'Prova de quem vê'
  const { ana, caio } = c.talentos
  // Caio works in an area that is not hers
  const [dela, alheio, semNome] = [
    await registra({ ...de(ana), descricao: texto }),
    await registra({ ...de(caio), descricao: texto }),
    await registra({ tipo: 'QUASE_ACIDENTE', descricao: texto }),
  ]
  const seen = async (client: Client) =>
    ((await client.get(`${LISTA}?q=${encodeURIComponent(texto)}&sort=id`)).json() as Registro[]).map(({ id }) => id)
  expect(await seen(c.admin)).toEqual([dela.id, alheio.id, semNome.id])
  expect(await seen(c.gestora)).toEqual([dela.id, semNome.id])
  expect((await c.gestora.get(`${LISTA}/${alheio.id}`)).statusCode).toBe(404)
  expect(errors(await post(de(caio), c.gestora))).toEqual([['colaborador', expect.any(String)]])
  const without = await c.app.clientWithout('ROLE_CAD_ACIDENTE_VER')
  expect((await without.get(LISTA)).statusCode).toBe(403)
})

test('parts of the body are the 45 of table 13 of eSocial, the same for all companies', async () => {
  const list = async (client: Client) => {
    const answer = await client.get('/api/sst/partes-corpo?range=[0,99]')
    return (answer.json() as RecordData[]).map(({ codigo }) => codigo)
  }
  const codes = await list(c.admin)
  expect([codes.length, codes.at(0), codes.at(-1)]).toEqual([45, '753030000', '759000000'])
  expect(await list(c.outra)).toEqual(codes)
  expect(errors(await c.admin.post('/api/sst/partes-corpo', { codigo: '755070000', descricao: 'Dedo' }))).toEqual([
    ['codigo', 'Já existe uma parte do corpo com este código.'],
  ])
  expect(errors(await c.admin.post('/api/sst/partes-corpo', { codigo: '75507', descricao: 'Dedo' }))).toEqual([
    ['codigo', 'Informe os nove números do código, como 755070000'],
  ])
  // only who administers the installation writes them
  const sst = await login(c.app, 'sst')
  expect((await sst.post('/api/sst/partes-corpo', { codigo: '799999999', descricao: 'Nova' })).statusCode).toBe(403)
})
