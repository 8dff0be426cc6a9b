export const registroTexts = {
  nobody: 'Ninguém conhecido',
  columns: {
    when: 'Data e Hora',
    event: 'Evento',
    user: 'Usuário',
    company: 'Empresa',
    address: 'Endereço',
    device: 'Aparelho',
    detail: 'Detalhe',
  },
} as const
