/** Links with which talents send documents. */
export const pedidoTexts = {
  link: 'Copiar link',
  closed: 'O documento não é mais esperado.',
  linkTitle: 'Link para enviar o documento',
  linkText: (tipo: string) =>
    `Cria um link com que o talento envia o documento (${tipo}) sem senha. Os links anteriores deixam de valer.`,
  make: 'Criar link',
  warning: 'O link só aparece agora e funciona uma única vez. Envie-o apenas ao talento.',
  label: 'Link',
  copy: 'Copiar',
  whatsapp: 'Enviar pelo WhatsApp',
  message: (tipo: string, link: string) => `Olá! Por favor, envie o documento ${tipo} por este link: ${link}`,
} as const
