// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import utilitarioAusenciaHooks from '#server/domain/utilitario/ausencia/hooks.ts'
import utilitarioAvisoAutomaticoHooks from '#server/domain/utilitario/aviso-automatico/hooks.ts'
import utilitarioAvisoAutomaticoRoutes from '#server/domain/utilitario/aviso-automatico/routes.ts'
import utilitarioAvisoSistemaHooks from '#server/domain/utilitario/aviso-sistema/hooks.ts'
import utilitarioAvisoSistemaRoutes from '#server/domain/utilitario/aviso-sistema/routes.ts'
import utilitarioCampoEmpresaHooks from '#server/domain/utilitario/campo-empresa/hooks.ts'
import utilitarioCampoEmpresaRoutes from '#server/domain/utilitario/campo-empresa/routes.ts'
import utilitarioConfiguracaoLimiteColaboradorHooks from '#server/domain/utilitario/configuracao-limite-colaborador/hooks.ts'
import utilitarioConfiguracaoLimiteColaboradorRoutes from '#server/domain/utilitario/configuracao-limite-colaborador/routes.ts'
import utilitarioDocumentoEmitidoHooks from '#server/domain/utilitario/documento-emitido/hooks.ts'
import utilitarioEmpresaConfiguracaoHooks from '#server/domain/utilitario/empresa-configuracao/hooks.ts'
import utilitarioEmpresaHooks from '#server/domain/utilitario/empresa/hooks.ts'
import utilitarioEmpresaRoutes from '#server/domain/utilitario/empresa/routes.ts'
import utilitarioEstabelecimentoHooks from '#server/domain/utilitario/estabelecimento/hooks.ts'
import utilitarioEstabelecimentoRoutes from '#server/domain/utilitario/estabelecimento/routes.ts'
import utilitarioGrupoAcHooks from '#server/domain/utilitario/grupo-ac/hooks.ts'
import utilitarioGrupoAcRoutes from '#server/domain/utilitario/grupo-ac/routes.ts'
import utilitarioIntegracaoHooks from '#server/domain/utilitario/integracao/hooks.ts'
import utilitarioIntegracaoRoutes from '#server/domain/utilitario/integracao/routes.ts'
import utilitarioLicencaRoutes from '#server/domain/utilitario/licenca/routes.ts'
import utilitarioLoginUnicoHooks from '#server/domain/utilitario/login-unico/hooks.ts'
import utilitarioMensagemHooks from '#server/domain/utilitario/mensagem/hooks.ts'
import utilitarioMensagemRoutes from '#server/domain/utilitario/mensagem/routes.ts'
import utilitarioModeloDocumentoHooks from '#server/domain/utilitario/modelo-documento/hooks.ts'
import utilitarioModeloDocumentoRoutes from '#server/domain/utilitario/modelo-documento/routes.ts'
import utilitarioNoticiaHooks from '#server/domain/utilitario/noticia/hooks.ts'
import utilitarioNoticiaRoutes from '#server/domain/utilitario/noticia/routes.ts'
import utilitarioParametrosSistemaHooks from '#server/domain/utilitario/parametros-sistema/hooks.ts'
import utilitarioParametrosSistemaRoutes from '#server/domain/utilitario/parametros-sistema/routes.ts'
import utilitarioPendenciaAcRoutes from '#server/domain/utilitario/pendencia-ac/routes.ts'
import utilitarioPerfilHooks from '#server/domain/utilitario/perfil/hooks.ts'
import utilitarioPerfilRoutes from '#server/domain/utilitario/perfil/routes.ts'
import utilitarioProblemaHooks from '#server/domain/utilitario/problema/hooks.ts'
import utilitarioRelatorioAgendadoHooks from '#server/domain/utilitario/relatorio-agendado/hooks.ts'
import utilitarioSolicitacaoCreditosHooks from '#server/domain/utilitario/solicitacao-creditos/hooks.ts'
import utilitarioSolicitacaoCreditosRoutes from '#server/domain/utilitario/solicitacao-creditos/routes.ts'
import utilitarioSugestaoMelhoriaHooks from '#server/domain/utilitario/sugestao-melhoria/hooks.ts'
import utilitarioUsoTelaRoutes from '#server/domain/utilitario/uso-tela/routes.ts'
import utilitarioUsuarioHooks from '#server/domain/utilitario/usuario/hooks.ts'
import utilitarioUsuarioRoutes from '#server/domain/utilitario/usuario/routes.ts'
import utilitarioWebhookHooks from '#server/domain/utilitario/webhook/hooks.ts'
import utilitarioWebhookRoutes from '#server/domain/utilitario/webhook/routes.ts'

/** Domain code by entity, of utilitario. */
export const registry: Registry = {
  'utilitario/ausencia': {
    hooks: utilitarioAusenciaHooks,
  },
  'utilitario/aviso-automatico': {
    hooks: utilitarioAvisoAutomaticoHooks,
    actions: {
      padrao: async (ctx, input) => (await import('#server/domain/utilitario/aviso-automatico/padrao.ts')).default(ctx, input),
    },
    routes: utilitarioAvisoAutomaticoRoutes,
  },
  'utilitario/aviso-sistema': {
    hooks: utilitarioAvisoSistemaHooks,
    routes: utilitarioAvisoSistemaRoutes,
  },
  'utilitario/campo-empresa': {
    hooks: utilitarioCampoEmpresaHooks,
    routes: utilitarioCampoEmpresaRoutes,
  },
  'utilitario/configuracao-limite-colaborador': {
    hooks: utilitarioConfiguracaoLimiteColaboradorHooks,
    routes: utilitarioConfiguracaoLimiteColaboradorRoutes,
  },
  'utilitario/documento-emitido': {
    hooks: utilitarioDocumentoEmitidoHooks,
  },
  'utilitario/empresa-configuracao': {
    hooks: utilitarioEmpresaConfiguracaoHooks,
  },
  'utilitario/empresa': {
    hooks: utilitarioEmpresaHooks,
    routes: utilitarioEmpresaRoutes,
  },
  'utilitario/estabelecimento': {
    hooks: utilitarioEstabelecimentoHooks,
    routes: utilitarioEstabelecimentoRoutes,
  },
  'utilitario/grupo-ac': {
    hooks: utilitarioGrupoAcHooks,
    routes: utilitarioGrupoAcRoutes,
  },
  'utilitario/integracao': {
    hooks: utilitarioIntegracaoHooks,
    routes: utilitarioIntegracaoRoutes,
  },
  'utilitario/licenca': {
    routes: utilitarioLicencaRoutes,
  },
  'utilitario/login-unico': {
    hooks: utilitarioLoginUnicoHooks,
  },
  'utilitario/mensagem': {
    hooks: utilitarioMensagemHooks,
    routes: utilitarioMensagemRoutes,
  },
  'utilitario/modelo-documento': {
    hooks: utilitarioModeloDocumentoHooks,
    routes: utilitarioModeloDocumentoRoutes,
  },
  'utilitario/noticia': {
    hooks: utilitarioNoticiaHooks,
    routes: utilitarioNoticiaRoutes,
  },
  'utilitario/parametros-sistema': {
    hooks: utilitarioParametrosSistemaHooks,
    routes: utilitarioParametrosSistemaRoutes,
  },
  'utilitario/pendencia-ac': {
    routes: utilitarioPendenciaAcRoutes,
  },
  'utilitario/perfil': {
    hooks: utilitarioPerfilHooks,
    actions: {
      'copia-para-empresa': async (ctx, input) => (await import('#server/domain/utilitario/perfil/copia-para-empresa.ts')).default(ctx, input),
    },
    routes: utilitarioPerfilRoutes,
  },
  'utilitario/problema': {
    hooks: utilitarioProblemaHooks,
  },
  'utilitario/relatorio-agendado': {
    hooks: utilitarioRelatorioAgendadoHooks,
    actions: {
      envia: async (ctx, input) => (await import('#server/domain/utilitario/relatorio-agendado/envia.ts')).default(ctx, input),
      pausa: async (ctx, input) => (await import('#server/domain/utilitario/relatorio-agendado/pausa.ts')).default(ctx, input),
      retoma: async (ctx, input) => (await import('#server/domain/utilitario/relatorio-agendado/retoma.ts')).default(ctx, input),
    },
  },
  'utilitario/solicitacao-creditos': {
    hooks: utilitarioSolicitacaoCreditosHooks,
    actions: {
      concede: async (ctx, input) => (await import('#server/domain/utilitario/solicitacao-creditos/concede.ts')).default(ctx, input),
      recusa: async (ctx, input) => (await import('#server/domain/utilitario/solicitacao-creditos/recusa.ts')).default(ctx, input),
    },
    routes: utilitarioSolicitacaoCreditosRoutes,
  },
  'utilitario/sugestao-melhoria': {
    hooks: utilitarioSugestaoMelhoriaHooks,
    actions: {
      responde: async (ctx, input) => (await import('#server/domain/utilitario/sugestao-melhoria/responde.ts')).default(ctx, input),
    },
  },
  'utilitario/uso-tela': {
    routes: utilitarioUsoTelaRoutes,
  },
  'utilitario/usuario': {
    hooks: utilitarioUsuarioHooks,
    actions: {
      'exige-troca-senha': async (ctx, input) => (await import('#server/domain/utilitario/usuario/exige-troca-senha.ts')).default(ctx, input),
      'retira-segundo-fator': async (ctx, input) => (await import('#server/domain/utilitario/usuario/retira-segundo-fator.ts')).default(ctx, input),
    },
    routes: utilitarioUsuarioRoutes,
  },
  'utilitario/webhook': {
    hooks: utilitarioWebhookHooks,
    routes: utilitarioWebhookRoutes,
  },
}
