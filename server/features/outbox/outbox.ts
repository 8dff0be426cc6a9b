import type { OutboxLine, OutboxMail } from '#schemas/runtime/answers/utilities/outbox.ts'
import type { Session } from '#server/platform/access/session.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { type Surroundings, seesNamed } from '#server/platform/crud/sight/visible-rows.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { About, StoredFile } from '#server/platform/mail/mail.ts'

const COLUMNS = `m.id, m.criado_em as "criadoEm", m.enviado_em as "enviadoEm", m.para, m.para_nome as "paraNome", m.assunto, m.evento, m.autor,
  m.situacao, m.motivo, m.tentativas,
  case when m.situacao = 'AGUARDANDO' and m.tentativas = 0 and not m.sigiloso then m.proxima_tentativa end as "saiEm",
  (select coalesce(jsonb_agg(a - 'conteudo' order by n), '[]') from jsonb_array_elements(m.anexos) with ordinality x(a, n)) as anexos`

const NEWEST = 'order by m.criado_em desc, m.id desc'

/** Filters of the outbox. */
export interface OutboxFilter {
  situacao?: string
  q?: string
}

/** A row of the database: optional values are null. */
type Raw<T> = { [K in keyof T]-?: undefined extends T[K] ? NonNullable<T[K]> | null : T[K] }

/** Session and database of a read. */
export interface Reader extends Surroundings {
  db: Db
  session: Session
}

/**
 * SQL condition: the session sees all records the e-mail is about; an e-mail about none is hidden from sessions restricted to areas.
 * @param among registers of these e-mails, where known
 */
export function seenMails({ session, ...around }: Omit<Reader, 'db'>, values: Values, among?: string[]): string {
  const record = { entity: `s->>'entidade'`, id: `(s->>'id')::bigint`, ...(among && { among }) }
  const named = seesNamed(record, session, values, around)
  const all = `not exists (select from jsonb_array_elements(m.sobre) s where not ${named})`
  const own = `m.empresa_id = ${values.add(session.empresaId)}`
  return [own, all, ...(session.restricted ? [`m.sobre <> '[]'`] : [])].join(' and ')
}

/** A page of the e-mails that a session sees, newest first, and their number up to a limit. */
export async function listOutbox(
  reader: Reader,
  { situacao, q }: OutboxFilter,
  page: { offset: number; limit: number; most: number },
): Promise<{ rows: OutboxLine[]; total: number }> {
  const values = new Values()
  const conditions = [seenMails(reader, values)]
  if (situacao) conditions.push(`m.situacao = ${values.add(situacao)}`)
  for (const word of q?.trim().split(/\s+/).filter(Boolean) ?? []) {
    const like = values.add(`%${escapeLike(word)}%`)
    conditions.push(
      `prumo_busca(m.para || ' ' || coalesce(m.para_nome, '') || ' ' || m.assunto) like prumo_busca(${like})`,
    )
  }
  const from = `from email_saida m where ${conditions.join(' and ')}`
  const count = `select count(*)::int as n from (select 1 ${from} limit ${page.most}) c`
  const [total] = await run<{ n: number }>(reader.db, count, values.list)
  const text = `select ${COLUMNS} ${from} ${NEWEST} limit ${page.limit} offset ${page.offset}`
  return {
    rows: (await run<Raw<OutboxLine>>(reader.db, text, values.list)).map((row) => dropEmpty(row)),
    total: total?.n ?? 0,
  }
}

const SPOKEN_OF = `select distinct s->>'entidade' as entidade from email_saida m cross join jsonb_array_elements(m.sobre) s where m.empresa_id = $1`

/** Registers referenced by the e-mails about a record. */
export async function registersAbout({ db, session }: Pick<Reader, 'db' | 'session'>, about: About): Promise<string[]> {
  const which = JSON.stringify([{ entidade: about.entidade, id: about.id }])
  const text = `${SPOKEN_OF} and m.sobre @> $2::jsonb`
  return (await run<{ entidade: string }>(db, text, [session.empresaId, which])).map(({ entidade }) => entidade)
}

/** Registers referenced by an e-mail. */
async function registersOf({ db, session }: Reader, id: number): Promise<string[]> {
  const rows = await run<{ entidade: string }>(db, `${SPOKEN_OF} and m.id = $2`, [session.empresaId, id])
  return rows.map(({ entidade }) => entidade)
}

/** Reads one e-mail. @throws DomainError 404, also where the session may not see its records */
export async function readOutbox(reader: Reader, id: number): Promise<OutboxMail> {
  const values = new Values()
  const among = await registersOf(reader, id)
  const text = `select ${COLUMNS}, m.sobre, case when not m.sigiloso then m.texto end as texto,
    case when not m.sigiloso then m.html end as html from email_saida m where ${seenMails(reader, values, among)} and m.id = ${values.add(id)}`
  const [row] = await run<Raw<OutboxMail>>(reader.db, text, values.list)
  return row ? dropEmpty(row) : fail('NAO_ENCONTRADO')
}

/** Reads an attachment of an e-mail by its index. @throws DomainError 404 */
export async function outboxFile(reader: Reader, id: number, place: number) {
  const values = new Values()
  const among = await registersOf(reader, id)
  const anexo = `m.anexos -> ${values.add(place)}::int as anexo`
  const text = `select ${anexo} from email_saida m where ${seenMails(reader, values, among)} and m.id = ${values.add(id)}`
  const [row] = await run<{ anexo: StoredFile | null }>(reader.db, text, values.list)
  const { nome, tipo, conteudo } = row?.anexo ?? fail('NAO_ENCONTRADO')
  return { nome, tipo, bytes: Buffer.from(conteudo, 'base64') }
}

const AGAIN = `update email_saida set situacao = 'AGUARDANDO', motivo = null, tentativas = 0, proxima_tentativa = $3, enviado_em = null
where empresa_id = $1 and id = $2 and situacao <> 'AGUARDANDO' returning id`

/** Queues an e-mail again. @throws DomainError 404, EMAIL_NA_FILA while it is waiting */
export async function sendAgain(reader: Reader, id: number, now: Date): Promise<void> {
  await readOutbox(reader, id)
  const rows = await run<{ id: number }>(reader.db, AGAIN, [reader.session.empresaId, id, now])
  if (rows.length === 0) fail('EMAIL_NA_FILA')
}

/** Most e-mails shown by a record's form. */
const MOST_OF_RECORD = 100

/** E-mails about one record that the session sees, newest first. The caller has checked the right to the record. */
export async function mailsAbout(reader: Reader, about: About): Promise<OutboxLine[]> {
  const values = new Values()
  const among = await registersAbout(reader, about)
  const which = values.add(JSON.stringify([{ entidade: about.entidade, id: about.id }]))
  const text = `select ${COLUMNS} from email_saida m where ${seenMails(reader, values, among)} and m.sobre @> ${which}::jsonb ${NEWEST} limit ${MOST_OF_RECORD}`
  return (await run<Raw<OutboxLine>>(reader.db, text, values.list)).map((row) => dropEmpty(row))
}
