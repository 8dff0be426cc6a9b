import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, cenario, forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'

/** What was noted of people: rules, points, measures, the calls of spec 3 §7. */
const LISTA = '/api/gestao-talentos/colaboradores-ocorrencias'
const PERIODO = '/api/gestao-talentos/ocorrencias/por-periodo-providencias'
const PROVIDENCIA = '/api/gestao-talentos/ocorrencia-providencia'

let c: Cenario
let tipo: Registro
let conversa: Registro
beforeAll(async () => {
  c = await cenario()
  const { make } = forms(c.admin)
  tipo = await make('gestao-talentos/tipo-ocorrencia', { descricao: 'Prova: atraso', pontuacao: 3 })
  conversa = await make('gestao-talentos/providencias', { descricao: 'Prova: conversa' })
}, 120_000)
afterAll(() => c?.app.close())

const nota = (colaborador: Registro, more: RecordData = {}, client: Client = c.admin) =>
  client.post(LISTA, {
    colaborador: { id: colaborador.id },
    ocorrencia: { id: tipo.id },
    dataIni: '2026-01-15',
    ...more,
  })
const errors = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])
const later = (days: number): string =>
  new Date(Date.parse(c.app.today()) + days * 86_400_000).toISOString().slice(0, 10)
/** The same day some months before. */
const monthsAgo = (months: number): string => {
  const day = new Date(`${c.app.today()}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - months, 1)
  return `${day.toISOString().slice(0, 8)}${c.app.today().slice(8)}`
}

test('an occurrence has the points of its type unless it says others, and later ones of the type change nothing', async () => {
  const usual = (await nota(c.talentos.duda)).json() as Registro
  expect(usual).toMatchObject({ pontuacao: 3, origem: 'FORTES_RH' })
  expect((await nota(c.talentos.duda, { pontuacao: 7 })).json()).toMatchObject({ pontuacao: 7 })
  const { versao } = (await c.admin.get(`/api/gestao-talentos/tipo-ocorrencia/${tipo.id}`)).json() as Registro
  expect(
    (await c.admin.patch(`/api/gestao-talentos/tipo-ocorrencia/${tipo.id}`, { pontuacao: 9, versao })).statusCode,
  ).toBe(200)
  expect((await c.admin.get(`${LISTA}/${usual.id}`)).json()).toMatchObject({ pontuacao: 3 })
  await c.admin.patch(`/api/gestao-talentos/tipo-ocorrencia/${tipo.id}`, { pontuacao: 3, versao: Number(versao) + 1 })
})

test('days and, on one day, hours stand in their order', async () => {
  expect(errors(await nota(c.talentos.duda, { dataFim: '2026-01-14' }))).toEqual([
    ['dataFim', 'Data final inferior a data inicial.'],
  ])
  const hours = { horaIni: '10:00', horaFim: '09:59' }
  const wrong = [['horaFim', 'A hora final não pode ser anterior à hora inicial.']]
  expect(errors(await nota(c.talentos.duda, hours))).toEqual(wrong)
  expect(errors(await nota(c.talentos.duda, { ...hours, dataFim: '2026-01-15' }))).toEqual(wrong)
  expect((await nota(c.talentos.duda, { ...hours, dataFim: '2026-01-16' })).statusCode).toBe(201)
  expect((await nota(c.talentos.duda, { horaIni: '10:00', horaFim: '10:00' })).statusCode).toBe(201)
})

test('points count for twelve months up to today; who may not see occurrences is told none', async () => {
  const points = async (client: Client = c.admin) =>
    ((await client.get(`/api/gestao-talentos/talentos/${c.talentos.ana.id}`)).json() as RecordData).pontosOcorrencias
  expect(await points()).toBe(0)
  await nota(c.talentos.ana, { dataIni: monthsAgo(12), pontuacao: 100 })
  expect(await points()).toBe(0)
  await nota(c.talentos.ana, { dataIni: later(-364), pontuacao: 4 })
  await nota(c.talentos.ana, { dataIni: c.app.today(), pontuacao: -1 })
  await nota(c.talentos.ana, { dataIni: later(1), pontuacao: 1000 - 1 })
  expect(await points()).toBe(3)
  expect(await points(await c.app.clientWithout('ROLE_CAD_COLABORADOR_OCORRENCIA_VER'))).toBeUndefined()
})

test('[R-OCO-01+] the measure is changed by its own call, and taken away', async () => {
  const made = (await nota(c.talentos.caio)).json() as Registro
  const put = (body: RecordData, client: Client = c.admin) => client.put(`${PROVIDENCIA}/${made.id}`, body)
  const changed = await put({ providenciaId: conversa.id })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { providencia: { id: conversa.id }, pontuacao: 3 }])
  expect((await put({ providenciaId: null })).json()).not.toHaveProperty('providencia.id')
  expect((await put({ providenciaId: conversa.id, versao: made.versao })).statusCode).toBe(409)
})

test('[R-OCO-01-] a measure that is not there, a body without one, no right, another company: nothing changes', async () => {
  const made = (await nota(c.talentos.caio)).json() as Registro
  const put = (body: RecordData, client: Client = c.admin) => client.put(`${PROVIDENCIA}/${made.id}`, body)
  expect((await put({ providenciaId: 999_999 })).statusCode).toBe(400)
  expect((await put({})).statusCode).toBe(400)
  expect((await put({ providenciaId: 'um' })).statusCode).toBe(400)
  expect(
    (await put({ providenciaId: conversa.id }, await c.app.clientWithout('ROLE_CAD_COLABORADOR_OCORRENCIA_ALTERAR')))
      .statusCode,
  ).toBe(403)
  expect((await put({ providenciaId: conversa.id }, c.outra)).statusCode).toBe(404)
  // Caio works in Sul by now: the manager of Norte does not see him
  expect((await put({ providenciaId: conversa.id }, c.gestora)).statusCode).toBe(404)
  expect((await c.admin.get(`${LISTA}/${made.id}`)).json()).toMatchObject({ versao: made.versao })
})

test('what came from the payroll keeps all but its measure, and is not deleted', async () => {
  const made = (await nota(c.talentos.bia)).json() as Registro
  await c.app.database.pool.query("update colaborador_ocorrencia set origem = 'FORTES_PESSOAL' where id = $1", [
    made.id,
  ])
  const versao = made.versao
  const refused = [409, 'Este registro veio da folha de pagamento e é alterado lá.']
  const said = (answer: { statusCode: number; json(): { message: string } }) => [
    answer.statusCode,
    answer.json().message,
  ]
  for (const change of [{ dataIni: '2026-01-20' }, { pontuacao: 9 }, { observacao: 'Chegou tarde.' }])
    expect([change, said(await c.admin.patch(`${LISTA}/${made.id}`, { ...change, versao }))]).toEqual([change, refused])
  expect((await c.admin.put(`${PROVIDENCIA}/${made.id}`, { providenciaId: conversa.id })).json()).toMatchObject({
    providencia: { id: conversa.id },
  })
  expect(said(await c.admin.delete(`${LISTA}/${made.id}`))).toEqual(refused)
  const listed = async (origem: string) =>
    ((await c.admin.get(`${LISTA}?unpaged=true&origem=${origem}`)).json() as Registro[]).map(({ id }) => id)
  expect((await listed('FORTES_PESSOAL')).includes(made.id)).toBe(true)
  expect((await listed('FORTES_RH')).includes(made.id)).toBe(false)
  expect((await listed('TODOS')).includes(made.id)).toBe(true)
})

test('the occurrences of a period come newest first, with the place of the day, as many as are asked for', async () => {
  await nota(c.talentos.outraAna, { dataIni: '2025-03-01' })
  await nota(c.talentos.outraAna, { dataIni: '2025-03-02' })
  await nota(c.talentos.caio, { dataIni: '2025-09-01' })
  const ask = async (query: string, client: Client = c.admin) => {
    const answer = await client.get(
      `${PERIODO}?dataIni=2025-03-01&dataFim=2025-09-01&areasIds=${c.norte.id},${c.sul.id}&${query}`,
    )
    const { total, itens } = answer.json() as { total: number; itens: RecordData[] }
    return [total, itens.map(({ dataIni, area, cargo }) => [dataIni, area, cargo])]
  }
  const sul = ['2025-09-01', 'Sul', 'Prova Pleno']
  const first = ['2025-03-01', 'Norte', 'Prova Júnior']
  const second = ['2025-03-02', 'Norte', 'Prova Júnior']
  expect(await ask('')).toEqual([3, [sul, second, first]])
  expect(await ask('qtdItens=1')).toEqual([3, [sul]])
  expect(await ask(`cargosIds=${c.cargos.pleno.id}`)).toEqual([1, [sul]])
  expect(await ask('empresasIds=2')).toEqual([0, []])
  expect(await ask('', c.gestora)).toEqual([2, [second, first]])
  for (const query of [
    'dataIni=2025-03-02&dataFim=2025-03-01',
    'dataIni=2025-03-01',
    'dataIni=ontem&dataFim=2025-03-01',
  ])
    expect([query, (await c.admin.get(`${PERIODO}?${query}`)).statusCode]).toEqual([query, 400])
  for (const more of ['qtdItens=0', 'qtdItens=1001', 'areasIds=norte'])
    expect([more, (await c.admin.get(`${PERIODO}?dataIni=2025-03-01&dataFim=2025-03-01&${more}`)).statusCode]).toEqual([
      more,
      400,
    ])
})

test('the talents of whom something was noted come once each, with their points', async () => {
  const rows = (await c.admin.get(`${LISTA}/talentos`)).json() as { id: number; quantidade: number; pontos: number }[]
  const dela = (
    await c.admin.get(`${LISTA}?unpaged=true&colaboradorId=${c.talentos.outraAna.id}`)
  ).json() as RecordData[]
  expect(rows.find(({ id }) => id === c.talentos.outraAna.id)).toMatchObject({
    quantidade: dela.length,
    pontos: dela.reduce((sum, { pontuacao }) => sum + Number(pontuacao), 0),
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const seen = (await c.gestora.get(`${LISTA}/talentos`)).json() as { id: number }[]
  expect(seen.some(({ id }) => id === c.talentos.caio.id)).toBe(false)
})

test('the same is noted of several talents at once, of all or of none, each with a file of his own', async () => {
  const { ana, bia, caio } = c.talentos
  const lanca = (body: RecordData, client: Client = c.admin) => client.post(`${LISTA}/varias`, body)
  const dados = { ocorrencia: { id: tipo.id }, dataIni: '2026-05-04', horaIni: '08:10', horaFim: '08:40' }
  const todas = async () =>
    (
      (
        await c.admin.get(`${LISTA}?filter=${encodeURIComponent(JSON.stringify({ ocorrencia: tipo.id }))}&range=[0,99]`)
      ).json() as RecordData[]
    ).filter(({ dataIni }) => dataIni === '2026-05-04')
  const sent = await c.admin.upload('/api/arquivos', 'ata.pdf', '%PDF-1.4\n%%EOF')
  const anexo = (sent.json() as RecordData).id
  const done = await lanca({ talentosIds: [ana.id, bia.id, caio.id], dados: { ...dados, anexo } })
  expect([done.statusCode, done.json()]).toEqual([201, { registros: 3 }])
  const found = await todas()
  expect(found.map(({ colaborador, pontuacao }) => [(colaborador as Registro).id, pontuacao]).sort()).toEqual(
    [ana.id, bia.id, caio.id].map((id) => [id, 3]).sort(),
  )
  const files = await Promise.all(
    found.map(async ({ id }) => ((await c.admin.get(`${LISTA}/${id}`)).json() as RecordData).anexo),
  )
  expect(new Set(files).size).toBe(3)
  for (const id of files) expect((await c.admin.get(`/api/arquivos/${id}`)).body).toBe('%PDF-1.4\n%%EOF')

  // what is wrong with all of them is said at its field, what with one by his name
  const semTipo = { dataIni: '2026-05-04' }
  expect(errors(await lanca({ talentosIds: [ana.id, bia.id], dados: semTipo }))).toEqual([
    ['ocorrencia', 'Tipo de Ocorrência é obrigatório'],
  ])
  // who sees one area notes nothing of another, nor of those beside
  const alheia = await lanca({ talentosIds: [ana.id, caio.id], dados }, c.gestora)
  expect(alheia.statusCode).toBe(400)
  expect(errors(alheia)[0]?.[1]).toMatch(/^Caio Prova: /)
  expect(await todas()).toHaveLength(3)
  for (const body of [{ talentosIds: [], dados }, { dados }, { talentosIds: [ana.id] }, { talentosIds: ['x'], dados }])
    expect((await lanca(body)).statusCode).toBe(400)
  const cego = await c.app.clientWithout('ROLE_CAD_COLABORADOR_OCORRENCIA_INCLUIR')
  expect((await lanca({ talentosIds: [ana.id], dados }, cego)).statusCode).toBe(403)
})
