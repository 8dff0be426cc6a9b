import type { Db } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type Correspondente, type Destino, escreve } from './emails-senha.ts'

const EVENTO = 'CADASTRO_NO_PORTAL'

/** The e-mail with the code that proves the address. It names nobody: a stranger may have typed the address. */
export const emailDoCodigo = (
  db: Db,
  entidade: string,
  destino: Correspondente,
  { codigo, minutos, secret }: { codigo: string; minutos: number; secret: Secrets },
): Promise<void> =>
  escreve(
    db,
    entidade,
    destino,
    `Código para o seu cadastro em ${destino.empresa}`,
    `Para concluir o cadastro no portal de vagas de ${destino.empresa}, digite este código na página em que você o preencheu, dentro de ${minutos} minutos:

${codigo}

Se não foi você, desconsidere esta mensagem: nada foi cadastrado.`,
    secret,
    EVENTO,
  )

/** The e-mail to somebody registering with a CPF that is known already; the page does not tell it. */
export const emailDoConhecido = (db: Db, entidade: string, destino: Correspondente, link: string): Promise<void> =>
  escreve(
    db,
    entidade,
    destino,
    `O seu cadastro em ${destino.empresa}`,
    `Alguém quis se cadastrar no portal de vagas de ${destino.empresa} com este e-mail e um CPF que já tem cadastro. Por isso não há um código para um novo cadastro.

Se foi você, entre com o seu CPF e a sua senha, ou peça uma nova senha na mesma página:

${link}

Se você não tem mais acesso ao e-mail daquele cadastro, fale com a empresa. Se não foi você, desconsidere esta mensagem.`,
    undefined,
    EVENTO,
  )

/** Tells the owner of a CPF that it was used with another e-mail. */
export const emailDoCadastro = (db: Db, entidade: string, destino: Destino): Promise<void> =>
  escreve(
    db,
    entidade,
    destino,
    `Alguém usou o seu CPF em ${destino.empresa}`,
    `Alguém quis fazer um novo cadastro no portal de vagas de ${destino.empresa} com o seu CPF e outro e-mail. O seu cadastro continua como está.

Se foi você, entre com o seu CPF e a sua senha e altere o seu e-mail no seu cadastro.`,
    undefined,
    EVENTO,
  )
