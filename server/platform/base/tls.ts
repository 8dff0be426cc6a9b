/** True for loopback addresses. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Parameters of a PostgreSQL URL that decide about TLS. */
const PG_TLS = ['sslmode', 'ssl', 'sslrootcert', 'sslcert']

/** Adds TLS with certificate verification to a PostgreSQL URL of another host that sets no TLS parameter; sockets and loopback stay as they are. */
export function withTls(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return databaseUrl
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return databaseUrl
  if (PG_TLS.some((name) => url.searchParams.has(name))) return databaseUrl
  url.searchParams.set('sslmode', 'verify-full')
  return url.toString()
}

/** Whether STARTTLS is required: not for loopback, nor where SMTP_URL has ignoreTLS=true. */
export function demandsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true'
}
