import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'

/** Validity of a challenge in minutes: enough for a form on a phone. */
const GOOD_FOR = 10
/** Rounds of PBKDF2 per attempt, and number of attempts: about 0.3 s on a desktop, 2 s on a cheap phone. */
const COST = 1000
const TRIES = { least: 500, most: 1000 }

type Keys = Pick<Prumo, 'secrets' | 'now'>

const signatures = ({ secrets }: Keys) => ({
  hmacSignatureSecret: secrets.key('captcha'),
  hmacKeySignatureSecret: secrets.key('captcha-resposta'),
})

/** Creates a proof-of-work challenge. */
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
 * Redeems a solution (base64 of JSON, as altcha writes it) once, in the transaction of the protected action.
 * @throws DomainError CAPTCHA_INVALIDO when it is malformed, not ours, expired or used
 */
export async function redeemSolution(db: Db, prumo: Keys, text: string): Promise<void> {
  const payload = parse(text) ?? fail('CAPTCHA_INVALIDO')
  const { challenge, solution } = payload
  const verdict = await verifySolution({ challenge, solution, deriveKey, ...signatures(prumo) }).catch(() => undefined)
  if (!verdict?.verified) fail('CAPTCHA_INVALIDO')
  // verified: the challenge is ours and unchanged
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
