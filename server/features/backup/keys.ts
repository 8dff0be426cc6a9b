import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

const FEWEST_BITS = 2048

/** Fingerprint of a public key: SHA-256 of its DER form. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

/** Parses a sufficiently long RSA public key from PEM; undefined for everything else. */
export function readPublicKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem)
    return isRsa(key) && !pem.includes('PRIVATE KEY') ? key : undefined
  } catch {
    return undefined
  }
}

/** Parses an RSA private key from PEM; undefined for everything else. */
export function readPrivateKey(pem: string | Buffer): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem)
    return isRsa(key) ? key : undefined
  } catch {
    return undefined
  }
}

const isRsa = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= FEWEST_BITS
