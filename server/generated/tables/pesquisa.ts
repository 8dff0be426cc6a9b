// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AcaoPesquisaTable {
  empresa_id: number
  id: Generated<number>
  pesquisa_id: number
  aspecto: string | null
  medida: string
  responsavel_empresa_id: number
  responsavel_id: number
  prazo: string
  mostra_aos_participantes: Generated<boolean>
  situacao: Generated<'P' | 'A' | 'C' | 'X'>
  concluida_em: string | null
  andamento: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface AvaliacaoTurmaTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  turma_id: number
  modelo_avaliacao_id: number | null
  cabecalho: string | null
  data_ini: string
  data_fim: string
  anonima: boolean
  ordem_aleatoria: Generated<boolean>
  questionario_id: number | null
  numero_versao: number | null
  grupo_minimo: number | null
  situacao: Generated<'P' | 'L' | 'E'>
  liberada_em: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface ConviteNpsTable {
  empresa_id: number
  id: Generated<number>
  usuario_id: number
  perguntado_em: string
  adiamentos: Generated<number>
  adiado_ate: string | null
  respondido_em: string | null
  versao: Generated<number>
}

export interface EnvioExternoTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  numero_versao: number | null
  identificador: string | null
  enviado_em: string | null
  sincronizado_em: string | null
  recebidas: Generated<number>
  recusadas: Generated<number>
  falha: string | null
  falha_em: string | null
  versao: Generated<number>
}

export interface ModeloEntrevistaTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  cabecalho: string | null
  ativo: Generated<boolean>
  padrao: Generated<boolean>
  ordem_aleatoria: Generated<boolean>
  questionario_id: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface ModeloEntrevistaMotivosTable {
  empresa_id: number
  modelo_entrevista_id: number
  motivo_desligamento_id: number
  ordem_: Generated<number>
}

export interface PesquisaTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  cabecalho: string | null
  data_ini: string
  data_fim: string
  anonima: boolean
  por_link: Generated<boolean>
  grupo_minimo: number | null
  atributos: ColumnType<string[] | null, string | null | undefined, string | null>
  exibir_performance: Generated<boolean>
  ordem_aleatoria: Generated<boolean>
  repeticao: 'M' | 'T' | 'S' | 'A' | null
  repetida_em: string | null
  publico_quem: 'TODOS' | 'CRITERIOS' | null
  publico_vinculos: ColumnType<string[] | null, string | null | undefined, string | null>
  publico_tempo_empresa_minimo: number | null
  publico_tempo_empresa_maximo: number | null
  publico_incluir_admitidos_depois: Generated<boolean>
  agradecimento: string | null
  dias_lembrete: ColumnType<unknown | null, string | null | undefined, string | null>
  lembrada_em: string | null
  questionario_id: number | null
  numero_versao: number | null
  situacao: Generated<'P' | 'L' | 'E' | 'U'>
  link_aberto: boolean | null
  link_numero: number | null
  liberada_em: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface PesquisaDocumentoTable {
  empresa_id: number
  id: Generated<number>
  pesquisa_id: number
  ordem_: Generated<number>
  descricao: string
  data: string
  tipo_documento_id: number | null
  documento: string
  mostra_aos_respondentes: Generated<boolean>
  observacao: string | null
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface PesquisaPublicoAreasOrganizacionaisTable {
  empresa_id: number
  pesquisa_id: number
  area_organizacional_id: number
  ordem_: Generated<number>
}

export interface PesquisaPublicoCargosTable {
  empresa_id: number
  pesquisa_id: number
  cargo_id: number
  ordem_: Generated<number>
}

export interface PesquisaPublicoEstabelecimentosTable {
  empresa_id: number
  pesquisa_id: number
  estabelecimento_id: number
  ordem_: Generated<number>
}

export interface PesquisaPublicoExcetoTalentosTable {
  empresa_id: number
  pesquisa_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface PesquisaPublicoGruposOcupacionaisTable {
  empresa_id: number
  pesquisa_id: number
  grupo_ocupacional_id: number
  ordem_: Generated<number>
}

export interface PesquisaPublicoTalentosTable {
  empresa_id: number
  pesquisa_id: number
  talento_empresa_id: number
  talento_id: number
  ordem_: Generated<number>
}

export interface QuestionarioTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  tipo: Generated<'D' | 'A' | 'L' | 'P' | 'E' | 'B'>
  ordem_aleatoria: Generated<boolean>
  versao: Generated<number>
  busca: GeneratedAlways<string>
}

export interface QuestionarioVersaoTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  ordem_: Generated<number>
  numero: number
  liberada_em: string
  quantidade: number
  ordem_aleatoria: boolean | null
  perguntas: ColumnType<unknown | null, string | null | undefined, string | null>
  versao: Generated<number>
}

export interface RespostaExternaTable {
  empresa_id: number
  id: Generated<number>
  questionario_id: number
  identificador: string
  versao: Generated<number>
}

export interface PesquisaTables {
  acao_pesquisa: AcaoPesquisaTable
  avaliacao_turma: AvaliacaoTurmaTable
  convite_nps: ConviteNpsTable
  envio_externo: EnvioExternoTable
  modelo_entrevista: ModeloEntrevistaTable
  modelo_entrevista_motivos: ModeloEntrevistaMotivosTable
  pesquisa: PesquisaTable
  pesquisa_documento: PesquisaDocumentoTable
  pesquisa_publico_areas_organizacionais: PesquisaPublicoAreasOrganizacionaisTable
  pesquisa_publico_cargos: PesquisaPublicoCargosTable
  pesquisa_publico_estabelecimentos: PesquisaPublicoEstabelecimentosTable
  pesquisa_publico_exceto_talentos: PesquisaPublicoExcetoTalentosTable
  pesquisa_publico_grupos_ocupacionais: PesquisaPublicoGruposOcupacionaisTable
  pesquisa_publico_talentos: PesquisaPublicoTalentosTable
  questionario: QuestionarioTable
  questionario_versao: QuestionarioVersaoTable
  resposta_externa: RespostaExternaTable
}
