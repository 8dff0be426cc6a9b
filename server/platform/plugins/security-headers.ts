import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Content Security Policy: scripts from this server only, without eval; inline styles are allowed because emotion writes them. */
const options: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ["'self'", 'blob:'],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
    },
  },
  // no-referrer would set Origin to null in a form's post
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
}

/** Runs helmet once and returns its headers, which are the same for every answer. */
function fixedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return { ...headers, 'permissions-policy': 'camera=(), geolocation=(), microphone=()' }
}

/** Adds the security headers to every answer. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  const headers = fixedHeaders()
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
  // API answers are no-store unless a route sets cache-control
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
