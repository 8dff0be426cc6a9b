import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const mostSeen = 10_000

/** Begins each sealed text. */
const SEALED = 'selado:'

/** Tokens and account names as the database knows them: never the text itself, and of no use without the server's secret. */
export class Secrets {
  /** hashes of tokens seen lately: every request brings one */
  private readonly seen = new Map<string, string>()

  constructor(private readonly secret: string) {}

  /** A token of 256 random bits for a cookie or a link. */
  newToken(): string {
    return randomBytes(32).toString('base64url')
  }

  /** What the database stores for a token. */
  hashToken(token: string): string {
    const known = this.seen.get(token)
    if (known !== undefined) return known
    if (this.seen.size >= mostSeen) this.seen.clear()
    const hash = this.hash('token', token)
    this.seen.set(token, hash)
    return hash
  }

  /** What the database stores for the account of a failed log-in (a CPF may not lie there in clear). */
  hashAccount(kind: string, account: string): string {
    return this.hash(`conta:${kind}`, account.trim().toLowerCase())
  }

  /** A key of its own for signing something, so that a signature of one kind never passes for another. */
  key(purpose: string): string {
    return this.hash('chave', purpose)
  }

  /** A text that only this server's secret opens again. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.sealKey(purpose), iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** The sealed text; one that was never sealed as it is. @returns undefined where another secret sealed it */
  unseal(purpose: string, text: string): string | undefined {
    if (!text.startsWith(SEALED)) return text
    const bytes = Buffer.from(text.slice(SEALED.length), 'base64')
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.sealKey(purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  private sealKey(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(`selo\0${purpose}`).digest()
  }

  private hash(purpose: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\0${text}`).digest('base64url')
  }
}
