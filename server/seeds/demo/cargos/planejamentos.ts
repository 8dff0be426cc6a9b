import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { type CompanyId, HORIZONTE } from '../empresas.ts'
import type { Talento } from '../talentos.ts'
import { usuarios } from '../usuarios.ts'
import type { Cargo } from './cargos.ts'
import { salarioEm } from './faixas.ts'

type Tabela = Demo<'cargo-salario/tabela-reajuste-colaborador'>
type Proposta = Demo<'cargo-salario/reajuste-colaborador'>
type Linha = NonNullable<Talento['registro']['historicos']>[number]

interface NeedsPlanejamentos {
  talentos: Talento[]
  cargos: Cargo[]
  indices: (Ref & { hoje: number })[]
}

const ADMIN = { id: usuarios.admin }

const cents = (value: number): number => Math.round(value * 100) / 100

/** Adds salary plans in every state. Applied ones match the careers, bands and indices of the demo: their rows refer to the plan. */
export function addPlanejamentos(
  demo: Collection,
  company: CompanyId,
  { talentos, cargos, indices }: NeedsPlanejamentos,
): void {
  const ativos = talentos.filter(({ registro }) => registro.situacao === 'A')
  const plano = (record: Tabela) =>
    demo.add('cargo-salario/tabela-reajuste-colaborador', company, { autor: ADMIN, ...record })
  addDissidio(demo, company, plano, ativos)
  addMeritos(demo, company, plano, ativos)
  addTabelas(demo, company, plano, { cargos, indices })
  addEquiparacoes(demo, company, plano, ativos)
  addPromocoes(demo, company, plano, ativos)
  if (company === HORIZONTE) addEmAprovacao(demo, company, plano, ativos)
}

type MakePlano = (record: Tabela) => Tabela & Ref

const DISSIDIO = '2026-05-01'

/** The general raise of 2026 for talentos paid by amount; agreed late, so that differences are owed. */
function addDissidio(demo: Collection, company: CompanyId, plano: MakePlano, ativos: Talento[]): void {
  const tabela = plano({
    nome: 'Dissídio 2026',
    data: DISSIDIO,
    tipoReajuste: 'C',
    dissidio: true,
    situacao: 'A',
    corrigePosteriores: true,
    aplicadaEm: '2026-06-16T14:20:00-03:00',
    aplicadaPor: ADMIN,
    observacao: 'Convenção coletiva de 2026.',
  })
  for (const { id, registro } of ativos) {
    const linhas = registro.historicos ?? []
    const at = linhas.findIndex(({ data }) => data === DISSIDIO)
    const [antes, linha] = [linhas[at - 1], linhas[at]]
    const isOwn = antes?.tipoSalario === 3 && linha?.tipoSalario === 3
    if (!isOwn || !antes.salario || !linha.salario || linha.salario <= antes.salario) continue
    if (antes.faixaSalarial?.id !== linha.faixaSalarial?.id) continue
    demo.add('cargo-salario/reajuste-colaborador', company, {
      ...proposta(tabela, id, antes),
      salarioProposto: linha.salario,
    })
    Object.assign(linha, { ...lancada(demo, company, tabela, id, linha), motivo: 'DISSIDIO' })
  }
}

/** Adds the entry from which a cancellation would restore a talento's row; career rows have no ids yet, so the row gets that of the entry. */
function lancada(demo: Collection, company: CompanyId, tabela: Ref, talento: number, { salario }: Linha) {
  const lancamento = demo.add('cargo-salario/reajuste-lancamento', company, {
    tabelaReajuste: refOf(tabela),
    talento: { id: talento },
    versaoLinha: 1,
    aguardava: false,
    valorDepois: salario,
  })
  lancamento.linha = lancamento.id
  return { id: lancamento.id, origem: refOf(tabela) }
}

const PROMOVIDOS = 5

/** Individual promotions, each in a different area; the rows of their careers refer to these plans. */
function addPromocoes(demo: Collection, company: CompanyId, plano: MakePlano, ativos: Talento[]): void {
  const areas = new Set<number>()
  for (const { id, registro } of ativos) {
    const linhas = registro.historicos ?? []
    const at = linhas.findIndex(({ motivo }) => motivo === 'PROMOCAO')
    const [antes, linha] = [linhas[at - 1], linhas[at]]
    const area = linha?.areaOrganizacional?.id
    if (antes?.tipoSalario !== 3 || linha?.tipoSalario !== 3) continue
    if (!linha.data || area === undefined || areas.has(area) || areas.size === PROMOVIDOS) continue
    areas.add(area)
    const tabela = plano({
      nome: `Promoção de ${registro.nome}`,
      data: linha.data,
      tipoReajuste: 'C',
      dissidio: false,
      talento: { id },
      avisa: true,
      situacao: 'A',
      aplicadaEm: `${linha.data}T09:30:00-03:00`,
      aplicadaPor: ADMIN,
    })
    const { faixaSalarial, areaOrganizacional, funcao, salario } = linha
    demo.add('cargo-salario/reajuste-colaborador', company, {
      ...proposta(tabela, id, antes),
      motivo: 'PROMOCAO',
      faixaSalarialProposto: faixaSalarial,
      areaOrganizacionalProposto: areaOrganizacional,
      funcaoProposto: funcao,
      salarioProposto: salario,
    })
    Object.assign(linha, lancada(demo, company, tabela, id, linha))
  }
}

const SEMESTRE = '2026-12-01'

/** A plan in preparation: merit raises from the next month on, over budget, with a scenario within it. */
function addMeritos(demo: Collection, company: CompanyId, plano: MakePlano, ativos: Talento[]): void {
  const tabela = plano({
    nome: 'Méritos do 2º semestre',
    data: SEMESTRE,
    tipoReajuste: 'C',
    dissidio: false,
    situacao: 'E',
    orcamento: 6000,
  })
  const cenario = demo.add('cargo-salario/cenario-reajuste', company, {
    tabelaReajuste: refOf(tabela),
    nome: 'Conservador',
  })
  for (const [i, { id, linha }] of pagosPorValor(ativos, SEMESTRE).slice(0, 18).entries()) {
    const base = { ...proposta(tabela, id, linha), motivo: 'MERITO' as const }
    const salario = linha.salario ?? 0
    demo.add('cargo-salario/reajuste-colaborador', company, {
      ...base,
      salarioProposto: cents(salario * (1.03 + (i % 5) / 100)),
    })
    demo.add('cargo-salario/reajuste-colaborador', company, {
      ...base,
      cenario: refOf(cenario),
      salarioProposto: cents(salario * (1.015 + (i % 2) / 100)),
    })
  }
}

const ANO_NOVO = '2027-01-01'

/** Bands and indices of the next year. */
function addTabelas(
  demo: Collection,
  company: CompanyId,
  plano: MakePlano,
  { cargos, indices }: Pick<NeedsPlanejamentos, 'cargos' | 'indices'>,
): void {
  const dasFaixas = plano({
    nome: 'Tabela de faixas 2027',
    data: ANO_NOVO,
    tipoReajuste: 'F',
    dissidio: false,
    situacao: 'E',
  })
  // bands paid by an index alone are raised with it
  const faixas = cargos.flatMap((cargo) => cargo.faixas).filter(({ salarios }) => salarios.length > 1)
  for (const faixa of faixas.slice(0, 16)) {
    const valorAtual = salarioEm(faixa, ANO_NOVO)
    const valorProposto = cents(valorAtual * 1.045)
    demo.add('cargo-salario/reajuste-faixa-salarial', company, {
      tabelaReajuste: refOf(dasFaixas),
      faixaSalarial: refOf(faixa),
      valorAtual,
      valorProposto,
    })
  }
  const dosIndices = plano({ nome: 'Índices 2027', data: ANO_NOVO, tipoReajuste: 'I', dissidio: false, situacao: 'E' })
  for (const indice of indices)
    demo.add('cargo-salario/reajuste-indice', company, {
      tabelaReajuste: refOf(dosIndices),
      indice: refOf(indice),
      valorAtual: indice.hoje,
      valorProposto: cents(indice.hoje * 1.058),
    })
}

const EQUIPARACOES = '2025-09-01'

/** A cancelled plan, without rows in any career. */
function addEquiparacoes(demo: Collection, company: CompanyId, plano: MakePlano, ativos: Talento[]): void {
  const tabela = plano({
    nome: 'Equiparações 2025',
    data: EQUIPARACOES,
    tipoReajuste: 'C',
    dissidio: false,
    situacao: 'C',
    aplicadaEm: '2025-09-02T10:05:00-03:00',
    aplicadaPor: ADMIN,
    canceladaEm: '2025-09-03T09:40:00-03:00',
    canceladaPor: ADMIN,
    motivoCancelamento: 'O orçamento foi revisto pela diretoria.',
  })
  for (const { id, linha } of pagosPorValor(ativos, EQUIPARACOES).slice(0, 6))
    demo.add('cargo-salario/reajuste-colaborador', company, {
      ...proposta(tabela, id, linha),
      motivo: 'ENQUADRAMENTO',
      salarioProposto: cents((linha.salario ?? 0) * 1.08),
    })
}

const REVISAO = '2027-02-01'

/** For a company that requires approval: one plan waits, one is approved. */
function addEmAprovacao(demo: Collection, company: CompanyId, plano: MakePlano, ativos: Talento[]): void {
  const pessoas = pagosPorValor(ativos, REVISAO)
  const planos = [
    { nome: 'Revisão de supervisores', situacao: 'P' as const, quem: pessoas.slice(20, 26) },
    { nome: 'Retenção de especialistas', situacao: 'V' as const, quem: pessoas.slice(26, 30) },
  ]
  for (const { nome, situacao, quem } of planos) {
    const tabela = plano({ nome, data: REVISAO, tipoReajuste: 'C', dissidio: false, situacao, orcamento: 4000 })
    for (const { id, linha } of quem)
      demo.add('cargo-salario/reajuste-colaborador', company, {
        ...proposta(tabela, id, linha),
        motivo: 'MERITO',
        salarioProposto: cents((linha.salario ?? 0) * 1.06),
      })
  }
}

/** Talentos paid by amount on a day, with the row in force. */
const pagosPorValor = (ativos: Talento[], dia: string): { id: number; linha: Linha }[] =>
  ativos.flatMap(({ id, registro }) => {
    const linha = (registro.historicos ?? []).findLast(({ data }) => (data ?? '') <= dia)
    return linha?.tipoSalario === 3 && linha.salario ? [{ id, linha }] : []
  })

/** A proposal that changes the amount only. */
function proposta(tabela: Ref, colaborador: number, linha: Linha): Proposta {
  const { estabelecimento, areaOrganizacional, ambiente, faixaSalarial, funcao, salario } = linha
  return {
    tabelaReajusteColaborador: refOf(tabela),
    colaborador: { id: colaborador },
    estabelecimentoAtual: estabelecimento,
    areaOrganizacionalAtual: areaOrganizacional,
    ambienteAtual: ambiente,
    faixaSalarialAtual: faixaSalarial,
    funcaoAtual: funcao,
    tipoSalarioAtual: 3,
    salarioAtual: salario,
    estabelecimentoProposto: estabelecimento,
    areaOrganizacionalProposto: areaOrganizacional,
    ambienteProposto: ambiente,
    faixaSalarialProposto: faixaSalarial,
    funcaoProposto: funcao,
    tipoSalarioProposto: 3,
  }
}
