import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { comecaPlanejamentos, type Planejamentos, type Registro, TABELAS } from './planejamentos.ts'

let p: Planejamentos

beforeAll(async () => {
  p = await comecaPlanejamentos()
})
afterAll(() => p?.app.close())

const le = async (url: string) => (await p.admin.get(url)).json() as RecordData

test('the payroll before and after a plan: in all, of the plan, by area, group and sex, and who stands outside of his band', async () => {
  const area = await p.make('/api/cargo-salario/areas-organizacionais', { nome: 'Área simulada' })
  const [estabelecimento] = (await p.admin.get('/api/utilitario/estabelecimentos/opcoes')).json() as Registro[]
  const nome = 'Cargo simulado'
  const grupoOcupacional = await p.make('/api/cargo-salario/grupos-ocupacionais', { descricao: 'Grupo simulado' })
  const cargo = await p.make('/api/cargo-salario/cargos', {
    nome,
    nomeMercado: nome,
    grupoOcupacional: { id: grupoOcupacional.id },
    areasOrganizacionais: [{ id: area.id }],
  })
  const faixa = await p.make('/api/cargo-salario/faixas-salariais', {
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
  const talento = await p.make('/api/gestao-talentos/talentos', {
    nome: 'Pessoa simulada',
    cpf: cpfOf(710_001),
    dataAdmissao: '2024-05-02',
    historicos: [{ data: '2024-05-02', tipoSalario: 3, salario: 3000, ...situacao }],
  })
  const plano = await p.make(TABELAS, { nome: 'Simulado', data: '2026-03-01', tipoReajuste: 'C', orcamento: 100 })
  const sem = await le(`${TABELAS}/${plano.id}/total-folha`)
  expect(sem).toMatchObject({ diferenca: 0, percentual: 0, orcamento: 100, resto: 100, semSalario: 0 })
  expect(sem.planejamento).toEqual({ talentos: 0, antes: 0, depois: 0, diferenca: 0 })
  await p.make('/api/cargo-salario/reajustes', {
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
  const cenario = await p.make(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Cópia' })
  const doCenario = await le(`${TABELAS}/${plano.id}/total-folha?cenario=${cenario.id}`)
  expect(doCenario).toMatchObject({ planejamento: { talentos: 1, ...raised } })
  const outro = await p.make(TABELAS, { nome: 'Outro', data: '2026-03-01', tipoReajuste: 'C' })
  expect((await p.admin.get(`${TABELAS}/${outro.id}/simulacao?cenario=${cenario.id}`)).statusCode).toBe(400)
  // it goes once its proposals are gone; the plan keeps its own
  const remove = () => p.admin.delete(`/api/cargo-salario/cenarios-reajuste/${cenario.id}`, { versao: cenario.versao })
  expect((await remove()).statusCode).toBe(409)
  const cleared = await p.admin.post(`${TABELAS}/${plano.id}/limpa`, { cenario: cenario.id })
  expect(cleared.json()).toEqual({ excluidas: 1 })
  expect((await remove()).statusCode).toBe(200)
  expect((await p.admin.get(`${TABELAS}/${plano.id}/colaboradores`)).json()).toHaveLength(1)
  // names are looked for without standing in an address
  const asked = await p.admin.post(`${TABELAS}/${plano.id}/colaboradores/consulta`, { q: 'Pessoa simulada' })
  expect(asked.json()).toMatchObject([{ colaborador: { id: talento.id } }])
  const nobody = await p.admin.post(`${TABELAS}/${plano.id}/colaboradores/consulta`, { q: 'Ninguém assim' })
  expect(nobody.json()).toEqual([])
  // applied, the day pays the new amount already: the plan still says what it changed
  await p.make(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Fica' })
  expect((await p.admin.post(`${TABELAS}/${plano.id}/aplicar-colaboradores`, {})).statusCode).toBe(200)
  expect(await le(`${TABELAS}/${plano.id}/total-folha`)).toEqual(total)
})

test('a plan of bands or of indices that was applied still says what it changed', async () => {
  for (const [tipoReajuste, lista] of [
    ['F', 'faixas-salariais'],
    ['I', 'indices'],
  ]) {
    const plano = await p.make(TABELAS, { nome: `Por ${lista}`, data: '2026-08-10', tipoReajuste })
    const ids = async (url: string) =>
      ((await p.admin.get(`${url}/opcoes?unpaged=true`)).json() as Registro[]).map(({ id }) => id)
    const coletivo = await p.admin.post('/api/cargo-salario/reajustes/aplicar-dissidio', {
      tabela: plano.id,
      estabelecimentos: await ids('/api/utilitario/estabelecimentos'),
      areas: await ids('/api/cargo-salario/areas-organizacionais'),
      reajustePor: 1,
      valorDissidio: 5,
    })
    expect((coletivo.json() as RecordData).criados).toBeGreaterThan(0)
    const antes = (await le(`${TABELAS}/${plano.id}/simulacao`)) as { total: RecordData }
    expect(antes.total.diferenca).toBeGreaterThan(0)
    const applied = await p.admin.post(`${TABELAS}/${plano.id}/aplicar-${lista}`, {})
    expect([applied.statusCode, applied.json().message]).toEqual([200, undefined])
    expect(((await le(`${TABELAS}/${plano.id}/simulacao`)) as { total: RecordData }).total).toEqual(antes.total)
  }
})

test('the payroll before and after, with budget and rest, by area and with outliers', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const [um, outro] = [await p.talento(f.id, 3000), await p.talento(f.id, 2000)]
  const plano = await p.tabela('2026-03-01', { orcamento: 200 })
  await p.propoe(plano.id, um.id, 3150)
  await p.propoe(plano.id, outro.id, 2100)
  const total = (await p.admin.get(`${TABELAS}/${plano.id}/total-folha`)).json() as RecordData & {
    antes: number
    depois: number
  }
  expect(total).toMatchObject({
    planejamento: { talentos: 2, antes: 5000, depois: 5250, diferenca: 250, percentual: 5 },
    diferenca: 250,
    orcamento: 200,
    resto: -50,
  })
  expect(Math.round((total.depois - total.antes) * 100)).toBe(25_000)
  const simulacao = (await p.admin.get(`${TABELAS}/${plano.id}/simulacao`)).json() as {
    areas: RecordData[]
    sexos: RecordData[]
    foraDaFaixa: RecordData[]
  }
  expect(simulacao.areas.filter(({ diferenca }) => diferenca !== 0)).toMatchObject([{ id: p.area, diferenca: 250 }])
  expect(simulacao.sexos.find(({ nome }) => nome === 'Não informado')).toMatchObject({ diferenca: 250 })
  // 3150 is 131.25 % of the band; 2100 is 87.5 %
  expect(simulacao.foraDaFaixa.filter(({ id }) => id === um.id || id === outro.id)).toEqual([
    expect.objectContaining({ id: um.id, salario: 3150, salarioFaixa: 2400, compaRatio: 131.3 }),
  ])
})
