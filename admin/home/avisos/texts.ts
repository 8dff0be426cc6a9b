export const avisosTexts = {
  title: 'Avisos do sistema',
  tipos: {
    NOVA_VERSAO: 'Nova versão disponível',
    REQUISITOS: 'Atualização obrigatória',
    AJUSTE_CADASTRO: 'Ajustes de cadastro',
  },
  links: {
    NOVA_VERSAO: 'Portal do cliente',
    REQUISITOS: 'Guia de atualização',
    AJUSTE_CADASTRO: 'Ajustar cadastro',
  },
  dismiss: (titulo: string) => `Dispensar o aviso: ${titulo}`,
} as const
