// Gerado por npm run generate; não edite.

import type { AvaliacaoCurso, AvaliacaoCursoInput } from '#schemas/generated/types/desenvolvimento/avaliacao-curso.ts'
import type { CategoriaCurso, CategoriaCursoInput } from '#schemas/generated/types/desenvolvimento/categoria-curso.ts'
import type { Certificacao, CertificacaoInput } from '#schemas/generated/types/desenvolvimento/certificacao.ts'
import type { ColaboradorTurma, ColaboradorTurmaInput } from '#schemas/generated/types/desenvolvimento/colaborador-turma.ts'
import type { Curso, CursoInput } from '#schemas/generated/types/desenvolvimento/curso.ts'
import type { DiaTurma, DiaTurmaInput } from '#schemas/generated/types/desenvolvimento/dia-turma.ts'
import type { Turma, TurmaInput } from '#schemas/generated/types/desenvolvimento/turma.ts'

export interface DesenvolvimentoEntities {
  'desenvolvimento/avaliacao-curso': AvaliacaoCurso
  'desenvolvimento/categoria-curso': CategoriaCurso
  'desenvolvimento/certificacao': Certificacao
  'desenvolvimento/colaborador-turma': ColaboradorTurma
  'desenvolvimento/curso': Curso
  'desenvolvimento/dia-turma': DiaTurma
  'desenvolvimento/turma': Turma
}

export interface DesenvolvimentoInputs {
  'desenvolvimento/avaliacao-curso': AvaliacaoCursoInput
  'desenvolvimento/categoria-curso': CategoriaCursoInput
  'desenvolvimento/certificacao': CertificacaoInput
  'desenvolvimento/colaborador-turma': ColaboradorTurmaInput
  'desenvolvimento/curso': CursoInput
  'desenvolvimento/dia-turma': DiaTurmaInput
  'desenvolvimento/turma': TurmaInput
}
