// Gerado por npm run generate; não edite.

import type { ColaboradorOcorrencia, ColaboradorOcorrenciaInput } from '#schemas/generated/types/gestao-talentos/colaborador-ocorrencia.ts'
import type { Geracao, GeracaoInput } from '#schemas/generated/types/gestao-talentos/geracao.ts'
import type { MotivoDesligamento, MotivoDesligamentoInput } from '#schemas/generated/types/gestao-talentos/motivo-desligamento.ts'
import type { PedidoDocumento, PedidoDocumentoInput } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'
import type { Providencia, ProvidenciaInput } from '#schemas/generated/types/gestao-talentos/providencia.ts'
import type { RoteiroTarefa, RoteiroTarefaInput } from '#schemas/generated/types/gestao-talentos/roteiro-tarefa.ts'
import type { Roteiro, RoteiroInput } from '#schemas/generated/types/gestao-talentos/roteiro.ts'
import type { TalentoCertificado, TalentoCertificadoInput } from '#schemas/generated/types/gestao-talentos/talento-certificado.ts'
import type { TalentoContatoEmergencia, TalentoContatoEmergenciaInput } from '#schemas/generated/types/gestao-talentos/talento-contato-emergencia.ts'
import type { TalentoDependente, TalentoDependenteInput } from '#schemas/generated/types/gestao-talentos/talento-dependente.ts'
import type { TalentoDocumento, TalentoDocumentoInput } from '#schemas/generated/types/gestao-talentos/talento-documento.ts'
import type { TalentoExperiencia, TalentoExperienciaInput } from '#schemas/generated/types/gestao-talentos/talento-experiencia.ts'
import type { TalentoFormacao, TalentoFormacaoInput } from '#schemas/generated/types/gestao-talentos/talento-formacao.ts'
import type { TalentoHistorico, TalentoHistoricoInput } from '#schemas/generated/types/gestao-talentos/talento-historico.ts'
import type { TalentoIdioma, TalentoIdiomaInput } from '#schemas/generated/types/gestao-talentos/talento-idioma.ts'
import type { Talento, TalentoInput } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { TarefaTalento, TarefaTalentoInput } from '#schemas/generated/types/gestao-talentos/tarefa-talento.ts'
import type { TipoDocumento, TipoDocumentoInput } from '#schemas/generated/types/gestao-talentos/tipo-documento.ts'
import type { TipoOcorrencia, TipoOcorrenciaInput } from '#schemas/generated/types/gestao-talentos/tipo-ocorrencia.ts'

export interface GestaoTalentosEntities {
  'gestao-talentos/colaborador-ocorrencia': ColaboradorOcorrencia
  'gestao-talentos/geracao': Geracao
  'gestao-talentos/motivo-desligamento': MotivoDesligamento
  'gestao-talentos/pedido-documento': PedidoDocumento
  'gestao-talentos/providencia': Providencia
  'gestao-talentos/roteiro-tarefa': RoteiroTarefa
  'gestao-talentos/roteiro': Roteiro
  'gestao-talentos/talento-certificado': TalentoCertificado
  'gestao-talentos/talento-contato-emergencia': TalentoContatoEmergencia
  'gestao-talentos/talento-dependente': TalentoDependente
  'gestao-talentos/talento-documento': TalentoDocumento
  'gestao-talentos/talento-experiencia': TalentoExperiencia
  'gestao-talentos/talento-formacao': TalentoFormacao
  'gestao-talentos/talento-historico': TalentoHistorico
  'gestao-talentos/talento-idioma': TalentoIdioma
  'gestao-talentos/talento': Talento
  'gestao-talentos/tarefa-talento': TarefaTalento
  'gestao-talentos/tipo-documento': TipoDocumento
  'gestao-talentos/tipo-ocorrencia': TipoOcorrencia
}

export interface GestaoTalentosInputs {
  'gestao-talentos/colaborador-ocorrencia': ColaboradorOcorrenciaInput
  'gestao-talentos/geracao': GeracaoInput
  'gestao-talentos/motivo-desligamento': MotivoDesligamentoInput
  'gestao-talentos/pedido-documento': PedidoDocumentoInput
  'gestao-talentos/providencia': ProvidenciaInput
  'gestao-talentos/roteiro-tarefa': RoteiroTarefaInput
  'gestao-talentos/roteiro': RoteiroInput
  'gestao-talentos/talento-certificado': TalentoCertificadoInput
  'gestao-talentos/talento-contato-emergencia': TalentoContatoEmergenciaInput
  'gestao-talentos/talento-dependente': TalentoDependenteInput
  'gestao-talentos/talento-documento': TalentoDocumentoInput
  'gestao-talentos/talento-experiencia': TalentoExperienciaInput
  'gestao-talentos/talento-formacao': TalentoFormacaoInput
  'gestao-talentos/talento-historico': TalentoHistoricoInput
  'gestao-talentos/talento-idioma': TalentoIdiomaInput
  'gestao-talentos/talento': TalentoInput
  'gestao-talentos/tarefa-talento': TarefaTalentoInput
  'gestao-talentos/tipo-documento': TipoDocumentoInput
  'gestao-talentos/tipo-ocorrencia': TipoOcorrenciaInput
}
