// Gerado por npm run generate; não edite.

import type { AceiteTermo, AceiteTermoInput } from '#schemas/generated/types/utilitario/aceite-termo.ts'
import type { Ausencia, AusenciaInput } from '#schemas/generated/types/utilitario/ausencia.ts'
import type { AvisoAutomatico, AvisoAutomaticoInput } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import type { AvisoSistema, AvisoSistemaInput } from '#schemas/generated/types/utilitario/aviso-sistema.ts'
import type { CampoEmpresaOpcao, CampoEmpresaOpcaoInput } from '#schemas/generated/types/utilitario/campo-empresa-opcao.ts'
import type { CampoEmpresa, CampoEmpresaInput } from '#schemas/generated/types/utilitario/campo-empresa.ts'
import type { ConfiguracaoBackup, ConfiguracaoBackupInput } from '#schemas/generated/types/utilitario/configuracao-backup.ts'
import type { ConfiguracaoLimiteColaboradorLimite, ConfiguracaoLimiteColaboradorLimiteInput } from '#schemas/generated/types/utilitario/configuracao-limite-colaborador-limite.ts'
import type { ConfiguracaoLimiteColaborador, ConfiguracaoLimiteColaboradorInput } from '#schemas/generated/types/utilitario/configuracao-limite-colaborador.ts'
import type { DocumentoEmitido, DocumentoEmitidoInput } from '#schemas/generated/types/utilitario/documento-emitido.ts'
import type { EmpresaConfiguracao, EmpresaConfiguracaoInput } from '#schemas/generated/types/utilitario/empresa-configuracao.ts'
import type { Empresa, EmpresaInput } from '#schemas/generated/types/utilitario/empresa.ts'
import type { Estabelecimento, EstabelecimentoInput } from '#schemas/generated/types/utilitario/estabelecimento.ts'
import type { GrupoAc, GrupoAcInput } from '#schemas/generated/types/utilitario/grupo-ac.ts'
import type { Integracao, IntegracaoInput } from '#schemas/generated/types/utilitario/integracao.ts'
import type { Licenca, LicencaInput } from '#schemas/generated/types/utilitario/licenca.ts'
import type { LoginUnico, LoginUnicoInput } from '#schemas/generated/types/utilitario/login-unico.ts'
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
import type { SugestaoMelhoria, SugestaoMelhoriaInput } from '#schemas/generated/types/utilitario/sugestao-melhoria.ts'
import type { UsoAssistente, UsoAssistenteInput } from '#schemas/generated/types/utilitario/uso-assistente.ts'
import type { UsoTela, UsoTelaInput } from '#schemas/generated/types/utilitario/uso-tela.ts'
import type { UsuarioEmpresa, UsuarioEmpresaInput } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { UsuarioMensagem, UsuarioMensagemInput } from '#schemas/generated/types/utilitario/usuario-mensagem.ts'
import type { Usuario, UsuarioInput } from '#schemas/generated/types/utilitario/usuario.ts'
import type { Webhook, WebhookInput } from '#schemas/generated/types/utilitario/webhook.ts'

export interface UtilitarioEntities {
  'utilitario/aceite-termo': AceiteTermo
  'utilitario/ausencia': Ausencia
  'utilitario/aviso-automatico': AvisoAutomatico
  'utilitario/aviso-sistema': AvisoSistema
  'utilitario/campo-empresa-opcao': CampoEmpresaOpcao
  'utilitario/campo-empresa': CampoEmpresa
  'utilitario/configuracao-backup': ConfiguracaoBackup
  'utilitario/configuracao-limite-colaborador-limite': ConfiguracaoLimiteColaboradorLimite
  'utilitario/configuracao-limite-colaborador': ConfiguracaoLimiteColaborador
  'utilitario/documento-emitido': DocumentoEmitido
  'utilitario/empresa-configuracao': EmpresaConfiguracao
  'utilitario/empresa': Empresa
  'utilitario/estabelecimento': Estabelecimento
  'utilitario/grupo-ac': GrupoAc
  'utilitario/integracao': Integracao
  'utilitario/licenca': Licenca
  'utilitario/login-unico': LoginUnico
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
  'utilitario/sugestao-melhoria': SugestaoMelhoria
  'utilitario/uso-assistente': UsoAssistente
  'utilitario/uso-tela': UsoTela
  'utilitario/usuario-empresa': UsuarioEmpresa
  'utilitario/usuario-mensagem': UsuarioMensagem
  'utilitario/usuario': Usuario
  'utilitario/webhook': Webhook
}

export interface UtilitarioInputs {
  'utilitario/aceite-termo': AceiteTermoInput
  'utilitario/ausencia': AusenciaInput
  'utilitario/aviso-automatico': AvisoAutomaticoInput
  'utilitario/aviso-sistema': AvisoSistemaInput
  'utilitario/campo-empresa-opcao': CampoEmpresaOpcaoInput
  'utilitario/campo-empresa': CampoEmpresaInput
  'utilitario/configuracao-backup': ConfiguracaoBackupInput
  'utilitario/configuracao-limite-colaborador-limite': ConfiguracaoLimiteColaboradorLimiteInput
  'utilitario/configuracao-limite-colaborador': ConfiguracaoLimiteColaboradorInput
  'utilitario/documento-emitido': DocumentoEmitidoInput
  'utilitario/empresa-configuracao': EmpresaConfiguracaoInput
  'utilitario/empresa': EmpresaInput
  'utilitario/estabelecimento': EstabelecimentoInput
  'utilitario/grupo-ac': GrupoAcInput
  'utilitario/integracao': IntegracaoInput
  'utilitario/licenca': LicencaInput
  'utilitario/login-unico': LoginUnicoInput
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
  'utilitario/sugestao-melhoria': SugestaoMelhoriaInput
  'utilitario/uso-assistente': UsoAssistenteInput
  'utilitario/uso-tela': UsoTelaInput
  'utilitario/usuario-empresa': UsuarioEmpresaInput
  'utilitario/usuario-mensagem': UsuarioMensagemInput
  'utilitario/usuario': UsuarioInput
  'utilitario/webhook': WebhookInput
}
