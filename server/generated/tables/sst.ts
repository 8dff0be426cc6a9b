// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AmbienteTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  local_ambiente: '1' | '2' | null
  estabelecimento_id: number | null
  cadastro_pendente: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AmbienteHistoricoTable {
  empresa_id: number
  id: Generated<number>
  ambiente_id: number
  ordem_: Generated<number>
  nome_ambiente: string
  descricao: string | null
  tempo_exposicao: string | null
  data: string
  data_validade: string | null
  local_ambiente: '1' | '2'
  tipo_inscricao_de_terceiro: '1' | '3' | '4' | null
  chave_opcao_tipo_estabelecimento_proprio: 'E' | 'O' | null
  estabelecimento_id: number | null
  caepf: string | null
  cnpj: string | null
  cno: string | null
  versao: Generated<number>
}

export interface FuncaoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ativa: Generated<boolean>
  historico_gerencial_funcao_data: string | null
  historico_gerencial_funcao_normas_internas: string | null
  historico_gerencial_funcao_atribuicao_comando: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface FuncaoHistoricoTable {
  empresa_id: number
  id: Generated<number>
  funcao_id: number
  ordem_: Generated<number>
  data: string
  nome_funcao: string
  codigo_cbo: string
  descricao: string
  versao: Generated<number>
}

export interface FuncaoHistoricoGerencialFuncaoCursosIdsTable {
  empresa_id: number
  funcao_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface SstTables {
  ambiente: AmbienteTable
  ambiente_historico: AmbienteHistoricoTable
  funcao: FuncaoTable
  funcao_historico: FuncaoHistoricoTable
  funcao_historico_gerencial_funcao_cursos_ids: FuncaoHistoricoGerencialFuncaoCursosIdsTable
}
