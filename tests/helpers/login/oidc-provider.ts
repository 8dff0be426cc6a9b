import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

/** A real OpenID Connect provider on localhost, with its development log-in pages. */
export interface RealProvider {
  issuer: string
  /** drops all sessions and rotates the signing keys */
  renew(): Promise<void>
  close(): Promise<void>
}

interface Options {
  clientId: string
  clientSecret: string
  /** origin of the product */
  origin: string
  /** e-mail by account */
  accounts: Record<string, string>
}

export async function startRealProvider({ clientId, clientSecret, origin, accounts }: Options): Promise<RealProvider> {
  let answer: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void answer?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const renew = async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = String(Math.random())
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${origin}/api/login/unico/retorno`],
          post_logout_redirect_uris: [`${origin}/login`],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['de teste'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      // puts the claims of the scopes into the ID token
      conformIdTokenClaims: false,
      findAccount: (_ctx, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, email: accounts[accountId] ?? '', email_verified: true, name: accountId }),
      }),
    })
    answer = provider.callback()
  }
  await renew()
  return { issuer, renew, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
