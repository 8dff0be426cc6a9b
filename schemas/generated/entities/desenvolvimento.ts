// Gerado por npm run generate; não edite.

import type { AvaliacaoCurso, AvaliacaoCursoInput } from '#schemas/generated/types/desenvolvimento/avaliacao-curso.ts'
import type { CategoriaCurso, CategoriaCursoInput } from '#schemas/generated/types/desenvolvimento/categoria-curso.ts'
import type { Certificacao, CertificacaoInput } from '#schemas/generated/types/desenvolvimento/certificacao.ts'
import type { ColaboradorTurma, ColaboradorTurmaInput } from '#schemas/generated/types/desenvolvimento/colaborador-turma.ts'
import type { Curso, CursoInput } from '#schemas/generated/types/desenvolvimento/curso.ts'
import type { DespesaTurma, DespesaTurmaInput } from '#schemas/generated/types/desenvolvimento/despesa-turma.ts'
import type { DiaTurma, DiaTurmaInput } from '#schemas/generated/types/desenvolvimento/dia-turma.ts'
import type { MetaHorasTreinamentoMeta, MetaHorasTreinamentoMetaInput } from '#schemas/generated/types/desenvolvimento/meta-horas-treinamento-meta.ts'
import type { MetaHorasTreinamento, MetaHorasTreinamentoInput } from '#schemas/generated/types/desenvolvimento/meta-horas-treinamento.ts'
import type { TipoDespesa, TipoDespesaInput } from '#schemas/generated/types/desenvolvimento/tipo-despesa.ts'
import type { Turma, TurmaInput } from '#schemas/generated/types/desenvolvimento/turma.ts'

export interface DesenvolvimentoEntities {
  'desenvolvimento/avaliacao-curso': AvaliacaoCurso
  'desenvolvimento/categoria-curso': CategoriaCurso
  'desenvolvimento/certificacao': Certificacao
  'desenvolvimento/colaborador-turma': ColaboradorTurma
  'desenvolvimento/curso': Curso
  'desenvolvimento/despesa-turma': DespesaTurma
  'desenvolvimento/dia-turma': DiaTurma
  'desenvolvimento/meta-horas-treinamento-meta': MetaHorasTreinamentoMeta
  'desenvolvimento/meta-horas-treinamento': MetaHorasTreinamento
  'desenvolvimento/tipo-despesa': TipoDespesa
  'desenvolvimento/turma': Turma
}

export interface DesenvolvimentoInputs {
  'desenvolvimento/avaliacao-curso': AvaliacaoCursoInput
  'desenvolvimento/categoria-curso': CategoriaCursoInput
  'desenvolvimento/certificacao': CertificacaoInput
  'desenvolvimento/colaborador-turma': ColaboradorTurmaInput
  'desenvolvimento/curso': CursoInput
  'desenvolvimento/despesa-turma': DespesaTurmaInput
  'desenvolvimento/dia-turma': DiaTurmaInput
  'desenvolvimento/meta-horas-treinamento-meta': MetaHorasTreinamentoMetaInput
  'desenvolvimento/meta-horas-treinamento': MetaHorasTreinamentoInput
  'desenvolvimento/tipo-despesa': TipoDespesaInput
  'desenvolvimento/turma': TurmaInput
}
