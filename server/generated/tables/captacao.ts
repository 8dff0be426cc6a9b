// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AnuncioTable {
  empresa_id: number
  id: Generated<number>
  solicitacao_id: number | null
  titulo: string
  descricao: string
  exibir_modulo_externo: boolean
  previsao_encerramento: string | null
  dias_espera_nova_aplicacao: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AreaFormacaoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AreaInteresseTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AreaInteresseAreasOrganizacionaisIdsTable {
  empresa_id: number
  area_interesse_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface AvaliacaoCandidatoTable {
  empresa_id: number
  id: Generated<number>
  candidato_empresa_id: number
  candidato_id: number
  avaliacao_id: number
  solicitacao_id: number | null
  historico_candidato_id: number | null
  etapa_seletiva_id: number | null
  respondente: 'R' | 'C' | null
  data_hora_expiracao: string | null
  situacao: Generated<'P' | 'A' | 'C'>
  titulo: string | null
  cabecalho: string | null
  liberada_em: string | null
  respondida_em: string | null
  performance: number | null
  percentual_aprovacao: number | null
  aprovado: boolean | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface AvaliacaoCandidatoRespostaTable {
  empresa_id: number
  id: Generated<number>
  avaliacao_candidato_id: number
  ordem_: Generated<number>
  ordem: number
  pergunta_id: number | null
  texto: string
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  aspecto: string | null
  peso: number | null
  obrigatoria: boolean | null
  nota_minima: number | null
  nota_maxima: number | null
  pede_comentario: string | null
  resposta_sugerida: string | null
  opcoes: ColumnType<unknown | null, string | null | undefined, string | null>
  respostas_ids: ColumnType<unknown | null, string | null | undefined, string | null>
  nota: number | null
  resposta: string | null
  comentario: string | null
  correcao: number | null
  versao: Generated<number>
}

export interface CandidatoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  nome_social: string | null
  foto: string | null
  pessoal_data_nascimento: string | null
  pessoal_naturalidade: string | null
  pessoal_sexo: 'M' | 'F' | 'I' | null
  pessoal_cpf: string | null
  pessoal_parentes_amigos: string | null
  pessoal_possui_parentes: boolean | null
  pessoal_indicado_por: string | null
  pessoal_escolaridade: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | null
  pessoal_estado_civil: '01' | '02' | '03' | '04' | '05' | null
  pessoal_qtd_filhos: number | null
  pessoal_conjuge: string | null
  pessoal_profissao_conjuge: string | null
  pessoal_pai: string | null
  pessoal_profissao_pai: string | null
  pessoal_mae: string | null
  pessoal_profissao_mae: string | null
  pessoal_deficiencia: '0' | '1' | '2' | '3' | '4' | '5' | '6' | null
  pessoal_rg: string | null
  pessoal_rg_uf_id_id: number | null
  pessoal_rg_orgao_emissor: string | null
  pessoal_rg_data_expedicao: string | null
  pessoal_tit_eleit_numero: string | null
  pessoal_tit_eleit_zona: string | null
  pessoal_tit_eleit_secao: string | null
  pessoal_certificado_militar_numero: string | null
  pessoal_certificado_militar_tipo: string | null
  pessoal_certificado_militar_serie: string | null
  pessoal_ctps_numero: string | null
  pessoal_ctps_serie: string | null
  pessoal_ctps_dv: string | null
  pessoal_ctps_uf_id_id: number | null
  pessoal_ctps_data_expedicao: string | null
  pessoal_pis: string | null
  pessoal_etnia_raca: '1' | '2' | '3' | '4' | '5' | '6' | null
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
  socio_economica_paga_pensao: boolean | null
  socio_economica_quantidade: number | null
  socio_economica_valor: number | null
  socio_economica_possui_veiculo: boolean | null
  como_ficou_sabendo_vaga_id: number | null
  cursos: string | null
  colocacao: 'E' | 'A' | 'S' | 'T' | null
  primeiro_emprego: Generated<boolean>
  observacao: string | null
  observacao_rh: string | null
  pretencao_salarial: number | null
  disponivel: Generated<boolean>
  contratado: Generated<boolean>
  ja_foi_colaborador: Generated<boolean>
  habilitacao_numero_hab: string | null
  habilitacao_registro: string | null
  habilitacao_emissao: string | null
  habilitacao_vencimento: string | null
  habilitacao_uf_hab_id: number | null
  habilitacao_categoria: string | null
  ocr_texto: string | null
  ocr_file: string | null
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
  senha: string | null
  confirma_senha: string | null
  aceito_politica_seguranca: Generated<boolean>
  versao_termo: string | null
  aceito_em: string | null
  endereco_aceite: string | null
  data_cadastro: string | null
  data_atualizacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CandidatoAreasInteresseTable {
  empresa_id: number
  candidato_id: number
  area_interesse_id: number
  ordem_: Generated<number>
}

export interface CandidatoCargosTable {
  empresa_id: number
  candidato_id: number
  cargo_id: number
  ordem_: Generated<number>
}

export interface CandidatoCertificadoTable {
  empresa_id: number
  id: Generated<number>
  candidato_id: number
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

export interface CandidatoConhecimentosTable {
  empresa_id: number
  candidato_id: number
  conhecimento_id: number
  ordem_: Generated<number>
}

export interface CandidatoDocumentoTable {
  empresa_id: number
  id: Generated<number>
  candidato_id: number
  ordem_: Generated<number>
  descricao: string
  data: string | null
  etapa_seletiva_id: number | null
  tipo_documento_id: number | null
  observacao: string | null
  documento: string
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CandidatoExperienciaTable {
  empresa_id: number
  id: Generated<number>
  candidato_id: number
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

export interface CandidatoFormacaoTable {
  empresa_id: number
  id: Generated<number>
  candidato_id: number
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

export interface CandidatoIdiomaTable {
  empresa_id: number
  id: Generated<number>
  candidato_id: number
  ordem_: Generated<number>
  idioma_id: number
  nivel: 'B' | 'I' | 'A'
  versao: Generated<number>
}

export interface CandidatoSolicitacaoTable {
  empresa_id: number
  id: Generated<number>
  candidato_empresa_id: number
  candidato_id: number
  solicitacao_id: number
  data: string | null
  etapa_seletiva_id: number | null
  aptidao: 'I' | 'S' | 'N' | null
  observacao: string | null
  situacao: Generated<'E' | 'C' | 'R' | 'D'>
  na_etapa_desde: string | null
  motivo_recusa_id: number | null
  motivo: string | null
  data_admissao: string | null
  talento_empresa_id: number | null
  talento_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface CandidatoSolicitacaoEventoTable {
  empresa_id: number
  id: Generated<number>
  candidato_solicitacao_id: number
  ordem_: Generated<number>
  data: string
  tipo: 'INCLUSAO' | 'ETAPA' | 'APTIDAO' | 'RECUSA' | 'DESISTENCIA' | 'RETOMADA' | 'CONTRATACAO'
  de_etapa_id: number | null
  para_etapa_id: number | null
  aptidao: 'I' | 'S' | 'N' | null
  usuario_id: number | null
  observacao: string | null
  versao: Generated<number>
}

export interface ComoFicouSabendoVagaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface EntrevistaTable {
  empresa_id: number
  id: Generated<number>
  candidatura_id: number
  candidato_empresa_id: number | null
  candidato_id: number | null
  inicio: string
  duracao: Generated<number>
  local: string
  link: string | null
  mesmo_com_conflito: Generated<boolean>
  observacao: string | null
  situacao: Generated<'M' | 'R' | 'C' | 'N'>
  motivo: string | null
  sequencia: number | null
  lembrete_de: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface EntrevistaEntrevistadoresTable {
  empresa_id: number
  entrevista_id: number
  usuario_id: number
  ordem_: Generated<number>
}

export interface EntrevistaNotaTable {
  empresa_id: number
  id: Generated<number>
  entrevista_id: number
  ordem_: Generated<number>
  usuario_id: number
  criterio: string
  nota: number
  observacao: string | null
  nota_original: number | null
  justificativa: string | null
  versao: Generated<number>
}

export interface EtapaSeletivaTable {
  empresa_id: number
  id: Generated<number>
  ordem: number
  nome: string
  analise_comportamental: Generated<boolean>
  acompanhamento_prazo_dias: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface EtapaSeletivaAvaliacoesIdsTable {
  empresa_id: number
  etapa_seletiva_id: number
  modelo_avaliacao_candidato_id: number
  ordem_: Generated<number>
}

export interface ExamePalograficoTable {
  empresa_id: number
  id: Generated<number>
  candidato_empresa_id: number
  candidato_id: number
  exame_palografico: string | null
  resultado_exame_palografico: string | null
  ocr_texto: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface IdiomaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface ModeloAvaliacaoCandidatoTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  cabecalho: string | null
  ativo: Generated<boolean>
  percentual_aprovacao: number | null
  respondente: 'R' | 'C' | null
  dias_para_responder: number | null
  ordem_aleatoria: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface ModeloAvaliacaoCandidatoPerguntaTable {
  empresa_id: number
  id: Generated<number>
  modelo_avaliacao_candidato_id: number
  ordem_: Generated<number>
  ordem: number | null
  texto: string
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  peso: number | null
  obrigatoria: Generated<boolean>
  nota_minima: number | null
  nota_maxima: number | null
  exigir_comentario: Generated<boolean>
  comentario: string | null
  aspecto: string | null
  resposta_sugerida: string | null
  versao: Generated<number>
}

export interface ModeloAvaliacaoCandidatoPerguntaRespostaTable {
  empresa_id: number
  id: Generated<number>
  modelo_avaliacao_candidato_pergunta_id: number
  ordem_: Generated<number>
  texto: string
  peso: number | null
  versao: Generated<number>
}

export interface ModeloEmailTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  evento: 'INCLUSAO' | 'ETAPA' | 'RECUSA' | 'DESISTENCIA' | 'CONTRATACAO' | 'ENTREVISTA_MARCADA' | 'ENTREVISTA_REMARCADA' | 'ENTREVISTA_LEMBRETE' | 'ENTREVISTA_CANCELADA' | 'AVALIACAO_LIBERADA'
  ativo: Generated<boolean>
  assunto: string
  corpo: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MotivoRecusaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MotivoSolicitacaoTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  turnover: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface SolicitacaoPessoalTable {
  empresa_id: number
  id: Generated<number>
  data: string
  data_previsao_encerramento: string | null
  descricao: string
  horario_comercial: string
  estabelecimento_id: number
  area_organizacional_id: number
  ambiente_id: number | null
  faixa_salarial_id: number | null
  funcao_id: number | null
  motivo_solicitacao_id: number
  quantidade: Generated<number>
  tipo_vaga: 'INTERNA' | 'EXTERNA' | 'MISTA' | null
  horas_diarias_previstas: number | null
  recrutador_responsavel: string | null
  invisivel_para_gestor: Generated<boolean>
  vinculo: 'E' | 'A' | 'S' | 'T' | 'O' | null
  remuneracao: number | null
  escolaridade: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | null
  sexo: 'I' | 'M' | 'F' | null
  idade_minima: number | null
  idade_maxima: number | null
  uf_id: number | null
  cidade_id: number | null
  experiencias: string | null
  info_complementares: string | null
  emails_check: ColumnType<string[] | null, string | null | undefined, string | null>
  incluir_colaboradores_desligados: Generated<boolean>
  solicitante_id: number | null
  status: Generated<'I' | 'A' | 'R'>
  data_status: string | null
  liberador_id: number | null
  observacao_liberador: string | null
  suspensa: Generated<boolean>
  obs_suspensao: string | null
  qtd_vagas_preenchidas: number | null
  encerrada: Generated<boolean>
  data_encerramento: string | null
  obs_encerra: string | null
  cancelada: Generated<boolean>
  obs_cancelamento: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface SolicitacaoPessoalAvaliacoesIdsTable {
  empresa_id: number
  solicitacao_pessoal_id: number
  modelo_avaliacao_candidato_id: number
  ordem_: Generated<number>
}

export interface SolicitacaoPessoalBairrosIdsTable {
  empresa_id: number
  solicitacao_pessoal_id: number
  bairro_id: number
  ordem_: Generated<number>
}

export interface SolicitacaoPessoalColaboradoresSubstituidosTable {
  empresa_id: number
  solicitacao_pessoal_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface SolicitacaoPessoalEventoTable {
  empresa_id: number
  id: Generated<number>
  solicitacao_pessoal_id: number
  ordem_: Generated<number>
  data: string
  tipo: 'CRIACAO' | 'STATUS' | 'SUSPENSAO' | 'LIBERACAO' | 'ENCERRAMENTO' | 'REABERTURA' | 'CANCELAMENTO' | 'CLONAGEM'
  status: 'I' | 'A' | 'R' | null
  usuario_id: number | null
  observacao: string | null
  versao: Generated<number>
}

export interface CaptacaoTables {
  anuncio: AnuncioTable
  area_formacao: AreaFormacaoTable
  area_interesse: AreaInteresseTable
  area_interesse_areas_organizacionais_ids: AreaInteresseAreasOrganizacionaisIdsTable
  avaliacao_candidato: AvaliacaoCandidatoTable
  avaliacao_candidato_resposta: AvaliacaoCandidatoRespostaTable
  candidato: CandidatoTable
  candidato_areas_interesse: CandidatoAreasInteresseTable
  candidato_cargos: CandidatoCargosTable
  candidato_certificado: CandidatoCertificadoTable
  candidato_conhecimentos: CandidatoConhecimentosTable
  candidato_documento: CandidatoDocumentoTable
  candidato_experiencia: CandidatoExperienciaTable
  candidato_formacao: CandidatoFormacaoTable
  candidato_idioma: CandidatoIdiomaTable
  candidato_solicitacao: CandidatoSolicitacaoTable
  candidato_solicitacao_evento: CandidatoSolicitacaoEventoTable
  como_ficou_sabendo_vaga: ComoFicouSabendoVagaTable
  entrevista: EntrevistaTable
  entrevista_entrevistadores: EntrevistaEntrevistadoresTable
  entrevista_nota: EntrevistaNotaTable
  etapa_seletiva: EtapaSeletivaTable
  etapa_seletiva_avaliacoes_ids: EtapaSeletivaAvaliacoesIdsTable
  exame_palografico: ExamePalograficoTable
  idioma: IdiomaTable
  modelo_avaliacao_candidato: ModeloAvaliacaoCandidatoTable
  modelo_avaliacao_candidato_pergunta: ModeloAvaliacaoCandidatoPerguntaTable
  modelo_avaliacao_candidato_pergunta_resposta: ModeloAvaliacaoCandidatoPerguntaRespostaTable
  modelo_email: ModeloEmailTable
  motivo_recusa: MotivoRecusaTable
  motivo_solicitacao: MotivoSolicitacaoTable
  solicitacao_pessoal: SolicitacaoPessoalTable
  solicitacao_pessoal_avaliacoes_ids: SolicitacaoPessoalAvaliacoesIdsTable
  solicitacao_pessoal_bairros_ids: SolicitacaoPessoalBairrosIdsTable
  solicitacao_pessoal_colaboradores_substituidos: SolicitacaoPessoalColaboradoresSubstituidosTable
  solicitacao_pessoal_evento: SolicitacaoPessoalEventoTable
}
