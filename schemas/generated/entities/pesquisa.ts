// Gerado por npm run generate; não edite.

import type { AcaoPesquisa, AcaoPesquisaInput } from '#schemas/generated/types/pesquisa/acao-pesquisa.ts'
import type { AvaliacaoTurma, AvaliacaoTurmaInput } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'
import type { ConviteNps, ConviteNpsInput } from '#schemas/generated/types/pesquisa/convite-nps.ts'
import type { EnvioExterno, EnvioExternoInput } from '#schemas/generated/types/pesquisa/envio-externo.ts'
import type { ModeloEntrevista, ModeloEntrevistaInput } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'
import type { PesquisaDocumento, PesquisaDocumentoInput } from '#schemas/generated/types/pesquisa/pesquisa-documento.ts'
import type { Pesquisa, PesquisaInput } from '#schemas/generated/types/pesquisa/pesquisa.ts'
import type { QuestionarioVersao, QuestionarioVersaoInput } from '#schemas/generated/types/pesquisa/questionario-versao.ts'
import type { Questionario, QuestionarioInput } from '#schemas/generated/types/pesquisa/questionario.ts'
import type { RespostaExterna, RespostaExternaInput } from '#schemas/generated/types/pesquisa/resposta-externa.ts'

export interface PesquisaEntities {
  'pesquisa/acao-pesquisa': AcaoPesquisa
  'pesquisa/avaliacao-turma': AvaliacaoTurma
  'pesquisa/convite-nps': ConviteNps
  'pesquisa/envio-externo': EnvioExterno
  'pesquisa/modelo-entrevista': ModeloEntrevista
  'pesquisa/pesquisa-documento': PesquisaDocumento
  'pesquisa/pesquisa': Pesquisa
  'pesquisa/questionario-versao': QuestionarioVersao
  'pesquisa/questionario': Questionario
  'pesquisa/resposta-externa': RespostaExterna
}

export interface PesquisaInputs {
  'pesquisa/acao-pesquisa': AcaoPesquisaInput
  'pesquisa/avaliacao-turma': AvaliacaoTurmaInput
  'pesquisa/convite-nps': ConviteNpsInput
  'pesquisa/envio-externo': EnvioExternoInput
  'pesquisa/modelo-entrevista': ModeloEntrevistaInput
  'pesquisa/pesquisa-documento': PesquisaDocumentoInput
  'pesquisa/pesquisa': PesquisaInput
  'pesquisa/questionario-versao': QuestionarioVersaoInput
  'pesquisa/questionario': QuestionarioInput
  'pesquisa/resposta-externa': RespostaExternaInput
}
