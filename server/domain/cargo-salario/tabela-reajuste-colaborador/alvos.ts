import type { TipoReajuste } from './tabela.ts'

/** Registers and fields of one kind of plan. */
export interface Alvo {
  /** register and table of its proposals */
  propostas: string
  table: string
  /** field and column of a proposal, and of the rows written by applying it, that name the talent, band or index */
  field: 'colaborador' | 'faixaSalarial' | 'indice'
  column: string
  /** field and column that name the plan */
  plan: { column: string; field: 'tabelaReajusteColaborador' | 'tabelaReajuste' }
  repetida: string
  registro: Registro
}

/** Register of the talents, bands or indices, with their dated rows. */
export interface Registro {
  path: string
  /** list and table of the dated rows, and in them the fields of the amount and of its kind */
  lista: 'historicos' | 'historico'
  historicos: string
  valor: 'salario' | 'valor'
  tipo: 'tipoSalario' | 'tipo'
  /** field and column of `reajuste-lancamento` that name the record */
  field: 'talento' | 'faixaSalarial' | 'indice'
  column: string
}

/** Kinds of plans: talents (C), bands (F) and indices (I) — spec 2 §5 Planning. */
export const ALVOS = {
  C: {
    propostas: 'cargo-salario/reajuste-colaborador',
    table: 'reajuste_colaborador',
    field: 'colaborador',
    column: 'colaborador_id',
    plan: { column: 'tabela_reajuste_colaborador_id', field: 'tabelaReajusteColaborador' },
    repetida: 'Este talento já está neste planejamento.',
    registro: {
      path: 'gestao-talentos/talento',
      lista: 'historicos',
      historicos: 'talento_historico',
      valor: 'salario',
      tipo: 'tipoSalario',
      field: 'talento',
      column: 'talento_id',
    },
  },
  F: {
    propostas: 'cargo-salario/reajuste-faixa-salarial',
    table: 'reajuste_faixa_salarial',
    field: 'faixaSalarial',
    column: 'faixa_salarial_id',
    plan: { column: 'tabela_reajuste_id', field: 'tabelaReajuste' },
    repetida: 'Esta faixa já está neste planejamento.',
    registro: {
      path: 'cargo-salario/faixa-salarial',
      lista: 'historico',
      historicos: 'faixa_salarial_historico',
      valor: 'valor',
      tipo: 'tipo',
      field: 'faixaSalarial',
      column: 'faixa_salarial_id',
    },
  },
  I: {
    propostas: 'cargo-salario/reajuste-indice',
    table: 'reajuste_indice',
    field: 'indice',
    column: 'indice_id',
    plan: { column: 'tabela_reajuste_id', field: 'tabelaReajuste' },
    repetida: 'Este índice já está neste planejamento.',
    registro: {
      path: 'cargo-salario/indice',
      lista: 'historico',
      historicos: 'indice_historico',
      valor: 'valor',
      tipo: 'tipo',
      field: 'indice',
      column: 'indice_id',
    },
  },
} as const satisfies Record<TipoReajuste, Alvo>
