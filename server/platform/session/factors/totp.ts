import { Secret, TOTP } from 'otpauth'

/** Issuer shown by authenticator apps. */
const ISSUER = 'Prumo RH'
/** Seconds of a time step, and steps that a clock may be off. */
const PERIOD = 30
const WINDOW = 1
/** Bytes of a secret: as many as the hash has (RFC 4226 §4). */
const SECRET_BYTES = 20

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD })

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** otpauth URI for the QR code. */
export const secretAddress = (secret: string, login: string): string => totp(secret, login).toString()

/** The time step of a code (RFC 6238); undefined for a wrong code or a step not later than `last`, so that none counts twice. */
export function stepOf(secret: string, code: string, now: Date, last: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta
  return step > last ? step : undefined
}
