import { createHmac, randomBytes } from 'node:crypto'

const mostSeen = 10_000

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

  private hash(purpose: string, text: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\0${text}`).digest('base64url')
  }
}
