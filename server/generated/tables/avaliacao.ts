// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AspectoTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  nome: string
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface AvaliacaoDesempenhoTable {
  empresa_id: number
  id: Generated<number>
  titulo: string | null
  data_ini: string | null
  data_fim: string | null
  avaliar_somente_competencias: Generated<boolean>
  modelo_avaliacao_id: number | null
  tipo: Generated<'1.0' | '2.0'>
  formato: '0' | '1' | null
  abrangencia: '90' | '180' | '360' | null
  permite_auto_avaliacao: boolean
  anonima: boolean
  avaliar_competencias_cargo: Generated<boolean>
  exibir_nivel_competencia_exigido: Generated<boolean>
  exibir_performance_profissional: Generated<boolean>
  exibe_resultado_auto_avaliacao: Generated<boolean>
  nota_questionario_manual: Generated<boolean>
  considera_resp_coresp_hierarquia: Generated<boolean>
  peso_avaliador: number | null
  peso_autoavaliacao: number | null
  peso_gestor: number | null
  peso_liderado: number | null
  peso_par: number | null
  quantidade_pares: number | null
  percentual_competencias: number | null
  percentual_metas: number | null
  dias_lembrete: ColumnType<unknown | null, string | null | undefined, string | null>
  lembrada_em: string | null
  situacao: Generated<'P' | 'L' | 'B' | 'E' | 'U'>
  minimo_respostas: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AvaliacaoDesempenhoModeloTable {
  empresa_id: number
  id: Generated<number>
  avaliacao_desempenho_id: number
  ordem_: Generated<number>
  cargo_id: number
  modelo_avaliacao_id: number
  versao: Generated<number>
}

export interface AvaliadoAvaliacaoDesempenhoTable {
  empresa_id: number
  id: Generated<number>
  avaliacao_desempenho_id: number
  avaliado_empresa_id: number
  avaliado_id: number
  estabelecimento_id: number | null
  area_organizacional_id: number | null
  cargo_id: number | null
  faixa_salarial_id: number | null
  modelo_avaliacao_id: number | null
  questionario_id: number | null
  numero_versao: number | null
  competencias: ColumnType<unknown | null, string | null | undefined, string | null>
  papeis: ColumnType<unknown | null, string | null | undefined, string | null>
  potencial: number | null
  desempenho: number | null
  metas: number | null
  resultado: number | null
  versao: Generated<number>
}

export interface AvisoExperienciaTable {
  empresa_id: number
  id: Generated<number>
  colaborador_id: number
  periodo_id: number
  vencimento: string
  versao: Generated<number>
}

export interface CalibracaoNineboxTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  avaliacao_desempenho_id: number
  situacao: Generated<'A' | 'E'>
  aberta_por_id: number | null
  aberta_em: string | null
  encerrada_por_id: number | null
  encerrada_em: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

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

export interface ColaboradorQuestionarioTable {
  empresa_id: number
  id: Generated<number>
  titulo: string | null
  cabecalho: string | null
  origem: Generated<'S' | 'D' | 'A' | 'V' | 'L' | 'P' | 'E'>
  modelo_avaliacao_id: number | null
  questionario_id: number | null
  numero_versao: number | null
  colaborador_empresa_id: number | null
  colaborador_id: number | null
  avaliador_empresa_id: number | null
  avaliador_id: number | null
  avaliacao_desempenho_id: number | null
  papel: 'R' | 'U' | 'L' | 'A' | 'P' | null
  periodo_experiencia_id: number | null
  pesquisa_id: number | null
  avaliacao_turma_id: number | null
  entrevista_id: number | null
  email: string | null
  prazo: string | null
  situacao: Generated<'N' | 'P' | 'R'>
  respondida_em: string | null
  respondida_por_id: number | null
  performance: number | null
  performance_manual: number | null
  percentual_minimo_aprovacao: number | null
  aprovado: boolean | null
  observacao: string | null
  anonima: boolean | null
  niveis: ColumnType<unknown | null, string | null | undefined, string | null>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface ColaboradorQuestionarioRespostaTable {
  empresa_id: number
  id: Generated<number>
  colaborador_questionario_id: number
  ordem_: Generated<number>
  pergunta_id: number
  tipo_id: 1 | 5 | 3 | 4
  respostas_ids: ColumnType<unknown | null, string | null | undefined, string | null>
  nota: number | null
  comentario: string | null
  observacao: string | null
  correcao: number | null
  versao: Generated<number>
}

export interface ModeloAvaliacaoTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  tipo: Generated<'D' | 'A' | 'L'>
  periodo_acompanhamento_experiencia_id: number | null
  percentual_minimo_aprovacao: number | null
  ordem_aleatoria: Generated<boolean>
  ativo: Generated<boolean>
  observacao: string | null
  questionario_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MovimentoCalibracaoNineboxTable {
  empresa_id: number
  id: Generated<number>
  calibracao_id: number
  avaliacao_desempenho_id: number
  colaborador_empresa_id: number
  colaborador_id: number
  de: number
  para: number
  motivo: string
  quem_id: number
  quando: string
  desfeito_por_id: number | null
  desfeito_em: string | null
  versao: Generated<number>
}

export interface NineboxTable {
  empresa_id: number
  id: Generated<number>
  data: string
  percentual_baixo_potencial: Generated<number>
  percentual_alto_potencial: Generated<number>
  percentual_baixo_desempenho: Generated<number>
  percentual_alto_desempenho: Generated<number>
  box1_nomeclatura: Generated<string>
  box1_descricao: Generated<string>
  box2_nomeclatura: Generated<string>
  box2_descricao: Generated<string>
  box3_nomeclatura: Generated<string>
  box3_descricao: Generated<string>
  box4_nomeclatura: Generated<string>
  box4_descricao: Generated<string>
  box5_nomeclatura: Generated<string>
  box5_descricao: Generated<string>
  box6_nomeclatura: Generated<string>
  box6_descricao: Generated<string>
  box7_nomeclatura: Generated<string>
  box7_descricao: Generated<string>
  box8_nomeclatura: Generated<string>
  box8_descricao: Generated<string>
  box9_nomeclatura: Generated<string>
  box9_descricao: Generated<string>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface NivelObtidoTable {
  empresa_id: number
  id: Generated<number>
  avaliacao_desempenho_id: number
  talento_empresa_id: number
  talento_id: number
  estabelecimento_id: number | null
  area_organizacional_id: number | null
  cargo_id: number | null
  competencia_id: number
  competencia: string
  tipo: 'C' | 'H' | 'A'
  exigido: number
  obtido: number | null
  versao: Generated<number>
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

export interface ParticipanteAvaliacaoDesempenhoTable {
  empresa_id: number
  id: Generated<number>
  avaliacao_desempenho_id: number
  avaliado_empresa_id: number
  avaliado_id: number
  avaliador_empresa_id: number | null
  avaliador_id: number | null
  papel: Generated<'R' | 'U' | 'L' | 'A' | 'P'>
  versao: Generated<number>
}

export interface PdiTable {
  empresa_id: number
  id: Generated<number>
  colaborador_empresa_id: number
  colaborador_id: number
  avaliacao_desempenho_id: number | null
  criado_em: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface PdiItemTable {
  empresa_id: number
  id: Generated<number>
  pdi_id: number
  ordem_: Generated<number>
  acao: string
  competencia_id: number | null
  nivel_exigido: string | null
  nivel_obtido: string | null
  prazo: string
  situacao: Generated<'P' | 'A' | 'C'>
  responsavel_empresa_id: number | null
  responsavel_id: number | null
  versao: Generated<number>
}

export interface PdiItemCursosTable {
  empresa_id: number
  pdi_item_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface PerguntaTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  ordem: number | null
  texto: string
  tipo: 1 | 5 | 3 | 4
  aspecto_id: number | null
  peso: number | null
  obrigatoria: Generated<boolean>
  nota_minima: number | null
  nota_maxima: number | null
  exigir_comentario: Generated<boolean>
  comentario: string | null
  resposta_sugerida: string | null
  condicao_pergunta_id: number | null
  condicao_opcoes: ColumnType<unknown | null, string | null | undefined, string | null>
  condicao_nota_de: number | null
  condicao_nota_ate: number | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface PerguntaRespostaTable {
  empresa_id: number
  id: Generated<number>
  pergunta_id: number
  ordem_: Generated<number>
  texto: string
  peso: number | null
  versao: Generated<number>
}

export interface PeriodoExperienciaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  dias: number
  ativo: Generated<boolean>
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
  aspecto: AspectoTable
  avaliacao_desempenho: AvaliacaoDesempenhoTable
  avaliacao_desempenho_modelo: AvaliacaoDesempenhoModeloTable
  avaliado_avaliacao_desempenho: AvaliadoAvaliacaoDesempenhoTable
  aviso_experiencia: AvisoExperienciaTable
  calibracao_ninebox: CalibracaoNineboxTable
  check_in_resultado: CheckInResultadoTable
  colaborador_questionario: ColaboradorQuestionarioTable
  colaborador_questionario_resposta: ColaboradorQuestionarioRespostaTable
  modelo_avaliacao: ModeloAvaliacaoTable
  movimento_calibracao_ninebox: MovimentoCalibracaoNineboxTable
  ninebox: NineboxTable
  nivel_obtido: NivelObtidoTable
  objetivo: ObjetivoTable
  participante_avaliacao_desempenho: ParticipanteAvaliacaoDesempenhoTable
  pdi: PdiTable
  pdi_item: PdiItemTable
  pdi_item_cursos: PdiItemCursosTable
  pergunta: PerguntaTable
  pergunta_resposta: PerguntaRespostaTable
  periodo_experiencia: PeriodoExperienciaTable
  periodo_meta: PeriodoMetaTable
  resultado_chave: ResultadoChaveTable
}
