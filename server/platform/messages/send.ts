import type { Mensagem } from '#schemas/generated/types/utilitario/mensagem.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { worksIn } from './recipients.ts'

/** A message that the product itself sends. */
export interface OwnMessage {
  empresaId: number
  /** the box it lies in */
  tipo: Mensagem['tipo']
  /** ids of the recipients; those who do not work in the company are skipped */
  usuarios: number[]
  /** name of the user who caused it */
  remetente: string
  /** whole sentences */
  texto: string
  /** a page of the product */
  link?: string
  target?: Mensagem['target']
}

const SEND = hot(`with alvo as (
  select u.id from usuario u where u.id = any($2::bigint[]) and ${worksIn('u', '$1')}
), m as (
  insert into mensagem (empresa_id, tipo, texto, link, target, destino, remetente, data, automatica)
  select $1, $3::text, $4::text, $5::text, $6::text, 'USUARIOS', $7::text, now(), true where exists (select from alvo)
  returning id, tipo, data
)
insert into usuario_mensagem (empresa_id, mensagem_id, usuario_id, tipo, data)
select $1, m.id, alvo.id, m.tipo, m.data from m cross join alvo order by alvo.id`)

/**
 * Sends a message to users of a company, in the caller's transaction: a rollback sends nothing, a commit sends once. An empty list of recipients is no
 * error.
 */
export async function sendMessage(db: Db, message: OwnMessage): Promise<void> {
  const { empresaId, tipo, usuarios, remetente, texto, link = null, target = '_self' } = message
  if (usuarios.length === 0) return
  await run(db, SEND, [empresaId, [...new Set(usuarios)], tipo, texto, link, target, remetente.slice(0, 100)])
}
