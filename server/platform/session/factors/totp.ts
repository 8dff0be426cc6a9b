import { Secret, TOTP } from 'otpauth'

/** What authenticator apps show above the code. */
const ISSUER = 'Prumo RH'
/** Seconds for which a code counts, and how many of these steps a clock may be wrong. */
const PERIOD = 30
const WINDOW = 1
/** Bytes of a secret: as many as the hash has (RFC 4226 §4). */
const SECRET_BYTES = 20

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD })

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the QR code says to an authenticator app. */
export const secretAddress = (secret: string, login: string): string => totp(secret, login).toString()

/** The time step a code is of (RFC 6238), if it is one of about now and later than `last`: none counts twice. */
export function stepOf(secret: string, code: string, now: Date, last: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta
  return step > last ? step : undefined
}
