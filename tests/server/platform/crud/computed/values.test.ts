import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { type Calendars, calendarAt, isWorkingDay } from '#schemas/runtime/days/working-days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { errorsOf, json, type Stored } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'
import { login } from '#tests/helpers/app.ts'
import { contracts } from './contracts.ts'

/** Computed values through the front door: every answer, filter, order and sheet, right after what they rest on changes. */
const { model, mistakes } = loadWorld(contracts)
const url = '/api/exemplo/contratos'
let subject: Subject

beforeAll(async () => {
  expect(mistakes.join('\n')).toBe('')
  subject = await startSubject(await serveWorld(model))
})
afterAll(() => subject?.app.close())

async function post(to: string, body: RecordData): Promise<Stored> {
  const answer = await subject.admin.post(to, body)
  expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
  return answer.json() as Stored
}
const get = async (id: number, query = '') => (await subject.admin.get(`${url}/${id}${query}`)).json() as Stored
const ids = async (query: string) => {
  const answer = await subject.admin.get(`${url}?${query}`)
  expect([answer.statusCode, errorsOf(answer)]).toEqual([200, []])
  return (answer.json() as Stored[]).map(({ id }) => id)
}

test('31/08 and six months are 28/02, and 29/02 in a leap year', async () => {
  expect(await post(url, { nome: 'a', inicio: '2026-08-31', meses: 6 })).toMatchObject({ fim: '2027-02-28' })
  expect(await post(url, { nome: 'b', inicio: '2027-08-31', meses: 6 })).toMatchObject({ fim: '2028-02-29' })
  expect(await post(url, { nome: 'c', inicio: '2026-08-31' })).not.toHaveProperty('fim')
})

test('money is exact: 0.1 and 0.2 are 0.3, and half a cent goes up', async () => {
  const itens = [
    { dia: '2026-01-10', valor: 0.1 },
    { dia: '2026-02-10', valor: 0.2 },
  ]
  expect(await post(url, { nome: 'a', itens, taxa: 50 })).toMatchObject({ total: 0.3, multa: 0.15, ultima: 0.2 })
  // 5 % of 1.10 is 0.055
  expect(await post(url, { nome: 'b', itens: [{ dia: '2026-01-10', valor: 1.1 }], taxa: 5 })).toMatchObject({
    multa: 0.06,
    itens: [{ desconto: 0.06 }],
  })
})

test('rows: changed with the record, by their own route, and taken away', async () => {
  const made = await post(url, { nome: 'linhas', itens: [{ dia: '2026-01-10', valor: 10 }] })
  expect(made).toMatchObject({ total: 10, parcelas: 1 })
  const route = `${url}/${made.id}/itens`
  const added = await subject.admin.post(route, { dia: '2026-03-10', valor: 5.5, paga: true })
  expect([added.statusCode, errorsOf(added)]).toEqual([201, []])
  expect(await get(made.id)).toMatchObject({ total: 15.5, parcelas: 1, ultima: 5.5 })
  const row = added.json() as Stored
  expect((await subject.admin.delete(`${route}/${row.id}`)).statusCode).toBe(200)
  expect(await get(made.id)).toMatchObject({ total: 10, ultima: 10 })
  const { versao } = await get(made.id)
  await subject.admin.patch(`${url}/${made.id}`, { versao, itens: [] })
  expect(await get(made.id)).toMatchObject({ total: 0, parcelas: 0 })
  expect(await get(made.id)).not.toHaveProperty('ultima')
})

test('records that refer to it count at once, those of another company never', async () => {
  const { id } = await post(url, { nome: 'pago', itens: [{ dia: '2026-01-10', valor: 100 }] })
  const payment = await post('/api/exemplo/pagamentos', { nota: '1', contrato: { id }, valor: 40 })
  expect(await get(id)).toMatchObject({ pagamentos: 1, pago: 40, falta: 60 })
  const changed = await subject.admin.patch(`/api/exemplo/pagamentos/${payment.id}`, {
    versao: payment.versao,
    valor: 60.01,
  })
  expect(changed.statusCode).toBe(200)
  expect(await get(id)).toMatchObject({ pago: 60.01, falta: 39.99 })
  const { versao } = changed.json() as Stored
  expect((await subject.admin.delete(`/api/exemplo/pagamentos/${payment.id}`, { versao })).statusCode).toBe(200)
  expect(await get(id)).toMatchObject({ pagamentos: 0, pago: 0, falta: 100 })
  expect((await subject.other.get(`${url}?filter=${json({ nome: 'pago' })}`)).json()).toEqual([])
})

test('the record referred to: its change shows at once, through two records too', async () => {
  const person = await post('/api/exemplo/contratados', {
    nome: 'Fulano de teste',
    apelido: 'Fu',
    nascimento: '2000-02-29',
  })
  const { id } = await post(url, {
    nome: 'com pessoa',
    pessoa: { id: person.id },
    itens: [{ dia: '2026-01-10', valor: 1 }],
  })
  expect(await get(id)).toMatchObject({ dono: 'Fu', idade: 26 })
  await subject.admin.patch(`/api/exemplo/contratados/${person.id}`, { versao: person.versao, apelido: 'Fulaninho' })
  expect(await get(id)).toMatchObject({ dono: 'Fulaninho' })
  expect(await ids(`filter=${json({ dono_contem: 'laninh' })}`)).toEqual([id])
  const owing = async () => (await subject.admin.get(`/api/exemplo/contratados/${person.id}`)).json()
  expect(await owing()).toMatchObject({ contratos: 1 })
  await post('/api/exemplo/pagamentos', { nota: '2', contrato: { id }, valor: 1 })
  expect(await owing()).toMatchObject({ contratos: 0 })
})

test('what depends on the day is another at midnight, and on a day asked for', async () => {
  const tomorrow = shiftDay(subject.app.today(), 1)
  const { id } = await post(url, { nome: 'prazo', inicio: tomorrow, meses: 0 })
  const only = `filter=${json({ id: [id], situacao: 'P' })}`
  expect(await get(id)).toMatchObject({ fim: tomorrow, situacao: 'P', dias: 1 })
  expect(await ids(only)).toEqual([id])
  subject.app.clock.advance(2 * 86_400_000)
  subject.admin = await login(subject.app, 'admin')
  await subject.admin.put('/api/userinfo/empresa', { empresaId: 1 })
  expect(await get(id)).toMatchObject({ situacao: 'V', dias: -1 })
  expect(await ids(only)).toEqual([])
  expect(await get(id, `?em=${shiftDay(tomorrow, -62)}`)).toMatchObject({ situacao: 'E', dias: 62 })
  expect(await ids(`${only}&em=${shiftDay(tomorrow, -30)}`)).toEqual([id])
  expect(await ids(`${only}&em=${shiftDay(tomorrow, -31)}`)).toEqual([])
})

test('lists sort and filter by them, sheets hold them, imports and bodies leave them alone', async () => {
  const total = (n: number) => ({ nome: 'ordem', itens: [{ dia: '2026-01-10', valor: n }] })
  const made = [await post(url, total(9)), await post(url, total(10)), await post(url, total(2))]
  const [nine, ten, two] = made.map(({ id }) => id)
  const those = `filter=${json({ id: made.map(({ id }) => id) })}`
  expect(await ids(`${those}&sort=total,asc`)).toEqual([two, nine, ten])
  expect(await ids(`filter=${json({ id: made.map(({ id }) => id), total_gte: 9 })}&sort=total,desc`)).toEqual([
    ten,
    nine,
  ])
  const sheet = await subject.admin.get(
    `${url}/exportacao?formato=csv&colunas=nome,total,situacao&sort=total,asc&${those}`,
  )
  expect(
    sheet.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  ).toEqual(['Nome;Total;Situação', 'ordem;2,00;Indefinido', 'ordem;9,00;Indefinido', 'ordem;10,00;Indefinido'])
  const imported = await subject.admin.upload(
    `${url}/importacao`,
    'a.csv',
    'Nome;Início;Meses;Fim;Total\r\nimportado;31/08/2026;6;01/01/2030;99\r\n',
    'text/csv',
  )
  expect([imported.statusCode, imported.json()]).toMatchObject([200, { importados: 1 }])
  const [id = 0] = await ids(`filter=${json({ nome_contem: 'importado' })}`)
  expect(await get(id)).toMatchObject({ fim: '2027-02-28', total: 0 })
  expect(await post(url, { nome: 'corpo', total: 5, fim: '2030-01-01' })).toMatchObject({ total: 0 })
})

test('a rule, a hidden field and a limit look at the value that follows from what is written', async () => {
  const itens = [{ dia: '2026-01-10', valor: 1000.01 }]
  const refused = await subject.admin.post(url, { nome: 'regra', itens })
  expect([refused.statusCode, errorsOf(refused)]).toMatchObject([
    400,
    [{ field: 'motivo', message: 'Motivo é obrigatório' }],
  ])
  expect(await post(url, { nome: 'regra', itens, motivo: 'sim' })).toMatchObject({ grande: true, motivo: 'sim' })
  expect(await post(url, { nome: 'regra', motivo: 'não aparece' })).not.toHaveProperty('motivo')
  const below = await subject.admin.post(url, { nome: 'limite', itens: [{ dia: '2026-01-10', valor: -1 }] })
  expect([below.statusCode, errorsOf(below)]).toMatchObject([400, [{ field: 'total' }]])
})

test('bulk edit, deletion and restoring keep them true; the trail tells no computed value', async () => {
  const made = await post(url, {
    nome: 'lote',
    inicio: '2026-01-31',
    meses: 1,
    itens: [{ dia: '2026-01-10', valor: 7 }],
  })
  const { id, versao } = made
  const bulk = await subject.admin.post(`${url}/edicao-em-lote`, { registros: [{ id, versao }], valores: { meses: 2 } })
  expect([bulk.statusCode, bulk.json()]).toMatchObject([200, { alterados: 1 }])
  const after = await get(id)
  expect(after).toMatchObject({ fim: '2026-03-31', total: 7 })
  await subject.admin.delete(`${url}/${id}`, { versao: after.versao })
  const bin = (await subject.admin.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]
  const kept = bin.find(({ registroId }) => registroId === id)
  expect((await subject.admin.post(`${url}/excluidos/${kept?.id}/restaura`)).statusCode).toBe(200)
  expect(await get(id)).toMatchObject({ fim: '2026-03-31', total: 7, parcelas: 1 })
  const { rows } = await subject.app.database.pool.query(
    "select campos from auditoria where entidade = 'exemplo/contrato' and registro_id = $1",
    [id],
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { campos } of rows) expect(Object.keys(campos)).not.toEqual(expect.arrayContaining(['fim']))
})

test('the interface is documented: filters by them, and no way to write them', async () => {
  const { paths, components } = (await subject.admin.get('/api/docs/json')).json() as {
    paths: Record<string, { get: { parameters: { name?: string }[] } }>
    components: { schemas: Record<string, { properties: RecordData }> }
  }
  const names = paths['/exemplo/contratos']?.get.parameters.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fim_gte', 'total_lte', 'situacao', 'pagamentos']))
  expect(components.schemas.Contrato?.properties).toHaveProperty('fim')
})

test('working days are those of the place, and follow its holidays at once', async () => {
  const { rows } = await subject.app.database.pool.query<{ id: number; nome: string }>(
    'select id, nome from estabelecimento',
  )
  const at = (nome: string) => ({ id: rows.find((row) => row.nome === nome)?.id })
  // Thursday 19 November 2026: the Friday is a holiday of the whole country
  expect(await post(url, { nome: 'u1', inicio: '2026-11-19', meses: 1 })).toMatchObject({
    aviso: '2026-11-23',
    uteis: 20,
  })
  // 25 March: a holiday of the state of one establishment
  const ceara = await post(url, { nome: 'u2', inicio: '2026-03-24', local: at('Matriz Fortaleza') })
  expect(ceara.aviso).toBe('2026-03-26')
  const campinas = await post(url, {
    nome: 'u3',
    inicio: '2026-03-24',
    local: at('Centro de Distribuição Campinas'),
  })
  expect(campinas.aviso).toBe('2026-03-25')

  const own = { nome: 'Inventário', tipo: 'ESTABELECIMENTO', quando: 'UNICA', data: '2026-03-25' }
  const day = await post('/api/geral/feriados', { ...own, estabelecimento: at('Centro de Distribuição Campinas') })
  // rights, settings and calendars of a session are at most a second old
  await expect.poll(async () => (await get(campinas.id)).aviso, { timeout: 3_000 }).toBe('2026-03-26')
  const filter = `filter=${json({ avisoDe: '2026-03-26', nome: 'u3' })}`
  expect(await ids(filter)).toEqual([campinas.id])
  expect((await subject.admin.delete(`/api/geral/feriados/${day.id}`)).statusCode).toBe(200)
  await expect.poll(() => ids(filter), { timeout: 3_000 }).toEqual([])
})

test('a page is told the working days of its company, since a definition counts them', async () => {
  const works = async (client: Subject['admin'], day: string) => {
    const { calendario } = (await client.get('/api/userinfo')).json() as { calendario: Calendars }
    return isWorkingDay(calendarAt(calendario), day)
  }
  await post('/api/geral/feriados', { nome: 'Só da um', tipo: 'EMPRESA', quando: 'UNICA', data: '2026-07-15' })
  await expect.poll(() => works(subject.admin, '2026-07-15'), { timeout: 3_000 }).toBe(false)
  expect(await works(await login(subject.app, 'rh2'), '2026-07-15')).toBe(true)
})
