import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { acompanhaPesquisas } from '#server/domain/pesquisa/pesquisa/noturno.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, PESQUISAS, type Stored } from './pesquisas.ts'

/** A pulse: the same questions of the same people, month after month — issue 20 §5, §6 */
let app: TestApp
let admin: Client
let equipe: { area: { id: number }; ids: number[] }
const { rows, passo, pesquisa, gente, copias } = acoesDe(() => ({ app, admin }))
const NOTA = { texto: 'Como foi o mês?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }

beforeAll(async () => {
  app = await createTestApp()
  // 5 November 2030, at noon in São Paulo
  app.clock.advance(Date.parse('2030-11-05T15:00:00Z') - Date.now())
  admin = await login(app, 'admin')
  // the demo has none of its own
  await rows('update pesquisa set repeticao = null')
  equipe = await gente('Equipe do pulso', 4, 893_100)
}, 120_000)
afterAll(() => app?.close())

const serie = (body: RecordData = {}) =>
  pesquisa(
    {
      ...{ titulo: 'Pulso', anonima: false, repeticao: 'M', dataIni: '2030-10-31', dataFim: '2030-12-31' },
      publico: { quem: 'CRITERIOS', areasOrganizacionais: [equipe.area], incluirAdmitidosDepois: false },
      ...body,
    },
    [NOTA],
  )
const muda = async ({ id }: Stored, body: RecordData) => {
  const { versao } = (await admin.get(`${PESQUISAS}/${id}`)).json() as Stored
  return admin.patch(`${PESQUISAS}/${id}`, { versao, ...body })
}
const repetidas = async () => (await acompanhaPesquisas(app.fastify.prumo)).repetidas
const ultima = async (titulo: string) => {
  const filter = encodeURIComponent(JSON.stringify({ titulo }))
  const [found] = (await admin.get(`${PESQUISAS}?filter=${filter}`)).json() as Stored[]
  return (await admin.get(`${PESQUISAS}/${found?.id}`)).json() as Stored
}

test('the next one comes once after the closing, with the same questions and people, released for its own days', async () => {
  const one = await serie()
  await passo(one, 'libera')
  expect(await repetidas()).toBe(0)
  // 31 October to 2 December, a month later: 30 November to 2 January
  expect((await muda(one, { dataFim: '2030-12-02' })).statusCode).toBe(200)
  await passo(one, 'encerra')
  expect(await repetidas()).toBe(1)
  const next = await ultima('Pulso – 11/2030')
  expect(next).toMatchObject({
    ...{ situacao: 'L', dataIni: '2030-11-30', dataFim: '2031-01-02', repeticao: 'M', convidados: 4, quantidade: 1 },
    publico: { quem: 'CRITERIOS', areasOrganizacionais: [{ id: equipe.area.id }] },
  })
  expect((await copias(next)).map(({ colaborador }) => colaborador)).toEqual(equipe.ids)
  expect(await repetidas()).toBe(0)

  // the title names one month only, and the series ends where the released one says so
  await passo(next, 'encerra')
  expect(await repetidas()).toBe(1)
  const third = await ultima('Pulso – 12/2030')
  expect(third).toMatchObject({ situacao: 'L', dataIni: '2030-12-30', dataFim: '2031-02-02' })
  expect((await muda(third, { repeticao: null })).statusCode).toBe(200)
  await passo(third, 'encerra')
  expect(await repetidas()).toBe(0)
})

test('one that cannot be made keeps no other from its turn', async () => {
  const errada = await serie({ titulo: 'Errada' })
  const certa = await serie({ titulo: 'Certa' })
  for (const one of [errada, certa]) {
    await passo(one, 'libera')
    await passo(one, 'encerra')
  }
  await rows("update pesquisa set data_ini = '2031-03-10', data_fim = '2031-03-01' where id = $1", [errada.id])
  expect(await repetidas()).toBe(1)
  expect(await rows("select titulo from pesquisa where titulo like 'Errada – %'")).toEqual([])
  expect(await rows("select titulo from pesquisa where titulo like 'Certa – %'")).toHaveLength(1)
  await rows('update pesquisa set repeticao = null where id = $1', [errada.id])
})

test('days that are over are passed over; what lacks something waits in preparation', async () => {
  const one = await serie({ titulo: 'Antiga' })
  await passo(one, 'libera')
  await rows("update pesquisa set data_ini = '2030-01-06', data_fim = '2030-01-10', situacao = 'E' where id = $1", [
    one.id,
  ])
  const anonima = await serie({ titulo: 'Poucos', anonima: true, grupoMinimo: 4 })
  await passo(anonima, 'libera')
  const [pessoa] = equipe.ids
  await rows("update talento set situacao = 'D', data_desligamento = '2030-10-01' where id = $1", [pessoa])
  await passo(anonima, 'encerra')
  expect(await repetidas()).toBe(2)
  const [{ ini, fim } = { ini: '', fim: '' }] = await rows<{ ini: string; fim: string }>(
    "select data_ini::text as ini, data_fim::text as fim from pesquisa where titulo like 'Antiga – %'",
  )
  expect([ini, fim]).toEqual(['2030-11-06', '2030-11-10'])
  const [poucos] = await rows<{ situacao: string }>("select situacao from pesquisa where titulo like 'Poucos – %'")
  expect(poucos?.situacao).toBe('P')
})
