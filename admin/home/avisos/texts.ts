export const avisosTexts = {
  title: 'Avisos do sistema',
  tipos: {
    NOVA_VERSAO: 'Nova versão disponível',
    REQUISITOS: 'Atualização obrigatória',
    AJUSTE_CADASTRO: 'Ajustes de cadastro',
    LICENCA: 'Licença',
  },
  links: {
    NOVA_VERSAO: 'Portal do cliente',
    REQUISITOS: 'Guia de atualização',
    AJUSTE_CADASTRO: 'Ajustar cadastro',
    LICENCA: 'Configurar licença',
  },
  dismiss: (titulo: string) => `Dispensar o aviso: ${titulo}`,
} as const
