import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})
afterAll(() => app?.close())

const get = async (url: string) => (await admin.get(`/api/${url}`)).json()
async function create(route: string, body: RecordData): Promise<RecordData & { id: number; versao: number }> {
  const answer = await admin.post(`/api/${route}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as RecordData & { id: number; versao: number }
}
const firstOf = async (route: string) => ({ id: ((await get(`${route}/opcoes`)) as { id: number }[])[0]?.id ?? 0 })

test('[R-ETA-PROXIMA] a new step proposes the next order, but does not take it by itself', async () => {
  const next = (await get('captacao/etapas-seletivas/proxima-ordem')) as number
  expect(await get('captacao/etapas-seletivas/novo')).toMatchObject({ ordem: next })
  const without = await admin.post('/api/captacao/etapas-seletivas', { nome: 'Dinâmica' })
  expect(without.statusCode).toBe(400)
  expect(without.body).toContain('Ordem é obrigatório')
  await create('captacao/etapas-seletivas', { nome: 'Dinâmica', ordem: next })
  expect(await get('captacao/etapas-seletivas/proxima-ordem')).toBe(next + 1)
})

test('each source says how many candidates it brought, and their share', async () => {
  const rows = (await get('captacao/como-ficou-sabendo-vaga')) as { qtd: number; percentual: number }[]
  const total = rows.reduce((sum, { qtd }) => sum + qtd, 0)
  expect(total).toBeGreaterThan(0)
  for (const { qtd, percentual } of rows) expect(percentual).toBeCloseTo((qtd * 100) / total, 1)
})

test('an area of education shows the positions that ask for it', async () => {
  const area = await create('captacao/areas-formacao', { nome: 'Panificação' })
  expect(area).not.toHaveProperty('cargos')
  const cargo = await firstOf('cargo-salario/cargos')
  const full = (await get(`cargo-salario/cargos/${cargo.id}`)) as RecordData
  const areas = (full.areasFormacaoRelacionadas as RecordData[] | undefined) ?? []
  const body = { versao: full.versao, areasFormacaoRelacionadas: [...areas, { id: area.id }] }
  expect((await admin.patch(`/api/cargo-salario/cargos/${cargo.id}`, body)).statusCode).toBe(200)
  expect(await get(`captacao/areas-formacao/${area.id}`)).toMatchObject({ cargos: [cargo] })
  const found = (await get(`captacao/areas-formacao/cargos?cargosIds=${cargo.id}`)) as { id: number }[]
  expect(found.map(({ id }) => id)).toContain(area.id)
})

test('[R-COMP-04] behaviours wait until every level has its minimum percentage, where the company considers it', async () => {
  const semPercentual = 'cargo-salario/niveis-competencia/competencias-sem-percentual'
  expect(await get(semPercentual)).toBe(false)
  const areasOrganizacionais = [await firstOf('cargo-salario/areas-organizacionais')]
  const body = { nome: 'Confeitaria', areasOrganizacionais, competencias: [{ descricao: 'Faz bolos' }] }
  const saved = await create('cargo-salario/conhecimentos', body)
  expect(saved).toMatchObject({ existeNivelCompetencia: true, competencias: [{ descricao: 'Faz bolos' }] })

  await app.database.pool.query(
    `insert into nivel_competencia (empresa_id, descricao, ordem) values (1, 'Sem percentual', 99)`,
  )
  expect(await get(semPercentual)).toBe(true)
  const refused = await admin.post('/api/cargo-salario/habilidades', { ...body, nome: 'Ouvir' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain(
    'Não é possível adicionar comportamentos: existem níveis de competência sem percentual mínimo.',
  )
  const kept = { ...saved, observacao: 'Sem comportamento novo' }
  expect((await admin.put(`/api/cargo-salario/conhecimentos/${saved.id}`, kept)).statusCode).toBe(200)
  await app.database.pool.query(`delete from nivel_competencia where empresa_id = 1 and descricao = 'Sem percentual'`)
})

test('questions of a model without an order follow the last one', async () => {
  const perguntas = [
    { texto: 'Por que nós?', tipo: 'SUBJETIVA', ordem: 4 },
    { texto: 'Dirige?', tipo: 'OBJETIVA', respostas: [{ texto: 'Sim', peso: 1 }, { texto: 'Não' }] },
  ]
  const { id } = await create('captacao/modelos-avaliacao-candidato', { titulo: 'Motorista', perguntas })
  expect(await get(`captacao/modelos-avaliacao-candidato/${id}/perguntas`)).toMatchObject([
    { ordem: 4, peso: 1 },
    { ordem: 5, respostas: [{ texto: 'Sim' }, { texto: 'Não', peso: 1 }] },
  ])
})

test('only an approved, open request takes candidates, each once', async () => {
  const { id: candidatoId } = await create('captacao/candidatos', { nome: 'Candidata à vaga' })
  const byState = async (where: string) => {
    const { rows } = await app.database.pool.query(
      `select id from solicitacao_pessoal where empresa_id = 1 and ${where} order by id limit 1`,
    )
    return Number(rows[0]?.id)
  }
  const open = await byState(`status = 'A' and not suspensa and not encerrada and not cancelada`)
  const closed = await byState('encerrada')
  const url = `/api/captacao/solicitacoes-pessoal/candidato/${candidatoId}`
  const link = (solicitacoesIds: number[]) => admin.post(url, { empresaId: 1, candidatoId, solicitacoesIds })
  const taking = ((await get('captacao/solicitacoes-pessoal/candidato/1')) as { id: number }[]).map(({ id }) => id)
  expect(taking).toContain(open)
  expect(taking).not.toContain(closed)
  expect((await admin.get('/api/captacao/solicitacoes-pessoal/candidato/2')).statusCode).toBe(404)
  expect((await link([closed])).body).toContain('aprovada e em aberto')
  expect((await link([])).body).toContain('Solicitações de Pessoal é obrigatório')
  expect((await link([open])).statusCode).toBe(204)
  expect((await link([open])).statusCode).toBe(204)
  const rows = (await get(`captacao/candidato-solicitacoes?candidatoId=${candidatoId}`)) as RecordData[]
  expect(rows).toMatchObject([{ solicitacao: { id: open }, aptidao: 'I' }])
  const pending = await get(`captacao/candidatos/${candidatoId}/empresa/1/verificar-pendencias`)
  expect(pending).toMatchObject([{ candidatoId, solicitacaoId: open }])
  expect((await admin.delete(`/api/captacao/candidatos/${candidatoId}`)).statusCode).toBe(409)
})
