// Gerado por npm run generate; não edite.

import type { AvaliacaoCurso, AvaliacaoCursoInput } from '#schemas/generated/types/desenvolvimento/avaliacao-curso.ts'
import type { CategoriaCurso, CategoriaCursoInput } from '#schemas/generated/types/desenvolvimento/categoria-curso.ts'
import type { Certificacao, CertificacaoInput } from '#schemas/generated/types/desenvolvimento/certificacao.ts'
import type { Curso, CursoInput } from '#schemas/generated/types/desenvolvimento/curso.ts'

export interface DesenvolvimentoEntities {
  'desenvolvimento/avaliacao-curso': AvaliacaoCurso
  'desenvolvimento/categoria-curso': CategoriaCurso
  'desenvolvimento/certificacao': Certificacao
  'desenvolvimento/curso': Curso
}

export interface DesenvolvimentoInputs {
  'desenvolvimento/avaliacao-curso': AvaliacaoCursoInput
  'desenvolvimento/categoria-curso': CategoriaCursoInput
  'desenvolvimento/certificacao': CertificacaoInput
  'desenvolvimento/curso': CursoInput
}
