import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A security key in software (WebAuthn level 2): ES256, no attestation. */
export interface Authenticator {
  /** Answers `navigator.credentials.create`. */
  make(options: { challenge: string; rp: { id?: string } }, origin?: string): Record<string, unknown>
  /** Answers `navigator.credentials.get`; `count` is the signature counter, `verified` the user-verification flag. */
  prove(
    options: { challenge: string; rpId?: string },
    how?: { origin?: string; count?: number; verified?: boolean },
  ): Record<string, unknown>
}

/** @param origin origin of the page, unless a call overrides it */
export function newAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0
  const whole = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  return {
    make({ challenge, rp }, from = origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([header(rp.id ?? '', 0x41, count), Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData],
      ])
      return whole({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      })
    },
    prove({ challenge, rpId = '' }, how = {}) {
      count = how.count ?? count + 1
      const data = clientData('webauthn.get', challenge, how.origin ?? origin)
      const authData = header(rpId, how.verified ? 0x05 : 0x01, count)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return whole({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** Authenticator data: hash of the RP id, flags, signature counter. */
function header(rpId: string, flags: number, count: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(count, 1)
  return Buffer.concat([sha256(rpId), rest])
}

type Cbor = number | string | Buffer | Map<string, Cbor> | Map<number, Cbor>

/** Encodes the subset of CBOR (RFC 8949) that a security key needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([name, each]) => [cbor(name), cbor(each)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}
