// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface ColaboradorOcorrenciaTable {
  empresa_id: number
  id: Generated<number>
  colaborador_empresa_id: number
  colaborador_id: number
  ocorrencia_id: number
  data_ini: string
  data_fim: string | null
  hora_ini: string | null
  hora_fim: string | null
  providencia_id: number | null
  observacao: string | null
  anexo: string | null
  pontuacao: number | null
  origem: 'FORTES_RH' | 'FORTES_PESSOAL' | null
  codigo_folha: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface GeracaoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ano_inicio: number
  ano_fim: number
  descricao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MotivoDesligamentoTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  turnover: Generated<boolean>
  reducao_de_quadro: Generated<boolean>
  iniciativa: 'EMPRESA' | 'COLABORADOR' | null
  codigo_ac: string | null
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface PedidoDocumentoTable {
  empresa_id: number
  id: Generated<number>
  talento_empresa_id: number
  talento_id: number
  tipo_documento_id: number
  email: string | null
  prazo: string
  mensagem: string | null
  exige_validade: boolean | null
  documento: string | null
  numero: string | null
  emissao: string | null
  validade: string | null
  enviado_em: string | null
  situacao: Generated<'P' | 'E' | 'R' | 'A' | 'C'>
  motivo_recusa: string | null
  conferido_em: string | null
  conferido_por_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface ProvidenciaTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface RoteiroTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  momento: Generated<'A' | 'D'>
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface RoteiroTarefaTable {
  empresa_id: number
  id: Generated<number>
  roteiro_id: number
  ordem_: Generated<number>
  titulo: string
  descricao: string | null
  papel: Generated<'P' | 'G' | 'T' | 'U'>
  perfil_id: number | null
  usuario_id: number | null
  dias: Generated<number>
  vinculo: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE' | null
  estabelecimento_id: number | null
  cargo_id: number | null
  pcd: Generated<boolean>
  versao: Generated<number>
}

export interface TalentoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  nome_social: string | null
  nome_comercial: string | null
  matricula: string | null
  foto: string | null
  data_nascimento: string | null
  sexo: 'M' | 'F' | 'I' | null
  cpf: string
  pis: string | null
  deficiencia: '0' | '1' | '2' | '3' | '4' | '5' | '6' | null
  etnia_raca: '1' | '2' | '3' | '4' | '5' | '6' | null
  estado_civil: '01' | '02' | '03' | '04' | '05' | null
  naturalidade: string | null
  mae: string | null
  pai: string | null
  rg: string | null
  rg_orgao_emissor: string | null
  rg_uf_id_id: number | null
  rg_data_expedicao: string | null
  ctps_numero: string | null
  ctps_serie: string | null
  ctps_dv: string | null
  ctps_uf_id_id: number | null
  ctps_data_expedicao: string | null
  habilitacao_numero_hab: string | null
  habilitacao_registro: string | null
  habilitacao_emissao: string | null
  habilitacao_vencimento: string | null
  habilitacao_uf_hab_id: number | null
  habilitacao_categoria: string | null
  tit_eleit_numero: string | null
  tit_eleit_zona: string | null
  tit_eleit_secao: string | null
  certificado_militar_numero: string | null
  certificado_militar_tipo: string | null
  certificado_militar_serie: string | null
  categoria_esocial: '101' | '102' | '103' | '104' | '105' | '106' | '111' | '201' | '202' | '401' | '410' | '701' | '711' | '712' | '721' | '722' | '723' | '731' | '741' | '901' | '902' | '903' | null
  matricula_esocial: string | null
  data_termino_contrato: string | null
  endereco_cep: string | null
  endereco_logradouro: string | null
  endereco_numero: string | null
  endereco_complemento: string | null
  endereco_uf_id: number | null
  endereco_cidade_id: number | null
  endereco_bairro: string | null
  contato_email: string | null
  contato_ddd: string | null
  contato_fone_fixo: string | null
  contato_ddd_celular: string | null
  contato_fone_celular: string | null
  contato_nome_contato: string | null
  data_admissao: string
  data_desligamento: string | null
  motivo_desligamento_id: number | null
  iniciativa_desligamento: 'EMPRESA' | 'COLABORADOR' | null
  aviso_previo: 'TRABALHADO' | 'INDENIZADO' | 'DISPENSADO' | 'SEM' | null
  justificativa_desligamento: string | null
  vinculo: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE' | null
  situacao: 'A' | 'D' | 'G' | 'C' | 'U' | null
  estabelecimento_id: number | null
  area_organizacional_id: number | null
  ambiente_id: number | null
  cargo_id: number | null
  faixa_salarial_id: number | null
  funcao_id: number | null
  tipo_salario: 1 | 2 | 3 | null
  indice_id: number | null
  quantidade: number | null
  salario: number | null
  superior_empresa_id: number | null
  superior_id: number | null
  data_estabilidade: string | null
  usuario_eduvem: string | null
  codigo_ac: string | null
  usuario_id: number | null
  candidato_empresa_id: number | null
  candidato_id: number | null
  campos_extras_texto1: string | null
  campos_extras_texto2: string | null
  campos_extras_texto3: string | null
  campos_extras_texto4: string | null
  campos_extras_texto5: string | null
  campos_extras_texto6: string | null
  campos_extras_texto7: string | null
  campos_extras_texto8: string | null
  campos_extras_textolongo1: string | null
  campos_extras_textolongo2: string | null
  campos_extras_data1: string | null
  campos_extras_data2: string | null
  campos_extras_data3: string | null
  campos_extras_valor1: number | null
  campos_extras_valor2: number | null
  campos_extras_numero1: number | null
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface TalentoCertificadoTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  titulo: string
  organizacao: string
  tipo: 'CURSO' | 'CERTIFICACAO'
  data_inicio: string | null
  data_fim: string | null
  validade: string | null
  carga_horaria_total: number | null
  carga_horaria_diaria: number | null
  url_certificado: string | null
  versao: Generated<number>
}

export interface TalentoContatoEmergenciaTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  nome: string
  relacao: string | null
  ddd: string
  telefone: string
  versao: Generated<number>
}

export interface TalentoDependenteTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  nome: string
  parentesco: '01' | '02' | '03' | '04' | '06' | '07' | '09' | '10' | '11' | '12' | '99'
  data_nascimento: string
  cpf: string | null
  imposto_renda: Generated<boolean>
  salario_familia: Generated<boolean>
  plano_saude: Generated<boolean>
  versao: Generated<number>
}

export interface TalentoDocumentoTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  descricao: string
  data: string | null
  tipo_documento_id: number | null
  exige_validade: Generated<boolean>
  substituido: Generated<boolean>
  numero: string | null
  emissao: string | null
  validade: string | null
  documento: string
  observacao: string | null
  versao: Generated<number>
}

export interface TalentoExperienciaTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  empresa: string
  contato_empresa: string | null
  cargo_id: number | null
  nome_mercado: string | null
  check_nome_cargo: Generated<boolean>
  salario: number | null
  data_admissao: string
  data_desligamento: string | null
  motivo_saida: string | null
  observacao: string | null
  versao: Generated<number>
}

export interface TalentoFormacaoTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  area_formacao_id: number
  curso: string
  local: string
  tipo: 'TECNICO' | 'GRADUACAO' | 'MESTRADO' | 'ESPECIALIZACAO' | 'DOUTORADO' | 'POS_DOUTORADO'
  situacao: 'COMPLETO' | 'EM_ANDAMENTO' | 'INCOMPLETO'
  ano_conclusao: string | null
  conclusao: string | null
  versao: Generated<number>
}

export interface TalentoHistoricoTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  data: string
  estabelecimento_id: number | null
  area_organizacional_id: number
  ambiente_id: number | null
  faixa_salarial_id: number
  funcao_id: number | null
  tipo_salario: 1 | 2 | 3 | null
  indice_id: number | null
  quantidade: number | null
  salario: number | null
  superior_empresa_id: number | null
  superior_id: number | null
  motivo: 'ADMISSAO' | 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO' | null
  status: 'C' | 'A' | 'X' | null
  origem_id: number | null
  ate_: string | null
  versao: Generated<number>
}

export interface TalentoIdiomaTable {
  empresa_id: number
  id: Generated<number>
  talento_id: number
  ordem_: Generated<number>
  idioma_id: number
  nivel: 'B' | 'I' | 'A'
  versao: Generated<number>
}

export interface TarefaTalentoTable {
  empresa_id: number
  id: Generated<number>
  talento_empresa_id: number
  talento_id: number
  roteiro_id: number | null
  momento: 'A' | 'D' | null
  titulo: string
  descricao: string | null
  papel: Generated<'P' | 'G' | 'T' | 'U'>
  perfil_id: number | null
  usuario_id: number | null
  prazo: string
  situacao: Generated<'P' | 'F' | 'N'>
  feita_em: string | null
  feita_por_id: number | null
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface TipoDocumentoTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  exige_validade: Generated<boolean>
  dias_aviso: number | null
  obrigatorio: Generated<boolean>
  vinculo: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE' | null
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface TipoDocumentoFuncoesTable {
  empresa_id: number
  tipo_documento_id: number
  funcao_id: number
  ordem_: Generated<number>
}

export interface TipoOcorrenciaTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  pontuacao: number
  absenteismo: Generated<boolean>
  performance: Generated<boolean>
  integra_ac: Generated<boolean>
  codigo_ac: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface GestaoTalentosTables {
  colaborador_ocorrencia: ColaboradorOcorrenciaTable
  geracao: GeracaoTable
  motivo_desligamento: MotivoDesligamentoTable
  pedido_documento: PedidoDocumentoTable
  providencia: ProvidenciaTable
  roteiro: RoteiroTable
  roteiro_tarefa: RoteiroTarefaTable
  talento: TalentoTable
  talento_certificado: TalentoCertificadoTable
  talento_contato_emergencia: TalentoContatoEmergenciaTable
  talento_dependente: TalentoDependenteTable
  talento_documento: TalentoDocumentoTable
  talento_experiencia: TalentoExperienciaTable
  talento_formacao: TalentoFormacaoTable
  talento_historico: TalentoHistoricoTable
  talento_idioma: TalentoIdiomaTable
  tarefa_talento: TarefaTalentoTable
  tipo_documento: TipoDocumentoTable
  tipo_documento_funcoes: TipoDocumentoFuncoesTable
  tipo_ocorrencia: TipoOcorrenciaTable
}
