import type { FastifyReply, FastifyRequest } from 'fastify'
import { hot } from '#server/database/hot.ts'
import { deviceOf, setDevice } from './cookies.ts'

/** A browser is forgotten when an account has not logged in there for so long. */
const DAYS = 180

const KNOWN = hot('select from aparelho_conhecido where conta = $1 and aparelho = $2 and visto_em > $3')
const REMEMBER = hot(`insert into aparelho_conhecido (conta, aparelho, visto_em) values ($1, $2, $3)
on conflict (conta, aparelho) do update set visto_em = excluded.visto_em`)
const FORGET = 'delete from aparelho_conhecido where visto_em <= $1'

const oldest = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000)

/**
 * Whether an account logged in before with the browser of this request: it carries a random name in a cookie of its own, whose hash the database
 * keeps with the account's.
 */
export async function isKnownDevice(request: FastifyRequest, account: string): Promise<boolean> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request)
  if (device === undefined) return false
  const { rowCount } = await database.pool.query(KNOWN, [account, secrets.hashToken(device), oldest(now())])
  return rowCount === 1
}

/** Remembers that an account logged in with the browser of this request, which gets a name if it has none. */
export async function rememberDevice(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
  const { database, secrets, now } = request.server.prumo
  const device = deviceOf(request) ?? secrets.newToken()
  setDevice(request, reply, device)
  await database.pool.query(REMEMBER, [account, secrets.hashToken(device), now()])
}

/** Deletes what nobody asks for any more. */
export async function forgetDevices({ database, now }: FastifyRequest['server']['prumo']): Promise<void> {
  await database.pool.query(FORGET, [oldest(now())])
}
