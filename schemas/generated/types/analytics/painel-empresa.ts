// Gerado por npm run generate; não edite.

import type { PainelEmpresaIndicador, PainelEmpresaIndicadorInput } from '#schemas/generated/types/analytics/painel-empresa-indicador.ts'

/** Painel da empresa */
export interface PainelEmpresa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome: No menu e no alto do painel. */
  nome: string
  /** Resumo: Uma frase que diz o que o painel mostra. */
  resumo?: string
  /** Perfis: Quem tem um destes perfis vê o painel no menu. De cada número, cada um vê o que o seu acesso permite. */
  perfis?: {
    id: number
    /** Perfil */
    nome?: string
  }[]
  /** Período: Sem ele valem as datas dos filtros, ou o ano atual até hoje. */
  periodo?: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR'
  /** Filtros: Quem abre o painel pode trocá-los. */
  filtros?: string
  /** Números e gráficos */
  indicadores?: PainelEmpresaIndicador[]
  /** Números e gráficos */
  quantidade?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Painel da empresa: o que se envia */
export interface PainelEmpresaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome: No menu e no alto do painel. */
  nome: string
  /** Resumo: Uma frase que diz o que o painel mostra. */
  resumo?: string
  /** Perfis: Quem tem um destes perfis vê o painel no menu. De cada número, cada um vê o que o seu acesso permite. */
  perfis?: {
    id: number
  }[]
  /** Período: Sem ele valem as datas dos filtros, ou o ano atual até hoje. */
  periodo?: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR'
  /** Filtros: Quem abre o painel pode trocá-los. */
  filtros?: string
  /** Números e gráficos */
  indicadores?: PainelEmpresaIndicadorInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
