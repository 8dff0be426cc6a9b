import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { cpf } from '#server/seeds/demo/numbers.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TABELAS = '/api/cargo-salario/tabelas-reajustes-colaboradores'

interface Registro extends RecordData {
  id: number
  versao: number
}

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  // rows of an integrated company would wait for the payroll
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
})
afterAll(() => app?.close())

async function make(url: string, body: RecordData): Promise<Registro> {
  const answer = await admin.post(url, body)
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`)
  return answer.json() as Registro
}

const le = async (url: string) => (await admin.get(url)).json() as RecordData

test('the payroll before and after a plan: in all, of the plan, by area, group and sex, and who stands outside of his band', async () => {
  const area = await make('/api/cargo-salario/areas-organizacionais', { nome: 'Área simulada' })
  const [estabelecimento] = (await admin.get('/api/utilitario/estabelecimentos/opcoes')).json() as Registro[]
  const nome = 'Cargo simulado'
  const grupoOcupacional = await make('/api/cargo-salario/grupos-ocupacionais', { descricao: 'Grupo simulado' })
  const cargo = await make('/api/cargo-salario/cargos', {
    nome,
    nomeMercado: nome,
    grupoOcupacional: { id: grupoOcupacional.id },
    areasOrganizacionais: [{ id: area.id }],
  })
  const faixa = await make('/api/cargo-salario/faixas-salariais', {
    cargo: { id: cargo.id },
    nome: 'Única',
    codigoCBO: '252105',
    historico: [{ data: '2024-01-01', tipo: 3, valor: 2400 }],
  })
  const situacao = {
    areaOrganizacional: { id: area.id },
    estabelecimento: { id: estabelecimento?.id },
    faixaSalarial: { id: faixa.id },
  }
  const talento = await make('/api/gestao-talentos/talentos', {
    nome: 'Pessoa simulada',
    cpf: cpf(710_001),
    dataAdmissao: '2024-05-02',
    historicos: [{ data: '2024-05-02', tipoSalario: 3, salario: 3000, ...situacao }],
  })
  const plano = await make(TABELAS, { nome: 'Simulado', data: '2026-03-01', tipoReajuste: 'C', orcamento: 100 })
  const sem = await le(`${TABELAS}/${plano.id}/total-folha`)
  expect(sem).toMatchObject({ diferenca: 0, percentual: 0, orcamento: 100, resto: 100, semSalario: 0 })
  expect(sem.planejamento).toEqual({ talentos: 0, antes: 0, depois: 0, diferenca: 0 })
  await make('/api/cargo-salario/reajustes', {
    tabelaReajusteColaborador: { id: plano.id },
    colaborador: { id: talento.id },
    tipoSalarioProposto: 3,
    salarioProposto: 3150,
  })
  const raised = { antes: 3000, depois: 3150, diferenca: 150, percentual: 5 }
  const total = await le(`${TABELAS}/${plano.id}/total-folha`)
  expect(total).toMatchObject({
    talentos: sem.talentos,
    antes: sem.antes,
    diferenca: 150,
    planejamento: { talentos: 1, ...raised },
    resto: -50,
  })
  const simulacao = (await le(`${TABELAS}/${plano.id}/simulacao`)) as Record<string, RecordData[]>
  expect(simulacao.total).toMatchObject({ diferenca: 150, resto: -50 })
  const compa = { compaRatioAntes: 125, compaRatioDepois: 131.3 }
  expect(simulacao.areas?.find(({ id }) => id === area.id)).toEqual({
    ...{ id: area.id, nome: 'Área simulada', talentos: 1 },
    ...raised,
    ...compa,
  })
  expect(simulacao.grupos?.find(({ id }) => id === grupoOcupacional.id)).toMatchObject({
    nome: 'Grupo simulado',
    ...raised,
  })
  expect(simulacao.sexos?.find(({ nome: sexo }) => sexo === 'Não informado')).toMatchObject({ diferenca: 150 })
  expect(simulacao.foraDaFaixa?.find(({ id }) => id === talento.id)).toMatchObject({
    ...{ nome: 'Pessoa simulada', cargo: nome, salario: 3150, salarioFaixa: 2400, compaRatio: 131.3 },
  })
  // a scenario is simulated beside the plan, and only with it
  const cenario = await make(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Cópia' })
  const doCenario = await le(`${TABELAS}/${plano.id}/total-folha?cenario=${cenario.id}`)
  expect(doCenario).toMatchObject({ planejamento: { talentos: 1, ...raised } })
  const outro = await make(TABELAS, { nome: 'Outro', data: '2026-03-01', tipoReajuste: 'C' })
  expect((await admin.get(`${TABELAS}/${outro.id}/simulacao?cenario=${cenario.id}`)).statusCode).toBe(400)
  // it goes once its proposals are gone; the plan keeps its own
  const remove = () => admin.delete(`/api/cargo-salario/cenarios-reajuste/${cenario.id}`, { versao: cenario.versao })
  expect((await remove()).statusCode).toBe(409)
  const cleared = await admin.post(`${TABELAS}/${plano.id}/limpa`, { cenario: cenario.id })
  expect(cleared.json()).toEqual({ excluidas: 1 })
  expect((await remove()).statusCode).toBe(200)
  expect((await admin.get(`${TABELAS}/${plano.id}/colaboradores`)).json()).toHaveLength(1)
  // names are looked for without standing in an address
  const asked = await admin.post(`${TABELAS}/${plano.id}/colaboradores/consulta`, { q: 'Pessoa simulada' })
  expect(asked.json()).toMatchObject([{ colaborador: { id: talento.id } }])
  const nobody = await admin.post(`${TABELAS}/${plano.id}/colaboradores/consulta`, { q: 'Ninguém assim' })
  expect(nobody.json()).toEqual([])
  // applied, the day pays the new amount already: the plan still says what it changed
  await make(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Fica' })
  expect((await admin.post(`${TABELAS}/${plano.id}/aplicar-colaboradores`, {})).statusCode).toBe(200)
  expect(await le(`${TABELAS}/${plano.id}/total-folha`)).toEqual(total)
})

test('a plan of bands or of indices that was applied still says what it changed', async () => {
  for (const [tipoReajuste, lista] of [
    ['F', 'faixas-salariais'],
    ['I', 'indices'],
  ]) {
    const plano = await make(TABELAS, { nome: `Por ${lista}`, data: '2026-08-10', tipoReajuste })
    const ids = async (url: string) =>
      ((await admin.get(`${url}/opcoes?unpaged=true`)).json() as Registro[]).map(({ id }) => id)
    const coletivo = await admin.post('/api/cargo-salario/reajustes/aplicar-dissidio', {
      tabela: plano.id,
      estabelecimentos: await ids('/api/utilitario/estabelecimentos'),
      areas: await ids('/api/cargo-salario/areas-organizacionais'),
      reajustePor: 1,
      valorDissidio: 5,
    })
    expect((coletivo.json() as RecordData).criados).toBeGreaterThan(0)
    const antes = (await le(`${TABELAS}/${plano.id}/simulacao`)) as { total: RecordData }
    expect(antes.total.diferenca).toBeGreaterThan(0)
    const applied = await admin.post(`${TABELAS}/${plano.id}/aplicar-${lista}`, {})
    expect([applied.statusCode, applied.json().message]).toEqual([200, undefined])
    expect(((await le(`${TABELAS}/${plano.id}/simulacao`)) as { total: RecordData }).total).toEqual(antes.total)
  }
})
