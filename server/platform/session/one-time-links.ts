import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from './secrets.ts'

/** What a link is good for. */
export type LinkPurpose =
  | 'aprovacao'
  | 'documento'
  | 'questionario'
  | 'pesquisa-publica'
  | 'nova-senha'
  | 'desfaz-email'
  | 'novo-fator'
  | 'nova-passkey'
  | 'segundo-fator'
  | 'codigo-email'
  | 'login-unico'
  | 'entrada-passkey'

/** Whose link it is: a record of a company, with company 0 a user. */
export interface LinkOwner {
  empresaId: number
  entidade: string
  id: number
}

/** A link that was handed in. */
export interface RedeemedLink extends LinkOwner {
  /** what it was made with */
  dados: Record<string, string>
}

/** Makes the addresses of links, for e-mails about somebody's log-in. */
export interface LinkMaker {
  /** seals the e-mails */
  secrets: Secrets
  /** A link's address, in the caller's transaction; undefined where the installation has no address of its own. `path`: of its page. */
  address(
    db: Db,
    path: string,
    ...link: [LinkPurpose, LinkOwner, minutes: number, dados?: Record<string, string>]
  ): Promise<string | undefined>
  /** Those of many records of a register, in the order of their ids. */
  addresses(
    db: Db,
    path: string,
    ...links: [LinkPurpose, Omit<LinkOwner, 'id'>, ids: number[], minutes: number]
  ): Promise<string[] | undefined>
}

interface Place {
  secrets: Secrets
  now(): Date
}

const CREATE = `insert into link_unico (token_hash, finalidade, empresa_id, entidade, registro_id, dados, criado_em, expira_em)
select l.hash, $2, $3, $4, l.id, $6, $7, $8 from unnest($1::text[], $5::bigint[]) as l(hash, id)`
const REDEEM = `update link_unico set usado_em = $3 where token_hash = $1 and finalidade = $2 and entidade = $4 and usado_em is null and expira_em > $3
returning empresa_id, registro_id, dados`
const REVOKE =
  'delete from link_unico where finalidade = $1 and empresa_id = $2 and entidade = $3 and registro_id = any($4::bigint[])'
const FORGET = 'delete from link_unico where expira_em < $1'

/**
 * Makes a link that counts once, in the caller's transaction. The database knows its hash only; put the token behind the '#' of an address, where no server
 * and no log sees it, and let its page ask before it posts: scanners of e-mails open links.
 * @param minutes how long it may be used
 * @param dados what is to be known when it comes back
 * @returns the token, 256 bits
 */
export async function createLink(
  place: Place,
  db: Db,
  purpose: LinkPurpose,
  { id, ...register }: LinkOwner,
  minutes: number,
  dados: Record<string, string> = {},
): Promise<string> {
  const [token = ''] = await createLinks(place, db, purpose, register, [id], minutes, dados)
  return token
}

/** The same for many records of a register, by one statement. @returns tokens in the order of the ids */
async function createLinks(
  { secrets, now }: Place,
  db: Db,
  purpose: LinkPurpose,
  { empresaId, entidade }: Omit<LinkOwner, 'id'>,
  ids: number[],
  minutes: number,
  dados: Record<string, string> = {},
): Promise<string[]> {
  const tokens = ids.map(() => secrets.newToken())
  const from = now()
  await run(db, CREATE, [
    tokens.map((token) => secrets.hashToken(token)),
    purpose,
    empresaId,
    entidade,
    ids,
    JSON.stringify(dados),
    from,
    new Date(from.getTime() + minutes * 60_000),
  ])
  return tokens
}

/** Takes in a link of somebody of a register, in the caller's transaction: what is rolled back leaves it good. @returns undefined for one that was used, expired, was revoked or never was */
export const redeemLink = (place: Place, db: Db, purpose: LinkPurpose, entidade: string, token: string) =>
  find(REDEEM, place, db, purpose, entidade, token)

/** @param origin where this server's addresses begin; rejects where that is not known */
export function linkMaker(place: Place, origin: (db: Db, path: string) => Promise<string>): LinkMaker {
  const known = (db: Db, path: string) => origin(db, path).catch(() => undefined)
  return {
    secrets: place.secrets,
    async address(db, path, ...link) {
      const base = await known(db, path)
      return base === undefined ? undefined : `${base}${path}#${await createLink(place, db, ...link)}`
    },
    async addresses(db, path, ...links) {
      const base = await known(db, path)
      return base === undefined
        ? undefined
        : (await createLinks(place, db, ...links)).map((token) => `${base}${path}#${token}`)
    },
  }
}

const READ = `select empresa_id, registro_id, dados from link_unico
where token_hash = $1 and finalidade = $2 and entidade = $4 and usado_em is null and expira_em > $3`

/** The same without taking it in: for what is asked before. */
export const readLink = (place: Place, db: Db, purpose: LinkPurpose, entidade: string, token: string) =>
  find(READ, place, db, purpose, entidade, token)

async function find(
  text: string,
  { secrets, now }: Place,
  db: Db,
  purpose: LinkPurpose,
  entidade: string,
  token: string,
): Promise<RedeemedLink | undefined> {
  const [row] = await run<{ empresa_id: number; registro_id: number; dados: Record<string, string> }>(db, text, [
    secrets.hashToken(token),
    purpose,
    now(),
    entidade,
  ])
  return row && { empresaId: row.empresa_id, entidade, id: Number(row.registro_id), dados: row.dados }
}

const TAKE = `insert into link_unico (token_hash, finalidade, empresa_id, entidade, registro_id, criado_em, expira_em, usado_em)
values ($1, $2, $3, $4, $5, $6, $7, $6) on conflict do nothing returning 1 as taken`

/** Takes in a token that is no link but proves by itself that it is ours. @returns false for one that was taken before */
export async function takeOnce(
  { secrets, now }: Place,
  db: Db,
  purpose: LinkPurpose,
  { empresaId, entidade, id }: LinkOwner,
  token: string,
  minutes: number,
): Promise<boolean> {
  const until = new Date(now().getTime() + minutes * 60_000)
  const values = [secrets.hashToken(token), purpose, empresaId, entidade, id, now(), until]
  return (await run(db, TAKE, values)).length > 0
}

/** Makes every link of somebody, or of several of a register, for a purpose good for nothing. */
export async function revokeLinks(
  db: Db,
  purpose: LinkPurpose,
  { empresaId, entidade, id }: Omit<LinkOwner, 'id'> & { id: number | number[] },
): Promise<void> {
  await run(db, REVOKE, [purpose, empresaId, entidade, [id].flat()])
}

/** Deletes those that expired. */
export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await run(db, FORGET, [now])
}
