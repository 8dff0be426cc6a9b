import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { headerText } from './address.ts'
import { htmlOf } from './body.ts'
import type { About } from './mail.ts'

/** SQL: no attempt was made yet, so the e-mail can still be changed or withdrawn. */
const UNTOUCHED = `situacao = 'AGUARDANDO' and tentativas = 0`

/** Deletes the waiting e-mails about a record for some events: a newer event supersedes them. */
export async function withdrawMails(db: Db, empresaId: number, about: About, events: readonly string[]): Promise<void> {
  const text = `delete from email_saida where empresa_id = $1 and sobre @> $2::jsonb and evento = any($3::text[]) and ${UNTOUCHED}`
  await run(db, text, [empresaId, JSON.stringify([{ entidade: about.entidade, id: about.id }]), events])
}

/** A waiting e-mail that can be edited. */
export interface Pending {
  id: number
  para: string
  assunto: string
  texto: string
  sobre: About[]
}

/** @throws DomainError 404, EMAIL_JA_SAIU */
export async function readPending(db: Db, empresaId: number, id: number): Promise<Pending> {
  const text = `select id, para, assunto, texto, sobre, ${UNTOUCHED} and not sigiloso as espera from email_saida
    where empresa_id = $1 and id = $2 for update`
  const [row] = await run<Pending & { espera: boolean }>(db, text, [empresaId, id])
  if (!row) return fail('NAO_ENCONTRADO')
  const { espera, ...pending } = row
  return espera ? pending : fail('EMAIL_JA_SAIU')
}

/** Waiting e-mails about a record for an event, oldest first, locked FOR UPDATE until the transaction ends. */
export async function waitingAbout(db: Db, empresaId: number, about: About, event: string): Promise<Pending[]> {
  const text = `select id, para, assunto, texto, sobre from email_saida
    where empresa_id = $1 and sobre @> $2::jsonb and evento = $3 and ${UNTOUCHED} order by id for update`
  return run<Pending>(db, text, [empresaId, JSON.stringify([{ entidade: about.entidade, id: about.id }]), event])
}

/** Changes subject and text of a waiting e-mail; its time of sending stays. @throws DomainError EMAIL_JA_SAIU */
export async function rewriteMail(
  db: Db,
  empresaId: number,
  id: number,
  assunto: string,
  texto: string,
): Promise<void> {
  const text = `update email_saida set assunto = $3, texto = $4, html = $5 where empresa_id = $1 and id = $2 and ${UNTOUCHED} returning id`
  const rows = await run(db, text, [empresaId, id, headerText(assunto, 200), texto.trim(), htmlOf(texto)])
  if (rows.length === 0) fail('EMAIL_JA_SAIU')
}

/** Deletes one waiting e-mail. @throws DomainError EMAIL_JA_SAIU */
export async function keepBack(db: Db, empresaId: number, id: number): Promise<void> {
  const text = `delete from email_saida where empresa_id = $1 and id = $2 and ${UNTOUCHED} returning id`
  if ((await run(db, text, [empresaId, id])).length === 0) fail('EMAIL_JA_SAIU')
}
