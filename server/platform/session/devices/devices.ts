import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf, setDevice } from '#server/platform/access/cookies.ts'
import { hot } from '#server/platform/database/hot.ts'

/** Days without a log-in after which an account's browser is forgotten. */
const DAYS = 180

const KNOWN = hot('select from aparelho_conhecido where conta = $1 and aparelho = $2 and visto_em > $3')
const KNOWN_ONES =
  'select conta from aparelho_conhecido where conta = any($1::text[]) and aparelho = $2 and visto_em > $3'
const ANY = hot('select from aparelho_conhecido where conta = $1 and visto_em > $2 limit 1')
const TRUSTED = hot('select from aparelho_conhecido where conta = $1 and aparelho = $2 and dispensado_ate > $3')
const DISTRUST = 'update aparelho_conhecido set dispensado_ate = null where conta = $1'
const REMEMBER =
  hot(`insert into aparelho_conhecido as a (conta, aparelho, visto_em, dispensado_ate) values ($1, $2, $3, $4)
on conflict (conta, aparelho) do update set visto_em = excluded.visto_em, dispensado_ate = coalesce(excluded.dispensado_ate, a.dispensado_ate)`)
const FORGET = 'delete from aparelho_conhecido where visto_em <= $1'

const oldest = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000)

/** Whether an account logged in before with the browser of this request: a cookie holds a random id, and the database its hash for each account. */
export async function isKnownDevice(request: FastifyRequest, account: string): Promise<boolean> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request)
  if (device === undefined) return false
  const { rowCount } = await database.pool.query(KNOWN, [account, secrets.hashToken(device), oldest(now())])
  return rowCount === 1
}

/** Which of several accounts logged in before with the browser of this request. */
export async function knownAccounts(request: FastifyRequest, accounts: string[]): Promise<Set<string>> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request)
  if (device === undefined) return new Set()
  const { rows } = await database.pool.query<{ conta: string }>(KNOWN_ONES, [
    accounts,
    secrets.hashToken(device),
    oldest(now()),
  ])
  return new Set(rows.map(({ conta }) => conta))
}

/** Whether an account logged in with any browser within DAYS. */
export async function hasDevices(request: FastifyRequest, account: string): Promise<boolean> {
  const { database, now } = request.server.prumo
  const { rowCount } = await database.pool.query(ANY, [account, oldest(now())])
  return rowCount === 1
}

/** Whether the browser of this request is trusted, so that the second factor is not required. */
export async function isTrustedDevice(request: FastifyRequest, account: string): Promise<boolean> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request)
  if (device === undefined) return false
  const { rowCount } = await database.pool.query(TRUSTED, [account, secrets.hashToken(device), now()])
  return rowCount === 1
}

/** Ends the trust of all browsers of a user, after a new password: each must give the second factor again. */
export async function distrustDevices({ database, secrets }: FastifyRequest['server']['prumo'], login: string) {
  await database.pool.query(DISTRUST, [secrets.hashAccount('interna', login)])
}

/**
 * Records that an account logged in with the browser of this request; sets its id cookie if missing.
 * @param trustedDays days without second factor in this browser
 */
export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  trustedDays?: number,
): Promise<void> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request) ?? secrets.newToken()
  setDevice(request, reply, device)
  const until = trustedDays === undefined ? null : new Date(now().getTime() + trustedDays * 86_400_000)
  await database.pool.query(REMEMBER, [account, secrets.hashToken(device), now(), until])
}

/** Deletes browsers without a log-in within DAYS. */
export async function forgetDevices({ database, now }: FastifyRequest['server']['prumo']): Promise<void> {
  await database.pool.query(FORGET, [oldest(now())])
}
