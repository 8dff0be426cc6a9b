import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'

const candidatos = '/api/captacao/candidatos'
const idiomas = '/api/captacao/idiomas'

type Stored = RecordData & { id: number; versao: number }

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function stored(answer: Promise<{ statusCode: number; body: string; json(): unknown }>): Promise<Stored> {
  const { statusCode, body, ...rest } = await answer
  expect(statusCode, body).toBeLessThan(300)
  return JSON.parse(body) as Stored & typeof rest
}

/** Lines of a record's trail, the oldest first. */
async function trail(url: string, { id }: Stored): Promise<[TrailEntry, ...TrailEntry[]]> {
  const lines = (await rh.get(`${url}/${id}/historico`)).json() as TrailEntry[]
  return lines.reverse() as [TrailEntry, ...TrailEntry[]]
}

const change = (url: string, { id, versao }: Stored, body: RecordData) =>
  stored(rh.patch(`${url}/${id}`, { ...body, versao }))
const stateAfter = (url: string, { id }: Stored, line: TrailEntry, client = rh) =>
  client.get(`${url}/${id}/historico/${line.id}`)
const goBack = (url: string, { id, versao }: Stored, line: TrailEntry, body: RecordData = {}, client = rh) =>
  client.put(`${url}/${id}/historico/${line.id}/restaura`, { versao, ...body })

describe('an earlier state', () => {
  test('says what was different, and comes back by the rules of a write, with its line in the history', async () => {
    const nome = `Klingon ${next()}`
    const first = await stored(rh.post(idiomas, { nome }))
    const second = await change(idiomas, first, { nome: `${nome} antigo` })
    const third = await change(idiomas, second, { nome: `${nome} moderno` })
    const [criacao, primeira] = await trail(idiomas, third)
    expect((await stateAfter(idiomas, third, criacao)).json()).toMatchObject({
      linha: criacao.id,
      versao: third.versao,
      valores: { nome },
      campos: ['nome'],
      semVolta: [],
    })
    const back = await stored(goBack(idiomas, third, primeira as TrailEntry))
    expect([back.nome, back.versao]).toEqual([`${nome} antigo`, third.versao + 1])
    const last = (await trail(idiomas, back)).at(-1)
    expect(last).toMatchObject({
      titulo: 'Volta a um estado anterior',
      campos: [{ campo: 'nome', de: `${nome} moderno`, para: `${nome} antigo` }],
    })
    // what the last line left is what there is
    expect((await stateAfter(idiomas, back, last as TrailEntry)).json()).toMatchObject({ campos: [], valores: {} })
  })

  test('brings back rows taken out, lists, references and emptied fields; only the chosen ones, if wanted', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select id::int from cargo where empresa_id = 1 order by id limit 2',
    )
    const experiencia = {
      empresa: 'Moinho Central',
      cargo: rows[0],
      dataAdmissao: '2019-02-01',
      dataDesligamento: '2021-03-31',
    }
    const made = await stored(
      rh.post(candidatos, {
        nome: 'Olga Volta Atrás',
        pessoal: { cpf: cpf(next()), rg: '123456' },
        cargos: rows,
        experiencias: [experiencia, { ...experiencia, empresa: 'Padaria do Porto' }],
        observacao: 'Prefere o turno da noite.',
      }),
    )
    const [moinho] = made.experiencias as (RecordData & { id: number })[]
    const changed = await change(candidatos, made, {
      nome: 'Olga Nova',
      pessoal: { rg: null },
      cargos: [],
      experiencias: [moinho],
      observacao: null,
    })
    const [criacao] = await trail(candidatos, changed)
    const then = (await stateAfter(candidatos, changed, criacao)).json() as { campos: string[] }
    expect(then.campos.sort()).toEqual(['cargos', 'experiencias', 'nome', 'observacao', 'pessoal.rg'])
    const campos = ['cargos', 'experiencias', 'observacao', 'pessoal.rg']
    const back = await stored(goBack(candidatos, changed, criacao, { campos }))
    expect(back).toMatchObject({
      nome: 'Olga Nova',
      observacao: 'Prefere o turno da noite.',
      pessoal: { rg: '123456' },
      experiencias: [{ id: moinho?.id, empresa: 'Moinho Central' }, { empresa: 'Padaria do Porto' }],
    })
    expect((back.cargos as { id: number }[]).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test("what today's rules refuse does not come back, and nothing changes", async () => {
    const [antigo, novo] = [cpf(next()), cpf(next())]
    const first = await stored(rh.post(candidatos, { nome: 'Rita Número', pessoal: { cpf: antigo } }))
    const changed = await change(candidatos, first, { nome: 'Rita', pessoal: { cpf: novo } })
    const [criacao] = await trail(candidatos, changed)
    await stored(rh.post(candidatos, { nome: 'Quem tem o número agora', pessoal: { cpf: antigo } }))
    const answer = await goBack(candidatos, changed, criacao)
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([409, 'pessoal.cpf'])
    const kept = (await rh.get(`${candidatos}/${first.id}`)).json()
    expect(kept).toMatchObject({ nome: 'Rita', versao: changed.versao, pessoal: { cpf: novo } })
  })

  test('long texts, which the history does not keep, are told and stay', async () => {
    const made = await stored(rh.post(candidatos, { nome: 'Paulo Texto', ocrTexto: 'Soldador e torneiro' }))
    const changed = await change(candidatos, made, { nome: 'Paulo Outro', ocrTexto: 'Torneiro' })
    const [criacao] = await trail(candidatos, changed)
    expect((await stateAfter(candidatos, changed, criacao)).json()).toMatchObject({
      campos: ['nome'],
      semVolta: ['Texto do Currículo'],
    })
    expect(await stored(goBack(candidatos, changed, criacao))).toMatchObject({
      nome: 'Paulo Texto',
      ocrTexto: 'Torneiro',
    })
  })
})

describe('who may not, or asks for what there is not', () => {
  test('old version, unchanged field, row of another record, another company, without authority', async () => {
    const made = await stored(rh.post(idiomas, { nome: `Esperanto ${next()}` }))
    const other = await stored(rh.post(idiomas, { nome: `Volapuque ${next()}` }))
    const now = await change(idiomas, made, { nome: `Esperanto ${next()}` })
    const [criacao] = await trail(idiomas, now)
    const [ofOther] = await trail(idiomas, other)
    const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
    expect(await status(goBack(idiomas, made, criacao))).toBe(409)
    expect(await status(goBack(idiomas, { ...now, versao: 0 }, criacao, { versao: null }))).toBe(400)
    expect(await status(goBack(idiomas, now, criacao, { campos: ['id'] }))).toBe(400)
    expect(await status(goBack(idiomas, now, criacao, { campos: 'nome' }))).toBe(400)
    expect(await status(goBack(idiomas, now, ofOther))).toBe(404)
    expect(await status(stateAfter(idiomas, now, ofOther))).toBe(404)
    expect(await status(rh.get(`${idiomas}/${now.id}/historico/zero`))).toBe(404)
    const rh2 = await login(app, 'rh2')
    expect(await status(stateAfter(idiomas, now, criacao, rh2))).toBe(404)
    expect(await status(goBack(idiomas, now, criacao, {}, rh2))).toBe(404)
    const sst = await login(app, 'sst')
    expect(await status(goBack(idiomas, now, criacao, {}, sst))).toBe(403)
    expect((await rh.get(`${idiomas}/${made.id}`)).json()).toMatchObject({ versao: now.versao })
  })

  test('what only an action changes does not come back this way', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select id::int from solicitacao_pessoal where empresa_id = 1 and status = 'I' and not cancelada limit 1`,
    )
    const url = '/api/captacao/solicitacoes-pessoal'
    const stands = await stored(rh.get(`${url}/${rows[0]?.id}`))
    const edited = await change(url, stands, { horarioComercial: 'Das 7h às 16h' })
    const [, ...lines] = await trail(url, edited)
    const admin = await login(app, 'admin')
    const approved = await stored(admin.put(`${url}/${edited.id}/status`, { status: 'A', versao: edited.versao }))
    const state = (await stateAfter(url, approved, lines.at(-1) as TrailEntry)).json() as { campos: string[] }
    expect(state.campos).toEqual([])
  })
})
