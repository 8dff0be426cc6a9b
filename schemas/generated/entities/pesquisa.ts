// Gerado por npm run generate; não edite.

import type { Pesquisa, PesquisaInput } from '#schemas/generated/types/pesquisa/pesquisa.ts'
import type { ModeloEntrevista, ModeloEntrevistaInput } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'
import type { ConviteNps, ConviteNpsInput } from '#schemas/generated/types/pesquisa/convite-nps.ts'
import type { QuestionarioVersao, QuestionarioVersaoInput } from '#schemas/generated/types/pesquisa/questionario-versao.ts'
import type { Questionario, QuestionarioInput } from '#schemas/generated/types/pesquisa/questionario.ts'

export interface PesquisaEntities {
  'pesquisa/pesquisa': Pesquisa
  'pesquisa/modelo-entrevista': ModeloEntrevista
  'pesquisa/convite-nps': ConviteNps
  'pesquisa/questionario-versao': QuestionarioVersao
  'pesquisa/questionario': Questionario
}

export interface PesquisaInputs {
  'pesquisa/pesquisa': PesquisaInput
  'pesquisa/modelo-entrevista': ModeloEntrevistaInput
  'pesquisa/convite-nps': ConviteNpsInput
  'pesquisa/questionario-versao': QuestionarioVersaoInput
  'pesquisa/questionario': QuestionarioInput
}
