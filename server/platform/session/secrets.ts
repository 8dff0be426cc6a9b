import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const mostSeen = 10_000

/** Prefix of sealed texts; method and name of the key follow, separated by a full stop (`selado:1.<key>.<base64>`). Texts without them are of the first method. */
const SEALED = 'selado:'

/** Number of the sealing method (AES-256-GCM); a new method gets a new number, older texts stay readable. */
const METHOD = '1'

/** Hashes, keys and seals derived from the server's secret: what the database stores of tokens and account names is useless without it. */
export class Secrets {
  /** cache of token hashes: every request needs one */
  private readonly seen = new Map<string, string>()

  /** @param former earlier secrets: texts they sealed are still read, keys they hashed are recognised */
  constructor(
    private readonly secret: string,
    private readonly former: readonly string[] = [],
  ) {}

  /** A token of 256 random bits for a cookie or a link. */
  newToken(): string {
    return randomBytes(32).toString('base64url')
  }

  /** The keyed hash stored for a token. */
  hashToken(token: string): string {
    const known = this.seen.get(token)
    if (known !== undefined) return known
    if (this.seen.size >= mostSeen) this.seen.clear()
    const made = hash(this.secret, 'token', token)
    this.seen.set(token, made)
    return made
  }

  /** The possible stored hashes of a token that outlives a change of the secret, the present one first. */
  hashesOfToken(token: string): string[] {
    return [this.hashToken(token), ...this.former.map((secret) => hash(secret, 'token', token))]
  }

  /** The possible stored hashes of an account, the present one first. */
  hashesOfAccount(kind: string, account: string): string[] {
    return [this.secret, ...this.former].map((secret) => hashAccount(secret, kind, account))
  }

  /** The keyed hash stored for the account of a failed log-in (a CPF may not be stored in clear). */
  hashAccount(kind: string, account: string): string {
    return hashAccount(this.secret, kind, account)
  }

  /** A key per purpose for signing, so that a signature of one kind is not valid for another. */
  key(purpose: string): string {
    return hash(this.secret, 'chave', purpose)
  }

  /** The keys of a purpose, the present one first, then those of former secrets. */
  keys(purpose: string): string[] {
    return [this.secret, ...this.former].map((secret) => hash(secret, 'chave', purpose))
  }

  /** Encrypts a text with a key derived from the server's secret (AES-256-GCM). */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', sealKey(this.secret, purpose), iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    return `${SEALED}${METHOD}.${nameOf(this.secret)}.${bytes}`
  }

  /** Decrypts a sealed text; a text that was never sealed is returned as it is. @returns undefined where no known secret fits */
  unseal(purpose: string, text: string): string | undefined {
    if (!text.startsWith(SEALED)) return text
    const [bytes = '', name] = text.slice(SEALED.length).split('.').toReversed()
    for (const secret of [this.secret, ...this.former]) {
      const opened = name === undefined || name === nameOf(secret) ? open(secret, purpose, bytes) : undefined
      if (opened !== undefined) return opened
    }
    return undefined
  }

  /** Whether a text is sealed with the present secret and method. */
  isPresent(text: string): boolean {
    return text.startsWith(`${SEALED}${METHOD}.${nameOf(this.secret)}.`)
  }

  /** Whether a text was sealed by a known secret, by its key name; does not decrypt it. */
  knows(text: string): boolean {
    return [this.secret, ...this.former].some((secret) => text.startsWith(`${SEALED}${METHOD}.${nameOf(secret)}.`))
  }

  /** Reseals with the present secret and method. @returns undefined where it is sealed so already, or cannot be decrypted */
  reseal(purpose: string, text: string): string | undefined {
    if (this.isPresent(text)) return undefined
    const opened = this.unseal(purpose, text)
    return opened === undefined ? undefined : this.seal(purpose, opened)
  }
}

const hash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

const hashAccount = (secret: string, kind: string, account: string): string =>
  hash(secret, `conta:${kind}`, account.trim().toLowerCase())

/** Name of a secret beside its sealed texts: a truncated hash that reveals nothing of it. */
const nameOf = (secret: string): string => hash(secret, 'nome', '').slice(0, 8)

const sealKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`selo\0${purpose}`).digest()

/** @returns undefined for a text of another secret or a damaged one */
function open(secret: string, purpose: string, base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealKey(secret, purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
