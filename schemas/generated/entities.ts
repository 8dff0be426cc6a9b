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
import type { MotivoSolicitacao, MotivoSolicitacaoInput } from '#schemas/generated/types/captacao/motivo-solicitacao.ts'
import type { SolicitacaoPessoalEvento, SolicitacaoPessoalEventoInput } from '#schemas/generated/types/captacao/solicitacao-pessoal-evento.ts'
import type { SolicitacaoPessoal, SolicitacaoPessoalInput } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { AreaOrganizacionalCorresponsavel, AreaOrganizacionalCorresponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-corresponsavel.ts'
import type { AreaOrganizacionalEmail, AreaOrganizacionalEmailInput } from '#schemas/generated/types/cargo-salario/area-organizacional-email.ts'
import type { AreaOrganizacionalResponsavel, AreaOrganizacionalResponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-responsavel.ts'
import type { AreaOrganizacional, AreaOrganizacionalInput } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { AtitudeComportamento, AtitudeComportamentoInput } from '#schemas/generated/types/cargo-salario/atitude-comportamento.ts'
import type { Atitude, AtitudeInput } from '#schemas/generated/types/cargo-salario/atitude.ts'
import type { Cargo, CargoInput } from '#schemas/generated/types/cargo-salario/cargo.ts'
import type { ConhecimentoComportamento, ConhecimentoComportamentoInput } from '#schemas/generated/types/cargo-salario/conhecimento-comportamento.ts'
import type { Conhecimento, ConhecimentoInput } from '#schemas/generated/types/cargo-salario/conhecimento.ts'
import type { CriterioAvaliacaoCompetencia, CriterioAvaliacaoCompetenciaInput } from '#schemas/generated/types/cargo-salario/criterio-avaliacao-competencia.ts'
import type { FaixaSalarialHistorico, FaixaSalarialHistoricoInput } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'
import type { FaixaSalarial, FaixaSalarialInput } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import type { GrupoOcupacional, GrupoOcupacionalInput } from '#schemas/generated/types/cargo-salario/grupo-ocupacional.ts'
import type { HabilidadeComportamento, HabilidadeComportamentoInput } from '#schemas/generated/types/cargo-salario/habilidade-comportamento.ts'
import type { Habilidade, HabilidadeInput } from '#schemas/generated/types/cargo-salario/habilidade.ts'
import type { IndiceHistorico, IndiceHistoricoInput } from '#schemas/generated/types/cargo-salario/indice-historico.ts'
import type { Indice, IndiceInput } from '#schemas/generated/types/cargo-salario/indice.ts'
import type { NivelCompetencia, NivelCompetenciaInput } from '#schemas/generated/types/cargo-salario/nivel-competencia.ts'
import type { AvaliacaoCurso, AvaliacaoCursoInput } from '#schemas/generated/types/desenvolvimento/avaliacao-curso.ts'
import type { CategoriaCurso, CategoriaCursoInput } from '#schemas/generated/types/desenvolvimento/categoria-curso.ts'
import type { Curso, CursoInput } from '#schemas/generated/types/desenvolvimento/curso.ts'
import type { Bairro, BairroInput } from '#schemas/generated/types/geral/bairro.ts'
import type { Cidade, CidadeInput } from '#schemas/generated/types/geral/cidade.ts'
import type { CodigoCbo, CodigoCboInput } from '#schemas/generated/types/geral/codigo-cbo.ts'
import type { Estado, EstadoInput } from '#schemas/generated/types/geral/estado.ts'
import type { Geracao, GeracaoInput } from '#schemas/generated/types/gestao-talentos/geracao.ts'
import type { MotivoDesligamento, MotivoDesligamentoInput } from '#schemas/generated/types/gestao-talentos/motivo-desligamento.ts'
import type { TalentoCertificado, TalentoCertificadoInput } from '#schemas/generated/types/gestao-talentos/talento-certificado.ts'
import type { TalentoDocumento, TalentoDocumentoInput } from '#schemas/generated/types/gestao-talentos/talento-documento.ts'
import type { TalentoExperiencia, TalentoExperienciaInput } from '#schemas/generated/types/gestao-talentos/talento-experiencia.ts'
import type { TalentoFormacao, TalentoFormacaoInput } from '#schemas/generated/types/gestao-talentos/talento-formacao.ts'
import type { TalentoHistorico, TalentoHistoricoInput } from '#schemas/generated/types/gestao-talentos/talento-historico.ts'
import type { TalentoIdioma, TalentoIdiomaInput } from '#schemas/generated/types/gestao-talentos/talento-idioma.ts'
import type { Talento, TalentoInput } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { TipoDocumento, TipoDocumentoInput } from '#schemas/generated/types/gestao-talentos/tipo-documento.ts'
import type { AmbienteHistorico, AmbienteHistoricoInput } from '#schemas/generated/types/sst/ambiente-historico.ts'
import type { Ambiente, AmbienteInput } from '#schemas/generated/types/sst/ambiente.ts'
import type { FuncaoHistorico, FuncaoHistoricoInput } from '#schemas/generated/types/sst/funcao-historico.ts'
import type { Funcao, FuncaoInput } from '#schemas/generated/types/sst/funcao.ts'
import type { AceiteTermo, AceiteTermoInput } from '#schemas/generated/types/utilitario/aceite-termo.ts'
import type { AvisoSistema, AvisoSistemaInput } from '#schemas/generated/types/utilitario/aviso-sistema.ts'
import type { CampoEmpresaOpcao, CampoEmpresaOpcaoInput } from '#schemas/generated/types/utilitario/campo-empresa-opcao.ts'
import type { CampoEmpresa, CampoEmpresaInput } from '#schemas/generated/types/utilitario/campo-empresa.ts'
import type { ConfiguracaoLimiteColaboradorLimite, ConfiguracaoLimiteColaboradorLimiteInput } from '#schemas/generated/types/utilitario/configuracao-limite-colaborador-limite.ts'
import type { ConfiguracaoLimiteColaborador, ConfiguracaoLimiteColaboradorInput } from '#schemas/generated/types/utilitario/configuracao-limite-colaborador.ts'
import type { DocumentoEmitido, DocumentoEmitidoInput } from '#schemas/generated/types/utilitario/documento-emitido.ts'
import type { EmpresaConfiguracao, EmpresaConfiguracaoInput } from '#schemas/generated/types/utilitario/empresa-configuracao.ts'
import type { Empresa, EmpresaInput } from '#schemas/generated/types/utilitario/empresa.ts'
import type { Estabelecimento, EstabelecimentoInput } from '#schemas/generated/types/utilitario/estabelecimento.ts'
import type { Mensagem, MensagemInput } from '#schemas/generated/types/utilitario/mensagem.ts'
import type { MenuExtraLink, MenuExtraLinkInput } from '#schemas/generated/types/utilitario/menu-extra-link.ts'
import type { MenuExtra, MenuExtraInput } from '#schemas/generated/types/utilitario/menu-extra.ts'
import type { ModeloDocumento, ModeloDocumentoInput } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import type { NoticiaLeitura, NoticiaLeituraInput } from '#schemas/generated/types/utilitario/noticia-leitura.ts'
import type { Noticia, NoticiaInput } from '#schemas/generated/types/utilitario/noticia.ts'
import type { ParametrosSistema, ParametrosSistemaInput } from '#schemas/generated/types/utilitario/parametros-sistema.ts'
import type { PendenciaAc, PendenciaAcInput } from '#schemas/generated/types/utilitario/pendencia-ac.ts'
import type { Perfil, PerfilInput } from '#schemas/generated/types/utilitario/perfil.ts'
import type { Problema, ProblemaInput } from '#schemas/generated/types/utilitario/problema.ts'
import type { RelatorioAgendado, RelatorioAgendadoInput } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import type { SolicitacaoCreditos, SolicitacaoCreditosInput } from '#schemas/generated/types/utilitario/solicitacao-creditos.ts'
import type { UsoAssistente, UsoAssistenteInput } from '#schemas/generated/types/utilitario/uso-assistente.ts'
import type { UsoTela, UsoTelaInput } from '#schemas/generated/types/utilitario/uso-tela.ts'
import type { UsuarioEmpresa, UsuarioEmpresaInput } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { UsuarioMensagem, UsuarioMensagemInput } from '#schemas/generated/types/utilitario/usuario-mensagem.ts'
import type { Usuario, UsuarioInput } from '#schemas/generated/types/utilitario/usuario.ts'
import type { Webhook, WebhookInput } from '#schemas/generated/types/utilitario/webhook.ts'

/** Record of each entity, as answers and hooks see it. */
export interface Entities {
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
  'captacao/motivo-solicitacao': MotivoSolicitacao
  'captacao/solicitacao-pessoal-evento': SolicitacaoPessoalEvento
  'captacao/solicitacao-pessoal': SolicitacaoPessoal
  'cargo-salario/area-organizacional-corresponsavel': AreaOrganizacionalCorresponsavel
  'cargo-salario/area-organizacional-email': AreaOrganizacionalEmail
  'cargo-salario/area-organizacional-responsavel': AreaOrganizacionalResponsavel
  'cargo-salario/area-organizacional': AreaOrganizacional
  'cargo-salario/atitude-comportamento': AtitudeComportamento
  'cargo-salario/atitude': Atitude
  'cargo-salario/cargo': Cargo
  'cargo-salario/conhecimento-comportamento': ConhecimentoComportamento
  'cargo-salario/conhecimento': Conhecimento
  'cargo-salario/criterio-avaliacao-competencia': CriterioAvaliacaoCompetencia
  'cargo-salario/faixa-salarial-historico': FaixaSalarialHistorico
  'cargo-salario/faixa-salarial': FaixaSalarial
  'cargo-salario/grupo-ocupacional': GrupoOcupacional
  'cargo-salario/habilidade-comportamento': HabilidadeComportamento
  'cargo-salario/habilidade': Habilidade
  'cargo-salario/indice-historico': IndiceHistorico
  'cargo-salario/indice': Indice
  'cargo-salario/nivel-competencia': NivelCompetencia
  'desenvolvimento/avaliacao-curso': AvaliacaoCurso
  'desenvolvimento/categoria-curso': CategoriaCurso
  'desenvolvimento/curso': Curso
  'geral/bairro': Bairro
  'geral/cidade': Cidade
  'geral/codigo-cbo': CodigoCbo
  'geral/estado': Estado
  'gestao-talentos/geracao': Geracao
  'gestao-talentos/motivo-desligamento': MotivoDesligamento
  'gestao-talentos/talento-certificado': TalentoCertificado
  'gestao-talentos/talento-documento': TalentoDocumento
  'gestao-talentos/talento-experiencia': TalentoExperiencia
  'gestao-talentos/talento-formacao': TalentoFormacao
  'gestao-talentos/talento-historico': TalentoHistorico
  'gestao-talentos/talento-idioma': TalentoIdioma
  'gestao-talentos/talento': Talento
  'gestao-talentos/tipo-documento': TipoDocumento
  'sst/ambiente-historico': AmbienteHistorico
  'sst/ambiente': Ambiente
  'sst/funcao-historico': FuncaoHistorico
  'sst/funcao': Funcao
  'utilitario/aceite-termo': AceiteTermo
  'utilitario/aviso-sistema': AvisoSistema
  'utilitario/campo-empresa-opcao': CampoEmpresaOpcao
  'utilitario/campo-empresa': CampoEmpresa
  'utilitario/configuracao-limite-colaborador-limite': ConfiguracaoLimiteColaboradorLimite
  'utilitario/configuracao-limite-colaborador': ConfiguracaoLimiteColaborador
  'utilitario/documento-emitido': DocumentoEmitido
  'utilitario/empresa-configuracao': EmpresaConfiguracao
  'utilitario/empresa': Empresa
  'utilitario/estabelecimento': Estabelecimento
  'utilitario/mensagem': Mensagem
  'utilitario/menu-extra-link': MenuExtraLink
  'utilitario/menu-extra': MenuExtra
  'utilitario/modelo-documento': ModeloDocumento
  'utilitario/noticia-leitura': NoticiaLeitura
  'utilitario/noticia': Noticia
  'utilitario/parametros-sistema': ParametrosSistema
  'utilitario/pendencia-ac': PendenciaAc
  'utilitario/perfil': Perfil
  'utilitario/problema': Problema
  'utilitario/relatorio-agendado': RelatorioAgendado
  'utilitario/solicitacao-creditos': SolicitacaoCreditos
  'utilitario/uso-assistente': UsoAssistente
  'utilitario/uso-tela': UsoTela
  'utilitario/usuario-empresa': UsuarioEmpresa
  'utilitario/usuario-mensagem': UsuarioMensagem
  'utilitario/usuario': Usuario
  'utilitario/webhook': Webhook
}

/** What a body of each entity may hold. */
export interface Inputs {
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
  'captacao/motivo-solicitacao': MotivoSolicitacaoInput
  'captacao/solicitacao-pessoal-evento': SolicitacaoPessoalEventoInput
  'captacao/solicitacao-pessoal': SolicitacaoPessoalInput
  'cargo-salario/area-organizacional-corresponsavel': AreaOrganizacionalCorresponsavelInput
  'cargo-salario/area-organizacional-email': AreaOrganizacionalEmailInput
  'cargo-salario/area-organizacional-responsavel': AreaOrganizacionalResponsavelInput
  'cargo-salario/area-organizacional': AreaOrganizacionalInput
  'cargo-salario/atitude-comportamento': AtitudeComportamentoInput
  'cargo-salario/atitude': AtitudeInput
  'cargo-salario/cargo': CargoInput
  'cargo-salario/conhecimento-comportamento': ConhecimentoComportamentoInput
  'cargo-salario/conhecimento': ConhecimentoInput
  'cargo-salario/criterio-avaliacao-competencia': CriterioAvaliacaoCompetenciaInput
  'cargo-salario/faixa-salarial-historico': FaixaSalarialHistoricoInput
  'cargo-salario/faixa-salarial': FaixaSalarialInput
  'cargo-salario/grupo-ocupacional': GrupoOcupacionalInput
  'cargo-salario/habilidade-comportamento': HabilidadeComportamentoInput
  'cargo-salario/habilidade': HabilidadeInput
  'cargo-salario/indice-historico': IndiceHistoricoInput
  'cargo-salario/indice': IndiceInput
  'cargo-salario/nivel-competencia': NivelCompetenciaInput
  'desenvolvimento/avaliacao-curso': AvaliacaoCursoInput
  'desenvolvimento/categoria-curso': CategoriaCursoInput
  'desenvolvimento/curso': CursoInput
  'geral/bairro': BairroInput
  'geral/cidade': CidadeInput
  'geral/codigo-cbo': CodigoCboInput
  'geral/estado': EstadoInput
  'gestao-talentos/geracao': GeracaoInput
  'gestao-talentos/motivo-desligamento': MotivoDesligamentoInput
  'gestao-talentos/talento-certificado': TalentoCertificadoInput
  'gestao-talentos/talento-documento': TalentoDocumentoInput
  'gestao-talentos/talento-experiencia': TalentoExperienciaInput
  'gestao-talentos/talento-formacao': TalentoFormacaoInput
  'gestao-talentos/talento-historico': TalentoHistoricoInput
  'gestao-talentos/talento-idioma': TalentoIdiomaInput
  'gestao-talentos/talento': TalentoInput
  'gestao-talentos/tipo-documento': TipoDocumentoInput
  'sst/ambiente-historico': AmbienteHistoricoInput
  'sst/ambiente': AmbienteInput
  'sst/funcao-historico': FuncaoHistoricoInput
  'sst/funcao': FuncaoInput
  'utilitario/aceite-termo': AceiteTermoInput
  'utilitario/aviso-sistema': AvisoSistemaInput
  'utilitario/campo-empresa-opcao': CampoEmpresaOpcaoInput
  'utilitario/campo-empresa': CampoEmpresaInput
  'utilitario/configuracao-limite-colaborador-limite': ConfiguracaoLimiteColaboradorLimiteInput
  'utilitario/configuracao-limite-colaborador': ConfiguracaoLimiteColaboradorInput
  'utilitario/documento-emitido': DocumentoEmitidoInput
  'utilitario/empresa-configuracao': EmpresaConfiguracaoInput
  'utilitario/empresa': EmpresaInput
  'utilitario/estabelecimento': EstabelecimentoInput
  'utilitario/mensagem': MensagemInput
  'utilitario/menu-extra-link': MenuExtraLinkInput
  'utilitario/menu-extra': MenuExtraInput
  'utilitario/modelo-documento': ModeloDocumentoInput
  'utilitario/noticia-leitura': NoticiaLeituraInput
  'utilitario/noticia': NoticiaInput
  'utilitario/parametros-sistema': ParametrosSistemaInput
  'utilitario/pendencia-ac': PendenciaAcInput
  'utilitario/perfil': PerfilInput
  'utilitario/problema': ProblemaInput
  'utilitario/relatorio-agendado': RelatorioAgendadoInput
  'utilitario/solicitacao-creditos': SolicitacaoCreditosInput
  'utilitario/uso-assistente': UsoAssistenteInput
  'utilitario/uso-tela': UsoTelaInput
  'utilitario/usuario-empresa': UsuarioEmpresaInput
  'utilitario/usuario-mensagem': UsuarioMensagemInput
  'utilitario/usuario': UsuarioInput
  'utilitario/webhook': WebhookInput
}

export type EntityPath = keyof Entities
