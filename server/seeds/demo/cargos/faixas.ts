import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { type CompanyId, INTEGRADAS } from '../empresas.ts'
import { certificacoesDo } from '../registers/certificacoes.ts'
import type { LinhaCargo } from './tabela.ts'

export interface Faixa extends Ref {
  /** pay from each day on, oldest first; rises on the days of `reajustes` */
  salarios: { data: string; valor: number }[]
}

type Historico = NonNullable<Demo<'cargo-salario/faixa-salarial'>['historico']>

/** General raises since 2020: day, and factor on the initial salary. */
const reajustes: [data: string, fator: number][] = [
  ['2020-01-01', 1],
  ['2022-05-01', 1.11],
  ['2024-05-01', 1.21],
  ['2026-05-01', 1.32],
]

const senioridade = ['Júnior', 'Pleno', 'Sênior']
const passos = ['Faixa I', 'Faixa II']

const cents = (value: number): number => Math.round(value * 100) / 100

/** Two or three bands of a position, each with two to four dated lines: amounts, and in operations multiples of an index. */
export function addFaixas(
  demo: Collection,
  company: CompanyId,
  cargo: { id: number; linha: LinhaCargo; index: number },
  { indices, certificacoes }: { indices: (Ref & { valor: number })[]; certificacoes: Ref[] },
): Faixa[] {
  const { linha, index } = cargo
  const certificacoesIds = certificacoesDo(linha.nome, certificacoes)
  const nomes = linha.grupo === 'Especialistas e analistas' ? senioridade : passos
  return nomes.map((nome, degrau) => {
    const primeiro = cents(linha.salario * (1 + 0.18 * degrau))
    const linhas = reajustes.filter((_, i) => i === 0 || (index + i) % 4 !== 0)
    const salarios = linhas.map(([data, fator]) => ({ data, valor: cents(primeiro * fator) }))
    const indice = index % 3 === 0 && degrau === 0 ? indices[(index / 3) % indices.length] : undefined
    const faixa = demo.add('cargo-salario/faixa-salarial', company, {
      nome,
      cargo: { id: cargo.id },
      codigoCBO: linha.cbo,
      ...(certificacoesIds.length > 0 ? { certificacoesIds } : {}),
      ...(INTEGRADAS.has(company) ? { nomeACPessoal: `${linha.nome} ${nome}` } : {}),
      historico: [
        ...inicio(salarios, indice),
        ...salarios.slice(1).map(({ data, valor }) => ({ data, tipo: 3 as const, valor, status: 'C' as const })),
      ],
    })
    return { id: faixa.id, salarios }
  })
}

function inicio(salarios: Faixa['salarios'], indice: (Ref & { valor: number }) | undefined): Historico {
  const [primeiro] = salarios
  if (!primeiro) return []
  const { data, valor } = primeiro
  if (!indice) return [{ data, tipo: 3, valor, status: 'C' }]
  return [{ data, tipo: 2, indice: refOf(indice), quantidade: Math.max(1, cents(valor / indice.valor)), status: 'C' }]
}

/** Salary of the band on a day. */
export function salarioEm({ salarios }: Faixa, day: string): number {
  const valid = salarios.filter(({ data }) => data <= day).at(-1) ?? salarios[0]
  return valid?.valor ?? 0
}
