// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AceiteTermoTable {
  empresa_id: number
  id: Generated<number>
  usuario_id: number
  versao_termo: string
  aceito_em: string
  endereco: string | null
  versao: Generated<number>
}

export interface AusenciaTable {
  empresa_id: number
  id: Generated<number>
  inicio: string
  fim: string
  substituto_id: number
  usuario_id: number | null
  versao: Generated<number>
}

export interface AvisoAutomaticoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ativo: Generated<boolean>
  personalizado: Generated<boolean>
  definicao: string | null
  cadastro: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'utilitario/aviso-automatico' | 'avaliacao/calibracao-ninebox' | 'utilitario/campo-empresa' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'cargo-salario/cenario-reajuste' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'utilitario/mensagem' | 'utilitario/menu-extra' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'utilitario/modelo-documento' | 'captacao/modelo-email' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'analytics/painel-empresa' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'utilitario/problema' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'cargo-salario/reajuste-faixa-salarial' | 'cargo-salario/reajuste-indice' | 'utilitario/relatorio-agendado' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'utilitario/solicitacao-creditos' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma' | 'utilitario/webhook'
  evento: Generated<'VENCIMENTO' | 'CRIADO' | 'ESTADO' | 'ALTERADO' | 'CONDICAO'>
  vencimento: string | null
  dias: string | null
  estado: string | null
  campos: ColumnType<string[] | null, string | null | undefined, string | null>
  campo: string | null
  operador: 'IGUAL' | 'DIFERENTE' | 'MAIOR' | 'MENOR' | 'PREENCHIDO' | 'VAZIO' | null
  valor: string | null
  momento: 'NA_HORA' | 'RESUMO' | null
  papeis: ColumnType<string[] | null, string | null | undefined, string | null>
  quem_tem: string | null
  campo_email: string | null
  emails: ColumnType<string[] | null, string | null | undefined, string | null>
  por_mensagem: Generated<boolean>
  por_email: Generated<boolean>
  por_webhook: Generated<boolean>
  assunto: string | null
  texto: string
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface AvisoAutomaticoPerfisTable {
  empresa_id: number
  aviso_automatico_id: number
  perfil_id: number
  ordem_: Generated<number>
}

export interface AvisoAutomaticoUsuariosTable {
  empresa_id: number
  aviso_automatico_id: number
  usuario_id: number
  ordem_: Generated<number>
}

export interface AvisoSistemaTable {
  id: Generated<number>
  tipo: 'NOVA_VERSAO' | 'REQUISITOS' | 'AJUSTE_CADASTRO'
  mensagem: string
  link: string | null
  empresa_id: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CampoEmpresaTable {
  empresa_id: number
  id: Generated<number>
  entidade: string
  proprio: Generated<boolean>
  campo: string | null
  rotulo: string | null
  tipo: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'MOEDA' | 'DATA' | 'SIM_NAO' | 'ESCOLHA' | 'REFERENCIA' | null
  referencia: string | null
  ajuda: string | null
  obrigatorio: Generated<boolean>
  oculto: Generated<boolean>
  casas: number | null
  minimo: number | null
  maximo: number | null
  tamanho_maximo: number | null
  padrao: string | null
  dado_pessoal: 'nenhum' | 'identificacao' | 'contato' | 'financeiro' | 'profissional' | 'sensivel' | null
  aba: string | null
  bloco: string | null
  no_inicio: Generated<boolean>
  depois_de: string | null
  ordem: number | null
  na_lista: Generated<boolean>
  no_filtro: Generated<boolean>
  na_busca: Generated<boolean>
  no_portal: Generated<boolean>
  original_rotulo: string | null
  original_aba: boolean | null
  versao: Generated<number>
}

export interface CampoEmpresaOpcaoTable {
  empresa_id: number
  id: Generated<number>
  campo_empresa_id: number
  ordem_: Generated<number>
  codigo: string
  titulo: string
  encerrada: Generated<boolean>
  versao: Generated<number>
}

export interface ConfiguracaoBackupTable {
  id: Generated<number>
  automatico: Generated<boolean>
  hora: Generated<string>
  manter: Generated<number>
  ensaiar: Generated<boolean>
  versao: Generated<number>
}

export interface ConfiguracaoLimiteColaboradorTable {
  empresa_id: number
  id: Generated<number>
  contrato_descricao: string
  bloqueia_excesso: Generated<boolean>
  versao: Generated<number>
}

export interface ConfiguracaoLimiteColaboradorLimiteTable {
  empresa_id: number
  id: Generated<number>
  configuracao_limite_colaborador_id: number
  ordem_: Generated<number>
  cargo_id: number
  area_organizacional_id: number | null
  limite: number
  versao: Generated<number>
}

export interface DocumentoEmitidoTable {
  empresa_id: number
  id: Generated<number>
  modelo: string
  numero: string | null
  codigo: string | null
  situacao: Generated<'EMITIDO' | 'REVOGADO'>
  motivo_revogacao: string | null
  revogado_por_id: number | null
  revogado_em: string | null
  versao_modelo: number
  entidade: string
  registro_id: number
  titulo: string
  candidato_empresa_id: number | null
  candidato_id: number | null
  talento_empresa_id: number | null
  talento_id: number | null
  emitido_por_id: number
  emitido_em: string
  direitos: ColumnType<string[] | null, string | null | undefined, string | null>
  tarefa: string | null
  arquivo: string
  versao: Generated<number>
}

export interface EmpresaTable {
  id: Generated<number>
  nome: string
  razao_social: string
  cnpj: string
  grupo: string | null
  maximo_cargos: number | null
  ac_integra: Generated<boolean>
  ativa: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface EmpresaConfiguracaoTable {
  empresa_id: number
  id: Generated<number>
  sol_pessoal_exibir_salario: Generated<boolean>
  sol_pessoal_exibir_colab_substituido: Generated<boolean>
  sol_pessoal_obrigar_dados_complementares: Generated<boolean>
  sol_pessoal_reabrir_solicitacao: Generated<boolean>
  sol_pessoal_aprovacao_do_gestor: Generated<boolean>
  exibir_salario: Generated<boolean>
  aprovar_reajuste: Generated<boolean>
  obrigar_ambiente_funcao: Generated<boolean>
  considerar_percentual_minimo: Generated<boolean>
  grupo_minimo_pesquisa: number | null
  grupo_minimo_avaliacao: number | null
  entrevista_desligamento_automatica: Generated<boolean>
  entrevista_desligamento_dias: number | null
  nps_ativo: Generated<boolean>
  nps_dias: number | null
  nps_texto: string | null
  facultativo_folga: Generated<boolean>
  campo_extra_candidato: Generated<boolean>
  textos_em_maiusculas: Generated<boolean>
  campo_extra_colaborador: Generated<boolean>
  max_candidata_cargo: number | null
  exigir_aceite_psi: Generated<boolean>
  exigir_segundo_fator: Generated<boolean>
  exigir_aceite_usuarios: Generated<boolean>
  politica_seguranca: string | null
  tempo_exclusao_candidato: number | null
  campos_candidato_visiveis: ColumnType<string[] | null, string | null | undefined, string | null>
  campos_candidato_obrigatorios: ColumnType<string[] | null, string | null | undefined, string | null>
  dias_aviso_experiencia: number | null
  dias_mensagens_lidas: number | null
  email_remetente: string | null
  email_resposta: string | null
  dias_emails: number | null
  certificado_titulo: string | null
  certificado_conteudo: string | null
  aparencia_cor_principal: string | null
  aparencia_cor_secundaria: string | null
  aparencia_logo_empresa: string | null
  portal_apresentacao: string | null
  portal_imagem: string | null
  portal_descricao_imagem: string | null
  meta_turnover: number | null
  meta_absenteismo: number | null
  versao: Generated<number>
}

export interface EstabelecimentoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  tipo_inscricao: 'CNPJ' | 'CAEPF' | null
  base: string | null
  complemento_cnpj: string
  digito_verificador: string | null
  inscricao: string | null
  endereco_cep: string | null
  endereco_uf_id: number | null
  endereco_cidade_id: number | null
  endereco_logradouro: string | null
  endereco_numero: string | null
  endereco_bairro: string | null
  endereco_complemento: string | null
  codigo_ac: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface GrupoAcTable {
  empresa_id: number
  id: Generated<number>
  codigo: string
  descricao: string
  url_soap: string | null
  url_wsdl: string | null
  usuario: string | null
  senha: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface IntegracaoTable {
  empresa_id: number
  id: Generated<number>
  nome: 'FORTES_COLABORE' | 'CHAT_PRO' | 'SOLIDES' | 'EDUVEM' | 'FERRAMENTA_PESQUISA' | 'FORTES_BI' | 'AC_PESSOAL'
  ativo: boolean | null
  chave: string | null
  usuario_id: number | null
  chave_api: number | null
  status: 'Ativo' | 'Inativo' | 'NaoAutenticado' | 'Homologacao' | null
  ultimo_sucesso: string | null
  ultimo_erro: string | null
  mensagem: string | null
  conjunto: string | null
  exportado_em: string | null
  versao: Generated<number>
}

export interface LicencaTable {
  id: Generated<number>
  instalacao: string
  ticket: string | null
  razao_social: string | null
  cnpj: string | null
  nome_registro_location: string | null
  data_expedicao: string | null
  data_expiracao: string | null
  nr_serie: string | null
  eh_ativado: boolean | null
  eh_modo_nuvem: boolean | null
  tipo_auth: 'Remprot' | 'Jarvis' | null
  remprot_burlado: boolean | null
  status_migracao: 'NovaInstalacao' | 'SemCnpj' | 'SemConexao' | 'SemLocation' | 'AguardandoMigrar' | 'Migrada' | null
  tipo_licenca: 'REMPROT' | 'JARVIS' | 'SEM_LICENCA' | null
  dados_autenticacao: string | null
  versao: Generated<number>
}

export interface LoginUnicoTable {
  empresa_id: number
  id: Generated<number>
  ativo: Generated<boolean>
  rotulo: Generated<string>
  emissor: string
  cliente_id: string
  cliente_segredo: string | null
  reivindicacao: Generated<string>
  campo_usuario: Generated<'EMAIL' | 'LOGIN'>
  criar_usuarios: Generated<boolean>
  fechar_senha: Generated<boolean>
  versao: Generated<number>
}

export interface LoginUnicoPerfisNovosTable {
  empresa_id: number
  login_unico_id: number
  perfil_id: number
  ordem_: Generated<number>
}

export interface MensagemTable {
  empresa_id: number
  id: Generated<number>
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  texto: string
  texto_abreviado: string | null
  link: string | null
  target: '_self' | '_blank' | null
  destino: Generated<'TODOS' | 'PERFIS' | 'USUARIOS' | 'PUBLICO'>
  publico_quem: 'TODOS' | 'CRITERIOS' | null
  publico_vinculos: ColumnType<string[] | null, string | null | undefined, string | null>
  publico_tempo_empresa_minimo: number | null
  publico_tempo_empresa_maximo: number | null
  publico_incluir_admitidos_depois: Generated<boolean>
  remetente: string | null
  data: string | null
  automatica: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface MensagemPerfisTable {
  empresa_id: number
  mensagem_id: number
  perfil_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoAreasOrganizacionaisTable {
  empresa_id: number
  mensagem_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoCargosTable {
  empresa_id: number
  mensagem_id: number
  cargo_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoEstabelecimentosTable {
  empresa_id: number
  mensagem_id: number
  estabelecimento_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoExcetoTalentosTable {
  empresa_id: number
  mensagem_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoGruposOcupacionaisTable {
  empresa_id: number
  mensagem_id: number
  grupo_ocupacional_id: number
  ordem_: Generated<number>
}

export interface MensagemPublicoTalentosTable {
  empresa_id: number
  mensagem_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface MensagemUsuariosTable {
  empresa_id: number
  mensagem_id: number
  usuario_id: number
  ordem_: Generated<number>
}

export interface MenuExtraTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ordem: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MenuExtraLinkTable {
  empresa_id: number
  id: Generated<number>
  menu_extra_id: number
  ordem_: Generated<number>
  nome: string
  url: string
  nova_aba: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface ModeloDocumentoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  tipo: 'SOLICITACAO' | 'CURRICULO' | 'PROPOSTA' | 'COMUNICADO' | 'OUTRO'
  entidade: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'utilitario/ausencia' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'geral/bairro' | 'avaliacao/calibracao-ninebox' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'geral/cidade' | 'geral/codigo-cbo' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'geral/estado' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'geral/feriado' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'sst/parte-corpo' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma'
  titulo: string
  corpo: string
  cabecalho: 'COMPLETO' | 'LOGO' | 'NENHUM' | null
  papel: 'A4' | 'A5' | 'CARTA' | null
  orientacao: 'RETRATO' | 'PAISAGEM' | null
  rodape: string | null
  numera_paginas: Generated<boolean>
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface NoticiaTable {
  id: Generated<number>
  empresa_id: Generated<number>
  texto: string
  link: string | null
  criticidade: number | null
  data: string
  data_fim: string | null
  de_todas_empresas: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface NoticiaLeituraTable {
  id: Generated<number>
  noticia_id: number
  usuario_id: number
  lida_em: string
  versao: Generated<number>
}

export interface ParametrosSistemaTable {
  id: Generated<number>
  sessoes_por_conta: number | null
  tarefas_na_fila: number | null
  endereco_publico: string | null
  status_colabore: 'Ativo' | 'Inativo' | 'NaoAutenticado' | 'EmpresaDesintegrada' | 'Homologacao' | 'SemChavePrivada' | null
  cod_empresa_suporte: string | null
  cod_cliente_suporte: string | null
  compartilhar_candidatos: Generated<boolean>
  compartilhar_colaboradores: Generated<boolean>
  compartilhar_cursos: Generated<boolean>
  aderiu_ao_esocial: Generated<boolean>
  sistema_rh_autenticado: boolean | null
  possui_sst: Generated<boolean>
  inverter_eixo_resultado_nine_box: Generated<boolean>
  campos_colaborador_obrigatorio: ColumnType<string[] | null, string | null | undefined, string | null>
  exigir_troca_senha: Generated<boolean>
  tamanho_maximo_arquivo: number | null
  tamanho_maximo_foto: number | null
  links_central_ajuda: string | null
  links_blog: string | null
  links_instagram: string | null
  links_facebook: string | null
  links_linkedin: string | null
  links_youtube: string | null
  links_orcamento: string | null
  links_portal_cliente: string | null
  links_guia_atualizacao: string | null
  versao: Generated<number>
}

export interface PendenciaAcTable {
  empresa_id: number
  id: Generated<number>
  tipo: Generated<'ausencia' | 'pendencia'>
  pendencia: string
  detalhes: string | null
  status_detalhes: string | null
  msg: string | null
  role: string | null
  status_cancelado: Generated<boolean>
  origem: string | null
  origem_id: number | null
  versao: Generated<number>
}

export interface PerfilTable {
  id: Generated<number>
  empresa_id: Generated<number>
  nome: string
  descricao: string | null
  authorities: ColumnType<string[] | null, string | null | undefined, string | null>
  exige_segundo_fator: Generated<boolean>
  de_todas_empresas: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface ProblemaTable {
  empresa_id: number
  id: Generated<number>
  data: string | null
  usuario_id: number | null
  tela: string
  mensagem: string
  comentario: string | null
  codigo: string | null
  versao_sistema: string | null
  navegador: string | null
  situacao: 'REGISTRADO' | 'ENVIADO' | 'FALHOU' | null
  detalhes: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface RelatorioAgendadoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  relatorio: 'gestao-talentos/relatorios/absenteismo' | 'avaliacao/relatorios/acompanhamento-experiencia-previsto' | 'avaliacao/relatorios/acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/admitidos' | 'cargo-salario/relatorios/alteracoes-cargos-e-ou-areas' | 'captacao/relatorios/analise-etapas-seletivas' | 'avaliacao/relatorios/analise-desempenho-competencia-organizacional' | 'avaliacao/relatorios/analise-desempenho-competencia-talento' | 'cargo-salario/relatorios/analise-tabelas-salariais' | 'gestao-talentos/relatorios/aniversariantes-mes' | 'gestao-talentos/relatorios/aniversariantes-tempo-de-empresa' | 'captacao/relatorios/avaliacao-candidato' | 'avaliacao/relatorios/avaliacao-desempenho-respondidas' | 'avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados' | 'captacao/relatorios/candidato-selecao' | 'cargo-salario/relatorios/cargos-resumidos' | 'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/cbo-efeito-aprendiz' | 'gestao-talentos/relatorios/talento-certificado' | 'avaliacao/relatorios/comparativo-performance-talento' | 'cargo-salario/relatorios/cargos' | 'gestao-talentos/relatorios/desligamentos' | 'gestao-talentos/relatorios/documentos-exigidos' | 'captacao/relatorios/duracao-vaga' | 'captacao/relatorios/divulgacao-vaga' | 'gestao-talentos/relatorios/formacao-escolar' | 'gestao-talentos/relatorios/geracoes' | 'cargo-salario/relatorios/historicos-faixas-salariais' | 'captacao/relatorios/indicacao-candidato' | 'gestao-talentos/relatorios/indicador-turnover' | 'analytics/paineis/cargos-salarios' | 'analytics/paineis/desempenho' | 'analytics/paineis/sst' | 'analytics/paineis/talento' | 'analytics/paineis/desenvolvimento' | 'analytics/paineis/vagas' | 'cargo-salario/relatorios/matriz-talentos-competencias' | 'gestao-talentos/relatorios/ocorrencias' | 'analytics/paineis/empresa' | 'cargo-salario/relatorios/planejamentos-realinhamentos' | 'avaliacao/relatorios/metas' | 'cargo-salario/relatorios/projecoes-salariais-talentos' | 'cargo-salario/relatorios/promocoes' | 'avaliacao/relatorios/ranking-performance-periodo-experiencia' | 'gestao-talentos/relatorios/vencimentos' | 'avaliacao/relatorios/pesquisa' | 'cargo-salario/relatorios/areas-organizacionais' | 'analytics/relatorios/desligamentos' | 'gestao-talentos/relatorios/talento-dinamico' | 'avaliacao/relatorios/ninebox' | 'avaliacao/relatorios/resultado-avaliacao' | 'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa' | 'avaliacao/relatorios/resultado-avaliacao-desempenho' | 'gestao-talentos/relatorios/resultados-entrevistas-desligamentos' | 'cargo-salario/relatorios/situacoes' | 'cargo-salario/relatorios/talentos-areas-organizacionais' | 'cargo-salario/relatorios/talentos-cargos' | 'cargo-salario/relatorios/talentos-competencias' | 'cargo-salario/relatorios/talentos-grupos-ocupacionais' | 'gestao-talentos/relatorios/taxa-demissao' | 'cargo-salario/relatorios/ultimas-promocoes' | 'captacao/relatorios/vaga-motivo'
  painel_id: number | null
  filtros: string | null
  periodo: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR' | null
  formato: Generated<'pdf' | 'xlsx' | 'csv'>
  frequencia: Generated<'SEMANAL' | 'MENSAL'>
  dia_semana: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null
  dia_mes: number | null
  hora: Generated<string>
  emails: ColumnType<string[] | null, string | null | undefined, string | null>
  texto: string | null
  se_vazio: Generated<'AVISA' | 'NAO_ENVIA'>
  responsavel_id: number | null
  situacao: 'ATIVO' | 'PAUSADO' | 'PARADO' | null
  proximo_envio: string | null
  ultimo_envio: string | null
  resultado: 'ENVIADO' | 'SEM_DADOS' | 'FALHOU' | 'PARADO' | null
  mensagem_resultado: string | null
  pedido_em: string | null
  tentativas: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface RelatorioAgendadoUsuariosTable {
  empresa_id: number
  relatorio_agendado_id: number
  usuario_id: number
  ordem_: Generated<number>
}

export interface SolicitacaoCreditosTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  email: string
  telefone: string | null
  cnpj: string | null
  quantidade_desejada: number
  data: string | null
  usuario_id: number | null
  situacao: 'PENDENTE' | 'CONCEDIDA' | 'RECUSADA' | null
  quantidade_concedida: number | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface SugestaoMelhoriaTable {
  empresa_id: number
  id: Generated<number>
  modulo: string | null
  titulo: string
  descricao: string
  email: string | null
  data: string | null
  usuario_id: number | null
  versao_sistema: string | null
  envio: 'REGISTRADO' | 'ENVIADO' | 'FALHOU' | null
  situacao: 'ABERTA' | 'RESPONDIDA' | null
  resposta: string | null
  respondida_em: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface UsoAssistenteTable {
  empresa_id: number
  id: Generated<number>
  mes: string
  gratuitos: number
  concedidos: number
  versao: Generated<number>
}

export interface UsoTelaTable {
  empresa_id: number
  id: Generated<number>
  tela: string
  dia: string
  quantidade: number
  versao: Generated<number>
}

export interface UsuarioTable {
  id: Generated<number>
  nome: string
  login: string
  email: string | null
  senha: string
  trocar_senha: boolean | null
  avatar: string | null
  usuario_ac: Generated<boolean>
  ativo: Generated<boolean>
  acesso_emergencia: Generated<boolean>
  administra_instalacao: Generated<boolean>
  ultimo_acesso: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface UsuarioEmpresaTable {
  id: Generated<number>
  usuario_id: number
  ordem_: Generated<number>
  empresa_id: number
  restringir_areas: Generated<boolean>
  areas_ids: ColumnType<unknown | null, string | null | undefined, string | null>
  versao: Generated<number>
}

export interface UsuarioEmpresaPerfisTable {
  usuario_empresa_id: number
  perfil_id: number
  ordem_: Generated<number>
}

export interface UsuarioMensagemTable {
  empresa_id: number
  id: Generated<number>
  mensagem_id: number
  usuario_id: number
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  data: string
  lida: Generated<boolean>
  lida_em: string | null
  removida_em: string | null
  versao: Generated<number>
}

export interface WebhookTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ativo: Generated<boolean>
  url: string
  conteudo: 'IDS' | 'REGISTRO' | null
  usuario_id: number | null
  eventos: ColumnType<string[], string, string>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface UtilitarioTables {
  aceite_termo: AceiteTermoTable
  ausencia: AusenciaTable
  aviso_automatico: AvisoAutomaticoTable
  aviso_automatico_perfis: AvisoAutomaticoPerfisTable
  aviso_automatico_usuarios: AvisoAutomaticoUsuariosTable
  aviso_sistema: AvisoSistemaTable
  campo_empresa: CampoEmpresaTable
  campo_empresa_opcao: CampoEmpresaOpcaoTable
  configuracao_backup: ConfiguracaoBackupTable
  configuracao_limite_colaborador: ConfiguracaoLimiteColaboradorTable
  configuracao_limite_colaborador_limite: ConfiguracaoLimiteColaboradorLimiteTable
  documento_emitido: DocumentoEmitidoTable
  empresa: EmpresaTable
  empresa_configuracao: EmpresaConfiguracaoTable
  estabelecimento: EstabelecimentoTable
  grupo_ac: GrupoAcTable
  integracao: IntegracaoTable
  licenca: LicencaTable
  login_unico: LoginUnicoTable
  login_unico_perfis_novos: LoginUnicoPerfisNovosTable
  mensagem: MensagemTable
  mensagem_perfis: MensagemPerfisTable
  mensagem_publico_areas_organizacionais: MensagemPublicoAreasOrganizacionaisTable
  mensagem_publico_cargos: MensagemPublicoCargosTable
  mensagem_publico_estabelecimentos: MensagemPublicoEstabelecimentosTable
  mensagem_publico_exceto_talentos: MensagemPublicoExcetoTalentosTable
  mensagem_publico_grupos_ocupacionais: MensagemPublicoGruposOcupacionaisTable
  mensagem_publico_talentos: MensagemPublicoTalentosTable
  mensagem_usuarios: MensagemUsuariosTable
  menu_extra: MenuExtraTable
  menu_extra_link: MenuExtraLinkTable
  modelo_documento: ModeloDocumentoTable
  noticia: NoticiaTable
  noticia_leitura: NoticiaLeituraTable
  parametros_sistema: ParametrosSistemaTable
  pendencia_ac: PendenciaAcTable
  perfil: PerfilTable
  problema: ProblemaTable
  relatorio_agendado: RelatorioAgendadoTable
  relatorio_agendado_usuarios: RelatorioAgendadoUsuariosTable
  solicitacao_creditos: SolicitacaoCreditosTable
  sugestao_melhoria: SugestaoMelhoriaTable
  uso_assistente: UsoAssistenteTable
  uso_tela: UsoTelaTable
  usuario: UsuarioTable
  usuario_empresa: UsuarioEmpresaTable
  usuario_empresa_perfis: UsuarioEmpresaPerfisTable
  usuario_mensagem: UsuarioMensagemTable
  webhook: WebhookTable
}
