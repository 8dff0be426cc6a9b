import type { Db } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { type Correspondente, type Destino, escreve } from './emails-senha.ts'

const EVENTO = 'CADASTRO_NO_PORTAL'

/** The code that shows whose e-mail it is. Nobody's name stands in it: it may have been typed by a stranger. */
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

/** Whoever reads this e-mail wanted to register with a CPF that is known: the page does not say so. */
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

/** The one whose CPF it is hears that somebody used it with another e-mail. */
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
