// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AvaliacaoCursoTable {
  empresa_id: number
  id: Generated<number>
  titulo: string
  tipo: 'n' | 'p' | 'a'
  minimo_aprovacao: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CategoriaCursoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  meta_horas: string | null
  observacao: string | null
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CertificacaoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  periodicidade: number | null
  certificacao_pre_requisito_id: number | null
  certificado_titulo: string | null
  certificado_conteudo: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CertificacaoCursosTable {
  empresa_id: number
  certificacao_id: number
  curso_empresa_id: number
  curso_id: number
  ordem_: Generated<number>
}

export interface ColaboradorTurmaTable {
  empresa_id: number
  id: Generated<number>
  turma_id: number
  colaborador_empresa_id: number
  colaborador_id: number
  prioridade_treinamento: 'A' | 'M' | 'B' | null
  nota: number | null
  aprovado: Generated<boolean>
  motivo_reprovacao: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface CursoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  carga_horaria: string | null
  conteudo_programatico: string | null
  criterio_avaliacao: string | null
  percentual_minimo_frequencia: number | null
  online: Generated<boolean>
  periodicidade: number | null
  certificado_titulo: string | null
  certificado_conteudo: string | null
  categoria_curso_id: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface CursoAvaliacoesCursoTable {
  empresa_id: number
  curso_id: number
  avaliacao_curso_id: number
  ordem_: Generated<number>
}

export interface CursoEmpresasParticipantesTable {
  empresa_id: number
  curso_id: number
  alvo_id: number
  ordem_: Generated<number>
}

export interface DespesaTurmaTable {
  empresa_id: number
  id: Generated<number>
  turma_id: number
  tipo_despesa_id: number
  valor: number
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
}

export interface DiaTurmaTable {
  empresa_id: number
  id: Generated<number>
  turma_id: number
  dia: string
  descricao: string | null
  turno: Generated<'D' | 'M' | 'T' | 'N'>
  hora_ini: string | null
  hora_fim: string | null
  link: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MetaHorasTreinamentoTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface MetaHorasTreinamentoMetaTable {
  empresa_id: number
  id: Generated<number>
  meta_horas_treinamento_id: number
  ordem_: Generated<number>
  mes_ano: string
  meta_hora: string
  editavel: Generated<boolean>
  versao: Generated<number>
}

export interface TipoDespesaTable {
  empresa_id: number
  id: Generated<number>
  descricao: string
  ativo: Generated<boolean>
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface TurmaTable {
  empresa_id: number
  id: Generated<number>
  curso_empresa_id: number
  curso_id: number
  descricao: string
  custo: number | null
  instrutor: string | null
  instituicao: string | null
  data_prev_ini: string
  data_prev_fim: string
  horario: string | null
  realizada: Generated<boolean>
  qtd_participantes_previstos: number | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface DesenvolvimentoTables {
  avaliacao_curso: AvaliacaoCursoTable
  categoria_curso: CategoriaCursoTable
  certificacao: CertificacaoTable
  certificacao_cursos: CertificacaoCursosTable
  colaborador_turma: ColaboradorTurmaTable
  curso: CursoTable
  curso_avaliacoes_curso: CursoAvaliacoesCursoTable
  curso_empresas_participantes: CursoEmpresasParticipantesTable
  despesa_turma: DespesaTurmaTable
  dia_turma: DiaTurmaTable
  meta_horas_treinamento: MetaHorasTreinamentoTable
  meta_horas_treinamento_meta: MetaHorasTreinamentoMetaTable
  tipo_despesa: TipoDespesaTable
  turma: TurmaTable
}
