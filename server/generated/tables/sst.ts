// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AcidenteTable {
  empresa_id: number
  id: Generated<number>
  tipo: 'ACIDENTE' | 'INCIDENTE' | 'QUASE_ACIDENTE'
  data: string
  colaborador_empresa_id: number | null
  colaborador_id: number | null
  ambiente_id: number | null
  descricao: string
  parte_corpo_id: number | null
  dias_perdidos: number | null
  dias_debitados: number | null
  causas: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AcidenteMedidaTable {
  empresa_id: number
  id: Generated<number>
  acidente_id: number
  ordem_: Generated<number>
  acao: string
  responsavel_empresa_id: number | null
  responsavel_id: number | null
  prazo: string | null
  concluida: Generated<boolean>
  versao: Generated<number>
}

export interface AcidenteTestemunhasTable {
  empresa_id: number
  acidente_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface AfastamentoTable {
  empresa_id: number
  id: Generated<number>
  colaborador_empresa_id: number
  colaborador_id: number
  motivo_id: number
  classe: 'ACIDENTE_DOENCA' | 'CESSAO_REQUISICAO' | 'FERIAS_RECESSO' | 'MANDATO_ELETIVO' | 'MANDATO_SINDICAL' | 'NAO_SUPORTADO' | 'SIMPLES' | null
  inicio: string
  fim: string | null
  acidente_transito: Generated<boolean>
  tipo_acidente: 'ATROPELAMENTO' | 'COLISAO' | 'OUTROS' | null
  cessao_cnpj: string | null
  cessao_onus: 'CEDENTE' | 'CESSIONARIO' | 'CEDENTE_E_CESSIONARIO' | null
  sindicato_cnpj: string | null
  sindicato_onus: 'EMPREGADOR' | 'SINDICATO' | 'EMPREGADOR_E_SINDICATO' | null
  mandato_cnpj: string | null
  mandato_optou_remuneracao: boolean | null
  afastamento_vinculado_id: number | null
  status_ac: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO' | null
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface AfastamentoAtestadoTable {
  empresa_id: number
  id: Generated<number>
  afastamento_id: number
  ordem_: Generated<number>
  data: string
  qtd_dias: number
  cid: string | null
  profissional: string | null
  orgao_de_classe: 'CRM' | 'CRO' | 'RMS' | null
  numero_inscricao: string | null
  uf_id_id: number | null
  documento: string | null
  versao: Generated<number>
}

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
  ate_: string | null
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
  ate_: string | null
  versao: Generated<number>
}

export interface FuncaoHistoricoGerencialFuncaoCursosIdsTable {
  empresa_id: number
  funcao_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface LoteIntegracaoTable {
  empresa_id: number
  id: Generated<number>
  data: string
  tipo: 'ADMISSAO' | 'SITUACAO' | 'AFASTAMENTO' | 'OCORRENCIA'
  sentido: 'SAIDA' | 'ENTRADA'
  codigo: string
  status: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO' | null
  mensagem: string | null
  versao: Generated<number>
}

export interface LoteIntegracaoItemTable {
  empresa_id: number
  id: Generated<number>
  lote_integracao_id: number
  ordem_: Generated<number>
  codigo: string | null
  origem: string | null
  origem_id: number | null
  talento_id: number | null
  assinatura: string | null
  situacao: Generated<'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'>
  mensagem: string | null
  versao: Generated<number>
}

export interface ParteCorpoTable {
  id: Generated<number>
  codigo: string
  descricao: string
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface TipoAfastamentoTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  ativo: Generated<boolean>
  absenteismo: Generated<boolean>
  inss: Generated<boolean>
  codigo_ac: string | null
  mandato_sindical: Generated<boolean>
  mandato_eletivo: Generated<boolean>
  classe: 'ACIDENTE_DOENCA' | 'CESSAO_REQUISICAO' | 'FERIAS_RECESSO' | 'MANDATO_ELETIVO' | 'MANDATO_SINDICAL' | 'NAO_SUPORTADO' | 'SIMPLES' | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface SstTables {
  acidente: AcidenteTable
  acidente_medida: AcidenteMedidaTable
  acidente_testemunhas: AcidenteTestemunhasTable
  afastamento: AfastamentoTable
  afastamento_atestado: AfastamentoAtestadoTable
  ambiente: AmbienteTable
  ambiente_historico: AmbienteHistoricoTable
  funcao: FuncaoTable
  funcao_historico: FuncaoHistoricoTable
  funcao_historico_gerencial_funcao_cursos_ids: FuncaoHistoricoGerencialFuncaoCursosIdsTable
  lote_integracao: LoteIntegracaoTable
  lote_integracao_item: LoteIntegracaoItemTable
  parte_corpo: ParteCorpoTable
  tipo_afastamento: TipoAfastamentoTable
}
