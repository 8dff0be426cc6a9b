import { randomUUID } from 'node:crypto'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { domainOf } from './address.ts'
import { openTransport, type SmtpSettings } from './transport.ts'

const NO_SERVER = 'O sistema ainda não envia e-mails: defina SMTP_URL e MAIL_FROM no servidor e inicie-o de novo.'

const WORDS = 'Este é um e-mail de teste do Prumo RH. Se ele chegou, o envio de e-mails está funcionando.'

/** Sends a test e-mail synchronously, without the outbox. @throws DomainError with the mail server's reason, at the field `email` */
export async function sendTestMail(smtp: SmtpSettings | undefined, endereco: string): Promise<void> {
  if (!smtp) return fail('EMAIL_NAO_CONFIGURADO', {}, { message: NO_SERVER })
  const transport = await openTransport(smtp)
  try {
    const outcome = await transport.send({
      messageId: `<${randomUUID()}@${domainOf(smtp.from)}>`,
      from: { endereco: smtp.from, nome: 'Prumo RH' },
      to: { endereco },
      subject: 'Teste de e-mail do Prumo RH',
      text: WORDS,
      html: `<p>${WORDS}</p>`,
      files: [],
    })
    if (!outcome.sent) invalid([fieldError('email', `O e-mail não saiu: ${outcome.reason}`)])
  } finally {
    transport.close()
  }
}
