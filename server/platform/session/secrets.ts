import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const mostSeen = 10_000

/** Begins each sealed text; method and key follow, parted by a full stop (`selado:1.<key>.<base64>`). Those without are of the first method. */
const SEALED = 'selado:'

/** How texts are sealed; another way gets another number, and what was sealed before stays readable. */
const METHOD = '1'

/** Tokens and account names as the database knows them: never the text itself, and of no use without the server's secret. */
export class Secrets {
  /** hashes of tokens seen lately: every request brings one */
  private readonly seen = new Map<string, string>()

  /** @param former what the secret was before: what it sealed is still read, and keys that it hashed are known */
  constructor(
    private readonly secret: string,
    private readonly former: readonly string[] = [],
  ) {}

  /** A token of 256 random bits for a cookie or a link. */
  newToken(): string {
    return randomBytes(32).toString('base64url')
  }

  /** What the database stores for a token. */
  hashToken(token: string): string {
    const known = this.seen.get(token)
    if (known !== undefined) return known
    if (this.seen.size >= mostSeen) this.seen.clear()
    const made = hash(this.secret, 'token', token)
    this.seen.set(token, made)
    return made
  }

  /** What may stand in the database for a token that outlives a change of the secret; the present one first. */
  hashesOfToken(token: string): string[] {
    return [this.hashToken(token), ...this.former.map((secret) => hash(secret, 'token', token))]
  }

  /** The same for an account. */
  hashesOfAccount(kind: string, account: string): string[] {
    return [this.secret, ...this.former].map((secret) => hashAccount(secret, kind, account))
  }

  /** What the database stores for the account of a failed log-in (a CPF may not lie there in clear). */
  hashAccount(kind: string, account: string): string {
    return hashAccount(this.secret, kind, account)
  }

  /** A key of its own for signing something, so that a signature of one kind never passes for another. */
  key(purpose: string): string {
    return hash(this.secret, 'chave', purpose)
  }

  /** The present key first, then those of former secrets, for what was signed then. */
  keys(purpose: string): string[] {
    return [this.secret, ...this.former].map((secret) => hash(secret, 'chave', purpose))
  }

  /** A text that only this server's secret opens again. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', sealKey(this.secret, purpose), iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    return `${SEALED}${METHOD}.${nameOf(this.secret)}.${bytes}`
  }

  /** The sealed text; one that was never sealed as it is. @returns undefined where another secret sealed it */
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

  /** Whether a sealed text is of a secret that is known here; it is not opened. */
  knows(text: string): boolean {
    return [this.secret, ...this.former].some((secret) => text.startsWith(`${SEALED}${METHOD}.${nameOf(secret)}.`))
  }

  /** Sealed anew with the present secret and method. @returns undefined where it is, or where nobody can open it */
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

/** What a secret is called beside what it sealed; nothing of it can be worked out from that. */
const nameOf = (secret: string): string => hash(secret, 'nome', '').slice(0, 8)

const sealKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`selo\0${purpose}`).digest()

/** @returns undefined for what another secret, or nobody, sealed */
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
