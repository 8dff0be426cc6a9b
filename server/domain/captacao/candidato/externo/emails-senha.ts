import type { Db } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** A candidate as recipient of an e-mail. */
export interface Destino {
  id: number
  empresaId: number
  nome: string
  email: string | null
  empresa: string
}

/** The e-mail with the link to set a new password; the link is hidden in the outbox, too. */
export async function emailDaRecuperacao(
  db: Db,
  entidade: string,
  destino: Destino,
  link: string,
  minutos: number,
  secret: Secrets,
): Promise<void> {
  await escreve(
    db,
    entidade,
    destino,
    'Crie uma nova senha para o portal de vagas',
    `Alguém pediu uma nova senha para o seu cadastro de candidato em ${destino.empresa}. Para criá-la, abra este endereço dentro de ${minutos} minutos; ele funciona uma única vez:

${link}

Se não foi você quem pediu, desconsidere esta mensagem: a sua senha continua a mesma.`,
    secret,
  )
}

/** Tells the candidate that his password was changed, in case it was not he. */
export async function emailDaTrocaDeSenha(db: Db, entidade: string, destino: Destino): Promise<void> {
  await escreve(
    db,
    entidade,
    destino,
    'A sua senha do portal de vagas foi alterada',
    `A senha do seu cadastro de candidato em ${destino.empresa} acaba de ser alterada. As sessões abertas em outros aparelhos foram encerradas.

Se não foi você quem alterou, peça uma nova senha em "Esqueci a minha senha" e avise a empresa respondendo a este e-mail.`,
    undefined,
  )
}

/** Tells the former address the new one, with a link to revert: the address allows a password reset. */
export async function emailDaTrocaDeEmail(
  db: Db,
  entidade: string,
  destino: Destino,
  antes: string,
  { link, horas, secret }: { link: string | undefined; horas: number; secret: Secrets | undefined },
): Promise<void> {
  const volta =
    link === undefined
      ? 'avise a empresa respondendo a este e-mail.'
      : `volte ao e-mail anterior por este endereço, dentro de ${horas} horas; ele funciona uma única vez e encerra as sessões abertas:\n\n${link}`
  await escreve(
    db,
    entidade,
    { ...destino, email: antes },
    'O e-mail do seu cadastro de candidato foi alterado',
    `O e-mail do seu cadastro de candidato em ${destino.empresa} foi alterado. As próximas mensagens não virão mais para este endereço.

Se não foi você quem alterou, ${volta}`,
    secret,
    'EMAIL_ALTERADO',
  )
}

/** A recipient of whom only the address may be known. */
export type Correspondente = Pick<Destino, 'empresaId' | 'email' | 'empresa'> & Partial<Pick<Destino, 'id' | 'nome'>>

/** Sends an e-mail of the portal, linked to the candidate where he is known. */
export async function escreve(
  db: Db,
  entidade: string,
  { id, empresaId, nome, email, empresa }: Correspondente,
  subject: string,
  text: string,
  secret: Secrets | undefined,
  event = secret ? 'RECUPERACAO_SENHA' : 'SENHA_ALTERADA',
): Promise<void> {
  if (!isAddress(email ?? undefined)) return
  await sendMail(db, {
    empresaId,
    to: { endereco: email ?? '', nome: nome ?? email ?? '' },
    subject,
    text: `Olá${nome === undefined ? '' : `, ${nome}`}.\n\n${text}\n\nAtenciosamente,\n${empresa}`,
    event,
    about: id === undefined ? [] : [{ entidade, id }],
    secret,
  })
}
