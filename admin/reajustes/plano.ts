import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'

export type Plano = TabelaReajusteColaborador & { id: number; versao: number }
export type TipoReajuste = Plano['tipoReajuste']

export const PLANOS = 'cargo-salario/tabelas-reajustes-colaboradores'
export const CENARIOS = 'cargo-salario/cenarios-reajuste'
export const VER_SALARIO = 'ROLE_VER_SALARIO'

export const urlDo = (id: number | string): string => `/api/${PLANOS}/${id}`

/** '?cenario=3', or nothing for what the plan itself proposes. */
export const doCenario = (cenario: number | undefined): string => (cenario === undefined ? '' : `?cenario=${cenario}`)

/** The page that shows what a plan, or one of its scenarios, proposes. */
export const paginaDo = (id: number, cenario?: number): string => `/${PLANOS}/${id}/visualizar${doCenario(cenario)}`

interface Tipo {
  /** list of its proposals, below the plan */
  lista: 'colaboradores' | 'faixas-salariais' | 'indices'
  /** register of its proposals */
  path: string
  /** address of that register */
  route: string
  /** field of a proposal that names what it is about, and the one that names its plan */
  alvo: string
  plano: string
  /** amounts before and after */
  atual: string
  proposto: string
  /** screen of the collective adjustment */
  coletivo: string
}

/** Of what a plan proposes new amounts — spec 2 §5 Planning. */
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
