import { displayDay } from '#schemas/runtime/dates.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** A talent as recipient of a request for a document. */
export interface Destinatario {
  empresaId: number
  /** register and number of the request */
  entidade: string
  id: number
  nome: string
  email: string
  empresa: string
  /** type of document */
  tipo: string
}

interface Pedida {
  prazo: string
  mensagem?: string
  /** reason of the previous refusal */
  motivoRecusa?: string
  link: string
  secret: Pick<Secrets, 'seal'>
}

/** Mails the request for a document, first or again; the link is hidden in the outbox, too. */
export function emailDoPedido(db: Db, para: Destinatario, pedida: Pedida): Promise<void> {
  const { empresa, tipo } = para
  const { prazo, mensagem, motivoRecusa, link, secret } = pedida
  const porque =
    motivoRecusa === undefined
      ? `${empresa} pede que você envie este documento: ${tipo}.`
      : `O documento que você enviou (${tipo}) não foi aceito. Motivo: ${motivoRecusa}`
  return escreve(
    db,
    para,
    motivoRecusa === undefined ? `Envie o documento: ${tipo}` : `Envie novamente o documento: ${tipo}`,
    [
      porque,
      mensagem,
      `Abra este endereço no celular ou no computador até ${displayDay(prazo)}. Não é preciso senha, e ele funciona uma única vez:`,
      link,
      'Se você não trabalha nesta empresa, desconsidere esta mensagem.',
    ],
    'DOCUMENTO_PEDIDO',
    secret,
  )
}

/** Mails that the document is accepted. */
export const emailDoAceite = (db: Db, para: Destinatario): Promise<void> =>
  escreve(
    db,
    para,
    `Documento aceito: ${para.tipo}`,
    [`O documento que você enviou (${para.tipo}) foi conferido e aceito. Você não precisa fazer mais nada.`],
    'DOCUMENTO_ACEITO',
  )

async function escreve(
  db: Db,
  { empresaId, entidade, id, nome, email, empresa }: Destinatario,
  subject: string,
  paragraphs: (string | undefined)[],
  event: string,
  secret?: Pick<Secrets, 'seal'>,
): Promise<void> {
  if (!isAddress(email)) return
  const text = [`Olá, ${nome}.`, ...paragraphs, `Atenciosamente,\n${empresa}`].filter(Boolean).join('\n\n')
  await sendMail(db, {
    empresaId,
    to: { endereco: email, nome },
    subject,
    text,
    event,
    about: [{ entidade, id }],
    ...(secret && { secret }),
  })
}
