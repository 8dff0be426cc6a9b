import type { Db } from '#server/crud/sql.ts'
import { isAddress } from '#server/mail/address.ts'
import { sendMail } from '#server/mail/send.ts'
import type { Secrets } from '#server/session/secrets.ts'
import type { Destino } from './carta-senha.ts'

export type { Destino } from './carta-senha.ts'

/** An e-mail that somebody typed into the registration of a company. */
interface Digitado {
  empresaId: number
  empresa: string
  email: string
}

/** The code that shows whose e-mail it is. Nobody's name stands in it: it may have been typed by a stranger. */
export const cartaDoCodigo = (
  db: Db,
  digitado: Digitado,
  { codigo, minutos, secret }: { codigo: string; minutos: number; secret: Secrets },
): Promise<void> =>
  escreve(
    db,
    digitado,
    `Código para o seu cadastro em ${digitado.empresa}`,
    `Para concluir o cadastro no portal de vagas de ${digitado.empresa}, digite este código na página em que você o preencheu, dentro de ${minutos} minutos:

${codigo}

Se não foi você, desconsidere esta mensagem: nada foi cadastrado.`,
    secret,
  )

/** Whoever reads this e-mail wanted to register with a CPF that is known: the page does not say so. */
export const cartaDoConhecido = (db: Db, digitado: Digitado, link: string): Promise<void> =>
  escreve(
    db,
    digitado,
    `O seu cadastro em ${digitado.empresa}`,
    `Alguém quis se cadastrar no portal de vagas de ${digitado.empresa} com este e-mail e um CPF que já tem cadastro. Por isso não há um código para um novo cadastro.

Se foi você, entre com o seu CPF e a sua senha, ou peça uma nova senha na mesma página:

${link}

Se você não tem mais acesso ao e-mail daquele cadastro, fale com a empresa. Se não foi você, desconsidere esta mensagem.`,
  )

/** The one whose CPF it is hears that somebody used it with another e-mail. */
export async function cartaDoCadastro(db: Db, entidade: string, { id, nome, ...destino }: Destino): Promise<void> {
  const { empresa, email } = destino
  if (!isAddress(email ?? undefined)) return
  await escreve(
    db,
    { ...destino, email: email ?? '' },
    `Alguém usou o seu CPF em ${empresa}`,
    `Alguém quis fazer um novo cadastro no portal de vagas de ${empresa} com o seu CPF e outro e-mail. O seu cadastro continua como está.

Se foi você, entre com o seu CPF e a sua senha e altere o seu e-mail no seu cadastro.`,
    undefined,
    { nome, about: [{ entidade, id }] },
  )
}

async function escreve(
  db: Db,
  { empresaId, empresa, email }: Digitado,
  subject: string,
  text: string,
  secret?: Secrets,
  { nome, about = [] }: { nome?: string; about?: { entidade: string; id: number }[] } = {},
): Promise<void> {
  await sendMail(db, {
    empresaId,
    to: { endereco: email, nome: nome ?? email },
    subject,
    text: `Olá${nome ? `, ${nome}` : ''}.\n\n${text}\n\nAtenciosamente,\n${empresa}`,
    event: 'CADASTRO_NO_PORTAL',
    about,
    secret,
  })
}
