import { pluralText } from '#admin/i18n/words.ts'

/** A vacancy's advert, sent by e-mail from inside. */
export const anuncioTexts = {
  send: 'Enviar por e-mail',
  title: 'Enviar Anúncio por E-mail',
  submit: 'Enviar',
  help: 'Cada destinatário recebe um e-mail só seu, com a descrição da vaga e o endereço dela no portal.',
  to: 'Destinatários',
  toHelp: (most: number) => `Até ${most} endereços: digite e tecle Enter, ou cole uma lista.`,
  chosen: (n: number) => pluralText(n, '1 destinatário', '% destinatários'),
  missing: 'Destinatários é obrigatório',
  invalid: (addresses: string[]) => `E-mail inválido: ${addresses.join(', ')}`,
  tooMany: (most: number, n: number) => `São no máximo ${most} destinatários por vez; há ${n}.`,
  message: 'Mensagem',
  messageHelp: 'Opcional. Vem antes da vaga.',
  hidden: 'O anúncio não aparece no portal: marque antes Exibir no Módulo Externo.',
  past: 'O anúncio já passou da previsão de encerramento.',
  sent: 'Anúncio de vaga enviado com sucesso.',
  failed: 'Erro ao enviar e-mail. Por favor, tente novamente.',
} as const

/** The address of one vacancy in the portal. */
export const linkTexts = {
  title: 'Link da Vaga',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  address: 'Endereço da vaga',
  code: 'QR Code do endereço da vaga',
  closed:
    'O portal não mostra esta vaga agora: o link só abre quando a solicitação estiver aprovada e o anúncio aberto.',
  internal: 'Vaga interna: só quem trabalha na empresa a vê, depois de entrar no portal.',
} as const
