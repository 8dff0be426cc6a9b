import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'

export type Plano = TabelaReajusteColaborador & { id: number; versao: number }
export type TipoReajuste = Plano['tipoReajuste']

export const PLANOS = 'cargo-salario/tabelas-reajustes-colaboradores'
export const CENARIOS = 'cargo-salario/cenarios-reajuste'
export const VER_SALARIO = 'ROLE_VER_SALARIO'

export const urlDo = (id: number | string): string => `/api/${PLANOS}/${id}`

/** Query string of a scenario, '?cenario=3'; '' for the plan's own proposals. */
export const doCenario = (cenario: number | undefined): string => (cenario === undefined ? '' : `?cenario=${cenario}`)

/** Returns the path of the page with the proposals of a plan or scenario. */
export const paginaDo = (id: number, cenario?: number): string => `/${PLANOS}/${id}/visualizar${doCenario(cenario)}`

interface Tipo {
  /** list of its proposals, below the plan */
  lista: 'colaboradores' | 'faixas-salariais' | 'indices'
  /** register of its proposals */
  path: string
  /** address of that register */
  route: string
  /** fields of a proposal that refer to its subject, and to its plan */
  alvo: string
  plano: string
  /** amounts before and after */
  atual: string
  proposto: string
  /** path of the collective adjustment screen */
  coletivo: string
}

/** Types of plans, by what they adjust — spec 2 §5 Planning. */
export const TIPOS: Record<TipoReajuste, Tipo> = {
  C: {
    lista: 'colaboradores',
    path: 'cargo-salario/reajuste-colaborador',
    route: 'cargo-salario/reajustes',
    alvo: 'colaborador',
    plano: 'tabelaReajusteColaborador',
    atual: 'salarioAtual',
    proposto: 'salarioProposto',
    coletivo: 'cargo-salario/movimentacao-reajuste-coletivo-talentos',
  },
  F: {
    lista: 'faixas-salariais',
    path: 'cargo-salario/reajuste-faixa-salarial',
    route: 'cargo-salario/reajustes-faixas-salariais',
    alvo: 'faixaSalarial',
    plano: 'tabelaReajuste',
    atual: 'valorAtual',
    proposto: 'valorProposto',
    coletivo: 'cargo-salario/movimentacao-reajuste-coletivo-faixas-salariais',
  },
  I: {
    lista: 'indices',
    path: 'cargo-salario/reajuste-indice',
    route: 'cargo-salario/reajustes-indices',
    alvo: 'indice',
    plano: 'tabelaReajuste',
    atual: 'valorAtual',
    proposto: 'valorProposto',
    coletivo: 'cargo-salario/movimentacao-reajuste-coletivo-indices',
  },
}
