import type { Cargo } from '../cargos/cargos.ts'
import type { Collection } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Fixed id of rows that payroll items refer to: the first of their tables. */
const LINHA = 1

/** Adds a band and an index not yet confirmed by the payroll, each with its pending item: pickers show them as unavailable. */
export function addLancamentos(demo: Collection, company: CompanyId, cargos: Cargo[]): void {
  const cargo = cargos.find(({ linha }) => linha.nome === 'Vigilante')
  if (!cargo) throw new Error('No position named Vigilante')
  demo.add('cargo-salario/faixa-salarial', company, {
    nome: 'Faixa III',
    cargo: { id: cargo.id },
    codigoCBO: cargo.linha.cbo,
    nomeACPessoal: 'Vigilante Faixa III',
    historico: [
      { id: LINHA, data: '2026-10-01', tipo: 3, valor: 4250, status: 'A' },
      { data: '2027-05-01', tipo: 3, valor: 4420, status: 'A' },
    ],
  })
  demo.add('cargo-salario/indice', company, {
    nome: 'Piso dos vigilantes',
    titulo: 'Piso da convenção dos vigilantes',
    historico: [{ id: LINHA, data: '2026-10-01', valor: 2310, status: 'A' }],
  })
  const espera = {
    tipo: 'pendencia' as const,
    statusDetalhes: 'Aguardando confirmação',
    msg: 'A folha ainda não confirmou o lançamento.',
    origemId: LINHA,
  }
  demo.addAll('utilitario/pendencia-ac', company, [
    {
      ...espera,
      pendencia: 'Salário de faixa salarial',
      detalhes: 'Vigilante Faixa III, a partir de 01/10/2026',
      role: 'ROLE_CAD_FAIXA_SALARIAL',
      origem: 'cargo-salario/faixa-salarial-historico',
    },
    {
      ...espera,
      pendencia: 'Valor de índice',
      detalhes: 'Piso dos vigilantes, a partir de 01/10/2026',
      role: 'ROLE_CAD_INDICE',
      origem: 'cargo-salario/indice-historico',
    },
  ])
}
