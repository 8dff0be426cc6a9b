import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/** How long a task is good for: time enough for a form on a phone, in minutes. */
const GOOD_FOR = 10
/** Rounds of PBKDF2 per try, and tries: about a third of a second on a desk, two seconds on a cheap phone. */
const COST = 1000
const TRIES = { least: 500, most: 1000 }

type Keys = Pick<Prumo, 'secrets' | 'now'>

const signatures = ({ secrets }: Keys) => ({
  hmacSignatureSecret: secrets.key('captcha'),
  hmacKeySignatureSecret: secrets.key('captcha-resposta'),
})

/** A task whose solution shows that somebody's device took the trouble. */
export function newChallenge(prumo: Keys): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: new Date(prumo.now().getTime() + GOOD_FOR * 60_000),
    ...signatures(prumo),
  })
}

const USE = 'insert into captcha_usado (desafio, expira_em) values ($1, $2) on conflict do nothing returning desafio'

/**
 * Takes a solution (base64 of JSON, as altcha writes it), once: in the transaction of what it is for.
 * @throws DomainError CAPTCHA_INVALIDO when it is none, not ours, too old or was taken before
 */
export async function redeemSolution(db: Db, prumo: Keys, text: string): Promise<void> {
  const payload = parse(text) ?? fail('CAPTCHA_INVALIDO')
  const { challenge, solution } = payload
  const verdict = await verifySolution({ challenge, solution, deriveKey, ...signatures(prumo) }).catch(() => undefined)
  if (!verdict?.verified) fail('CAPTCHA_INVALIDO')
  // from here on it is a task of ours, unchanged
  const { expiresAt = 0 } = challenge.parameters
  if (expiresAt * 1000 < prumo.now().getTime()) fail('CAPTCHA_INVALIDO')
  const used = await run(db, USE, [challenge.signature, new Date(expiresAt * 1000)])
  if (used.length === 0) fail('CAPTCHA_INVALIDO')
}

function parse(text: string): Payload | undefined {
  try {
    const found = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload> | null
    const whole = typeof found?.challenge?.parameters === 'object' && typeof found.solution === 'object'
    return whole && typeof found.challenge?.signature === 'string' ? (found as Payload) : undefined
  } catch {
    return undefined
  }
}
