import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, errorsOf, type Stored } from '#tests/server/domain/pesquisa/pesquisas.ts'

/** Classes, their days and talents — spec 3 §5 Training */
let app: TestApp
let admin: Client
let ids: number[]
let turma: Stored

const { made, gente } = acoesDe(() => ({ app, admin }))
const TURMAS = '/api/desenvolvimento/turmas'
const DIAS = '/api/desenvolvimento/dias-turmas'
const TALENTOS = '/api/desenvolvimento/colaborador-turma'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  ids = (await gente('Turma de teste', 3, 894_300)).ids
  const curso = await made('/api/desenvolvimento/cursos', { nome: 'Curso da turma de teste' })
  turma = await made(TURMAS, {
    ...{ curso: { id: curso.id }, descricao: 'NR-10', dataPrevIni: '2026-11-02', dataPrevFim: '2026-11-06' },
  })
  for (const id of ids) await made(TALENTOS, { turma: { id: turma.id }, colaborador: { id } })
}, 120_000)
afterAll(() => app?.close())

test('a class ends after the day it begins', async () => {
  const { curso } = turma as RecordData
  for (const dataPrevFim of ['2026-11-01', '2026-11-02']) {
    const answer = await admin.post(TURMAS, { curso, descricao: 'x', dataPrevIni: '2026-11-02', dataPrevFim })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([
      400,
      [['dataPrevFim', 'Data final inferior a data inicial.']],
    ])
  }
})

test('a day says its weekday and shift in words; hours are hh:mm in order, a link is http or https', async () => {
  const dia = { turma: { id: turma.id }, dia: '2026-11-27', turno: 'M', horaIni: '08:00', horaFim: '12:00' }
  const link = 'https://video.exemplo.com.br/1'
  expect((await admin.get(`${DIAS}/${(await made(DIAS, { ...dia, link })).id}`)).json()).toMatchObject({
    ...{ diaSemana: 'Sexta-feira', turnoDescricao: 'Manhã', link },
  })
  for (const [body, campo, mensagem] of [
    [{ horaIni: '25:00' }, 'horaIni', 'Hora inválida'],
    [{ horaFim: '07:59' }, 'horaFim', 'Hora Final deve ser maior do que Hora Inicial'],
    [{ link: 'ftp://video' }, 'link', 'URL inválida'],
  ] as const) {
    const answer = await admin.post(DIAS, { ...dia, turno: 'T', ...body })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [[campo, mensagem]]])
  }
})

test('a talent is once in a class, whose course he takes part in', async () => {
  const found = (await admin.get(`${TALENTOS}?turma=${turma.id}`)).json() as RecordData[]
  expect(found.map(({ curso, area }) => [curso, area])).toEqual(
    Array(3).fill(['Curso da turma de teste', 'Turma de teste']),
  )
  const twice = await admin.post(TALENTOS, { turma: { id: turma.id }, colaborador: { id: ids[0] } })
  expect(twice.body).toContain('Este talento já está na turma.')
})
