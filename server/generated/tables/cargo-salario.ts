// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AreaOrganizacionalTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  ativo: Generated<boolean>
  area_mae_id: number | null
  exibir_organograma: Generated<boolean>
  codigo_ac: string | null
  email: string | null
  replicar_responsaveis_para_areas_filhas: Generated<boolean>
  replicar_corresponsaveis_para_areas_filhas: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AreaOrganizacionalCorresponsavelTable {
  empresa_id: number
  id: Generated<number>
  area_organizacional_id: number
  ordem_: Generated<number>
  colaborador_empresa_id: number
  colaborador_id: number
  versao: Generated<number>
}

export interface AreaOrganizacionalEmailTable {
  empresa_id: number
  id: Generated<number>
  area_organizacional_id: number
  ordem_: Generated<number>
  email: string
  versao: Generated<number>
}

export interface AreaOrganizacionalResponsavelTable {
  empresa_id: number
  id: Generated<number>
  area_organizacional_id: number
  ordem_: Generated<number>
  colaborador_empresa_id: number
  colaborador_id: number
  versao: Generated<number>
}

export interface AtitudeTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  observacao: string | null
  solicitar_comentario: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AtitudeAreasOrganizacionaisTable {
  empresa_id: number
  atitude_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface AtitudeComportamentoTable {
  empresa_id: number
  id: Generated<number>
  atitude_id: number
  ordem_: Generated<number>
  descricao: string
  versao: Generated<number>
}

export interface AtitudeCursosTable {
  empresa_id: number
  atitude_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface CargoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  nome_mercado: string
  ativa: Generated<boolean>
  exibir_modulo_externo: Generated<boolean>
  grupo_ocupacional_id: number | null
  missao: string | null
  complemento_missao: string | null
  recrutamento: string | null
  complemento_recrutamento: string | null
  complemento_etapa_seletivas: string | null
  responsabilidades: string | null
  complemento_responsabilidades: string | null
  complemento_conhecimentos: string | null
  complemento_habilidades: string | null
  complemento_atitudes: string | null
  escolaridade: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | null
  experiencia: string | null
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CargoAreasFormacaoRelacionadasTable {
  empresa_id: number
  cargo_id: number
  area_formacao_id: number
  ordem_: Generated<number>
}

export interface CargoAreasOrganizacionaisTable {
  empresa_id: number
  cargo_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface CargoAtitudesTable {
  empresa_id: number
  cargo_id: number
  atitude_id: number
  ordem_: Generated<number>
}

export interface CargoConhecimentosTable {
  empresa_id: number
  cargo_id: number
  conhecimento_id: number
  ordem_: Generated<number>
}

export interface CargoEtapaSeletivasTable {
  empresa_id: number
  cargo_id: number
  etapa_seletiva_id: number
  ordem_: Generated<number>
}

export interface CargoHabilidadesTable {
  empresa_id: number
  cargo_id: number
  habilidade_id: number
  ordem_: Generated<number>
}

export interface CenarioReajusteTable {
  empresa_id: number
  id: Generated<number>
  tabela_reajuste_id: number
  nome: string
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CompetenciaTable {
  empresa_id: number
  id: Generated<number>
  tipo: 'C' | 'H' | 'A'
  nome: string
  observacao: string | null
  conhecimento_id: number | null
  habilidade_id: number | null
  atitude_id: number | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface CompetenciaAreasOrganizacionaisTable {
  empresa_id: number
  competencia_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface ConfigNivelFaixaSalarialTable {
  empresa_id: number
  id: Generated<number>
  faixa_salarial_id: number
  data: string
  configuracao_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface ConfigNivelFaixaSalarialLinhaTable {
  empresa_id: number
  id: Generated<number>
  config_nivel_faixa_salarial_id: number
  ordem_: Generated<number>
  competencia_id: number
  competencia_peso: number | null
  nivel_competencia_id: number
  ordem: number | null
  percentual: number | null
  versao: Generated<number>
}

export interface ConfiguracaoNivelCompetenciaTable {
  empresa_id: number
  id: Generated<number>
  data: string
  considerar_percentual_minimo: Generated<boolean>
  obrigar_percentual: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface ConfiguracaoNivelCompetenciaNivelTable {
  empresa_id: number
  id: Generated<number>
  configuracao_nivel_competencia_id: number
  ordem_: Generated<number>
  nivel_competencia_id: number
  ordem: number | null
  percentual: number | null
  versao: Generated<number>
}

export interface ConhecimentoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  observacao: string | null
  solicitar_comentario: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface ConhecimentoAreasOrganizacionaisTable {
  empresa_id: number
  conhecimento_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface ConhecimentoComportamentoTable {
  empresa_id: number
  id: Generated<number>
  conhecimento_id: number
  ordem_: Generated<number>
  descricao: string
  versao: Generated<number>
}

export interface ConhecimentoCursosTable {
  empresa_id: number
  conhecimento_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface CriterioAvaliacaoCompetenciaTable {
  empresa_id: number
  id: Generated<number>
  competencia_id: number | null
  descricao: string
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface FaixaSalarialTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  cargo_id: number
  codigo_ac: string | null
  nome_acpessoal: string | null
  codigo_cbo: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface FaixaSalarialCertificacoesIdsTable {
  empresa_id: number
  faixa_salarial_id: number
  certificacao_id: number
  ordem_: Generated<number>
}

export interface FaixaSalarialHistoricoTable {
  empresa_id: number
  id: Generated<number>
  faixa_salarial_id: number
  ordem_: Generated<number>
  data: string
  tipo: 1 | 2 | 3
  indice_id: number | null
  quantidade: number | null
  valor: number | null
  origem_id: number | null
  status: 'C' | 'A' | 'X' | null
  ate_: string | null
  versao: Generated<number>
}

export interface FaturamentoMensalTable {
  empresa_id: number
  id: Generated<number>
  mes_ano: string
  estabelecimento_id: number | null
  valor: number
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface GrupoOcupacionalTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  turnover: number | null
  considerar_qtd_colaboradores_por_cargo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface HabilidadeTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  observacao: string | null
  solicitar_comentario: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface HabilidadeAreasOrganizacionaisTable {
  empresa_id: number
  habilidade_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface HabilidadeComportamentoTable {
  empresa_id: number
  id: Generated<number>
  habilidade_id: number
  ordem_: Generated<number>
  descricao: string
  versao: Generated<number>
}

export interface HabilidadeCursosTable {
  empresa_id: number
  habilidade_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface IndiceTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  titulo: string | null
  grupo_ac_id: number | null
  codigo_ac: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface IndiceHistoricoTable {
  empresa_id: number
  id: Generated<number>
  indice_id: number
  ordem_: Generated<number>
  data: string
  valor: number
  origem_id: number | null
  status: 'C' | 'A' | 'X' | null
  ate_: string | null
  versao: Generated<number>
}

export interface NivelCompetenciaTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  ordem: number
  percentual: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface NivelCompetenciaTalentoTable {
  empresa_id: number
  id: Generated<number>
  talento_empresa_id: number
  talento_id: number
  data: string
  configuracao_id: number | null
  observacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface NivelCompetenciaTalentoLinhaTable {
  empresa_id: number
  id: Generated<number>
  nivel_competencia_talento_id: number
  ordem_: Generated<number>
  competencia_id: number
  por_criterios: Generated<boolean>
  nivel_competencia_id: number | null
  percentual: number | null
  versao: Generated<number>
}

export interface NivelCompetenciaTalentoLinhaCriteriosAtendidosTable {
  empresa_id: number
  nivel_competencia_talento_linha_id: number
  criterio_avaliacao_competencia_id: number
  ordem_: Generated<number>
}

export interface ReajusteColaboradorTable {
  empresa_id: number
  id: Generated<number>
  tabela_reajuste_colaborador_id: number
  cenario_id: number | null
  colaborador_empresa_id: number
  colaborador_id: number
  estabelecimento_atual_id: number | null
  area_organizacional_atual_id: number | null
  ambiente_atual_id: number | null
  faixa_salarial_atual_id: number | null
  funcao_atual_id: number | null
  tipo_salario_atual: 1 | 2 | 3 | null
  indice_atual_id: number | null
  quantidade_indice_atual: number | null
  estabelecimento_proposto_id: number | null
  area_organizacional_proposto_id: number | null
  ambiente_proposto_id: number | null
  faixa_salarial_proposto_id: number | null
  funcao_proposto_id: number | null
  superior_proposto_empresa_id: number | null
  superior_proposto_id: number | null
  sem_ambiente: boolean | null
  sem_funcao: boolean | null
  sem_superior: boolean | null
  tipo_salario_proposto: Generated<1 | 2 | 3>
  indice_proposto_id: number | null
  quantidade_indice_proposto: number | null
  salario_atual: number | null
  salario_proposto: number | null
  motivo: 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO' | null
  observacao: string | null
  versao: Generated<number>
}

export interface ReajusteFaixaSalarialTable {
  empresa_id: number
  id: Generated<number>
  tabela_reajuste_id: number
  cenario_id: number | null
  faixa_salarial_id: number
  valor_atual: number | null
  valor_proposto: number
  observacao: string | null
  versao: Generated<number>
}

export interface ReajusteIndiceTable {
  empresa_id: number
  id: Generated<number>
  tabela_reajuste_id: number
  cenario_id: number | null
  indice_id: number
  valor_atual: number | null
  valor_proposto: number
  observacao: string | null
  versao: Generated<number>
}

export interface ReajusteLancamentoTable {
  empresa_id: number
  id: Generated<number>
  tabela_reajuste_id: number
  talento_empresa_id: number | null
  talento_id: number | null
  faixa_salarial_id: number | null
  indice_id: number | null
  linha: number
  versao_linha: number
  aguardava: Generated<boolean>
  valor_antes: number | null
  valor_depois: number | null
  versao: Generated<number>
}

export interface TabelaReajusteColaboradorTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  data: string
  tipo_reajuste: 'C' | 'F' | 'I'
  dissidio: Generated<boolean>
  orcamento: number | null
  observacao: string | null
  talento_empresa_id: number | null
  talento_id: number | null
  modelo_documento_id: number | null
  avisa: boolean | null
  mensagem: string | null
  situacao: Generated<'E' | 'P' | 'V' | 'A' | 'C'>
  autor_id: number | null
  corrige_posteriores: boolean | null
  aplicada_em: string | null
  aplicada_por_id: number | null
  motivo_recusa: string | null
  cancelada_em: string | null
  cancelada_por_id: number | null
  motivo_cancelamento: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CargoSalarioTables {
  area_organizacional: AreaOrganizacionalTable
  area_organizacional_corresponsavel: AreaOrganizacionalCorresponsavelTable
  area_organizacional_email: AreaOrganizacionalEmailTable
  area_organizacional_responsavel: AreaOrganizacionalResponsavelTable
  atitude: AtitudeTable
  atitude_areas_organizacionais: AtitudeAreasOrganizacionaisTable
  atitude_comportamento: AtitudeComportamentoTable
  atitude_cursos: AtitudeCursosTable
  cargo: CargoTable
  cargo_areas_formacao_relacionadas: CargoAreasFormacaoRelacionadasTable
  cargo_areas_organizacionais: CargoAreasOrganizacionaisTable
  cargo_atitudes: CargoAtitudesTable
  cargo_conhecimentos: CargoConhecimentosTable
  cargo_etapa_seletivas: CargoEtapaSeletivasTable
  cargo_habilidades: CargoHabilidadesTable
  cenario_reajuste: CenarioReajusteTable
  competencia: CompetenciaTable
  competencia_areas_organizacionais: CompetenciaAreasOrganizacionaisTable
  config_nivel_faixa_salarial: ConfigNivelFaixaSalarialTable
  config_nivel_faixa_salarial_linha: ConfigNivelFaixaSalarialLinhaTable
  configuracao_nivel_competencia: ConfiguracaoNivelCompetenciaTable
  configuracao_nivel_competencia_nivel: ConfiguracaoNivelCompetenciaNivelTable
  conhecimento: ConhecimentoTable
  conhecimento_areas_organizacionais: ConhecimentoAreasOrganizacionaisTable
  conhecimento_comportamento: ConhecimentoComportamentoTable
  conhecimento_cursos: ConhecimentoCursosTable
  criterio_avaliacao_competencia: CriterioAvaliacaoCompetenciaTable
  faixa_salarial: FaixaSalarialTable
  faixa_salarial_certificacoes_ids: FaixaSalarialCertificacoesIdsTable
  faixa_salarial_historico: FaixaSalarialHistoricoTable
  faturamento_mensal: FaturamentoMensalTable
  grupo_ocupacional: GrupoOcupacionalTable
  habilidade: HabilidadeTable
  habilidade_areas_organizacionais: HabilidadeAreasOrganizacionaisTable
  habilidade_comportamento: HabilidadeComportamentoTable
  habilidade_cursos: HabilidadeCursosTable
  indice: IndiceTable
  indice_historico: IndiceHistoricoTable
  nivel_competencia: NivelCompetenciaTable
  nivel_competencia_talento: NivelCompetenciaTalentoTable
  nivel_competencia_talento_linha: NivelCompetenciaTalentoLinhaTable
  nivel_competencia_talento_linha_criterios_atendidos: NivelCompetenciaTalentoLinhaCriteriosAtendidosTable
  reajuste_colaborador: ReajusteColaboradorTable
  reajuste_faixa_salarial: ReajusteFaixaSalarialTable
  reajuste_indice: ReajusteIndiceTable
  reajuste_lancamento: ReajusteLancamentoTable
  tabela_reajuste_colaborador: TabelaReajusteColaboradorTable
}
