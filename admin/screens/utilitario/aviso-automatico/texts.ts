export const avisoTexts = {
  upcoming: 'O que será avisado',
  upcomingNone: 'Nada a avisar nos próximos meses.',
  upcomingOff: 'O aviso está desligado: nada será avisado.',
  upcomingEvent: 'Este aviso é enviado quando acontece: não há o que prever.',
  sent: 'O que foi avisado',
  sentNone: 'Este aviso ainda não disse nada a ninguém.',
  due: (day: string) => `vence em ${day}`,
  to: (names: string) => `Para ${names}`,
  nobody: 'Ninguém: nenhum destinatário deste registro',
  states: { ESPERA: 'No próximo resumo', ENVIADO: 'Enviado', CALADO: 'Não enviado' },
  channels: { MENSAGEM: 'Mensagem', EMAIL: 'E-mail', WEBHOOK: 'Webhook' },
  loadFailed: 'Não foi possível carregar os avisos.',
} as const
