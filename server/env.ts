import { resolve } from 'node:path'
import { readPublicKey } from '#server/features/backup/keys.ts'
import { readSecretFiles } from '#server/platform/base/secret-files.ts'
import { isLoopback, withTls } from '#server/platform/base/tls.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import type { ClamdAddress } from '#server/platform/files/antivirus.ts'
import type { S3Place } from '#server/platform/files/s3-store.ts'
import type { AssistantSettings } from '#server/platform/integrations/assistente/client.ts'
import type { AuthenticatorSettings } from '#server/platform/integrations/autenticador/client.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { SHORTEST_PASSWORD } from '#server/platform/session/passwords/password-strength.ts'

/** Everything the environment decides, validated. */
export type Env = {
  /** TCP port, 0 for any free one (default 3000). */
  port: number
  /** Address to listen on (default 127.0.0.1). */
  host: string
  /** Absolute folder of database, files and secrets (default ./data). */
  dataDir: string
  /** Megabytes that must be free in DATA_DIR for /api/ready (default 200). */
  diskReserve: number
  /** External PostgreSQL, with TLS unless it is on this machine or the URL sets otherwise; absent: the embedded one. */
  databaseUrl: string | undefined
  /** URL of the same database for the role that owns the tables and migrates; absent: `databaseUrl` is used. */
  migrationUrl: string | undefined
  /** Demo company and demo log-ins exist. */
  demo: boolean
  /** The demo may be reached through a proxy or under another host name than this machine's. */
  demoPublic: boolean
  /** The default DEMO=1 of the embedded database was refused because HOST is not loopback. */
  demoRefused: boolean
  /** Secret from the environment; absent: the one kept in DATA_DIR (see `sessionSecret`). */
  sessionSecret: string | undefined
  /** The former secret, set while texts it sealed must still be read. */
  formerSecret: string | undefined
  /** First password of `admin` in a database without demo. */
  adminPassword: string | undefined
  /** Trusted proxies: none, a number of hops, or a list of addresses and networks. */
  trustProxy: false | number | string
  /** Public address of the product, for links in e-mails and previews; absent: the one stored by the administrator, for the portal's own answers the request's host. */
  publicUrl: string | undefined
  /** Origin of the portal, when it has a host of its own. */
  portalUrl: string | undefined
  /** Fixed current date, YYYY-MM-DD, for tests. */
  today: string | undefined
  /** Address of the provider's support chat; `{empresa}` and `{cliente}` stand for the support codes. */
  supportChat: string | undefined
  /** Address of the provider that takes reports of problems, by POST. */
  problemReports: string | undefined
  /** Address of the provider that takes suggestions, by POST. */
  suggestions: string | undefined
  /** Mail server and sender address; absent: e-mails stay in the outbox. */
  smtp: { url: string; from: string } | undefined
  /** Bucket that holds the contents of files; absent: DATA_DIR/arquivos. */
  s3: S3Place | undefined
  /** Whether this server runs tasks itself; else only the worker processes (`npm run worker`) do. */
  tasks: boolean
  /** ClamAV's daemon, which scans each upload before it is stored; absent: no scan. */
  clamd: ClamdAddress | undefined
  /** Allowed targets of webhooks: hosts (`*.exemplo.com.br`, with a port when it is not 443), or whole origins, which may be inner addresses. */
  webhookHosts: string[]
  /** allowed hosts of single sign-on providers */
  oidcHosts: string[]
  /** The assistant's service and model, and its key where needed; absent until the first two are set. */
  assistant: AssistantSettings | undefined
  /** The payroll system's service that receives areas, and its key; absent until its address is set. */
  colabore: { url: string; key?: string; homologacao?: true } | undefined
  /** The authenticator of licences, its key and version; absent until address and key are set. */
  authenticator: AuthenticatorSettings | undefined
  /** Passphrase or public key that encrypts the nightly backup. */
  backup: { senha: string } | { chavePublica: string } | undefined
  /** The external survey tool, and its key unless each company enters its own. */
  ferramentaPesquisa: { url: string; key?: string } | undefined
  /** The course platform, and its key unless each company enters its own. */
  eduvem: { url: string; key?: string } | undefined
  /** Addresses of Chat Pro (messages to candidates) and Sólides (results of profiles); each company enters its key. */
  chatPro: { url: string } | undefined
  solides: { url: string } | undefined
}

type Source = Record<string, string | undefined>

/**
 * Reads and validates the environment, and the files it names for secrets. An empty value counts as absent.
 * @throws StartupError naming every wrong variable, in Portuguese
 */
export function readEnv(source: Source = process.env): Env {
  const errors: string[] = []
  const fromFiles = readSecretFiles(source, errors)
  const env = parse((name) => fromFiles[name] ?? (source[name]?.trim() || undefined), errors)
  if (errors.length > 0) throw new StartupError(`Configuração inválida:\n${errors.map((e) => `  - ${e}`).join('\n')}`)
  return env
}

function parse(value: (name: string) => string | undefined, errors: string[]): Env {
  const host = value('HOST') ?? '127.0.0.1'
  const databaseUrl = value('DATABASE_URL')
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'])
    if (!/^postgres(ql)?:\/\//.test(value(name) ?? 'postgres://'))
      errors.push(`${name} deve começar com postgres:// ou postgresql://.`)
  const migrationUrl = value('MIGRATION_DATABASE_URL')
  if (migrationUrl && !databaseUrl) errors.push('MIGRATION_DATABASE_URL pede também DATABASE_URL.')
  if (migrationUrl && databaseUrl && accountOf(migrationUrl) === accountOf(databaseUrl))
    errors.push('MIGRATION_DATABASE_URL deve ter outra conta que DATABASE_URL.')
  const byHand = readFlag('DEMO', value('DEMO'), errors)
  const byDefault = databaseUrl === undefined
  const sessionSecret = value('SESSION_SECRET')
  if (sessionSecret && sessionSecret.length < 32 && !isLoopback(host))
    errors.push('SESSION_SECRET deve ter ao menos 32 caracteres quando HOST não é local.')
  const adminPassword = value('ADMIN_PASSWORD')
  if (adminPassword && adminPassword.length < SHORTEST_PASSWORD)
    errors.push(`ADMIN_PASSWORD deve ter ao menos ${SHORTEST_PASSWORD} caracteres.`)
  return {
    port: readPort(value('PORT'), errors),
    host,
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl && withTls(databaseUrl),
    migrationUrl: migrationUrl && withTls(migrationUrl),
    diskReserve: readMegabytes('DISK_RESERVE_MB', value('DISK_RESERVE_MB'), errors) ?? 200,
    demo: byHand ?? (byDefault && isLoopback(host)),
    demoPublic: readFlag('DEMO_PUBLICA', value('DEMO_PUBLICA'), errors) ?? false,
    demoRefused: byHand === undefined && byDefault && !isLoopback(host),
    sessionSecret,
    formerSecret: value('SESSION_SECRET_ANTERIOR'),
    adminPassword,
    trustProxy: readTrustProxy(value('TRUST_PROXY'), errors),
    ...readAddresses(value, errors),
    today: readDate('TODAY', value('TODAY'), errors),
    supportChat: readAddress('LINK_CHAT', value('LINK_CHAT'), errors),
    problemReports: readAddress('ENVIO_PROBLEMAS', value('ENVIO_PROBLEMAS'), errors),
    suggestions: readAddress('ENVIO_SUGESTOES', value('ENVIO_SUGESTOES'), errors),
    smtp: readSmtp(value('SMTP_URL'), value('MAIL_FROM'), errors),
    s3: readS3(value, errors),
    tasks: readFlag('TAREFAS', value('TAREFAS'), errors) ?? true,
    clamd: readClamd(value('CLAMD'), errors),
    assistant: readAssistant(value, errors),
    colabore: readColabore(value, errors),
    eduvem: readKeyed('EDUVEM', value, errors),
    ferramentaPesquisa: readKeyed('FERRAMENTA_PESQUISA', value, errors),
    authenticator: readAuthenticator(value, errors),
    backup: readBackup(value, errors),
    chatPro: readService('CHATPRO_URL', value, errors),
    solides: readService('SOLIDES_URL', value, errors),
    webhookHosts: readHosts('WEBHOOK_HOSTS', value('WEBHOOK_HOSTS'), errors),
    oidcHosts: readHosts('OIDC_HOSTS', value('OIDC_HOSTS'), errors),
  }
}

/** User name in a PostgreSQL URL. */
const accountOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).username : undefined)

function readMegabytes(name: string, text: string | undefined, errors: string[]): number | undefined {
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
  errors.push(`${name} deve ser um número de megabytes (recebido: '${text}').`)
  return undefined
}

function readPort(text: string | undefined, errors: string[]): number {
  if (text === undefined) return 3000
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  errors.push(`PORT deve ser um número entre 0 e 65535 (recebido: '${text}').`)
  return 0
}

function readHosts(name: string, text: string | undefined, errors: string[]): string[] {
  const hosts =
    text
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? []
  const isOrigin = (host: string) => /^https?:\/\//.test(host) && URL.canParse(host) && new URL(host).origin === host
  const wrong = hosts.filter((host) => !isOrigin(host) && !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host))
  if (wrong.length > 0)
    errors.push(`${name} deve ter nomes de servidores separados por vírgula (recebido: '${wrong.join(', ')}').`)
  return hosts
}

function readFlag(name: string, text: string | undefined, errors: string[]): boolean | undefined {
  if (text === undefined) return undefined
  if (/^(1|true|sim)$/i.test(text)) return true
  if (/^(0|false|n[aã]o)$/i.test(text)) return false
  errors.push(`${name} deve ser 1 ou 0 (recebido: '${text}').`)
  return undefined
}

function readDate(name: string, text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined) return undefined
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text
  errors.push(`${name} deve ser uma data no formato AAAA-MM-DD (recebido: '${text}').`)
  return undefined
}

/** Address and model must be set together: one alone would fail only at the first request. */
function readAssistant(value: (name: string) => string | undefined, errors: string[]): Env['assistant'] {
  const url = readAddress('ASSISTENTE_URL', value('ASSISTENTE_URL'), errors)
  const key = value('ASSISTENTE_CHAVE')
  const model = value('ASSISTENTE_MODELO')
  if (url && model) return { url, model, ...(key !== undefined && { key }) }
  const given = value('ASSISTENTE_URL') ?? key ?? model
  if (given) errors.push('ASSISTENTE_URL e ASSISTENTE_MODELO devem ser informados juntos.')
  return undefined
}

/** A service's address (`<name>_URL`), and a key (`<name>_CHAVE`) for companies that enter none of their own. */
function readKeyed(
  name: 'EDUVEM' | 'FERRAMENTA_PESQUISA',
  value: (name: string) => string | undefined,
  errors: string[],
): { url: string; key?: string } | undefined {
  const url = readAddress(`${name}_URL`, value(`${name}_URL`), errors)
  const key = value(`${name}_CHAVE`)
  if (url) return { url, ...(key ? { key } : {}) }
  if (key) errors.push(`${name}_CHAVE só serve junto de ${name}_URL.`)
  return undefined
}

/** The authenticator's address and key, together or not at all; version 2.0 by default. */
function readAuthenticator(value: (name: string) => string | undefined, errors: string[]): Env['authenticator'] {
  const url = readAddress('AUTENTICADOR_URL', value('AUTENTICADOR_URL'), errors)
  const key = value('AUTENTICADOR_CHAVE')
  const versao = value('AUTENTICADOR_VERSAO') ?? '2.0'
  if (versao !== '1.0' && versao !== '2.0')
    errors.push(`AUTENTICADOR_VERSAO deve ser 1.0 ou 2.0 (recebido: '${versao}').`)
  else if (url && key) return { url, key, versao }
  if (value('AUTENTICADOR_URL') ? !key : key)
    errors.push('AUTENTICADOR_URL e AUTENTICADOR_CHAVE devem ser informados juntos.')
  return undefined
}

/** Passphrase or public key of the nightly backup, not both. */
function readBackup(value: (name: string) => string | undefined, errors: string[]): Env['backup'] {
  const [senha, chavePublica] = [value('BACKUP_SENHA'), value('BACKUP_CHAVE_PUBLICA')]
  if (senha && chavePublica) errors.push('BACKUP_SENHA e BACKUP_CHAVE_PUBLICA não podem ser informadas juntas.')
  if (senha && senha.length < SHORTEST_PASSWORD)
    errors.push(`BACKUP_SENHA deve ter ao menos ${SHORTEST_PASSWORD} caracteres.`)
  if (chavePublica && !readPublicKey(chavePublica))
    errors.push('BACKUP_CHAVE_PUBLICA deve ser uma chave pública RSA de ao menos 2048 bits, em PEM.')
  return senha ? { senha } : chavePublica ? { chavePublica } : undefined
}

/** The address of a service whose key is entered on the screen. */
function readService(name: string, value: (name: string) => string | undefined, errors: string[]) {
  const url = readAddress(name, value(name), errors)
  return url ? { url } : undefined
}

function readColabore(value: (name: string) => string | undefined, errors: string[]): Env['colabore'] {
  const url = readAddress('COLABORE_URL', value('COLABORE_URL'), errors)
  const key = value('COLABORE_CHAVE')
  if (url)
    return { url, ...(key ? { key } : {}), ...(value('COLABORE_HOMOLOGACAO') === '1' ? { homologacao: true } : {}) }
  if (key) errors.push('COLABORE_CHAVE só serve junto de COLABORE_URL.')
  return undefined
}

function readAddress(name: string, text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined || (/^https?:\/\//.test(text) && URL.canParse(text))) return text
  errors.push(`${name} deve ser um endereço que começa com http:// ou https:// (recebido: '${text}').`)
  return undefined
}

/** PUBLIC_URL and PORTAL_URL must differ in their host: only hosts separate pages and cookies, folders do not. */
function readAddresses(
  value: (name: string) => string | undefined,
  errors: string[],
): Pick<Env, 'publicUrl' | 'portalUrl'> {
  const read = (name: string) => readAddress(name, value(name), errors)?.replace(/\/+$/, '')
  const [publicUrl, portalUrl] = [read('PUBLIC_URL'), read('PORTAL_URL')]
  if (portalUrl === undefined || !URL.canParse(portalUrl)) return { publicUrl, portalUrl }
  if (new URL(portalUrl).origin !== portalUrl.toLowerCase())
    errors.push('PORTAL_URL deve ter somente o nome do portal, como https://vagas.exemplo.com.br.')
  if (publicUrl === undefined) errors.push('PORTAL_URL pede também PUBLIC_URL.')
  else if (URL.canParse(publicUrl) && new URL(publicUrl).host === new URL(portalUrl).host)
    errors.push('PORTAL_URL deve ter outro nome que PUBLIC_URL.')
  return { publicUrl, portalUrl }
}

/** Bucket and keys must be set together: an incomplete setting would fail only at the first upload. */
function readS3(value: (name: string) => string | undefined, errors: string[]): S3Place | undefined {
  const endpoint = readAddress('S3_URL', value('S3_URL'), errors)
  const [bucket, accessKey, secretKey] = [value('S3_BUCKET'), value('S3_ACCESS_KEY'), value('S3_SECRET_KEY')]
  const prefix = value('S3_PREFIX')?.replace(/^\/+|\/+$/g, '')
  if (prefix !== undefined && !/^[\w.-]+(\/[\w.-]+)*$/.test(prefix))
    errors.push('S3_PREFIX deve ter letras, números, ponto, hífen e barras.')
  if (endpoint && bucket && accessKey && secretKey)
    return { endpoint, bucket, accessKey, secretKey, region: value('S3_REGION') ?? 'us-east-1', prefix }
  if (value('S3_URL') ?? bucket ?? accessKey ?? secretKey)
    errors.push('S3_URL, S3_BUCKET, S3_ACCESS_KEY e S3_SECRET_KEY devem ser informados juntos.')
  return undefined
}

/** '/run/clamav/clamd.ctl' or 'antivirus:3310' */
function readClamd(text: string | undefined, errors: string[]): ClamdAddress | undefined {
  if (text === undefined || text.startsWith('/')) return text === undefined ? undefined : { path: text }
  const [, host, port] = /^(\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? []
  if (host && Number(port) > 0 && Number(port) <= 65535) return { host: host.replace(/[[\]]/g, ''), port: Number(port) }
  errors.push(`CLAMD deve ser o caminho de um soquete ou servidor:porta (recebido: '${text}').`)
  return undefined
}

/** SMTP_URL may hold a password: it is never repeated in a message. */
function readSmtp(url: string | undefined, from: string | undefined, errors: string[]): Env['smtp'] {
  if (url === undefined) return undefined
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    errors.push('SMTP_URL deve ser um endereço que começa com smtp:// ou smtps://.')
  if (from === undefined || !isAddress(from))
    errors.push('MAIL_FROM deve ser o endereço de e-mail de onde o sistema envia, quando há SMTP_URL.')
  return { url, from: from ?? '' }
}

/** Parses TRUST_PROXY; `true` means one hop, not every proxy, for then a client could forge its address. */
function readTrustProxy(text: string | undefined, errors: string[]): false | number | string {
  if (text === undefined || /^(0|false|n[aã]o)$/i.test(text)) return false
  if (/^(true|sim)$/i.test(text)) return 1
  if (/^\d{1,2}$/.test(text)) return Number(text)
  if (/^[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*$/.test(text) && /[.:]/.test(text)) return text
  errors.push(`TRUST_PROXY deve ser 0, o número de proxies ou uma lista de endereços (recebido: '${text}').`)
  return false
}
