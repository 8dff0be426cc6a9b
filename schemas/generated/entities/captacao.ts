// Gerado por npm run generate; não edite.

import type { Anuncio, AnuncioInput } from '#schemas/generated/types/captacao/anuncio.ts'
import type { AreaFormacao, AreaFormacaoInput } from '#schemas/generated/types/captacao/area-formacao.ts'
import type { AreaInteresse, AreaInteresseInput } from '#schemas/generated/types/captacao/area-interesse.ts'
import type { AvaliacaoCandidatoResposta, AvaliacaoCandidatoRespostaInput } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { AvaliacaoCandidato, AvaliacaoCandidatoInput } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { CandidatoCertificado, CandidatoCertificadoInput } from '#schemas/generated/types/captacao/candidato-certificado.ts'
import type { CandidatoDocumento, CandidatoDocumentoInput } from '#schemas/generated/types/captacao/candidato-documento.ts'
import type { CandidatoExperiencia, CandidatoExperienciaInput } from '#schemas/generated/types/captacao/candidato-experiencia.ts'
import type { CandidatoFormacao, CandidatoFormacaoInput } from '#schemas/generated/types/captacao/candidato-formacao.ts'
import type { CandidatoIdioma, CandidatoIdiomaInput } from '#schemas/generated/types/captacao/candidato-idioma.ts'
import type { CandidatoSolicitacaoEvento, CandidatoSolicitacaoEventoInput } from '#schemas/generated/types/captacao/candidato-solicitacao-evento.ts'
import type { CandidatoSolicitacao, CandidatoSolicitacaoInput } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import type { Candidato, CandidatoInput } from '#schemas/generated/types/captacao/candidato.ts'
import type { ComoFicouSabendoVaga, ComoFicouSabendoVagaInput } from '#schemas/generated/types/captacao/como-ficou-sabendo-vaga.ts'
import type { EntrevistaNota, EntrevistaNotaInput } from '#schemas/generated/types/captacao/entrevista-nota.ts'
import type { Entrevista, EntrevistaInput } from '#schemas/generated/types/captacao/entrevista.ts'
import type { EtapaSeletiva, EtapaSeletivaInput } from '#schemas/generated/types/captacao/etapa-seletiva.ts'
import type { ExamePalografico, ExamePalograficoInput } from '#schemas/generated/types/captacao/exame-palografico.ts'
import type { Idioma, IdiomaInput } from '#schemas/generated/types/captacao/idioma.ts'
import type { ModeloAvaliacaoCandidatoPerguntaResposta, ModeloAvaliacaoCandidatoPerguntaRespostaInput } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta-resposta.ts'
import type { ModeloAvaliacaoCandidatoPergunta, ModeloAvaliacaoCandidatoPerguntaInput } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta.ts'
import type { ModeloAvaliacaoCandidato, ModeloAvaliacaoCandidatoInput } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato.ts'
import type { ModeloEmail, ModeloEmailInput } from '#schemas/generated/types/captacao/modelo-email.ts'
import type { MotivoRecusa, MotivoRecusaInput } from '#schemas/generated/types/captacao/motivo-recusa.ts'
import type { MotivoSolicitacao, MotivoSolicitacaoInput } from '#schemas/generated/types/captacao/motivo-solicitacao.ts'
import type { SolicitacaoPessoalEvento, SolicitacaoPessoalEventoInput } from '#schemas/generated/types/captacao/solicitacao-pessoal-evento.ts'
import type { SolicitacaoPessoal, SolicitacaoPessoalInput } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'

export interface CaptacaoEntities {
  'captacao/anuncio': Anuncio
  'captacao/area-formacao': AreaFormacao
  'captacao/area-interesse': AreaInteresse
  'captacao/avaliacao-candidato-resposta': AvaliacaoCandidatoResposta
  'captacao/avaliacao-candidato': AvaliacaoCandidato
  'captacao/candidato-certificado': CandidatoCertificado
  'captacao/candidato-documento': CandidatoDocumento
  'captacao/candidato-experiencia': CandidatoExperiencia
  'captacao/candidato-formacao': CandidatoFormacao
  'captacao/candidato-idioma': CandidatoIdioma
  'captacao/candidato-solicitacao-evento': CandidatoSolicitacaoEvento
  'captacao/candidato-solicitacao': CandidatoSolicitacao
  'captacao/candidato': Candidato
  'captacao/como-ficou-sabendo-vaga': ComoFicouSabendoVaga
  'captacao/entrevista-nota': EntrevistaNota
  'captacao/entrevista': Entrevista
  'captacao/etapa-seletiva': EtapaSeletiva
  'captacao/exame-palografico': ExamePalografico
  'captacao/idioma': Idioma
  'captacao/modelo-avaliacao-candidato-pergunta-resposta': ModeloAvaliacaoCandidatoPerguntaResposta
  'captacao/modelo-avaliacao-candidato-pergunta': ModeloAvaliacaoCandidatoPergunta
  'captacao/modelo-avaliacao-candidato': ModeloAvaliacaoCandidato
  'captacao/modelo-email': ModeloEmail
  'captacao/motivo-recusa': MotivoRecusa
  'captacao/motivo-solicitacao': MotivoSolicitacao
  'captacao/solicitacao-pessoal-evento': SolicitacaoPessoalEvento
  'captacao/solicitacao-pessoal': SolicitacaoPessoal
}

export interface CaptacaoInputs {
  'captacao/anuncio': AnuncioInput
  'captacao/area-formacao': AreaFormacaoInput
  'captacao/area-interesse': AreaInteresseInput
  'captacao/avaliacao-candidato-resposta': AvaliacaoCandidatoRespostaInput
  'captacao/avaliacao-candidato': AvaliacaoCandidatoInput
  'captacao/candidato-certificado': CandidatoCertificadoInput
  'captacao/candidato-documento': CandidatoDocumentoInput
  'captacao/candidato-experiencia': CandidatoExperienciaInput
  'captacao/candidato-formacao': CandidatoFormacaoInput
  'captacao/candidato-idioma': CandidatoIdiomaInput
  'captacao/candidato-solicitacao-evento': CandidatoSolicitacaoEventoInput
  'captacao/candidato-solicitacao': CandidatoSolicitacaoInput
  'captacao/candidato': CandidatoInput
  'captacao/como-ficou-sabendo-vaga': ComoFicouSabendoVagaInput
  'captacao/entrevista-nota': EntrevistaNotaInput
  'captacao/entrevista': EntrevistaInput
  'captacao/etapa-seletiva': EtapaSeletivaInput
  'captacao/exame-palografico': ExamePalograficoInput
  'captacao/idioma': IdiomaInput
  'captacao/modelo-avaliacao-candidato-pergunta-resposta': ModeloAvaliacaoCandidatoPerguntaRespostaInput
  'captacao/modelo-avaliacao-candidato-pergunta': ModeloAvaliacaoCandidatoPerguntaInput
  'captacao/modelo-avaliacao-candidato': ModeloAvaliacaoCandidatoInput
  'captacao/modelo-email': ModeloEmailInput
  'captacao/motivo-recusa': MotivoRecusaInput
  'captacao/motivo-solicitacao': MotivoSolicitacaoInput
  'captacao/solicitacao-pessoal-evento': SolicitacaoPessoalEventoInput
  'captacao/solicitacao-pessoal': SolicitacaoPessoalInput
}
