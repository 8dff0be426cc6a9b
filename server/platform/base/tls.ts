/** True for addresses only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** What says in an address of PostgreSQL whether it is spoken to by TLS. */
const PG_TLS = ['sslmode', 'ssl', 'sslrootcert', 'sslcert']

/** An address of PostgreSQL on another machine that does not say how, asks for TLS and a certificate that holds; one on this machine stays as it is. */
export function withTls(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return databaseUrl
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return databaseUrl
  if (PG_TLS.some((name) => url.searchParams.has(name))) return databaseUrl
  url.searchParams.set('sslmode', 'verify-full')
  return url.toString()
}

/** Whether a mail server has to change to TLS before anything is told to it; one on this machine need not, nor one of which SMTP_URL says so. */
export function demandsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true'
}
