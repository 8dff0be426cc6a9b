// Gerado por npm run generate; não edite.

import type { Generated, GeneratedAlways } from 'kysely'

export interface BairroTable {
  id: Generated<number>
  empresa_id: Generated<number>
  nome: string
  cidade_id: number
  de_todas_empresas: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CidadeTable {
  id: Generated<number>
  nome: string
  uf_id: number
  codigo_ibge: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CodigoCboTable {
  id: Generated<number>
  codigo: string
  descricao: string
  demanda_formacao: boolean | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface EstadoTable {
  id: Generated<number>
  nome: string
  sigla: string
  codigo_ibge: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface FeriadoTable {
  id: Generated<number>
  empresa_id: Generated<number>
  nome: string
  facultativo: Generated<boolean>
  quando: Generated<'ANUAL' | 'UNICA' | 'MOVEL'>
  data: string | null
  movel: 'CARNAVAL_SEGUNDA' | 'CARNAVAL' | 'CINZAS' | 'SEXTA_SANTA' | 'PASCOA' | 'CORPUS_CHRISTI' | null
  tipo: Generated<'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'EMPRESA' | 'ESTABELECIMENTO'>
  uf_id: number | null
  cidade_id: number | null
  estabelecimento_id: number | null
  de_todas_empresas: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface GeralTables {
  bairro: BairroTable
  cidade: CidadeTable
  codigo_cbo: CodigoCboTable
  estado: EstadoTable
  feriado: FeriadoTable
}
