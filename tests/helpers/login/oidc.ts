import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Content of the next ID token, and its faults. */
export interface Answer {
  claims: Record<string, unknown>
  iss?: string
  aud?: string
  nonce?: string
  expires?: number
  /** signed with a key that is not in the JWKS */
  foreignKey?: boolean
  /** the token endpoint answers with this error instead of tokens */
  refuses?: boolean
}

/** A fake OpenID Connect provider whose answers the test sets. */
export interface FakeProvider {
  issuer: string
  answer: Answer
  /** recorded token requests: client credentials and PKCE verifiers */
  asked: { authorization: string | undefined; body: URLSearchParams }[]
  /** replaces the signing key, and publishes only the new one */
  rotate(): Promise<void>
  /** returns the callback address the browser is redirected to, for an authorization address */
  comeBack(address: string): string
  close(): Promise<void>
}

interface Key {
  privateKey: CryptoKey
  jwk: JWK
}

async function newKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

export async function startFakeProvider(clientId: string): Promise<FakeProvider> {
  let key = await newKey('k1')
  const foreign = await newKey('k1')
  let nonce = ''
  let challenge = ''
  const asked: FakeProvider['asked'] = []
  const server: Server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/sair`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/jwks') return send(200, { keys: [key.jwk] })
    if (request.url === '/token')
      return void (async () => {
        const body = new URLSearchParams(await textOf(request))
        asked.push({ authorization: request.headers.authorization, body })
        if (provider.answer.refuses || !challenge) return send(400, { error: 'invalid_grant' })
        send(200, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken() })
      })()
    send(404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const idToken = () => {
    const { claims, iss = issuer, aud = clientId, expires = 300, foreignKey, ...more } = provider.answer
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ auth_time: now, ...claims, nonce: more.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(now)
      .setExpirationTime(now + expires)
      .sign(foreignKey ? foreign.privateKey : key.privateKey)
  }
  const provider: FakeProvider = {
    issuer,
    answer: { claims: { sub: 'a' } },
    asked,
    async rotate() {
      key = await newKey('k2')
    },
    comeBack(address) {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce') ?? ''
      challenge = searchParams.get('code_challenge') ?? ''
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', 'c')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      return back.pathname + back.search
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return provider
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
