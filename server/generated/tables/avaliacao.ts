// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface CheckInResultadoTable {
  empresa_id: number
  id: Generated<number>
  resultado_chave_id: number
  data: string
  valor: number
  confianca: Generated<'N' | 'R' | 'F'>
  comentario: string | null
  autor_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface ObjetivoTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  descricao: string | null
  periodo_id: number
  nivel: Generated<'E' | 'A' | 'T'>
  area_organizacional_id: number | null
  talento_empresa_id: number | null
  talento_id: number | null
  responsavel_empresa_id: number | null
  responsavel_id: number | null
  objetivo_pai_id: number | null
  contribui: Generated<boolean>
  peso: Generated<number>
  situacao: Generated<'R' | 'A' | 'C' | 'X'>
  progresso: number | null
  confianca: 'N' | 'R' | 'F' | null
  ativado_em: string | null
  concluido_em: string | null
  conclusao: string | null
  motivo_cancelamento: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface PeriodoMetaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  inicio: string
  fim: string
  dias_check_in: Generated<number>
  situacao: Generated<'A' | 'E'>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface ResultadoChaveTable {
  empresa_id: number
  id: Generated<number>
  objetivo_id: number
  titulo: string
  responsavel_empresa_id: number | null
  responsavel_id: number | null
  peso: Generated<number>
  formato: Generated<'N' | 'P' | 'M'>
  unidade: string | null
  inicial: number
  meta: number
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AvaliacaoTables {
  check_in_resultado: CheckInResultadoTable
  objetivo: ObjetivoTable
  periodo_meta: PeriodoMetaTable
  resultado_chave: ResultadoChaveTable
}
