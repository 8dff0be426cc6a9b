import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addWorkingDays, type Calendar, type Holiday } from '#schemas/runtime/days/working-days.ts'
import { findCalendar } from '#server/domain/geral/feriado/queries.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

interface Answer {
  ano: number
  feriados: Holiday[]
  calendario: Calendar
}

describe('calendar of a place', () => {
  let app: TestApp
  let rh: Client
  let rh2: Client
  let admin: Client
  const places = new Map<string, number>()

  beforeAll(async () => {
    app = await createTestApp()
    rh = await login(app, 'rh')
    rh2 = await login(app, 'rh2')
    admin = await login(app, 'admin')
    const { rows } = await app.database.pool.query<{ id: number; nome: string }>('select id, nome from estabelecimento')
    for (const { id, nome } of rows) places.set(nome, id)
  })
  afterAll(() => app.close())

  const ask = async (client: Client, place?: string, ano = 2026): Promise<Answer> => {
    const where = place === undefined ? '' : `&estabelecimentoId=${places.get(place)}`
    const answer = await client.get(`/api/geral/feriados/calendario?ano=${ano}${where}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const on = ({ feriados }: Answer, day: string) => feriados.find(({ data }) => data === day)

  test('a state’s and a city’s holidays hold where an establishment lies, and nowhere else', async () => {
    const fortaleza = await ask(rh, 'Matriz Fortaleza')
    expect(on(fortaleza, '2026-03-25')).toMatchObject({ nome: 'Data Magna do Ceará', tipo: 'ESTADUAL', diaUtil: false })
    expect(on(fortaleza, '2026-08-15')).toMatchObject({ tipo: 'MUNICIPAL' })
    expect(on(fortaleza, '2026-07-09')).toBeUndefined()
    const campinas = await ask(rh, 'Centro de Distribuição Campinas')
    expect(on(campinas, '2026-07-09')).toMatchObject({ tipo: 'ESTADUAL' })
    expect(on(campinas, '2026-06-04')).toMatchObject({ tipo: 'MUNICIPAL', facultativo: false, diaUtil: false })
    expect(on(campinas, '2026-03-25')).toBeUndefined()
    const anywhere = await ask(rh)
    expect(on(anywhere, '2026-06-04')).toMatchObject({ tipo: 'NACIONAL', facultativo: true, diaUtil: true })
    expect(anywhere.feriados.some(({ tipo }) => tipo === 'ESTADUAL' || tipo === 'MUNICIPAL')).toBe(false)
  })

  test('the browser counts with the answer as the server does', async () => {
    const { calendario } = await ask(rh, 'Matriz Fortaleza')
    expect(addWorkingDays(calendario, '2026-11-19', 1)).toBe('2026-11-23')
    expect(addWorkingDays(calendario, '2026-03-24', 1)).toBe('2026-03-26')
  })

  test('a company’s days are its own, and are there at once', async () => {
    const day = { nome: 'Aniversário da empresa', tipo: 'EMPRESA', quando: 'ANUAL', data: '2020-05-12' }
    expect(on(await ask(rh), '2026-05-12')).toBeUndefined()
    const made = await rh.post('/api/geral/feriados', day)
    expect(made.statusCode, made.body).toBe(201)
    const { id, versao } = made.json()
    expect(on(await ask(rh), '2026-05-12')).toMatchObject({ tipo: 'EMPRESA', diaUtil: false })
    expect(on(await ask(rh2), '2026-05-12')).toBeUndefined()
    expect(on(await ask(rh, undefined, 2019), '2019-05-12')).toBeUndefined()
    const moved = await rh.patch(`/api/geral/feriados/${id}`, { versao, data: '2020-05-13' })
    expect(moved.statusCode).toBe(200)
    expect(on(await ask(rh), '2026-05-13')).toBeDefined()
    expect((await rh.delete(`/api/geral/feriados/${id}`)).statusCode).toBe(200)
    expect(on(await ask(rh), '2026-05-13')).toBeUndefined()
  })

  test('pontos facultativos are days off where the company says so', async () => {
    const config = '/api/utilitario/empresas/configuracao'
    const { versao } = (await admin.get(config)).json()
    expect(on(await ask(admin), '2026-02-17')?.diaUtil).toBe(true)
    const changed = await admin.patch(config, { versao, facultativoFolga: true })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(on(await ask(admin), '2026-02-17')?.diaUtil).toBe(false)
    await admin.patch(config, { versao: changed.json().versao, facultativoFolga: false })
  })

  test('what is not yet committed is seen inside its transaction only', async () => {
    const { prumo } = app.fastify
    const deps = { database: app.database } as unknown as Deps
    const session = { empresaId: 1 } as Session
    const has = (calendar: Calendar | undefined) => calendar?.rules.some(({ nome }) => nome === 'Talvez')
    const undone = prumo.database.kysely.transaction().execute(async (db) => {
      const values = {
        empresa_id: 1,
        de_todas_empresas: false,
        nome: 'Talvez',
        tipo: 'EMPRESA',
        data: '2026-05-14',
      } as const
      await db.insertInto('feriado').values(values).execute()
      expect(has(await findCalendar({ db, deps, session }))).toBe(true)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(has(await findCalendar({ db: app.database.kysely, deps, session }))).toBe(false)
  })

  test('an establishment of another company, and a year that is none, are refused', async () => {
    const other = places.get('Filial Curitiba')
    expect((await rh.get(`/api/geral/feriados/calendario?estabelecimentoId=${other}`)).statusCode).toBe(404)
    expect((await rh.get('/api/geral/feriados/calendario?ano=26')).statusCode).toBe(400)
    const row = { nome: 'De outra', tipo: 'ESTABELECIMENTO', estabelecimento: { id: other }, data: '2026-05-12' }
    const answer = await rh.post('/api/geral/feriados', row)
    expect(answer.json().errors).toMatchObject([{ field: 'estabelecimento' }])
  })

  test('who does not administer the installation makes no national holiday, and the installation none of one company', async () => {
    const national = { nome: 'Nova lei', tipo: 'NACIONAL', data: '2026-05-12' }
    const refused = await rh.post('/api/geral/feriados', national)
    expect([refused.statusCode, refused.json().errors?.[0].field]).toEqual([400, 'tipo'])
    const all = { ...national, deTodasEmpresas: true }
    expect((await rh.post('/api/geral/feriados', all)).statusCode).not.toBe(201)
    expect((await admin.post('/api/geral/feriados', { ...all, tipo: 'EMPRESA' })).statusCode).toBe(400)
    expect((await admin.post('/api/geral/feriados', all)).statusCode).toBe(201)
    expect(on(await ask(rh2), '2026-05-12')).toMatchObject({ tipo: 'NACIONAL' })
  })
})
