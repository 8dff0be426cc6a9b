import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from './secrets.ts'

/** Purpose of a link. */
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

/** Record that a link belongs to; for users empresaId is 0. */
export interface LinkOwner {
  empresaId: number
  entidade: string
  id: number
}

/** A valid link. */
export interface RedeemedLink extends LinkOwner {
  /** data stored at its creation */
  dados: Record<string, string>
}

/** Creates addresses of one-time links, for e-mails. */
export interface LinkMaker {
  /** seals the text of the e-mails */
  secrets: Secrets
  /** Creates a link and returns its address, in the caller's transaction; undefined where the installation has no public address. `path`: of its page. */
  address(
    db: Db,
    path: string,
    ...link: [LinkPurpose, LinkOwner, minutes: number, dados?: Record<string, string>]
  ): Promise<string | undefined>
  /** Creates links of many records of a register; addresses in the order of the ids. */
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
 * Creates a one-time link in the caller's transaction. Only its hash is stored; put the token into the fragment ('#') of an address, which no server or
 * log sees, and let the page ask before it posts: e-mail scanners open links.
 * @param minutes validity
 * @param dados returned when the link is redeemed
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

/** Creates links of many records of a register by one statement. @returns tokens in the order of the ids */
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

/** Redeems a link in the caller's transaction: a rollback leaves it valid. @returns undefined for a link that is used, expired, revoked or unknown */
export const redeemLink = (place: Place, db: Db, purpose: LinkPurpose, entidade: string, token: string) =>
  find(REDEEM, place, db, purpose, entidade, token)

/** @param origin returns the public address; rejects where it is not configured */
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

/** Reads a link without redeeming it. */
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

/** Marks a self-proving token (no stored link) as used. @returns false for one used before */
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

/** Revokes all links of a purpose of one or several records of a register. */
export async function revokeLinks(
  db: Db,
  purpose: LinkPurpose,
  { empresaId, entidade, id }: Omit<LinkOwner, 'id'> & { id: number | number[] },
): Promise<void> {
  await run(db, REVOKE, [purpose, empresaId, entidade, [id].flat()])
}

/** Deletes expired links. */
export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await run(db, FORGET, [now])
}
